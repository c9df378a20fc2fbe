"""`say` on a page: the messages of the table, and those of features once they have been loaded."""

from realmino.text.language import add_messages
from realmino.text.language import say as say

add_messages("words", "more")
