"""The result of a game as lines to share: the game, and the points of each kingdom."""

from __future__ import annotations

from browser.messages import say
from history import words
from realmino.view import View
from table import words as table_words
from table.match import Match
from table.sheets import ranked, totals_of


def result_text(view: View, match: Match) -> str:
    """A line for the game and for each kingdom, the best first; equal ones have the same place.

    In a Dynasty, the points are those of all games so far.
    """
    totals = totals_of(view)
    order = ranked(view)
    keys = [
        (totals[realm.kingdom], 0 if view.series else realm.sheet["largest"]) for realm in order
    ]
    lines = [say("history-result-head", game=words.game(view.rules, match.dynasty))]
    for realm, key in zip(order, keys, strict=True):
        lines.append(
            say(
                "history-result-line",
                place=1 + sum(other > key for other in keys),
                names=table_words.names_of(match, realm.seats),
                points=table_words.count("points", totals[realm.kingdom]),
            )
        )
    return "\n".join(lines)
