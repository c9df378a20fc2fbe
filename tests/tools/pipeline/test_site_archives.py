"""The archives with which pages start Python; the game never loads those of other pages."""

import json
import re

import pytest

from tools.paths import WEB, BuildError
from tools.pipeline.assemble import sources
from tools.pipeline.bytecode import unzip
from tools.pipeline.imports import imported_sources
from tools.pipeline.site import PLAIN, page
from tools.pipeline.site_archives import (
    GAME,
    SENTENCES,
    PageStart,
    folder_archives,
    message_archives,
    required_folders,
    snapshot_folders,
    starts,
    with_archives,
)

PAD = PageStart("scorepad", ("kingdoms.zip", "scorepad.zip"))
EMBED = PageStart("embed", ("embed.zip",))

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
            *("pyodide-loader.mjs", "memory.wasm"),
            *(*PAD.archives, *EMBED.archives),
        )
    },
    **{
        f"v/en-1/{name}": b'{"plugins": []}'
        for name in (
            *("pyscript.json", "faults.js", "boot.js", "words.zip", "more.zip"),
            *(PAD.config, EMBED.config),
        )
    },
}
"""The files needed for a start."""
SOURCE = '<html><head><meta charset="utf-8"><!-- preload --><!-- boot: setup --></head></html>'


WEB_FILES = {
    "browser/dom.py": b"",
    "table/app.py": b"from browser import dom",
    "setup/view.py": b"def start():\n    from table.app import ObservedApp",
    "kingdoms/model.py": b"import table.app",
    "scorepad/view.py": b"from kingdoms.model import Pad",
    "coach/__init__.py": b"",
    "coach/view.py": b"",
    "coach.css": b"dialog {}",
    "scorepad.css": b"main {}",
    "index.html": b"<html><!-- boot: setup -->",
    "pad.html": b"<html><!-- boot: scorepad -->",
    "guide.html": b"<dialog>",
}
"""A small web/: a game, a score pad with its own page, and a coach."""


def archived(web: dict[str, bytes]) -> dict[str, set[str]]:
    """The names of the files in each archive built from ``web``."""
    modules = {f"{name}c": body for name, body in web.items() if name.endswith(".py")}
    return {name: {*unzip(body)} for name, body in folder_archives(web, modules).items()}


def test_imports_of_the_game_are_in_the_memory_and_other_folders_are_archives() -> None:
    archives = archived(WEB_FILES)
    assert archives["page.zip"] == {"browser/dom.pyc", "table/app.pyc", "setup/view.pyc"}
    assert archives["kingdoms.zip"] == {"kingdoms/model.pyc"}
    assert archives["scorepad.zip"] == {"scorepad/view.pyc"}
    assert archives["coach.zip"] == {"coach/__init__.pyc", "coach/view.pyc", "style.css"}
    assert archives.keys() == {"page.zip", "kingdoms.zip", "scorepad.zip", "coach.zip"}


def test_an_archive_has_the_part_of_the_library_that_only_its_feature_imports() -> None:
    view = b"import realmino.together.fair"
    photo = b"import realmino.notation.recognition"
    web = {**WEB_FILES, "friends/view.py": view, "photo/view.py": photo}
    library = ("realmino/together/fair.py", "realmino/notation/recognition.py")
    modules = {"friends/view.py": view, "photo/view.py": photo, **dict.fromkeys(library, b"")}
    archives = folder_archives(web, modules)
    assert {*unzip(archives["friends.zip"])} == {"friends/view.py", library[0]}
    assert {*unzip(archives["photo.zip"])} == {"photo/view.py", library[1]}


def test_a_page_starts_with_the_archives_its_feature_imports() -> None:
    assert starts(WEB_FILES) == {"index.html": GAME, "pad.html": PAD}


def test_a_removed_folder_leaves_nothing_behind() -> None:
    left = {name: body for name, body in WEB_FILES.items() if "coach" not in name}
    assert archived(left).keys() == {"page.zip", "kingdoms.zip", "scorepad.zip"}


def test_lazy_modules_are_in_an_archive_that_no_page_starts_with() -> None:
    web = sources(WEB)
    folders = {name.partition("/")[0] for name in web if name.endswith("/__init__.py")}
    begun = (
        snapshot_folders(web)
        | required_folders(web, "scorepad")
        | required_folders(web, "embed")
        | {*SENTENCES}
    )
    fetched = folders - begun
    assert fetched >= {"coach", "guide", "history"}
    files = FIXED | {f"v/game-1/{folder}.zip": b"" for folder in fetched}
    for start in (GAME, PAD, EMBED):
        text = page(SOURCE, files, start)
        assert not [folder for folder in fetched if f"{folder}.zip" in text]


def test_a_configuration_adds_its_archives() -> None:
    files = {"./page.zip": "./page.zip"}
    config = json.dumps({"interpreter": "a.mjs", "files": files})
    more = json.loads(with_archives(config, {"../game-1/pad.zip": "pad.zip"}))
    assert more["files"] == {**files, "../game-1/pad.zip": "./pad.zip"}
    assert more["interpreter"] == "a.mjs"


def test_sentences_are_only_in_the_archives_of_their_language() -> None:
    """The table has its own archive; dialogs and other pages share a second one."""
    names = ["words/__init__.pyc", "more/__init__.pyc"]
    places = ("words", "more", "realmino/text")
    names += [f"{place}/{language}.pyc" for place in places for language in ("en", "fr")]
    modules = dict.fromkeys(names, b"")
    assert {archive: {*files} for archive, files in message_archives(modules, "fr").items()} == {
        "words.zip": {"words/__init__.pyc", "words/fr.pyc"},
        "more.zip": {"more/__init__.pyc", "more/fr.pyc"},
        "library.zip": {"realmino/text/fr.pyc"},
    }
    assert folder_archives({}, modules).keys() == {"page.zip"}


def test_a_page_in_another_language_links_to_shared_files() -> None:
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


@pytest.mark.parametrize("start", [GAME, PAD, EMBED])
def test_a_page_names_its_start_module(start: PageStart) -> None:
    assert "async def start()" in (WEB / start.feature / "view.py").read_text()
    given = dict(re.findall(r' data-(\w+)="([^"]*)"', page(SOURCE, FIXED, start)))
    assert given["feature"] == start.feature
    assert given["archives"].split() == start.fetched_archives


@pytest.mark.parametrize("start", [GAME, PAD, EMBED])
def test_a_page_preloads_exactly_what_it_starts_with(start: PageStart) -> None:
    text = page(SOURCE, FIXED, start)
    for one in (GAME, PAD, EMBED):
        for name in (one.config, *one.archives):
            assert (f"-1/{name}" in text) is (one is start), name


def test_a_page_fetches_the_memory_and_not_its_replacements() -> None:
    text = page(SOURCE, FIXED)
    assert text.count('href="./v/game-1/memory.wasm"') == 1
    assert not [name for name in (*PLAIN, "realmino-1.whl") if name in text]


def test_a_page_and_its_worker_use_the_same_loader() -> None:
    text = page(SOURCE, FIXED, GAME, (), "fr/")
    assert text.count('data-python="../v/game-1/pyodide-loader.mjs"') == 1


def test_reports_a_syntax_error_with_its_line() -> None:
    """Even in a module that Pyodide hasn't compiled yet, such as a broken library module."""
    with pytest.raises(BuildError, match=r"^a/b\.py, line 2: invalid syntax\.$"):
        imported_sources({"a/b.py": b"x = 1\ndef\n"}, ["a/b.py"])
