"""The files of the rules reference: its folder for each language, and the files shared by all."""

from typing import Final

from tools.paths import KEPT_PAGES, WEB, folder_of
from tools.pipeline.site import RULES

COPIES: Final = (
    *(WEB / name for name in ("browser/board-lines.js", "browser/picture-files.js")),
    WEB / "icons/favicon.svg",
    KEPT_PAGES,
)
"""Files that the reference copies, so that it works without the game."""


def rules_folder(language: str) -> str:
    """The folder of the rules in a language below the site's."""
    return f"{folder_of(language)}{RULES}"


def site_of(language: str) -> str:
    """The path from a language's folder of the rules to the site's."""
    return "../" * (1 + rules_folder(language).count("/"))


def is_shared(name: str) -> bool:
    """Whether a file of the rules has no words and so serves every language, as pictures do."""
    return not name.endswith((".html", ".json")) and name != "sw.js"
