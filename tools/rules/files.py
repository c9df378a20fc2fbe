"""Where the rules reference of each language lies in the site, and what the languages share."""

from typing import Final

from tools.paths import folder_of
from tools.pipeline.site import RULES

WORDLESS: Final = ("pictures/buildings/", "pictures/dominoes-", "favicon.svg")
"""How the pictures begin in which nothing is written but numbers."""


def rules_folder(language: str) -> str:
    """The folder of the rules in a language below the site's."""
    return f"{folder_of(language)}{RULES}"


def site_of(language: str) -> str:
    """The way from a language's folder of the rules to the site's."""
    return "../" * (1 + rules_folder(language).count("/"))


def is_shared(name: str) -> bool:
    """Whether a file of the rules has no words that are shown, and serves every language."""
    is_page = name.endswith((".html", ".json")) or name == "sw.js"
    return name.startswith(WORDLESS) or not (is_page or name.endswith(".svg"))
