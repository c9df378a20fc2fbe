"""`say` on a page: the table's messages, and the features' once they are loaded."""

from collections.abc import Iterable

from realmino.text.language import add_messages, language
from realmino.text.language import say as say
from realmino.text.languages import ENGLISH

add_messages("words", "more")


def english_detail(error: Exception | str) -> str:
    """An error's text in parentheses; empty on pages in other languages, as errors are English."""
    return f" ({error})" if language() == ENGLISH else ""


def regional_language(spoken: str, preferred: Iterable[str]) -> str:
    """The page's language with the browser's preferred region, for dates: ``en-GB``."""
    own = spoken.split("-")[0]
    return next((tag for tag in preferred if tag.split("-")[0] == own), spoken)
