"""Defines how pages start Python, and the archives of modules: one for each folder in web/.

The memory contains the folders that the game's page imports. Every other folder is an archive that
pages load at their start or on first use (browser/lazy_modules.py).
"""

import json
import re
from collections.abc import Mapping
from typing import NamedTuple

from tools.pipeline.bytecode import zipped
from tools.pipeline.imports import imported_sources

Files = Mapping[str, bytes]

PROGRAM = "main.py"
WORDS, MORE, LIBRARY = "words.zip", "more.zip", "library.zip"
"""The archives of messages for the table, the features and the library."""
SENTENCES = ("words", "more")
"""The packages that contain only messages."""
FRIENDS = "friends"
"""The feature for games by link."""
LIVE = "live"
"""The feature that only a site with a relay has."""
REMOTE = (FRIENDS, LIVE, "photo")
"""Rarely used features, shipped as lean sources. A library module that only they import is in the
archive of the first feature here that imports it.
"""
FIRST = "setup"
"""The feature whose page is the game's."""

BOOT = re.compile(r"<!-- boot: (\w+) -->")
"""The placeholder for the start scripts in a page with Python; it names the feature."""

_LANGUAGE = re.compile(r"(?:words|more|realmino/text)/([a-z]{2})\.pyc?")


class PageStart(NamedTuple):
    """How a page starts Python. `shell/main.py` calls ``start`` in its feature's ``view``.

    ``archives`` are the ones that aren't in the memory.
    """

    feature: str = FIRST
    archives: tuple[str, ...] = ()

    @property
    def config(self) -> str:
        """The name of its PyScript configuration."""
        return f"{self.feature}.json" if self.archives else "pyscript.json"

    @property
    def data(self) -> str:
        """The script's attributes for `shell/main.py`."""
        return f' data-feature="{self.feature}" data-archives="{" ".join(self.fetched_archives)}"'

    @property
    def fetched_archives(self) -> list[str]:
        """The archives that the page fetches at its start."""
        return [WORDS, *self.archives, *([MORE] if self.archives else [])]


GAME = PageStart()


def starts(web: Files) -> dict[str, PageStart]:
    """How each page with Python starts, by the page's name."""
    found = {name: BOOT.search(body.decode()) for name, body in web.items() if is_page(name, body)}
    there = snapshot_folders(web)

    def start(feature: str) -> PageStart:
        folders = sorted(required_folders(web, feature) - there)
        return PageStart(feature, tuple(f"{folder}.zip" for folder in folders))

    return {name: start(boot[1]) for name, boot in found.items() if boot}


def is_page(name: str, body: bytes) -> bool:
    """Whether a file is a complete English page, not a feature's markup."""
    return name.endswith(".html") and "/" not in name and b"<html" in body


def snapshot_folders(web: Files) -> set[str]:
    """The folders in web/ that the memory snapshot contains."""
    return required_folders(web, FIRST)


def required_folders(web: Files, folder: str) -> set[str]:
    """A folder in web/, and all folders that its modules import directly or indirectly."""
    modules = {name: body for name, body in web.items() if name.endswith(".py") and "/" in name}
    found = imported_sources(modules, [name for name in modules if name.startswith(f"{folder}/")])
    return {name.partition("/")[0] for name in found}


def snapshot_modules(web: Files, modules: Files) -> dict[str, bytes]:
    """The modules in the memory snapshot."""
    folders = snapshot_folders(web)
    return {name: body for name, body in modules.items() if name.partition("/")[0] in folders}


def folder_archives(web: Files, modules: Files) -> dict[str, bytes]:
    """The archives: ``page.zip``, which every page loads, and one for each other folder.

    An archive includes the folder's style sheet, unless the folder has a page that links it.
    """
    pages = {start.feature for start in starts(web).values()}
    archives, owners = {"page.zip": snapshot_modules(web, modules)}, _owners(modules)
    for name in sorted(modules.keys() - archives["page.zip"].keys()):
        folder = name.partition("/")[0]
        if folder in SENTENCES or module_language(name):
            continue
        folder = owners.get(name, folder)
        files = archives.setdefault(f"{folder}.zip", {})
        files[name] = modules[name]
        if f"{folder}.css" in web and folder not in pages:
            files["style.css"] = web[f"{folder}.css"]
    return {name: zipped(files) for name, files in archives.items()}


def _owners(modules: Files) -> dict[str, str]:
    """Each library module in an archive, with the feature whose archive contains it."""
    lean = {name: body for name, body in modules.items() if name.endswith(".py")}
    owners: dict[str, str] = {}
    for feature in reversed(REMOTE):
        roots = [name for name in lean if name.startswith(f"{feature}/")]
        found = imported_sources(lean, roots)
        owners |= {name: feature for name in found if name.startswith("realmino/")}
    return owners


def feature_markup(web: Files, folder: str = "") -> dict[str, bytes]:
    """The markup of features with an archive, from a folder of rendered templates."""
    shared = snapshot_folders(web)
    names = [name for name, body in web.items() if name.endswith(".html") and "/" not in name
             if b"<html" not in body and name.removesuffix(".html") not in shared]  # fmt: skip
    return {name: web[f"{folder}{name}"] for name in names}


def with_archives(config: str, archives: Mapping[str, str]) -> str:
    """A PyScript configuration with more ``archives`` (names by address)."""
    settings = json.loads(config)
    settings["files"] |= {address: f"./{name}" for address, name in archives.items()}
    return json.dumps(settings, indent=2) + "\n"


def module_language(name: str) -> str:
    """A message module's language; empty for any other module."""
    found = _LANGUAGE.fullmatch(name)
    return found[1] if found else ""


def message_archives(modules: Files, language: str) -> dict[str, dict[str, bytes]]:
    """A language's message modules, by archive."""
    own = {name: body for name, body in modules.items() if module_language(name) in ("", language)}

    def below(folder: str) -> dict[str, bytes]:
        return {name: body for name, body in own.items() if name.startswith(f"{folder}/")}

    return {WORDS: below("words"), MORE: below("more"), LIBRARY: below("realmino/text")}
