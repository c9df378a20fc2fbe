"""The files of the rules reference: its folder for each language, and the files shared by all."""

import re
from pathlib import Path
from typing import Final

from tools.paths import KEPT_PAGES, WEB, BuildError, folder_of
from tools.pipeline.site import RULES

TEMPLATES: Final = Path(__file__).with_name("templates")
COPIES: Final = (
    *(WEB / name for name in ("browser/board-lines.js", "browser/picture-files.js")),
    WEB / "icons/favicon.svg",
    KEPT_PAGES,
)
"""Files that the reference copies, so that it works without the game."""


def looks() -> dict[str, bytes]:
    """The style sheet and the scripts of all pages, and the icon; in the English folder."""
    styles = (TEMPLATES / "rules.css").read_text(encoding="utf-8")
    read = (TEMPLATES / "rules.js", *COPIES)
    return {
        "rules.css": f"{_colours()}\n{styles}".encode(),
        **{path.name: path.read_bytes() for path in read},
    }


def _colours() -> str:
    """The colours and fonts of the game's page, for both themes."""
    style = (WEB / "shell/style.css").read_text(encoding="utf-8")
    named = re.search(r":root \{.*?\n\}", style, re.DOTALL)
    if not named:
        raise BuildError("web/shell/style.css has no :root with the colours.")
    return named[0]


def rules_folder(language: str) -> str:
    """The folder of the rules in a language below the site's."""
    return f"{folder_of(language)}{RULES}"


def site_of(language: str) -> str:
    """The path from a language's folder of the rules to the site's."""
    return "../" * (1 + rules_folder(language).count("/"))


def is_shared(name: str) -> bool:
    """Whether a file of the rules has no words and so serves every language, as pictures do."""
    return not name.endswith((".html", ".json")) and name != "sw.js"
