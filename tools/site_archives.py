"""How pages start Python, and the archives in which its modules lie."""

import json
import re
from collections.abc import Mapping
from typing import NamedTuple

from tools.bytecode import zipped

Files = Mapping[str, bytes]

_LANGUAGE = re.compile(r"(?:\w+/locale|realmino/text)/([a-z]{2})\.pyc?")


class PageStart(NamedTuple):
    """How a page starts Python: by which configuration of PyScript, and by which module.

    ``archive`` has the modules that no other page loads, those whose names begin as one of
    ``modules``; `web/main.py` calls ``start`` of the program among them. A page that is not kept
    for playing offline stores nothing at all.
    """

    config: str = "pyscript.json"
    archive: str = ""
    modules: tuple[str, ...] = ()
    program: str = ""
    is_kept: bool = True

    @property
    def packages(self) -> list[str]:
        """The packages that are only partly in the archive."""
        parts = {name.rpartition("/")[0] for name in self.modules if not name.endswith("/")}
        return sorted(part.replace("/", ".") for part in parts)

    @property
    def data(self) -> str:
        """What `web/main.py` is told, as attributes of its script."""
        own = [name.replace("/", ".") for name in self.modules if name.endswith("/")]
        given = {
            "archive": [self.archive],
            "packages": self.packages,
            "spoken": [f"{name}locale" for name in own],
            "program": [self.program],
        }
        names = given if self.archive else ()
        return "".join(f' data-{name}="{" ".join(given[name])}"' for name in names)

    @property
    def fetched(self) -> list[str]:
        """What the page fetches beside what all fetch: archives of sentences and its own."""
        return [WORDS, *filter(None, [self.archive, self.archive and MORE])]


PROGRAM = "main.py"
WORDS, MORE = "words.zip", "more.zip"
"""The archives of a language: what the table says; what dialogs and the pages beside it say."""
GAME = PageStart()
STARTS = {
    "embed.html": PageStart(
        "embed.json",
        "embed.zip",
        ("embedding/", "browser/embedding.", "realmino/game/partial_state."),
        "browser.embedding",
        is_kept=False,
    ),
    "pad.html": PageStart(
        "pad.json",
        "pad.zip",
        ("pad/", "browser/pad_", "realmino/notation/drawing_checks"),
        "browser.pad_page",
    ),
}
"""The pages beside the game that start Python."""
LATER = {
    "analysis.zip": ("analysis/", "browser/analysis_"),
    "coach.zip": ("coach/", "browser/coach_"),
    "coming.zip": ("table/coming.", "browser/coming_dialog."),
    "ending.zip": ("ending/", "browser/ending_", "table/counted.", "table/kingdom_picture."),
    "guide.zip": ("guide/", "browser/guide_"),
    "lessons.zip": ("lessons/", "browser/lessons_"),
    "motion.zip": ("table/motion.", "table/sounds.", "realmino/drawing/art/flame."),
    "pictures.zip": (
        *("table/moment_picture.", "realmino/drawing/diagram"),
        *("realmino/drawing/art/signs.", "realmino/text/catalogue.", "realmino/text/en."),
    ),
    "reading.zip": ("table/reading", "browser/reading_"),
    "shelf.zip": ("shelf/", "browser/shelf_", "table/kingdom_picture."),
}
"""The archives that the game fetches when one of its dialogs wants them (`web/browser/later.py`),
each with how the names of its modules begin; what several need lies in each of these. Every copy
for playing offline has them."""


def own_archives() -> dict[str, tuple[str, ...]]:
    """The archives beside ``page.zip``, each with how the names of its modules begin."""
    return {**{start.archive: start.modules for start in STARTS.values()}, **LATER}


def is_apart(name: str) -> bool:
    """Whether a module of Python lies in an archive of its own."""
    return any(name.startswith(beginnings) for beginnings in own_archives().values())


def shared(modules: Files) -> dict[str, bytes]:
    """The modules that every page has: those of no other archive and of no language."""
    return {
        name: body
        for name, body in modules.items()
        if not is_apart(name) and not language_of(name)
    }  # fmt: skip


def archives_of(modules: Files) -> dict[str, bytes]:
    """The archives of Python's modules: ``page.zip``, which every page has, and all others."""
    silent = {name for name in modules if not language_of(name)}
    own = {
        archive: {name for name in silent if name.startswith(beginnings)}
        for archive, beginnings in own_archives().items()
    }
    return {
        archive: zipped({name: modules[name] for name in names})
        for archive, names in {"page.zip": {*shared(modules)}, **own}.items()
    }


def with_archives(config: str, archives: Mapping[str, str]) -> str:
    """A configuration of PyScript by which Python has some archives more: addresses and names."""
    settings = json.loads(config)
    settings["files"] |= {address: f"./{name}" for address, name in archives.items()}
    return json.dumps(settings, indent=2) + "\n"


def language_of(name: str) -> str:
    """The language of a module of sentences; empty for any other module."""
    found = _LANGUAGE.fullmatch(name)
    return found[1] if found else ""


def words_of(modules: Files, language: str) -> dict[str, dict[str, bytes]]:
    """The modules of sentences in a language, by the archive that they lie in."""
    own = {name: body for name, body in modules.items() if language_of(name) == language}
    table = {name: body for name, body in own.items() if name.startswith("table/")}
    return {WORDS: table, MORE: {name: own[name] for name in own if name not in table}}
