"""Bots are found by name, those of the house and anybody's, and go wherever games are played."""

import pickle
import sys
from pathlib import Path
from random import Random

import pytest

from realmino import Action, Game, Rules, Shuffled, State
from realmino.bots import BOTS, Bot
from realmino.bots.registry import UnknownBot, find
from tests.hosts import folder_of

STATE = Game(Rules.parse("K4")).deal(Shuffled(1)).state


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path for modules that a test writes."""
    return folder_of(tmp_path, monkeypatch)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_of_the_house_is_found_by_its_name(name: str) -> None:
    assert find(name)(STATE, Random(3)) == BOTS[name](STATE, Random(3))


def test_a_function_of_a_module_is_found(folder: Path) -> None:
    (folder / "mine_found.py").write_text("first = lambda state, random: state.legal_actions()[0]")
    for bot in (find("mine_found:first"), pickle.loads(pickle.dumps(find("mine_found:first")))):
        assert bot(STATE, Random(1)) == STATE.legal_actions()[0]


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("genius", "", "there is no bot 'genius', only random, greedy"),
        ("nowhere:choose", "", "there is no module 'nowhere' in this folder or on the path"),
        ("sys.nowhere:choose", "", "there is no module 'sys.nowhere' in this folder"),
        ("mine_a:choose", "import nowhere", "the module 'mine_a' cannot be imported (ModuleNot"),
        ("mine_b:choose", "1 / 0", "cannot be imported (ZeroDivisionError: division by zero)"),
        ("mine_c:choose", "def", "cannot be imported (SyntaxError: invalid syntax"),
        ("mine_d:choose", "raise SystemExit(3)", "cannot be imported (SystemExit: 3)"),
        ("mine_e:chose", "choose = print", "the module 'mine_e' has no 'chose'"),
        ("mine_f:", "choose = print", "the module 'mine_f' has no ''"),
        (":choose", "", "the module '' cannot be imported (ValueError: Empty module name)"),
        ("mine_g:choose", "choose = 'E1'", "'mine_g:choose' is of type str, not a function"),
        (
            "mine_h:choose",
            "def choose(state): ...",
            "'mine_h:choose' takes (state), but a bot takes (state, random)",
        ),
        (
            "mine_i:choose",
            "def choose(state, random, *, level): ...",
            "takes (state, random, *, level), but a bot takes",
        ),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(
    name: str, text: str, why: str, folder: Path
) -> None:
    if text:
        (folder / f"{name.partition(':')[0]}.py").write_text(text)
    with pytest.raises(UnknownBot) as refused:
        find(name)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_bot_that_takes_anything_is_a_bot(folder: Path) -> None:
    (folder / "mine_any.py").write_text("def choose(*given): return given[0].legal_actions()[-1]")
    assert find("mine_any:choose")(STATE, Random(1)) == STATE.legal_actions()[-1]


class Budgeted:
    """A bot that chooses by its budget: the first action by time, the last by simulations."""

    def __init__(self, seconds: float | None = None, simulations: int | None = None) -> None:
        self.place = 0 if seconds else -1 if simulations else 1

    def within(self, seconds: float | None, simulations: int | None) -> Bot:
        return Budgeted(seconds, simulations)

    def __call__(self, state: State, random: Random) -> Action:
        return state.legal_actions()[self.place]


def test_a_bot_that_thinks_is_told_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thinking", Budgeted())
    monkeypatch.setattr(sys.modules[__name__], "LEVEL", Budgeted(), raising=False)
    for name in ("thinking", f"{__name__}:LEVEL"):
        for budget, place in (((None, None), 1), ((0.1, None), 0), ((None, 20), -1)):
            for bot in (find(name, *budget), pickle.loads(pickle.dumps(find(name, *budget)))):
                assert bot(STATE, Random(1)) == STATE.legal_actions()[place]
