"""The snapshot from which Python starts: reproducible, and complete."""

import json
import struct
import subprocess
from base64 import b64decode
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import gettempdir

import pytest

from tools.paths import ROOT, BuildError
from tools.pipeline import snapshot
from tools.pipeline.bytecode import HOME, INSIDE, modules, stdlib
from tools.pipeline.snapshot import LATE, STAND_IN
from tools.setup.environment import node, npm_packages

LIBRARY = {"browser/__init__.py": b"", "browser/missing_stdlib.py": b"def install_finder(): pass\n"}
"""The stand-in for the module that fetches the rest of the standard library."""
PAGE = {
    "one.py": b"""
from collections import namedtuple
from dataclasses import dataclass
from js import document
from time import time

Pair = namedtuple("Pair", "squares crowns")
made = time(), {f"{n}": Pair(n, n) for n in range(500)}, {object(), object()}, __file__

@dataclass
class Domino:
    number: int
"""
}
"""A module with risks for reproducibility: times, hashes, addresses, paths, generated code."""
CORE = {"two.py": b"import random, one\n"}

ENCODE = """
const { encoded } = await import(process.argv[1]);
const cases = JSON.parse(process.argv[2]).map(([header, before, after]) => {
  const fresh = new Uint8Array(Uint32Array.from(before).buffer);
  const words = new Uint8Array(Uint32Array.from(after).buffer);
  const file = encoded(Uint8Array.from([...header, ...words]), fresh, 1, () => 0, 4 * 292);
  return [Buffer.from(file).toString("base64"), WebAssembly.validate(file)];
});
console.log(JSON.stringify(cases));
"""

Remember = Callable[[Mapping[str, bytes]], bytes]


@pytest.fixture
def remember(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Remember:
    """Takes a snapshot of Python with these modules and the usual ones."""
    monkeypatch.setattr(snapshot, "WORK", tmp_path / "first")
    pyodide = npm_packages() / "pyodide"

    def made(page: Mapping[str, bytes]) -> bytes:
        files = {"page.zip": {**LIBRARY, **page}, "realmino.whl": CORE if page is PAGE else {}}
        archives = {
            name: modules(pyodide, sources, f"{HOME}{name}/") for name, sources in files.items()
        }
        names = snapshot.imported_names({**PAGE, **CORE})
        return snapshot.memory(pyodide, stdlib(pyodide), archives, names)

    return made


@pytest.mark.deep
def test_snapshots_are_reproducible_and_contain_nothing_of_the_machine(
    remember: Remember, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = remember(PAGE)
    monkeypatch.setattr(snapshot, "WORK", tmp_path / "second")
    monkeypatch.setenv("TZ", "Pacific/Kiritimati")
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    assert remember(PAGE) == first
    monkeypatch.setattr(snapshot, "run_node", lambda *_: pytest.fail("made once more"))
    assert remember(PAGE) == first
    assert b"realmino.whl/two.py" in first
    for place in (f"{ROOT}", f"{Path.home()}/", f"{gettempdir()}/realmino-"):
        assert place.encode() not in first, place


@pytest.mark.deep
@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (b"x = [bytearray(30_000_000)]\n", "the modules need more than the 20 MiB that Pyodide"),
        (b"raise ValueError('no domino')\n", "ValueError: no domino$"),
    ],
    ids=["too large", "fails"],
)
def test_a_one_line_message_reports_a_module_that_cannot_be_snapshotted(
    remember: Remember, source: bytes, reason: str
) -> None:
    with pytest.raises(BuildError, match=f"^Python's memory could not be made: {reason}") as caught:
        remember({"broken.py": source})
    assert "\n" not in str(caught.value)


def test_lists_imports_of_the_browser_and_the_standard_library() -> None:
    sources = {
        "table/app.py": b"import json, urllib.parse\nfrom table.words import say\nimport js\n",
        "table/view_text.py": (
            b"from js import document, Object\nfrom collections.abc import Sequence\n"
            b"def late():\n    from js import URL\n    import pyodide, zlib\n"
        ),
        "realmino/game.py": b"from . import json5\nfrom .csv import rows\nimport json as text\n",
    }
    assert snapshot.imported_names(sources) == {
        "browser": ["Object", "URL", "document"],
        "library": ["collections.abc", "json", "urllib.parse", "zlib"],
        "late": [*LATE],
    }


def changed(before: list[int], *places: int) -> list[int]:
    """Copies ``before`` with different words at some places, but never at `RING`."""
    return [
        word ^ 0xFFFF_0002 if at in places and at != RING else word
        for at, word in enumerate(before)
    ]


RING = 290
"""The index of a word that points to itself: the ring of objects that are never collected."""
WORDS = [Random(at).getrandbits(32) for at in range(300)]
WORDS[RING] = 4 * RING
CASES = {
    "nothing": WORDS,
    "the first": changed(WORDS, 0),
    "the last": changed(WORDS, 299),
    "near and far": changed(WORDS, 3, 4, 9, 17, 18, 26, 200, 209, 217),
    "all": changed(WORDS, *range(300)),
}
HEADER = bytes(range(200, 240))


def test_a_snapshot_file_has_every_changed_word() -> None:
    given = json.dumps([[[*HEADER], WORDS, after] for after in CASES.values()])
    address = (INSIDE / "encode_memory.mjs").as_uri()
    command = [node(), "--input-type=module", "-e", ENCODE, address, given]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-500:]
    files = dict(zip(CASES, json.loads(done.stdout), strict=True))
    lengths = {}
    for name, (text, is_valid) in files.items():
        file = b64decode(text)
        lengths[name] = len(file)
        assert file.startswith(b"\0asm")
        assert is_valid, name
        assert decoded(file) == (HEADER, CASES[name]), name
    assert lengths["nothing"] < lengths["the first"] < lengths["near and far"] < lengths["all"]


def decoded(file: bytes) -> tuple[bytes, list[int]]:
    """The header of a snapshot file and the words of the memory, read as the page does."""
    _, header, size, count, _, ring = struct.unpack_from("<6I", file, 20)
    assert (size, ring) == (4 * len(WORDS), RING)
    rest = struct.unpack(f"<{(len(file) - 44 - header) // 4}I", file[44 + header :])
    runs, words = rest[:count], iter(rest[count:])
    memory = [*WORDS]
    for start, length in zip(runs[::2], runs[1::2], strict=True):
        memory[start : start + length] = [next(words) for _ in range(length)]
    assert not [*words]
    return file[44 : 44 + header], memory


@pytest.mark.parametrize("name", sorted(LATE))
def test_stand_ins_match_the_replaced_modules(name: str) -> None:
    namespace: dict[str, object] = {"__name__": name, "__package__": name.rpartition(".")[0]}
    exec(STAND_IN + LATE[name], namespace)
    true = vars(import_module(name))
    for key, value in namespace.items():
        if isinstance(value, int | str) and not key.startswith("__"):
            assert true[key] == value
