"""Paths in the project, and the error that ends a build with one line."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SHELL = "shell"  # the only folder of web/ that is not a Python package
SITE = ROOT / "site"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
WORK = ROOT / ".build"  # anything here can be deleted; commands recreate it
KEPT_PAGES = ROOT / "tools/pipeline/kept-pages.js"  # for the rules and the documentation

ADDRESS = ""
"""The site's public address, ending with a slash; empty as long as it has none.

The packages' metadata use it, and the pages too unless `build --address` names another one.
"""

_SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")


ENGLISH = "en"


def languages() -> list[str]:
    """The site's languages, English first: those with messages and rules."""
    found = [
        path.name for path in sorted((ROOT / "text").iterdir()) if (path / "rules.ftl").exists()
    ]
    complete = [name for name in found if (ROOT / "rulebook" / name / "kingdomino.md").exists()]
    return sorted(complete, key=lambda name: (name != ENGLISH, name))


def language_folder(language: str) -> str:
    """A language's folder in the site, ending with a slash; empty for English."""
    return "" if language == ENGLISH else f"{language}/"


def site_name(path: str) -> str:
    """The name of a file in web/ among the site's sources.

    Python modules stay in their packages, and icons in their folder. Everything else goes into one
    folder; a feature's style sheet and markup are named after it.
    """
    folder, _, name = path.rpartition("/")
    if folder == "icons" or (name.endswith(".py") and folder != SHELL):
        return path
    kind = name.removeprefix("style").removeprefix("markup")
    return f"{folder}{kind}" if folder != SHELL and kind in (".css", ".html") else name


class BuildError(Exception):
    """An error that the user can fix; its text is the complete message."""


def script(name: str) -> Path:
    """The path of a program in the project's environment."""
    return _SCRIPTS / (f"{name}.exe" if os.name == "nt" else name)
