"""Invariants of the court after every move of random games."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import realmino
from realmino import (
    BUILDINGS,
    Burn,
    Claim,
    Construct,
    Court,
    Discard,
    End,
    Game,
    NotationError,
    PartialPosition,
    Place,
    Purse,
    State,
    Tax,
    Terrain,
    Tiles,
)
from realmino.game import Played
from realmino.pieces.court import board_text, parse_board
from realmino.pieces.grid import STRIDE
from realmino.pieces.kingdom import Kingdom
from tests.each import each
from tests.tables import COURT, games, rebuilt, whole_game, whole_games


def steps(game: Game) -> Iterator[tuple[Played, State]]:
    """Yields every move with the position after it."""
    history = game.history()
    after = [*(played.before for played in history[1:]), game.state]
    return zip(history, after, strict=True)


def court_of(state: State) -> Court:
    assert state.court is not None
    return state.court


def owned(state: State, kingdom: int) -> list[realmino.Building]:
    return [BUILDINGS[tile - 1] for _, tile in state.kingdoms[kingdom].buildings]


# Texts


@given(st.builds(Purse, st.integers(0, 9999), st.integers(0, 99), st.integers(0, 99)))
def test_purses_are_read_back(purse: Purse) -> None:
    assert PartialPosition.parse(f"a:C:{purse}").purses == {0: purse}
    assert rebuilt(purse) == purse


@given(
    st.permutations(range(33)).map(lambda tiles: tiles[:6]),
    st.none() | st.integers(0, 5),
)
def test_boards_are_read_back(tiles: list[int], dragon: int | None) -> None:
    board = tuple(0 if spot == dragon else tile for spot, tile in enumerate(tiles))
    text = board_text(Court((), board, dragon=dragon))
    assert parse_board(text) == (board, dragon)
    for broken in (text + "-1", text.rpartition("-")[0], text + "-", "-" + text):
        with pytest.raises(NotationError):
            parse_board(broken)


@given(games(COURT))
def test_a_rebuilt_court_equals_the_original(game: Game) -> None:
    court = court_of(game.state)
    assert rebuilt(court) == court


@given(
    st.dictionaries(
        st.tuples(st.integers(-6, 6), st.integers(-6, 6)).filter(lambda at: at != (0, 0)),
        st.tuples(st.integers(1, 32), st.booleans()),
        max_size=40,
    )
)
def test_any_buildings_and_knights_can_be_written(
    land: dict[tuple[int, int], tuple[int, bool]],
) -> None:
    rows = [
        "".join(
            "C" if (x, y) == (0, 0)
            else "b{:02}{}".format(land[x, y][0], "n" * land[x, y][1]) if (x, y) in land
            else "-"
            for x in range(-6, 7)
        )
        for y in range(6, -7, -1)
    ]  # fmt: skip
    kingdom = Kingdom.parse("/".join(rows))
    assert Kingdom.parse(str(kingdom)) == kingdom
    assert len(kingdom.buildings) == kingdom.lands[Terrain.TOWN].bit_count() == len(land)
    assert kingdom.knights.bit_count() == sum(knight for _, knight in land.values())
    assert kingdom.open_towns == 0


# Coins, knights, towers


@given(whole_games(COURT))
def test_tax_adds_coins_and_buildings_and_bribes_cost_them(game: Game) -> None:
    for played, after in steps(game):
        before = court_of(played.before)
        for kingdom, purse in enumerate(court_of(after).purses):
            gain = purse.coins - before.purses[kingdom].coins
            acting = played.seat is not None and game.rules.kingdom_of(played.seat) == kingdom
            assert gain == (coins_of(played) if acting else 0)
            assert min(purse) >= 0


def coins_of(played: Played) -> int:
    """Returns the coins of a move, counted by a flood fill of the territory."""
    state, move = played.before, played.move
    index = state.rules.kingdom_of(played.seat or 0)
    match move:
        case Tax(squares):
            return sum(flood(state.kingdoms[index], square) for square in squares) + len(
                squares
            ) * tax_of_buildings(state, index)
        case Construct(spot):
            return -max(0, spot - (court_of(state).queen == index))
        case Burn():
            return -1
    return 0


def flood(kingdom: Kingdom, square: int) -> int:
    terrain, seen, edge = kingdom.terrain_at(square), {square}, [square]
    while edge:
        place = edge.pop()
        for near in (place - 1, place + 1, place - STRIDE,
                     place + STRIDE):  # fmt: skip
            if near >= 0 and near not in seen and kingdom.terrain_at(near) is terrain:
                seen.add(near)
                edge.append(near)
    return len(seen)


def tax_of_buildings(state: State, index: int) -> int:
    purse, kingdom = court_of(state).purses[index], state.kingdoms[index]
    knights = purse.knights + bin(kingdom.knights).count("1")
    kinds = [tile.kind for tile in owned(state, index)]
    return knights * kinds.count("Guarded treasury") + purse.towers * kinds.count("Royal treasury")


@given(whole_games(COURT))
def test_knights_and_towers_come_from_the_start_and_from_buildings(game: Game) -> None:
    for _, after in steps(game):
        for kingdom, purse in enumerate(court_of(after).purses):
            placed = after.kingdoms[kingdom].knights.bit_count()
            built = owned(after, kingdom)
            assert purse.knights + placed == 1 + sum(tile.knights for tile in built)
            assert purse.towers == sum(tile.towers for tile in built)


@given(whole_games(COURT))
def test_knights_stay_on_their_squares_and_never_share_one(game: Game) -> None:
    for played, after in steps(game):
        for before, now in zip(played.before.kingdoms, after.kingdoms, strict=True):
            assert before.knights & now.knights == before.knights
            assert now.knights & now.taken == now.knights
            assert set(before.buildings) <= set(now.buildings)
        if isinstance(played.move, Tax):
            index = game.rules.kingdom_of(played.seat or 0)
            new = after.kingdoms[index].knights ^ played.before.kingdoms[index].knights
            assert new == sum(1 << square for square in played.move.squares)


# Tiles, the Queen, the Dragon


@given(whole_games(COURT))
def test_every_tile_is_in_one_place(game: Game) -> None:
    for _, after in steps(game):
        court = court_of(after)
        board = [tile for tile in court.board if tile]
        built = [tile for kingdom in after.kingdoms for _, tile in kingdom.buildings]
        burnt = [tile for tile in range(1, 33) if court.burnt >> tile & 1]
        assert sorted([*board, *built, *burnt, *after.unseen_tiles]) == list(range(1, 33))
        for kingdom in after.kingdoms:
            squares = [square for square, _ in kingdom.buildings]
            assert len(set(squares)) == len(squares)
            assert all(kingdom.terrain_at(square) is Terrain.TOWN for square in squares)


@given(whole_games(COURT))
def test_the_queen_is_in_a_kingdom_with_the_most_towers(game: Game) -> None:
    for played, after in steps(game):
        before, court = court_of(played.before), court_of(after)
        towers = [purse.towers for purse in court.purses]
        if court.queen is None:
            assert towers == [0] * len(towers)
        else:
            assert towers[court.queen] == max(towers) > 0
        if court.queen != before.queen:
            assert isinstance(played.move, Construct)
            assert court.queen == game.rules.kingdom_of(played.seat or 0)
            assert towers[court.queen] > before.purses[court.queen].towers


@given(whole_games(COURT))
def test_the_dragon_burns_at_most_once_a_round_and_never_for_the_queens_host(game: Game) -> None:
    fires: Counter[int] = Counter()
    for played, after in steps(game):
        court = court_of(after)
        if isinstance(played.move, Burn):
            fires[played.before.round] += 1
            assert court_of(played.before).queen != game.rules.kingdom_of(played.seat or 0)
            assert court.dragon == played.move.spot
            assert court.board[played.move.spot] == 0
        if after.round != played.before.round:
            assert court.dragon is None
    assert max(fires.values(), default=0) <= 1


@given(whole_games(COURT))
def test_the_board_slides_and_is_refilled_only_between_rounds(game: Game) -> None:
    for played, after in steps(game):
        before, court = court_of(played.before), court_of(after)
        if isinstance(played.move, Tiles):
            dealt = iter(played.move.tiles)
            assert list(court.board) == [tile or next(dealt, 0) for tile in before.board]
            assert 0 not in court.board or not after.unseen_tiles
        elif after.round != played.before.round:
            left = [tile for tile in before.board if tile]
            assert list(court.board) == left + [0] * (6 - len(left))
        elif not isinstance(played.move, Construct | Burn):
            assert court.board == before.board


# A turn


@given(whole_games(COURT))
def test_the_phases_of_a_turn_are_in_order_and_unique(game: Game) -> None:
    turns: list[str] = []
    for played in game.history():
        if played.seat is None or played.before.order:
            continue
        if isinstance(played.move, Place | Discard):
            turns.append("")
        turns[-1] += str(played.move)[0]
    assert len(turns) == len(game.rules.all_kings) * game.rules.rounds
    for turn in turns:
        assert turn[0] == "A"
        assert turn[-1] == "E"
        assert list(turn) == sorted(set(turn))


@each("code", COURT)
def test_a_turn_may_be_ended_at_any_time(code: str) -> None:
    """B, C and D are optional: a claim or an end is legal in each of these positions."""
    game = whole_game(code)
    kinds = set()
    for played in game.history():
        if played.seat is None or isinstance(played.move, Place | Discard):
            continue
        legal = played.before.legal_actions()
        assert isinstance(legal[-1], Claim | End)
        kinds |= {type(action) for action in legal}
    assert kinds == {Tax, Construct, Burn, Claim, End}


@given(games(COURT))
def test_partners_share_a_kingdom_and_a_purse(game: Game) -> None:
    rules, state = game.rules, game.state
    assert len(state.kingdoms) == len(court_of(state).purses) == len(state.sheets())
    assert len(state.kingdoms) == rules.kingdoms == rules.players // (2 if "t" in rules.code else 1)
    seats = [rules.seats_of([kingdom]) for kingdom in range(rules.kingdoms)]
    assert sorted(seat for some in seats for seat in some) == list(rules.seats)


@given(games(COURT))
def test_lines_alternate_between_the_boxes(game: Game) -> None:
    boxes = [
        {realmino.DOMINOES[domino].box for domino in move.dominoes}
        for move in game.moves
        if isinstance(move, realmino.Line)
    ]
    order = "QK" if game.rules.game == "W" else "QQ"
    assert boxes == [{order[number % 2]} for number in range(len(boxes))]
