"""Opponents: legal, uniform or greedy as they say, blind to the deck; and the fast kernel."""

from collections import Counter
from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino import (
    DOMINOES,
    Action,
    Claim,
    Game,
    Kingdom,
    Phase,
    Place,
    Rules,
    Side,
    Square,
    State,
)
from realmino.bots import BOTS
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.rules.totals import land_points
from tests.tables import (
    KINGDOMINO,
    TABLES_FIRST,
    first,
    games,
    played,
    positions,
    script,
    whole_game,
)

QUICK = ("random", "greedy", "squire")
"""Bots that throw dice and answer at once; `test_levels` has the others."""


@pytest.fixture(params=QUICK)
def bot(request: pytest.FixtureRequest) -> str:
    """The name of each of them."""
    return request.param


# What every bot keeps to


@pytest.mark.parametrize("code", TABLES_FIRST)
def test_a_bot_plays_a_whole_game_by_the_rules(bot: str, code: str) -> None:
    assert played(code, 4, bot=bot).is_over


@pytest.mark.parametrize("code", ["K2", "K2dhm", "K3", "K4hm", "Q2", "Q4", "W6t"])
def test_a_bot_decides_from_the_position_alone(bot: str, code: str) -> None:
    """A position read from its text knows nothing of any dealer, and the bot does not miss it."""
    game = whole_game(code, 8)
    for number in range(game.number):
        state = game.at(number).state
        if state.to_act is None:
            continue
        known = BOTS[bot](state, Random(number))
        assert BOTS[bot](State.parse(str(state)), Random(number)) == known


def test_a_bot_never_sees_the_deck(bot: str) -> None:
    """Two boxes that agree on the first line only: the claims in it are the same."""
    claims = []
    for hidden in ("L1-2-4-5", "L45-46-47-48"):
        dealer = script("Oadcb", "L3-14-34-41", hidden)
        game, random = Game(Rules.parse("K4")).deal(dealer), Random(3)
        while game.state.round == 0:
            game = game.play(BOTS[bot](game.state, random))
        assert str(game.deal(dealer)).endswith(hidden)
        claims.append(game.moves)
    assert claims[0] == claims[1]


def test_a_bot_repeats_itself_only_with_the_same_chance(bot: str) -> None:
    state = first(whole_game("K4"), lambda state: state.phase is Phase.ADD).state
    assert len({BOTS[bot](state, Random(3)) for _ in range(5)}) == 1
    assert len({BOTS[bot](state, Random(seed)) for seed in range(60)}) > 1


@given(positions(), st.integers(0, 9))
def test_a_bot_chooses_what_is_legal_and_leaves_the_position_alone(state: State, seed: int) -> None:
    if state.to_act is None:
        return
    text = str(state)
    for name in (*QUICK, "duke"):
        assert BOTS[name](state, Random(seed)) in state.legal_actions()
    assert str(state) == text


# random


def test_random_takes_every_place_and_every_claim_as_often() -> None:
    place = first(whole_game("K4"), lambda state: state.phase is Phase.ADD).state
    claim = first(whole_game("K4"), lambda state: state.to_act is not None).state
    for state in (place, claim):
        legal = state.legal_actions()
        random = Random(1)
        counts = Counter(BOTS["random"](state, random) for _ in range(400 * len(legal)))
        assert set(counts) == set(legal)
        assert all(300 < times < 500 for times in counts.values())


# greedy


def test_greedy_takes_the_most_crowns_of_the_first_line() -> None:
    state = Game.parse("K4 Oadcb L3-14-34-41").state
    assert {BOTS["greedy"](state, Random(seed)) for seed in range(20)} == {Claim(41)}
    level = Game.parse("K4 Oadcb L3-19-34-36").state
    choices = {BOTS["greedy"](level, Random(seed)) for seed in range(60)}
    assert choices == {Claim(19), Claim(34), Claim(36)}


@pytest.mark.parametrize("code", ["K2", "K2dhm", "K3h", "K4hm"])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.deep)])
def test_greedy_leaves_no_points_within_its_sight(code: str, seed: int) -> None:
    """Against a search the long way, by `State` and `ScoreSheet`, over a whole game."""
    game = played(code, seed, bot="greedy")
    for number in range(1, game.number):
        before = game.at(number).state
        legal = before.legal_actions()
        if len(legal) < 2 or before.order:
            continue
        worth = {action: hope(before, action) for action in legal}
        assert max(worth.values()) == next(
            value for action, value in worth.items() if action == game.moves[number]
        )


def hope(state: State, action: Action) -> int:
    """The most points of the acting kingdom after this action, a claim, and its placement."""
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
    """A kingdom of Kingdomino with one more domino."""
    land = MutableKingdom(kingdom, rules.grid)
    land.place(place.domino, place.square, place.side)
    return land.frozen()


@given(games(KINGDOMINO))
def test_points_of_land_are_those_of_its_territories(game: Game) -> None:
    for kingdom in game.state.kingdoms:
        by_land = sum(
            land_points(land, kingdom.ones & land, kingdom.twos & land) for land in kingdom.lands
        )
        assert by_land == sum(territory.points for territory in kingdom.territories())


def test_greedy_earns_more_than_twice_as_much() -> None:
    """51 to 54 points with both bonuses over 400 games; a dozen show at least the size."""
    sheets = [sheet for seed in range(12) for sheet in
              played("K4hm", seed, bot="greedy").state.sheets()]  # fmt: skip
    assert 46 < fmean(sheet.total for sheet in sheets) < 58
