"""`say` on a page: the messages of the table, and those of features once they have been loaded."""

from collections.abc import Iterable

from realmino.text.language import add_messages
from realmino.text.language import say as say

add_messages("words", "more")


def regional(language: str, preferred: Iterable[str]) -> str:
    """The language with the region that the browser prefers, for dates: ``en-GB``."""
    own = language.split("-")[0]
    return next((tag for tag in preferred if tag.split("-")[0] == own), language)
