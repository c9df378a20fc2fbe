"""Flat observations: every number of every part, compared with the tables of `encoding`."""

from itertools import chain

import numpy as np
import pytest

from realmino import DOMINOES, Game, Kingdom, Rules, State
from realmino.learning.arrays import FEATURES, SCALES, Encoder, Floats, encoder
from realmino.learning.encoding import PHASES, legal_numbers, observe
from realmino.pieces.grid import BOARD, squares_of
from tests.tables import FEW_FIRST, whole_game


def states(code: str, seed: int) -> list[State]:
    """Some positions of a game in which it is a player's turn, and the end."""
    game = whole_game(code, seed)
    before = [played.before for played in game.history() if played.seat is not None]
    return [*before[:: 1 + game.rules.players], game.state]


def one_of(number: int, count: int) -> list[float]:
    """Returns ``count`` zeros, with a 1 in place of the one at ``number``, counted from 1."""
    return [float(place == number) for place in range(1, count + 1)]


def entry(domino: int, owner: int, players: int) -> list[float]:
    """Returns the numbers that describe a domino of a line, from the printed dominoes."""
    if not domino:
        return [0.0] * (FEATURES + players)
    halves = [
        (half.terrain, half.crowns) for half in (DOMINOES[domino].first, DOMINOES[domino].second)
    ]
    features = [[*one_of(terrain + 1, 7), crowns / 3] for terrain, crowns in halves]
    return [*chain(*features), domino / 96, *one_of(owner, players)]


def middle(plane: list[list[int]], rules: Rules) -> list[list[int]]:
    """Returns the part of a plane that a kingdom can reach."""
    edge = slice(7 - rules.grid, 6 + rules.grid)
    return [column[edge] for column in plane[edge]]


def check_land(flat: Encoder, row: Floats, state: State, seat: int) -> None:
    tables = observe(state, seat)["kingdoms"]
    rules = state.rules
    own = rules.kingdom_of(seat)
    for index, planes in enumerate(flat.part(row, "land")):
        table = [middle(plane, rules) for plane in tables[index]]
        kingdom = state.kingdoms[(own + index) % rules.kingdoms]
        assert np.array_equal(planes[:7], table[:7])
        assert np.array_equal(planes[8] + 2 * planes[9], table[8])
        assert planes[7].sum() == room(kingdom, rules)
        if rules.has_court:
            assert np.array_equal(planes[10], np.array(table[9]) > 0)
            assert np.array_equal(planes[11], table[10])


def room(kingdom: Kingdom, rules: Rules) -> int:
    """Returns how many empty squares a kingdom may still use, one at a time."""
    count = 0
    for square in squares_of(BOARD & ~kingdom.taken):
        width = max(kingdom.east, square.column) - min(kingdom.west, square.column)
        height = max(kingdom.north, square.row) - min(kingdom.south, square.row)
        count += width < rules.grid and height < rules.grid
    return count


@pytest.mark.parametrize("code", FEW_FIRST)
def test_every_part_matches_the_tables(code: str) -> None:
    rules = Rules.parse(code)
    flat = Encoder(rules)
    players = rules.players
    for state in states(code, 4):
        for seat in rules.seats:
            row = flat.observe([state.position()], [seat])[0]
            seen = observe(state, seat)
            part = {name: flat.part(row, name) for name in flat.parts}
            check_land(flat, row, state, seat)
            for name in ("line", "next"):
                expected = [entry(domino, owner, players) for domino, owner in seen[name]]
                assert np.allclose(part[name], expected), name
            assert np.array_equal(part["order"], [one_of(one, players) for one in seen["order"]])
            round, phase, player = seen["turn"]
            assert part["round"] == pytest.approx(round / rules.rounds)
            assert np.array_equal(part["phase"], one_of(phase + 1, len(PHASES)))
            assert np.array_equal(part["player"], one_of(player, players))
            assert np.allclose(part["points"] * SCALES["points"], seen["points"])
            ids = [id for id, domino in DOMINOES.items() if domino.box in rules.boxes]
            assert np.array_equal(part["unseen"], [seen["unseen"][id - 1] for id in ids])
            if rules.has_court:
                check_court(part, state, seat)


def check_court(part: dict[str, Floats], state: State, seat: int) -> None:
    seen = observe(state, seat)
    scales = [SCALES[name] for name in ("coins", "knights", "towers")]
    assert np.allclose(part["purses"] * scales, seen["purses"])
    assert np.array_equal(part["board"], [one_of(tile, 32) for tile in seen["board"]])
    host, spot = seen["court"]
    assert np.array_equal(part["queen"], one_of(host, state.rules.kingdoms))
    assert np.array_equal(part["dragon"], one_of(spot, 6))
    laid = [seen["laid"][13 * column : 13 * column + 13] for column in range(13)]
    assert np.array_equal(part["laid"], middle(laid, state.rules))
    assert np.array_equal(part["tiles"], seen["tiles"])
    own = state.rules.kingdom_of(seat)
    for index, built in enumerate(part["built"]):
        kingdom = state.kingdoms[(own + index) % state.rules.kingdoms]
        tiles = {tile for _, tile in kingdom.buildings}
        assert np.array_equal(built, [float(tile in tiles) for tile in range(1, 33)])


@pytest.mark.parametrize("code", FEW_FIRST)
def test_masks_have_the_legal_actions(code: str) -> None:
    flat = encoder(Rules.parse(code))
    some = states(code, 5)
    masks = flat.masks([state.position() for state in some])
    for state, mask in zip(some, masks, strict=True):
        assert sorted(legal_numbers(state)) == np.flatnonzero(mask).tolist()


def test_many_positions_are_rows_in_their_order() -> None:
    flat = encoder(Rules.parse("Q3"))
    positions = [state.position() for state in states("Q3", 6)]
    seats = [number % 3 for number in range(len(positions))]
    together = flat.observe(positions, seats)
    assert together.shape == (len(positions), flat.size)
    for number, row in enumerate(together):
        assert np.array_equal(row, flat.observe([positions[number]], [seats[number]])[0])
    assert (together >= 0).all()
    assert (together <= flat.high).all()


def test_a_row_can_be_changed_without_changing_others() -> None:
    flat = encoder(Rules.parse("K2"))
    position = Game.parse("K2 Oabab L3-14-34-41").state.position()
    first = flat.observe([position], [0])
    first[:] = 1
    assert not (flat.observe([position], [0]) == 1).all()
