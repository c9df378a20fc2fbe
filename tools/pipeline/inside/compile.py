"""Compiles every .py in an archive: compile.py IN_ZIP OUT_ZIP HOME OPTIMIZE.

It runs inside Pyodide (`run.mjs`), where `import_modules.py` also calls `minimal_code`.
"""

import ast
import importlib.util
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import CodeType

DOCUMENTED = 0x4000000  # CO_HAS_DOCSTRING


def without_annotations(tree: ast.Module) -> None:
    """Removes functions' annotations, which nothing in a page reads."""
    for part in ast.walk(tree):
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            part.returns = None
        elif isinstance(part, ast.arg):
            part.annotation = None


def without_docstrings(name: str, body: bytes) -> ast.Module:
    """The module's tree without docstrings, which no page shows."""
    tree = ast.parse(body, name)
    for part in ast.walk(tree):
        if not isinstance(part, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        # A dataclass without a docstring would take time to generate one.
        if isinstance(part, ast.ClassDef) and part.decorator_list:
            continue
        if ast.get_docstring(part, clean=False) is not None:
            alone = len(part.body) == 1
            part.body[0:1] = [ast.copy_location(ast.Pass(), part.body[0])] if alone else []
    return tree


def minimal_code(code: CodeType) -> CodeType:
    """The code without docstrings, line numbers or qualified names.

    All instructions are on the first line; an entry in the line table covers up to eight of them.
    """
    consts = tuple(
        minimal_code(part) if isinstance(part, CodeType) else part for part in code.co_consts
    )
    if code.co_flags & DOCUMENTED:
        consts = (None, *consts[1:])
    return code.replace(
        co_consts=consts,
        co_flags=code.co_flags & ~DOCUMENTED,
        co_linetable=b"\xef\0" * (len(code.co_code) // 16 + 1),
        co_qualname=code.co_name,
    )


def compiled(name: str, body: bytes, home: str, optimize: int) -> bytes:
    """The .pyc of a module whose archive is imported from `home`."""
    tree = without_docstrings(name, body)
    if optimize != 2:  # Pyodide's own modules read their docstrings
        without_annotations(tree)
    code = compile(tree, home + name, "exec", dont_inherit=True, optimize=optimize)
    if optimize == 2:
        code = minimal_code(code)
    # A hash-based .pyc contains no date, so builds are reproducible.
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(body), False))


def compile_all(source_path: str, target_path: str, home: str, optimize: int) -> None:
    """Writes a copy of an archive with its modules compiled."""
    with zipfile.ZipFile(source_path) as source, zipfile.ZipFile(target_path, "w") as target:
        for name in sorted(source.namelist()):
            body = source.read(name)
            if name.endswith(".py"):
                name, body = name + "c", compiled(name, body, home, optimize)
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            target.writestr(entry, body, zipfile.ZIP_DEFLATED, 9)


if __name__ == "__main__":
    source, target, home, level = sys.argv[1:]
    compile_all(source, target, home, int(level))
