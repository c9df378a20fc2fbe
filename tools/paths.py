"""Paths in the project, and the error whose text ends a build."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SHELL = "shell"  # the only folder of web/ that is not a Python package
SITE = ROOT / "site"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
WORK = ROOT / ".build"  # anything here can be deleted; commands make it again

_SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")


ENGLISH = "en"


def languages() -> list[str]:
    """The languages of the site, English first: those with sentences and texts of the rules."""
    found = [
        path.name for path in sorted((ROOT / "text").iterdir()) if (path / "rules.ftl").exists()
    ]
    complete = [name for name in found if (ROOT / "rulebook" / name / "kingdomino.md").exists()]
    return sorted(complete, key=lambda name: (name != ENGLISH, name))


def folder_of(language: str) -> str:
    """The folder of a language below the site's, with a slash at its end; English has none."""
    return "" if language == ENGLISH else f"{language}/"


def site_name(path: str) -> str:
    """The name of a file of web/ among the sources of the site.

    Python modules stay in their packages and icons in their folder. All else goes into one folder,
    the style sheet and the markup of a feature under the feature's name.
    """
    folder, _, name = path.rpartition("/")
    if folder == "icons" or (name.endswith(".py") and folder != SHELL):
        return path
    kind = name.removeprefix("style").removeprefix("markup")
    return f"{folder}{kind}" if folder != SHELL and kind in (".css", ".html") else name


class BuildError(Exception):
    """A fault that the user can correct; its text is the whole message."""


def script(name: str) -> Path:
    """The path of a program inside the project's own environment."""
    return _SCRIPTS / (f"{name}.exe" if os.name == "nt" else name)
