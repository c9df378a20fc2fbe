"""Everything public can be pickled: names, values, bots, errors and environments."""

import inspect
import pickle
import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import pytest

import realmino
from realmino import Action, End, Game, State
from realmino.arena import GameLog, MismatchedLog, Outcome, arena, pairings
from realmino.bots import BOTS, Bot
from realmino.bots.advice import Pondering
from tests.tables import whole_game

ROOTS = ("realmino", "realmino.arena", "realmino.bots", "realmino.view", "realmino.game.events")
"""The modules with classes that must all have an instance in the test."""


def public() -> Iterator[tuple[str, str, object]]:
    """Every public name except modules: the name of its module, the name and its value."""
    packages = pkgutil.walk_packages(realmino.__path__, "realmino.")
    for path in ("realmino", *(info.name for info in packages if "__main__" not in info.name)):
        try:
            module = import_module(path)
        except ImportError:  # an extra that isn't installed
            continue
        for name in getattr(module, "__all__", ()):
            if not isinstance(value := getattr(module, name), ModuleType):
                yield path, name, value


def test_every_public_name_can_be_pickled() -> None:
    names = 0
    for path, name, value in public():
        assert type(pickle.loads(pickle.dumps(value))) is type(value), (path, name)
        names += 1
    assert names > 150


def reached(start: Iterator[object]) -> Iterator[object]:
    """Our values among these and in their attributes, one for each combination of field types."""
    waiting, seen = [*start], set[tuple[object, ...]]()
    while waiting:
        value = waiting.pop()
        if isinstance(value, Mapping):
            waiting += value.values()
        elif isinstance(value, tuple | list):
            waiting += value
        kind = type(value)
        if not kind.__module__.startswith("realmino"):
            continue
        parts = [attribute(value, name) for name in dir(kind) if not name.startswith("_")]
        like = (kind, *((type(part), part == ()) for part in parts))
        if like not in seen:
            seen.add(like)
            waiting += parts
            yield value


def attribute(value: object, name: str) -> object:
    """A value's attribute; None if it isn't available."""
    try:
        return getattr(value, name)
    except (AttributeError, ValueError, DeprecationWarning):
        return None


def refused(call: Any, *arguments: Any) -> Exception:
    """The error that a call raises."""
    with pytest.raises(ValueError, match=r"\S") as caught:
        call(*arguments)
    return caught.value


def lawless(state: State, random: Random) -> Action:
    """A bot that always ends its turn."""
    return End()


def values() -> Iterator[object]:
    """Games, and the values they lead to; bots, arena results and errors."""
    for code in ("K2hm", "Q2"):
        game = whole_game(code)
        for moment in map(game.at, range(0, game.number + 1, 3)):
            state = moment.state
            yield from (moment, state, realmino.view.view(moment), state.legal_actions())
        dynasty = realmino.Dynasty((game,))
        yield from (game.history(), dynasty, realmino.view.view(game, None, dynasty))
        yield from (realmino.events.events(game), state.partial(), state.position())
        yield from (state.sheets(), state.result(), state.kingdoms[0].land())
        yield from (state.kingdoms[0].territories(), game.moves)
    first = Game("K2").deal(1).state
    pondering = Pondering(first)
    pondering.simulate()
    yield from (pondering, realmino.bots.advise(first, simulations=1), realmino.bots.BOTS)
    yield from ([*realmino.bots.think(first, "squire")], realmino.bots.LEVELS, realmino.DOMINOES)
    late = next(at.state for n in range(99) if realmino.bots.is_solvable(
        (at := whole_game("K2").at(n)).state))  # fmt: skip
    yield realmino.bots.solve(late)
    outcomes: list[Outcome] = []
    bots: dict[str, Bot] = {"greedy": BOTS["greedy"], "lawless": lawless}
    yield arena("K2", [*bots], 2, 1, bots, outcomes.append)
    yield from (outcomes, [*pairings(["greedy", "random"], 2)], MismatchedLog("other games"))
    yield from (realmino.Scripted(()), realmino.Shuffled(1), realmino.Record(Game("K2")))
    castle = [float(reading == "C") for reading in realmino.READINGS]
    yield realmino.recognise([[castle]])
    yield refused(realmino.Rules, "X")
    yield refused(Game("K2").play, "E1")
    yield refused(realmino.State.parse, "K2")
    yield refused(realmino.from_json, {})
    yield refused(lambda: [*realmino.read_games(["K2 E1"])])


def test_values_can_be_pickled() -> None:
    kinds = set[type]()
    for value in reached(values()):
        kind = type(value)
        again = pickle.loads(pickle.dumps(value))
        assert type(again) is kind
        if any("__eq__" in vars(base) for base in kind.__mro__[:-1]):
            assert again == value
        kinds.add(kind)
    classes = {
        kind for path, _, kind in public()
        if path in ROOTS and inspect.isclass(kind) and not getattr(kind, "_is_protocol", False)
    }  # fmt: skip
    assert classes - kinds == {GameLog}  # an open file
