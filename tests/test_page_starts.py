"""How pages beside the game start Python: with modules of their own, which the game never loads."""

import json
import re

import pytest

from tools.bytecode import unzipped
from tools.paths import ROOT, WEB
from tools.site import GAME, LATER, STARTS, PageStart, archives_of, page, with_archive

FIXED = {
    **{f"v/pyscript-1/{name}": b"" for name in ("core.js", "core-1.js", "error-1.js")},
    **{
        f"v/runtime-1/{name}": b""
        for name in (
            *("pyodide-loader.mjs", "pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm"),
            *("pyodide-lock.json", "python_stdlib.zip"),
        )
    },
    **{
        f"v/game-1/{name}": b'{"plugins": []}'
        for name in (
            *("pyscript.json", "main.py", "worker.py", "page.zip", "realmino-1.whl", "faults.js"),
            *("boot.js", "offline.js", "pyscript-hooks.js"),
            *(name for start in STARTS.values() for name in (start.config, start.archive)),
        )
    },
}
"""The files that a start needs."""
SOURCE = '<html><head><meta charset="utf-8"><!-- preload --><!-- boot --></head></html>'


def test_a_page_has_its_own_modules_and_the_game_none_of_them() -> None:
    names = ("table/app.pyc", "browser/dom.pyc", "pad/model.pyc", "browser/pad_page.pyc")
    modules = {name: name.encode() for name in names}
    archives = {name: {*unzipped(body)} for name, body in archives_of(modules).items()}
    assert archives["page.zip"] == {"table/app.pyc", "browser/dom.pyc"}
    assert archives["pad.zip"] == {"pad/model.pyc", "browser/pad_page.pyc"}


def test_what_is_fetched_later_lies_in_an_archive_that_no_page_begins_with() -> None:
    modules = dict.fromkeys(("table/app.pyc", "shelf/__init__.pyc", "browser/shelf_a.pyc"), b"")
    archives = {name: {*unzipped(body)} for name, body in archives_of(modules).items()}
    assert archives["page.zip"] == {"table/app.pyc"}
    assert archives["shelf.zip"] == {"shelf/__init__.pyc", "browser/shelf_a.pyc"}
    files = FIXED | {f"v/game-1/{archive}": b"" for archive in LATER}
    for start in (GAME, *STARTS.values()):
        text = page(SOURCE, files, start)
        assert not [archive for archive in LATER if archive in text]


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_a_configuration_has_one_archive_more(start: PageStart) -> None:
    files = {"./page.zip": "./page.zip"}
    config = json.dumps({"interpreter": "a.mjs", "files": files})
    more = json.loads(with_archive(config, start.archive))
    assert more["files"] == {**files, f"./{start.archive}": f"./{start.archive}"}
    assert more["interpreter"] == "a.mjs"


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_a_page_takes_steps_that_there_are_and_knows_where_its_own_lie(start: PageStart) -> None:
    """The last one starts it. A package whose modules lie apart is told, or Python misses some."""
    for step in start.steps:
        path = step.replace(".", "/")
        assert any((root / f"{path}.py").exists() for root in (WEB, ROOT / "core")), step
    assert "def start" in (WEB / f"{start.steps[-1].replace('.', '/')}.py").read_text()
    given = dict(re.findall(r' data-(\w+)="([^"]*)"', page(SOURCE, FIXED, start)))
    assert given["steps"].split() == [*start.steps]
    assert given["archive"] == start.archive
    own = [name for name in start.modules if not (WEB / name).is_dir()]
    assert {name.rpartition("/")[0].replace("/", ".") for name in own} == {
        *given["packages"].split()
    }


@pytest.mark.parametrize("start", [GAME, *STARTS.values()], ids=["index.html", *STARTS])
def test_a_page_asks_for_what_it_starts_with_and_nothing_else(start: PageStart) -> None:
    text = page(SOURCE, FIXED, start)
    for one in (GAME, *STARTS.values()):
        for name in filter(None, (one.config, one.archive)):
            assert (f"v/game-1/{name}" in text) is (one is start), name
