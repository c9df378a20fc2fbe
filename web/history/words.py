"""Names of games and levels, averages, and the text of a result."""

from __future__ import annotations

from browser.messages import say
from realmino import Rules
from realmino.pieces.variants import OPTIONS
from realmino.text.language import language
from realmino.text.languages import tenths, whole
from realmino.text.messages import Name
from realmino.view import View
from table.model.match import Match
from table.wording import words as table_words
from table.wording.sheets import kingdoms_by_rank, totals_of


def game(code: str, is_dynasty: bool = False) -> str:
    """A rules code's game: ``Kingdomino for two, Mighty Duel``."""
    rules = Rules.parse(code)
    extras = [
        say("history-in-teams" if letter == "t" else f"variant-{OPTIONS[letter].key}")
        for letter in code[2:]
    ]
    extras += [say("variant-dynasty")] if is_dynasty else []
    name = say("history-game-for", game=Name(f"game-{rules.game}"), players=rules.players)
    return say("history-game-with", game=name, extras=extras) if extras else name


def level(kind: str) -> str:
    """The name of a bot's level: ``Duke``."""
    return say(f"history-level-{kind}")


def number(value: int) -> str:
    """A whole number, 0 or more, with its digits in groups: ``1,234``."""
    return whole(value, language())


def average(total: int, games: int) -> str:
    """The mean of some games' points to a tenth: ``48.5``; a dash for no games."""
    return tenths(total / games, language()) if games else say("history-none")


def result_text(view: View, match: Match) -> str:
    """A line for the game, then for each kingdom, best first; ties share a place.

    In a Dynasty, the points are the sums of all games so far.
    """
    totals = totals_of(view)
    order = kingdoms_by_rank(view)
    keys = [
        (totals[realm.kingdom], 0 if view.series else realm.sheet["largest"]) for realm in order
    ]
    lines = [say("history-result-head", game=game(view.rules, match.dynasty))]
    for realm, key in zip(order, keys, strict=True):
        lines.append(
            say(
                "history-result-line",
                place=1 + sum(other > key for other in keys),
                names=table_words.player_names(match, realm.seats),
                points=table_words.count("points", totals[realm.kingdom]),
            )
        )
    return "\n".join(lines)
