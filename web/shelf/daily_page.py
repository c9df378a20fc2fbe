"""The dialog of the deal of the day as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from shelf import words
from shelf.daily import DailyDeal, Try, opponents
from shelf.history import Ruler
from table import sheets


class DailyState(NamedTuple):
    """What is known of a deal here: finished games, whether one is begun, days in a row."""

    deal: DailyDeal
    tries: Sequence[Try]
    is_begun: bool
    in_a_row: int


def body(state: DailyState, day: str, shared: str) -> str:
    """The deal, what came of it here, and the text to share; ``day`` is the date in words."""
    deal = state.deal
    facts = words.say("daily-deal", game=words.game(deal.code), names=opponents(deal))
    parts = [
        f'<p class="daily-day">{escape(day)}</p>',
        f'<p class="daily-game">{escape(facts)}</p>',
        f'<p class="help">{escape(words.say("daily-text"))}</p>',
    ]
    if state.tries:
        items = "".join(map(_result, state.tries))
        parts.append(f'<ol class="daily-tries">{items}</ol>')
        parts.append(
            f'<textarea readonly rows="5" spellcheck="false"'
            f' aria-label="{escape(words.say("daily-result"))}">{escape(shared)}</textarea>'
        )
    if state.in_a_row > 1:
        parts.append(f"<p>{escape(words.say('daily-row', days=state.in_a_row))}</p>")
    return "".join(parts)


def begin_button(state: DailyState) -> str:
    """What the button says that leads to the table."""
    key = "go-on" if state.is_begun else "again" if state.tries else "begin"
    return words.say(f"daily-{key}")


def _result(one: Try) -> str:
    """A finished game of the deal: which try, everybody's points, and whether it was won."""
    points = " : ".join(str(ruler.points) for ruler in _own_first(one))
    won = one.person.has_won
    crown = sheets.CROWN if won else ""
    number = escape(words.say("daily-try", number=one.number))
    result = escape(words.say("won" if won else "lost"))
    return f"<li><span>{number}</span><strong>{points}</strong>{crown}<span>{result}</span></li>"


def _own_first(one: Try) -> list[Ruler]:
    return [one.person, *(ruler for ruler in one.game.rulers if not ruler.is_person)]
