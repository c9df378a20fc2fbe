"""The rules reference's folders for each language, and the files shared by all."""

import re
from pathlib import Path
from typing import Final

from tools.paths import KEPT_PAGES, WEB, BuildError, language_folder
from tools.pipeline.site import RULES

TEMPLATES: Final = Path(__file__).with_name("templates")
COPIES: Final = (
    *(WEB / name for name in ("browser/embed-code.js", "browser/picture-files.js")),
    WEB / "icons/favicon.svg",
    KEPT_PAGES,
    *(WEB / f"shell/yeseva-{letters}.woff2" for letters in ("latin", "cyrillic")),
)
"""Files that the reference copies to work without the game."""


def shared_assets() -> dict[str, bytes]:
    """All pages' style sheet, fonts, scripts and icon, which are in the English folder."""
    styles = (TEMPLATES / "rules.css").read_text(encoding="utf-8")
    read = (TEMPLATES / "rules.js", *COPIES)
    return {
        "rules.css": f"{_colours()}\n{styles}".encode(),
        **{path.name: path.read_bytes() for path in read},
    }


def _colours() -> str:
    """The game's fonts, and its colours for both themes."""
    style = (WEB / "shell/style.css").read_text(encoding="utf-8")
    named = re.search(r"@font-face.*?:root \{.*?\n\}", style, re.DOTALL)
    if not named:
        raise BuildError("web/shell/style.css has no fonts and :root with the colours.")
    return named[0]


def rules_folder(language: str) -> str:
    """The path of a language's rules in the site."""
    return f"{language_folder(language)}{RULES}"


def path_to_site(language: str) -> str:
    """The path from a language's rules to the site's folder."""
    return "../" * (1 + rules_folder(language).count("/"))


def is_font(name: str) -> bool:
    """Whether a file is a font, which isn't text."""
    return name.endswith(".woff2")


def is_shared(name: str) -> bool:
    """Whether a file has no words, like pictures, and so is shared by all languages."""
    return not name.endswith((".html", ".json")) and name != "sw.js"
