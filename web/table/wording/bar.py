"""The content of the bar for a puzzle or a game with friends, as HTML."""

from collections.abc import Mapping
from typing import NamedTuple

from browser.markup import Markup, joined, markup


class Shown(NamedTuple):
    """A sentence, and the buttons' labels by name; the first is the main button."""

    text: str
    buttons: Mapping[str, str]
    is_urgent: bool = True
    """Whether the player should press the first button next."""
    more: str = ""
    """Further sentences."""
    note: str = ""
    """What has changed, such as a rating."""

    def html(self) -> Markup:
        """The sentence and the buttons."""
        main = next(iter(self.buttons), None) if self.is_urgent else None
        buttons = joined(
            markup(
                '<button type="button" data-bar="{}"{}>{}</button>',
                name,
                markup(' class="primary"') if name == main else "",
                label,
            )
            for name, label in self.buttons.items()
        )
        spans = joined(
            markup(' <span class="{}">{}</span>', name, text)
            for name, text in (("bar-more", self.more), ("bar-note", self.note))
            if text
        )
        return markup('<p role="status">{}{}</p><div>{}</div>', self.text, spans, buttons)
