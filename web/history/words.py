"""Names of games and levels, and averages, for the history."""

from __future__ import annotations

from browser.messages import say
from realmino import Rules
from realmino.pieces.variants import OPTIONS
from realmino.text.language import language
from realmino.text.languages import tenths
from realmino.text.messages import Name


def game(code: str, is_dynasty: bool = False) -> str:
    """``Kingdomino for two, Mighty Duel``: the game of a rules code."""
    rules = Rules.parse(code)
    extras = [
        say("history-in-teams" if letter == "t" else f"variant-{OPTIONS[letter]}")
        for letter in code[2:]
    ]
    extras += [say("variant-dynasty")] if is_dynasty else []
    name = say("history-game-for", game=Name(f"game-{rules.game}"), players=rules.players)
    return say("history-game-with", game=name, extras=extras) if extras else name


def level(kind: str) -> str:
    """``Duke``: the name of a bot's level, or of a bot without one."""
    return say(f"history-level-{kind}")


def average(total: int, games: int) -> str:
    """``48.5``: the mean of some games' points, to a tenth; a dash for no games."""
    return tenths(total / games, language()) if games else say("history-none")
