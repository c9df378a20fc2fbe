"""Where things lie in the project, and the one error that ends a build with a sentence."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SHELL = "shell"  # the folder below web/ that is no feature and no package
SITE = ROOT / "site"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
WORK = ROOT / ".build"  # what can be thrown away and made again

_SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")


ENGLISH = "en"


def languages() -> list[str]:
    """The languages of the site, English first: those with sentences and texts of the rules."""
    found = [
        path.name for path in sorted((ROOT / "text").iterdir()) if (path / "rules.ftl").exists()
    ]
    told = [name for name in found if (ROOT / "rulebook" / name / "kingdomino.md").exists()]
    return sorted(told, key=lambda name: (name != ENGLISH, name))


def folder_of(language: str) -> str:
    """The folder of a language below the site's, with a slash at its end; English has none."""
    return "" if language == ENGLISH else f"{language}/"


def site_name(path: str) -> str:
    """What a file below web/ is called before the site is made of all of them.

    Modules of Python stay in their packages and icons in their folder. All else lies side by side,
    a style sheet and the markup of a feature under its name.
    """
    folder, _, name = path.rpartition("/")
    if folder == "icons" or (name.endswith(".py") and folder != SHELL):
        return path
    kind = name.removeprefix("style").removeprefix("markup")
    return f"{folder}{kind}" if folder != SHELL and kind in (".css", ".html") else name


class BuildError(Exception):
    """Something a person has to put right; its text is the whole message."""


def script(name: str) -> Path:
    """The path of a program inside the project's own environment."""
    return _SCRIPTS / (f"{name}.exe" if os.name == "nt" else name)
