"""How pages beside the game start Python: with modules of their own, which the game never loads."""

import json
import re

import pytest

from tools.bytecode import unzipped
from tools.paths import WEB
from tools.site import PLAIN, page
from tools.site_archives import (
    GAME,
    LATER,
    STARTS,
    PageStart,
    archives_of,
    with_archives,
    words_of,
)

FIXED = {
    **{f"v/pyscript-1/{name}": b"" for name in ("core.js", "core-1.js", "error-1.js")},
    **{
        f"v/runtime-1/{name}": b""
        for name in (
            *("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm"),
            *("pyodide-lock.json", "python_stdlib.zip"),
        )
    },
    **{
        f"v/game-1/{name}": b'{"plugins": []}'
        for name in (
            *("main.py", "worker.py", "page.zip", "realmino-1.whl"),
            *("pyodide-loader.mjs", "memory.mjs", "memory.wasm"),
            *(start.archive for start in STARTS.values()),
        )
    },
    **{
        f"v/en-1/{name}": b'{"plugins": []}'
        for name in (
            *("pyscript.json", "faults.js", "boot.js", "words.zip", "more.zip"),
            *(start.config for start in STARTS.values()),
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


def test_a_configuration_has_some_archives_more() -> None:
    files = {"./page.zip": "./page.zip"}
    config = json.dumps({"interpreter": "a.mjs", "files": files})
    more = json.loads(with_archives(config, {"../game-1/pad.zip": "pad.zip"}))
    assert more["files"] == {**files, "../game-1/pad.zip": "./pad.zip"}
    assert more["interpreter"] == "a.mjs"


def test_sentences_lie_in_archives_of_their_language_and_nowhere_else() -> None:
    """A table fetches its own; those of dialogs and of the pages beside it come with these."""
    spoken = [f"{part}/locale/{name}.pyc" for part in ("table", "pad") for name in ("en", "fr")]
    modules = dict.fromkeys([*spoken, "realmino/text/fr.pyc", "table/locale/__init__.pyc"], b"")
    assert words_of(modules, "fr") == {
        "words.zip": {"table/locale/fr.pyc": b""},
        "more.zip": {"pad/locale/fr.pyc": b"", "realmino/text/fr.pyc": b""},
    }
    archives = {name: {*unzipped(body)} for name, body in archives_of(modules).items()}
    assert archives["page.zip"] == {"table/locale/__init__.pyc"}
    assert not archives["pad.zip"] | archives["pictures.zip"]


def test_a_page_in_another_language_asks_for_its_own_and_shares_the_rest() -> None:
    links = '<a href="pad.html"></a><a href="rules/index.html"></a><a href="docs/index.html"></a>'
    links += '<img src="icons/icon.svg"><a href="../de/"></a><link href="boot.js">'
    own = {name.replace("en-1", "fr-1"): body for name, body in FIXED.items()}
    text = page(SOURCE.replace("</head>", f"</head>{links}"), own, GAME, ["pad.html"], "fr/")
    found = re.findall(r'<(?:a|img|link) (?:href|src)="([^"]*)"', text.partition("</head>")[2])
    assert found == [
        *("pad.html", "rules/index.html", "../docs/index.html", "../icons/icon.svg", "../de/"),
        "../v/fr-1/boot.js",
    ]
    assert '"./v/' not in text
    assert text.count('"../v/fr-1/words.zip"') == 1


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_a_page_starts_by_a_module_of_its_own_and_knows_where_its_own_lie(start: PageStart) -> None:
    """A package whose modules lie apart is told, or Python misses some."""
    program = f"{start.program.replace('.', '/')}.py"
    assert "def start" in (WEB / program).read_text()
    assert program.startswith(start.modules)
    given = dict(re.findall(r' data-(\w+)="([^"]*)"', page(SOURCE, FIXED, start)))
    assert given["program"] == start.program
    assert given["archive"] == start.archive
    for package in given["spoken"].split():
        assert (WEB / package.replace(".", "/") / "en.py").exists()
    own = [name for name in start.modules if not (WEB / name).is_dir()]
    assert {name.rpartition("/")[0].replace("/", ".") for name in own} == {
        *given["packages"].split()
    }


@pytest.mark.parametrize("start", [GAME, *STARTS.values()], ids=["index.html", *STARTS])
def test_a_page_asks_for_what_it_starts_with_and_nothing_else(start: PageStart) -> None:
    text = page(SOURCE, FIXED, start)
    for one in (GAME, *STARTS.values()):
        for name in filter(None, (one.config, one.archive)):
            assert (f"-1/{name}" in text) is (one is start), name


def test_a_page_fetches_the_memory_and_not_what_does_without_it() -> None:
    text = page(SOURCE, FIXED)
    assert text.count('href="./v/game-1/memory.wasm"') == 1
    assert not [name for name in (*PLAIN, "realmino-1.whl") if name in text]


def test_a_page_and_its_worker_start_python_by_the_same_loader() -> None:
    text = page(SOURCE, FIXED, GAME, (), "fr/")
    assert text.count('data-python="../v/game-1/pyodide-loader.mjs"') == 1
