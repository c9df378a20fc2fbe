"""Bots: functions that choose an action in a position, knowing only what a player may know."""

from typing import TYPE_CHECKING, Final

from realmino import on_demand

if TYPE_CHECKING:
    from realmino.bots.advice import Advice, advise
    from realmino.bots.choosing import Level, Thought, choose, think
    from realmino.bots.levels import LETTERS, LEVELS, NAMES, LevelSpec
    from realmino.bots.opponents import BOTS, Bot
    from realmino.bots.solver import SolvedAction, is_solvable, solve

__all__ = [
    "BOTS",
    "LETTERS",
    "LEVELS",
    "NAMES",
    "Advice",
    "Bot",
    "Level",
    "LevelSpec",
    "SolvedAction",
    "Thought",
    "advise",
    "choose",
    "is_solvable",
    "solve",
    "think",
]

_NAMES: Final = {
    "advice": ("Advice", "advise"),
    "choosing": ("Level", "Thought", "choose", "think"),
    "levels": ("LETTERS", "LEVELS", "NAMES", "LevelSpec"),
    "opponents": ("BOTS", "Bot"),
    "solver": ("SolvedAction", "is_solvable", "solve"),
}
__getattr__ = on_demand(__name__, _NAMES, {})


def __dir__() -> list[str]:
    return __all__
