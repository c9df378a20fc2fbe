"""The quick bots: found by name, always legal, and random, greedy or childish as documented."""

import pickle
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino import (
    DOMINOES,
    Action,
    Burn,
    Claim,
    Construct,
    Game,
    Kingdom,
    Phase,
    Place,
    Rules,
    Shuffled,
    Side,
    Square,
    State,
    Tax,
)
from realmino.bots import BOTS, Bot, choose
from realmino.bots.greedy import choose as choose_greedily
from realmino.bots.registry import UnknownBot, find
from realmino.bots.squire import choose as choose_at_sight
from realmino.pieces.grid import CASTLE
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.rules.fast_totals import land_points
from tests.depth import deep
from tests.tables import (
    FEW_FIRST,
    KINGDOMINO,
    first,
    games,
    played,
    positions,
    script,
    whole_game,
)

QUICK = ("random", "greedy", "squire")
"""Bots that don't think; `test_levels` tests the others."""


@pytest.fixture(params=QUICK)
def bot(request: pytest.FixtureRequest) -> str:
    """Each quick bot's name in turn."""
    return request.param


# Every bot


@pytest.mark.parametrize("code", FEW_FIRST)
def test_a_bot_plays_a_whole_game(bot: str, code: str) -> None:
    assert played(code, 4, bot=bot).is_over


@pytest.mark.parametrize("code", ["K2", "K2dhm", "K3", "K4hm", "Q2", "Q4", "W6t"])
def test_a_bot_needs_only_the_position(bot: str, code: str) -> None:
    """It chooses the same for a position read from its text, which knows no dealer."""
    game = whole_game(code, 8)
    for number in range(0, game.number, 3):
        state = game.at(number).state
        if state.to_act is None:
            continue
        known = BOTS[bot](state, Random(number))
        assert BOTS[bot](State.parse(str(state)), Random(number)) == known


def test_a_bot_never_sees_the_deck(bot: str) -> None:
    """Two decks share only the first line; a bot makes the same claims in it."""
    claims = []
    for hidden in ("L1-2-4-5", "L45-46-47-48"):
        dealer = script("Oadcb", "L3-14-34-41", hidden)
        game, random = Game(Rules.parse("K4")).deal(dealer), Random(3)
        while game.state.round == 0:
            game = game.play(BOTS[bot](game.state, random))
        assert str(game.deal(dealer)).endswith(hidden)
        claims.append(game.moves)
    assert claims[0] == claims[1]


def test_a_bot_repeats_its_choice_only_with_the_same_seed(bot: str) -> None:
    state = first(whole_game("K4"), lambda state: state.phase is Phase.ADD).state
    assert len({BOTS[bot](state, Random(3)) for _ in range(5)}) == 1
    assert len({BOTS[bot](state, Random(seed)) for seed in range(60)}) > 1


@given(positions(), st.integers(0, 9))
def test_a_bot_chooses_a_legal_action_and_keeps_the_position(state: State, seed: int) -> None:
    if state.to_act is None:
        return
    text = str(state)
    for name in (*QUICK, "duke"):
        assert BOTS[name](state, Random(seed)) in state.legal_actions()
    assert str(state) == text


# random


def test_random_chooses_uniformly() -> None:
    place = first(whole_game("K4"), lambda state: state.phase is Phase.ADD).state
    claim = first(whole_game("K4"), lambda state: state.to_act is not None).state
    for state in (place, claim):
        legal = state.legal_actions()
        random = Random(1)
        counts = Counter(BOTS["random"](state, random) for _ in range(400 * len(legal)))
        assert set(counts) == set(legal)
        assert all(300 < times < 500 for times in counts.values())


# greedy


def test_greedy_claims_the_most_crowns_first() -> None:
    state = Game.parse("K4 Oadcb L3-14-34-41").state
    assert {BOTS["greedy"](state, Random(seed)) for seed in range(20)} == {Claim(41)}
    level = Game.parse("K4 Oadcb L3-19-34-36").state
    choices = {BOTS["greedy"](level, Random(seed)) for seed in range(60)}
    assert choices == {Claim(19), Claim(34), Claim(36)}


@pytest.mark.parametrize("code", ["K2", "K2dhm", "K3h", "K4hm"])
@pytest.mark.parametrize("seed", [1, deep(2), deep(3)])
def test_greedy_misses_no_points_it_can_see(code: str, seed: int) -> None:
    """Compares it with an exhaustive search by `State` and `ScoreSheet` throughout a game."""
    game = played(code, seed, bot="greedy")
    for number in range(seed, game.number, 3):
        before = game.at(number).state
        legal = before.legal_actions()
        if len(legal) < 2 or before.order:
            continue
        worth = {action: hope(before, action) for action in legal}
        assert max(worth.values()) == next(
            value for action, value in worth.items() if action == game.moves[number]
        )


def hope(state: State, action: Action) -> int:
    """Returns the most points possible after this action, one claim and its placement."""
    index = state.acting_kingdom
    after = state.apply(action).kingdoms[index]
    if isinstance(action, Claim):
        claims = [action.domino]
    else:
        claims = [domino for domino, king in state.next if king is None]
    return max([points_with(state, index, after, domino) for domino in claims] or [
        points(state, index, after)
    ])  # fmt: skip


def points(state: State, index: int, kingdom: Kingdom) -> int:
    kingdoms = tuple(kingdom if n == index else other for n, other in enumerate(state.kingdoms))
    return state._replace(kingdoms=kingdoms).sheet(index).total


def points_with(state: State, index: int, kingdom: Kingdom, domino: int) -> int:
    fits = kingdom.fits(DOMINOES[domino], state.rules.grid)
    later = [
        grown(kingdom, state.rules, Place(domino, Square(square), Side(side)))
        for side, mask in enumerate(fits)
        for square in range(mask.bit_length())
        if mask >> square & 1
    ]
    return max(points(state, index, option) for option in later or [kingdom])


def grown(kingdom: Kingdom, rules: Rules, place: Place) -> Kingdom:
    """Returns a kingdom of Kingdomino with one more domino."""
    land = MutableKingdom(kingdom, rules.grid)
    land.place(place.domino, place.square, place.side)
    return land.frozen()


@given(games(KINGDOMINO))
def test_land_scores_the_points_of_its_territories(game: Game) -> None:
    for kingdom in game.state.kingdoms:
        by_land = sum(
            land_points(land, kingdom.ones & land, kingdom.twos & land) for land in kingdom.lands
        )
        assert by_land == sum(territory.points for territory in kingdom.territories())


@pytest.mark.deep
def test_greedy_scores_more_than_twice_as_much_as_random() -> None:
    """400 games with both bonuses average 51 to 54 points; a dozen show the magnitude."""
    sheets = [sheet for seed in range(12) for sheet in
              played("K4hm", seed, bot="greedy").state.sheets()]  # fmt: skip
    assert 46 < fmean(sheet.total for sheet in sheets) < 58


@cache
def states(code: str, kind: type[Action]) -> list[State]:
    """Positions of three greedy games that allow several actions of a kind, cached."""
    moments = [one for seed in range(3) for one in played(code, seed, bot="greedy").history()]
    return [
        state for state in (moment.before for moment in moments)
        if sum(isinstance(action, kind) for action in state.legal_actions()) > 1
    ]  # fmt: skip


@cache
def places(bot: Bot) -> list[Action]:
    """The places that a bot chooses in such positions of K2dhm, cached."""
    return [bot(state, Random(seed)) for state in states("K2dhm", Place) for seed in range(3)]


def is_turned(place: Action) -> bool:
    assert isinstance(place, Place)
    return place.side is not Side.EAST


def is_far(place: Action) -> bool:
    assert isinstance(place, Place)
    column, row = place.square.column - CASTLE.column, place.square.row - CASTLE.row
    return max(abs(column), abs(row)) > 2


@pytest.mark.deep
@pytest.mark.parametrize("is_hard", [is_turned, is_far])
def test_the_squire_overlooks_turned_and_distant_places(is_hard: Callable[[Action], bool]) -> None:
    """It uses such places less often than a knight in the same positions."""
    squire, knight = (sum(map(is_hard, places(bot))) for bot in (choose_at_sight, choose_greedily))
    assert squire < 0.9 * knight


def test_the_squire_prefers_its_largest_terrain() -> None:
    """It prefers dominoes that show the terrain it has most of."""
    liked = other = 0
    for state in states("K4", Claim):
        kingdom = state.kingdoms[state.acting_kingdom or 0]
        if not any(kingdom.lands):
            continue
        largest = max(range(6), key=lambda terrain: kingdom.lands[terrain].bit_count())
        claims = [action for action in state.legal_actions() if isinstance(action, Claim)]
        fitting = [claim for claim in claims if has(claim, largest)]
        if not fitting or len(fitting) == len(claims):
            continue
        for seed in range(4):
            claim = choose_at_sight(state, Random(seed))
            assert isinstance(claim, Claim)
            liked += has(claim, largest)
            other += not has(claim, largest)
    assert liked > other


def has(claim: Claim, terrain: int) -> bool:
    domino = DOMINOES[claim.domino]
    return terrain in (domino.first.terrain, domino.second.terrain)


@pytest.mark.deep
def test_the_squire_skips_half_of_its_optional_actions_and_never_burns() -> None:
    positions = states("Q2", Tax) + states("Q2", Construct)
    chosen = [choose(state, "squire", seed=seed) for seed, state in enumerate(positions * 4)]
    optional = [action for action in chosen if isinstance(action, Tax | Construct)]
    assert 0.35 < len(optional) / len(chosen) < 0.65
    assert not [action for action in chosen if isinstance(action, Burn)]


STATE = Game(Rules.parse("K4")).deal(Shuffled(1)).state


@pytest.mark.parametrize("name", BOTS)
def test_finds_a_built_in_bot_by_name(name: str) -> None:
    assert find(name)(STATE, Random(3)) == BOTS[name](STATE, Random(3))


def test_finds_a_function_of_a_module(folder: Path) -> None:
    (folder / "mine_found.py").write_text("first = lambda state, random: state.legal_actions()[0]")
    for bot in (find("mine_found:first"), pickle.loads(pickle.dumps(find("mine_found:first")))):
        assert bot(STATE, Random(1)) == STATE.legal_actions()[0]


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("genius", "", "unknown bot 'genius'; choose from random, greedy"),
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
def test_refuses_an_invalid_bot_with_a_one_line_message(
    name: str, text: str, why: str, folder: Path
) -> None:
    if text:
        (folder / f"{name.partition(':')[0]}.py").write_text(text)
    with pytest.raises(UnknownBot) as refused:
        find(name)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_accepts_a_bot_with_any_arguments(folder: Path) -> None:
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


def test_a_thinking_bot_receives_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thinking", Budgeted())
    monkeypatch.setattr(sys.modules[__name__], "LEVEL", Budgeted(), raising=False)
    for name in ("thinking", f"{__name__}:LEVEL"):
        for budget, place in (((None, None), 1), ((0.1, None), 0), ((None, 20), -1)):
            for bot in (find(name, *budget), pickle.loads(pickle.dumps(find(name, *budget)))):
                assert bot(STATE, Random(1)) == STATE.legal_actions()[place]
