"""Only what has changed is compiled for the page, and it becomes the same however that came."""

from pathlib import Path

import pytest

from tools import bytecode
from tools.bytecode import code_cache, modules, unzipped, with_compiled, zipped
from tools.environment import npm_packages
from tools.paths import BuildError

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
    """The modules that each start of Pyodide was given, from an empty cache on."""
    given: list[list[str]] = []
    run = bytecode._run

    def watched(what: str, pyodide: Path, source: bytes, *arguments: str) -> bytes:
        given.append(sorted(bytecode.unzipped(source)))
        return run(what, pyodide, source, *arguments)

    monkeypatch.setattr(bytecode, "WORK", tmp_path)
    monkeypatch.setattr(bytecode, "_run", watched)
    return given


def test_only_a_changed_module_is_compiled(runs: list[list[str]]) -> None:
    pyodide = npm_packages() / "pyodide"
    together = bytecode.modules(pyodide, {"one.py": ONE, "other.py": OTHER})
    assert set(together) == {"one.pyc", "other.pyc"}
    changed = bytecode.modules(pyodide, {"one.py": ONE, "other.py": OTHER + b"\n#\n"})
    assert bytecode.modules(pyodide, {"one.py": ONE, "other.py": OTHER}) == together
    assert runs == [["one.py", "other.py"], ["other.py"]]
    assert changed["one.pyc"] == together["one.pyc"]
    assert changed["other.pyc"] != together["other.pyc"]


def test_a_module_becomes_the_same_alone_and_among_others(
    runs: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the bytes of a site would tell what was compiled before."""
    pyodide = npm_packages() / "pyodide"
    together = bytecode.modules(pyodide, {"one.py": ONE, "other.py": OTHER})
    monkeypatch.setattr(bytecode, "WORK", tmp_path / "again")
    alone = bytecode.modules(pyodide, {"other.py": OTHER})
    assert alone["other.pyc"] == together["other.pyc"]
    assert runs == [["one.py", "other.py"], ["other.py"]]


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        (b"return self.number", b"return 2 * self.number", True),
        (b'"""A module."""', b'"""A better module."""', True),
        (b"crowns: int = 0", b"crowns: int", False),
        (b"number: int\n", b"number: int\n    box: int\n", False),
        (b"frozen=True", b"frozen=False", False),
        (b"def worth(self)", b"def __eq__(self, other)", False),
    ],
)
def test_methods_of_dataclasses_are_made_again_when_a_dataclass_changes(
    old: bytes, new: bytes, same: bool
) -> None:
    assert old in ONE
    after = ONE.replace(old, new)
    assert (bytecode.shape_of("one.py", after) == bytecode.shape_of("one.py", ONE)) is same


PAIR = b'''

class Pair(NamedTuple):
    """A territory and its points."""

    squares: int
    crowns: int

    def points(self):
        return self.squares * self.crowns
'''


@pytest.mark.parametrize(
    ("after", "same"),
    [
        (PAIR, False),
        (PAIR.replace(b"Pair", b"Region"), False),
        (PAIR.replace(b"squares: int\n", b"squares: int\n    knights: int\n"), False),
        (PAIR.replace(b"self.squares * self.crowns", b"0"), True),
    ],
    ids=["come", "renamed", "with a field more", "with another method"],
)
def test_and_when_a_named_tuple_comes_goes_or_changes(after: bytes, same: bool) -> None:
    before = ONE + (b"" if after == PAIR else PAIR)
    shapes = [bytecode.shape_of("one.py", text) for text in (before, ONE + after)]
    assert (shapes[0] == shapes[1]) is same


def test_a_module_tells_the_lines_of_its_code_and_no_columns(runs: list[list[str]]) -> None:
    """Nobody reads columns in a page, and with them a first game is a tenth larger."""
    pyodide = npm_packages() / "pyodide"
    tight, loose = b"def sum(a, b):\n    return a+b\n", b"def sum(a, b):\n    return a  +  b\n"
    sources = {"tight.py": tight, "loose.py": loose, "later.py": b"\n\n" + tight}
    made = bytecode.modules(pyodide, sources)
    header = 16
    one, other, moved = (made[f"{name}c"][header:].replace(name.encode(), b"") for name in sources)
    assert one == other
    assert one != moved
    assert len(runs) == 1


def test_compiled_modules_stand_in_the_wheels_record() -> None:
    known = b"a/__init__.py,x,0\na/art/c.py,x,0\na/cli/b.py,x,0\n"
    sources = {"a/__init__.py": b"", "a/art/c.py": b"", "a/cli/b.py": b""}
    wheel = zipped({**sources, "a-1.dist-info/RECORD": known})
    compiled = {"a/__init__.pyc": b"code", "a/art/c.pyc": b"code"}
    files = unzipped(with_compiled(wheel, compiled, ("a/cli/",), ("a/art/",)))
    added = "a/__init__.pyc,,\na/art/c.pyc,,\n"
    assert files.pop("a-1.dist-info/RECORD").decode() == f"a/__init__.py,x,0\n{added}"
    assert files == {"a/__init__.py": b"", **compiled}


def test_a_module_that_python_cannot_make_ready_is_told_in_one_line() -> None:
    pyodide = npm_packages() / "pyodide"
    with pytest.raises(BuildError, match=r"sources: SyntaxError: .*\(broken.py, line 2\)$"):
        modules(pyodide, {"broken.py": b"x = 1\ndef\n"})
    with pytest.raises(BuildError, match=r"sources: ValueError: no domino$"):
        code_cache(pyodide, {"broken.py": b"raise ValueError('no domino')\n"})
