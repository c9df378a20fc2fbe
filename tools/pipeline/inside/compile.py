"""Compiles every .py of an archive to a .pyc in its place: compile.py IN_ZIP OUT_ZIP HOME OPTIMIZE.

It runs inside Pyodide (`run.mjs`); `remember.py` calls `brief` there.
"""

import ast
import importlib.util
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import CodeType

DOCUMENTED = 0x4000000  # CO_HAS_DOCSTRING


def undocumented(name: str, body: bytes) -> ast.Module:
    """The module without the docstrings that nobody reads in a page."""
    tree = ast.parse(body, name)
    for part in ast.walk(tree):
        if not isinstance(part, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        # Dataclasses keep theirs: they would write themselves others, which takes time.
        if isinstance(part, ast.ClassDef) and part.decorator_list:
            continue
        if ast.get_docstring(part, clean=False) is not None:
            alone = len(part.body) == 1
            part.body[0:1] = [ast.copy_location(ast.Pass(), part.body[0])] if alone else []
    return tree


def brief(code: CodeType) -> CodeType:
    """The code without its docstrings, lines and long names, which only people read.

    Every instruction is on the first line. That part of a table stands for eight instructions.
    """
    consts = tuple(brief(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    if code.co_flags & DOCUMENTED:
        consts = (None, *consts[1:])
    return code.replace(
        co_consts=consts,
        co_flags=code.co_flags & ~DOCUMENTED,
        co_linetable=b"\xef\0" * (len(code.co_code) // 16 + 1),
        co_qualname=code.co_name,
    )


def compiled(name: str, body: bytes, home: str, optimize: int) -> bytes:
    """The .pyc of a module that will lie in that home."""
    tree = undocumented(name, body)
    code = compile(tree, home + name, "exec", dont_inherit=True, optimize=optimize)
    if optimize == 2:
        code = brief(code)
    # A pyc that is never checked against its source carries no date: every build is the same.
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(body), False))


def compile_all(given: str, made: str, home: str, optimize: int) -> None:
    """Writes an archive with the compiled modules of the given archive."""
    with zipfile.ZipFile(given) as source, zipfile.ZipFile(made, "w") as target:
        for name in sorted(source.namelist()):
            body = source.read(name)
            if name.endswith(".py"):
                name, body = name + "c", compiled(name, body, home, optimize)
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            target.writestr(entry, body, zipfile.ZIP_DEFLATED, 9)


if __name__ == "__main__":
    given, made, home, optimize = sys.argv[1:]
    compile_all(given, made, home, int(optimize))
