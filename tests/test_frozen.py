"""The duke and the queen of 0.1.0 choose as they did then, so that beating them means something."""

from pathlib import Path
from random import Random

import pytest

from realmino import Rules, State
from realmino.arena import arena
from realmino.bots.registry import find
from tests.tables import Played
from training import frozen

CHOICES = Path(frozen.__file__).with_name("choices.txt").read_text(encoding="utf-8").splitlines()
"""What the bots of that version chose, asked for by ``Random(5)`` and three simulations."""


@pytest.mark.parametrize("line", CHOICES, ids=range(len(CHOICES)))
def test_they_choose_as_that_version_did(line: str) -> None:
    choices, position = line.split("\t")
    state = State.parse(position)
    duke = frozen.duke(state, Random(5))
    queen = frozen.queen.within(None, 3)(state, Random(5))
    assert f"{duke} {queen}" == choices


def test_the_arena_lets_ours_play_them() -> None:
    names = ["duke", "training.frozen:duke"]
    bots = {name: find(name) for name in names}
    standings = arena(Rules.parse("K2hm"), names, 2, seed=1, bots=bots)
    assert [bot.forfeits for bot in standings.bots] == [0, 0]
    assert sum(bot.won.value for bot in standings.bots) == 1


@pytest.mark.deep
@pytest.mark.parametrize(("code", "games"), [("K2hm", 400), ("Q2", 200)])
def test_our_duke_clearly_beats_that_version_s(code: str, games: int, played: Played) -> None:
    names = ["duke", "training.frozen:duke"]
    bots = {name: find(name) for name in names}
    ours, _ = arena(Rules.parse(code), names, games, seed=5, bots=bots).bots
    assert ours.won.value > 0.55
    played("games of the duke against the frozen one", games)


def test_the_queen_takes_the_time_that_she_is_given() -> None:
    state = State.parse(CHOICES[0].split("\t")[1])
    assert frozen.queen.within(None, None) is frozen.queen
    quick = frozen.queen.within(0.0, None)
    assert quick == frozen.FrozenQueen(0.0, None)
    assert quick(state, Random(1)) in state.legal_actions()
