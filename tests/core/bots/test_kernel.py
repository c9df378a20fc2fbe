"""The kernel: mutable positions and random games agree with `State` and with the oracle."""

from collections import Counter
from copy import deepcopy
from random import Random
from statistics import fmean

import pytest

from realmino import BUILDINGS, Draw, Game, Move, Phase, Rules, State, Terrain
from realmino.bots.kernel import play_any, play_out, play_random
from realmino.pieces.holdings import Holdings
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.pieces.position import Position
from realmino.rules.fast_totals import total
from tests.core.bots.state_against_kernel import (
    compare,
    compare_random_game,
    contents,
    deal_pieces,
    moves_by_state,
)
from tests.each import each
from tests.oracle import Oracle, Refused
from tests.oracle import table as oracle_table
from tests.present import present
from tests.tables import CODES, FEW, KINGDOMINO, TABLES, TABLES_FIRST, whole_game

SHARE = {"K": 100, "Q": 250, "W": 250}
"""One in this many of the games that the oracle follows elsewhere is compared here."""


# Side by side


@pytest.mark.parametrize("code", TABLES_FIRST)
def test_a_position_agrees_with_the_oracle_at_every_moment(
    code: str, games: int, court_games: int
) -> None:
    amount = (games if code in KINGDOMINO else court_games) // SHARE[code[0]]
    for seed in range(max(amount, 1)):
        *_, (position, _) = compare_random_game(Game(Rules.parse(code)), Random(f"{code} {seed}"))
        assert position.is_over


def test_positions_start_from_any_moment_of_every_phase() -> None:
    """Compares many moments of a game, and plays from some of them to the end."""
    phases = set()
    for code in FEW:
        game = whole_game(code)
        oracle = Oracle(code)
        for number in range(game.number + 1):
            state = game.at(number).state
            phases.add(state.phase)
            if state.pending_deal or number % 16 == 0:
                position, fork = state.simulation(Random(number)), deepcopy(oracle)
                compare(position, deal_pieces(position, state, fork), fork)
            if number % 100 == 47:
                *_, (position, _) = compare_random_game(game.at(number), Random(number))
                assert position.is_over
            if number < game.number:
                oracle.apply(str(game.moves[number]))
    assert phases == set(Phase)


RICH = tuple(
    tile._replace(
        knights=tile.id % 3,
        towers=tile.id * 7 % 4,
        tax_per_knight=tile.id % 4 == 1,
        tax_per_tower=tile.id % 5 == 2,
        crowns=tile.id % 4,
        points=tile.id % 6,
        per_territory=[*Terrain, None][tile.id % 8],
        per_tower=tile.id % 3 == 2,
        per_knight=tile.id % 7 == 3,
    )
    for tile in BUILDINGS
)


@pytest.mark.deep
@pytest.mark.parametrize("code", ["Q2", "Q4", "W6t"])
def test_a_position_uses_the_tiles_of_its_rules(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks the immediate effects of altered tiles with the oracle, their points with sheets."""
    for tile in RICH:
        altered = oracle_table.Tile(
            tile.kind,
            tile.knights,
            tile.towers,
            tax_by_knights=tile.tax_per_knight > 0,
            tax_by_towers=tile.tax_per_tower > 0,
        )
        monkeypatch.setitem(oracle_table.TILES, tile.id, altered)
    rules = Rules.parse(code, RICH)
    totals, built = set(), set()
    for seed in range(3):
        *_, (position, state) = compare_random_game(Game(rules), Random(seed), scored=False)
        built |= {tile for kingdom in state.kingdoms for _, tile in kingdom.buildings}
        printed = State.from_partial(state.partial())._replace(rules=Rules.parse(code))
        totals |= {state.sheet(0).total - printed.sheet(0).total}
        assert total(position, 0) == state.sheet(0).total
    assert len(totals) > 2
    assert len(built) > 16


@pytest.mark.parametrize(
    "number", ["realmino.rules.construct.DISCOUNT", "realmino.rules.dragon.BRIBE"]
)
def test_the_comparison_detects_a_wrong_rule(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(number, 2)
    start = Game(Rules.parse("Q4"))
    with pytest.raises((AssertionError, Refused)):
        assert [moment for seed in range(5) for moment in compare_random_game(start, Random(seed))]


@pytest.mark.parametrize("part", ["kingdoms", "holdings"])
def test_the_comparison_detects_shared_mutable_parts(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the next state shared a state's kingdoms, playing would change both."""

    def sharing(position: Position) -> Position:
        branch = position.copy()
        setattr(branch, part, list(getattr(position, part)))
        return branch

    game = Game(Rules.parse("Q4"))
    monkeypatch.setattr(Position, "branch", sharing)
    with pytest.raises(AssertionError):
        assert [moment for seed in range(5) for moment in compare_random_game(game, Random(seed))]


# Copies


@pytest.mark.parametrize("code", TABLES)
def test_a_copy_is_independent(code: str) -> None:
    random = Random(code)
    position = State.start(Rules.parse(code)).simulation(random)
    while not position.is_over:
        copy = position.copy()
        assert all_of(copy) == all_of(position)
        before = all_of(position)
        for _ in range(40):
            if not copy.is_over:
                play_any(copy, random.random)
        assert all_of(position) == before
        twin, kept = position.copy(), all_of(position)
        for _ in range(7):
            if not position.is_over:
                play_any(position, random.random)
        assert all_of(twin) == kept
        assert all_of(position) != kept


def test_a_copy_deals_from_the_same_box() -> None:
    position = whole_game("W6t").at(60).state.simulation(Random(2))
    copy = position.copy()
    play_out(position, Random(3).random)
    play_out(copy, Random(3).random)
    assert all_of(copy) == all_of(position)


def all_of(position: Position) -> str:
    """Returns a text with everything in a position."""
    parts: list[MutableKingdom | Holdings | Position] = [
        position, *position.kingdoms, *position.holdings
    ]  # fmt: skip
    whole = ("kingdoms", "holdings")
    return repr([
        {name: value for name, value in contents(part).items() if name not in whole}
        for part in parts
    ])  # fmt: skip


# Hidden information


@pytest.mark.parametrize("code", ["K2", "K4", "Q2", "W3", "W6t"])
def test_a_simulation_uses_only_visible_information(code: str) -> None:
    game = whole_game(code, 3)
    for number in range(0, game.number, 5):
        state = game.at(number).state
        first, second = (
            same.simulation(Random(number)) for same in (state, State.parse(str(state)))
        )
        assert first.snapshot() == second.snapshot()
        assert (first.pile, first.tiles_dealt) == (second.pile, second.tiles_dealt)
        for position in (first, second):
            play_out(position, Random(number).random)
        assert all_of(first) == all_of(second)


def test_simulations_deal_hidden_pieces_uniformly() -> None:
    game = whole_game("W4")
    state = next(game.at(n).state for n in range(90, 200) if game.at(n).state.phase is Phase.TAX)
    assert len(state.unseen_tiles) > 4
    seen = 1200
    lines: Counter[tuple[int, int]] = Counter()
    tiles: Counter[int] = Counter()
    for seed in range(seen):
        pile = present(state.simulation(Random(seed)).pile)
        lines.update((state.round + 1, domino) for domino in pile.lines[state.round + 1])
        lines.update((state.round + 2, domino) for domino in pile.lines[state.round + 2])
        tiles.update(pile.tiles[:2])
    for round in (state.round + 1, state.round + 2):
        often = [times for (number, _), times in lines.items() if number == round]
        mean = seen * 4 / len(often)
        assert len(often) > 8
        assert all(0.7 * mean < times < 1.3 * mean for times in often)
    assert set(tiles) == set(state.unseen_tiles)
    mean = seen * 2 / len(tiles)
    assert all(0.7 * mean < times < 1.3 * mean for times in tiles.values())


# Random games


@each("code", CODES)
def test_a_random_game_is_legal_and_scored_by_the_state(code: str) -> None:
    rules = Rules.parse(code)
    for seed in range(20 if code in KINGDOMINO else 4):
        moves: list[Move] = []
        totals = play_random(rules, Random(seed), moves)
        game = Game(rules, tuple(moves))
        assert game.is_over
        assert totals == tuple(sheet.total for sheet in game.state.sheets())
        assert totals == play_random(rules, Random(seed))


@each("code", CODES)
def test_random_play_chooses_among_all_legal_actions(code: str) -> None:
    """The same random numbers select the same moves from the actions of `State`."""
    rules = Rules.parse(code)
    for seed in range(15 if code in KINGDOMINO else 4):
        moves: list[Move] = []
        play_random(rules, Random(seed), moves)
        draws = iter([move for move in moves if isinstance(move, Draw)])
        assert moves_by_state(rules, Random(seed), draws) == moves


@pytest.mark.parametrize("code", KINGDOMINO)
def test_quick_kingdomino_games_match_simulations_from_a_position(code: str) -> None:
    rules = Rules.parse(code)
    for seed in range(30):
        random = Random(seed)
        position = State.start(rules).simulation(random)
        play_out(position, random.random)
        totals = tuple(total(position, kingdom) for kingdom in range(rules.kingdoms))
        assert totals == play_random(rules, Random(seed))


AVERAGES = {"K4": 19.3, "K4hm": 22.6, "K2": 19.1, "K2dhm": 54.1}
"""Points per player of random play, as other engines measure them."""


@pytest.mark.deep
@pytest.mark.parametrize("code", AVERAGES)
def test_random_play_scores_as_in_other_engines(code: str) -> None:
    rules, random = Rules.parse(code), Random(f"average {code}")
    totals = [total for _ in range(2000) for total in play_random(rules, random)]
    assert abs(fmean(totals) - AVERAGES[code]) < 0.5
