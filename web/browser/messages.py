"""`say` on a page: the messages of the table, and those of features once they have been loaded."""

from collections.abc import Iterable

from realmino.text.language import add_messages, language
from realmino.text.language import say as say
from realmino.text.languages import ENGLISH

add_messages("words", "more")


def in_english(error: Exception | str) -> str:
    """What an error says in English, in parentheses; nothing on a page in another language."""
    return f" ({error})" if language() == ENGLISH else ""


def regional(spoken: str, preferred: Iterable[str]) -> str:
    """The language with the region that the browser prefers, for dates: ``en-GB``."""
    own = spoken.split("-")[0]
    return next((tag for tag in preferred if tag.split("-")[0] == own), spoken)
