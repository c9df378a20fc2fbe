"""The sentences of the shelf, beside the table's for names, games and lands."""

from __future__ import annotations

from typing import Final

from realmino import Rules
from realmino.pieces.variants import OPTIONS
from realmino.text.languages import tenths
from realmino.text.messages import Name
from realmino.text.spoken import Speech, language

_SPEECH: Final = Speech("more.history")


def say(key: str, **values: object) -> str:
    """The message of that key with its values; KeyError for one that does not exist."""
    return _SPEECH.say(key, **values)


def game(code: str, is_dynasty: bool = False) -> str:
    """``Kingdomino for two, Mighty Duel``: the game of a rules code."""
    rules = Rules.parse(code)
    extras = [say(f"with-{OPTIONS[letter]}") for letter in code[2:]]
    extras += [say("with-dynasty")] if is_dynasty else []
    name = say("game-for", game=Name(f"game-{rules.game}"), players=rules.players)
    return say("game-with", game=name, extras=extras) if extras else name


def level(kind: str) -> str:
    """``Duke``: the name of a bot's level, or of a bot that is there for comparison."""
    return say(f"level-{kind}")


def average(total: int, games: int) -> str:
    """``48.5``: the mean of some games' points, to a tenth; a dash for no games."""
    return tenths(total / games, language()) if games else say("none")
