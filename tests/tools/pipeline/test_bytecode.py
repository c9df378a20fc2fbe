"""Only changed modules are compiled for the page, always to the same bytes."""

from os import utime
from pathlib import Path

import pytest

from tools.paths import BuildError
from tools.pipeline import bytecode
from tools.setup.environment import npm_packages

ONE = b'''"""A module."""
from dataclasses import dataclass

@dataclass(frozen=True)
class Domino:
    """Two halves."""

    number: int
    crowns: int = 0

    def worth(self):
        return self.number
'''
OTHER = b'"""Another."""\nnumber = 48\ncrowns = ["worth", "Domino", "frozen"]\n'


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The modules that each start of Pyodide compiles, beginning with an empty cache."""
    given: list[list[str]] = []
    run = bytecode._run

    def watched(pyodide: Path, source: bytes, *arguments: str) -> bytes:
        given.append(sorted(bytecode.unzip(source)))
        return run(pyodide, source, *arguments)

    monkeypatch.setattr(bytecode, "WORK", tmp_path)
    monkeypatch.setattr(bytecode, "_run", watched)
    return given


def test_the_oldest_cached_files_are_deleted(tmp_path: Path) -> None:
    for age, name in enumerate(("memory-c", "memory-a", "memory-b", "other")):
        (tmp_path / name).write_bytes(b"")
        utime(tmp_path / name, (age, age))
    bytecode.prune(tmp_path, "memory-*", 2)
    assert {path.name for path in tmp_path.iterdir()} == {"memory-a", "memory-b", "other"}


@pytest.mark.deep
def test_only_a_changed_module_is_compiled(runs: list[list[str]]) -> None:
    pyodide = npm_packages() / "pyodide"
    together = bytecode.modules(pyodide, {"one.py": ONE, "other.py": OTHER})
    assert set(together) == {"one.pyc", "other.pyc"}
    changed = bytecode.modules(pyodide, {"one.py": ONE, "other.py": OTHER + b"\n#\n"})
    assert bytecode.modules(pyodide, {"one.py": ONE, "other.py": OTHER}) == together
    assert runs == [["one.py", "other.py"], ["other.py"]]
    assert changed["one.pyc"] == together["one.pyc"]
    assert changed["other.pyc"] != together["other.pyc"]


@pytest.mark.deep
def test_compiled_modules_do_not_depend_on_other_modules(
    runs: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise, a site's bytes would depend on earlier compilations."""
    pyodide = npm_packages() / "pyodide"
    together = bytecode.modules(pyodide, {"one.py": ONE, "other.py": OTHER})
    monkeypatch.setattr(bytecode, "WORK", tmp_path / "again")
    alone = bytecode.modules(pyodide, {"other.py": OTHER})
    assert alone["other.pyc"] == together["other.pyc"]
    assert runs == [["one.py", "other.py"], ["other.py"]]


def test_compiled_modules_keep_line_numbers_and_no_columns(runs: list[list[str]]) -> None:
    """No page shows columns, and they would make a first game a tenth larger."""
    pyodide = npm_packages() / "pyodide"
    tight, loose = b"def sum(a, b):\n    return a+b\n", b"def sum(a, b):\n    return a  +  b\n"
    sources = {"tight.py": tight, "loose.py": loose, "later.py": b"\n\n" + tight}
    made = bytecode.modules(pyodide, sources)
    header = 16
    one, other, moved = (made[f"{name}c"][header:].replace(name.encode(), b"") for name in sources)
    assert one == other
    assert one != moved
    assert len(runs) == 1


@pytest.mark.deep
def test_a_one_line_message_reports_a_syntax_error() -> None:
    pyodide = npm_packages() / "pyodide"
    with pytest.raises(BuildError, match=r"sources: SyntaxError: .*\(broken.py, line 2\)$"):
        bytecode.modules(pyodide, {"broken.py": b"x = 1\ndef\n"})
