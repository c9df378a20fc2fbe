"""The deal of the day's dialog as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from browser.markup import Markup, joined, markup
from browser.messages import say
from history import words
from history.daily import Attempt, DailyDeal, opponents
from table.wording import sheets


class DailyState(NamedTuple):
    """This device's games of a deal."""

    deal: DailyDeal
    attempts: Sequence[Attempt]
    is_begun: bool
    """Whether there is an unfinished game."""
    in_a_row: int
    """The number of consecutive days with a finished deal."""


def body(state: DailyState, day: str, shared: str) -> Markup:
    """The deal, its results, and the text to share; ``day`` is the date in words."""
    deal = state.deal
    facts = say("daily-deal", game=words.game(deal.code), names=opponents(deal))
    parts = [
        markup('<p class="daily-day">{}</p>', day),
        markup('<p class="daily-game">{}</p>', facts),
        markup('<p class="help">{}</p>', say("daily-text")),
    ]
    if state.attempts:
        items = joined(map(_result, state.attempts))
        parts.append(markup('<ol class="daily-tries">{}</ol>', items))
        parts.append(
            markup(
                '<textarea readonly rows="5" spellcheck="false" aria-label="{}">{}</textarea>',
                say("daily-result"),
                shared,
            )
        )
    if state.in_a_row > 1:
        parts.append(markup("<p>{}</p>", say("daily-row", days=state.in_a_row)))
    return joined(parts)


def begin_button(state: DailyState) -> str:
    """The label for the button that opens the table."""
    if state.is_begun:
        return say("history-act-resume")
    return say("again" if state.attempts else "daily-begin")


def _result(one: Attempt) -> Markup:
    """An attempt: its number, all points, and whether it was won."""
    rivals = [ruler.points for ruler in one.game.rulers if not ruler.is_person]
    points = say("daily-points", own=one.person.points, others=rivals)
    won = one.person.has_won
    crown = sheets.CROWN if won else ""
    number = say("daily-try", number=one.number)
    result = say("history-won" if won else "history-lost")
    return markup(
        "<li><span>{}</span><strong>{}</strong>{}<span>{}</span></li>",
        number,
        points,
        crown,
        result,
    )
