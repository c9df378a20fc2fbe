"""Invariants of every value of every game: text forms, legality, conservation, order."""

from collections import Counter
from collections.abc import Callable
from dataclasses import astuple
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import realmino
from realmino import (
    DOMINOES,
    Claim,
    Discard,
    Dynasty,
    End,
    Game,
    Half,
    Illegal,
    Kingdom,
    Kings,
    Line,
    NotationError,
    PartialPosition,
    Place,
    Rules,
    Side,
    Square,
    State,
    Terrain,
    Tiles,
    parse_move,
)
from realmino.pieces.dominoes import BOXES, domino_mask
from realmino.pieces.grid import BOARD, squares_of
from realmino.pieces.phases import OPTIONAL
from tests.core.differential import random_token
from tests.each import each
from tests.present import present
from tests.tables import (
    CODES,
    KINGDOMINO,
    games,
    played,
    positions,
    rebuilt,
    whole_game,
    whole_games,
)

CORE = Path(realmino.__file__).parent.parent


# Text forms


@each("code", CODES)
def test_rules_are_read_back(code: str) -> None:
    rules = Rules.parse(code)
    assert str(rules) == code
    assert Rules.parse(str(rules)) == rules == rebuilt(rules)


def test_squares_are_read_back() -> None:
    squares = squares_of(BOARD)
    assert len(squares) == 169
    assert [Square(str(square)) for square in squares] == squares
    assert [rebuilt(square) for square in squares] == squares


def test_dominoes_rebuild_from_their_repr() -> None:
    assert [rebuilt(domino) for domino in DOMINOES.values()] == list(DOMINOES.values())


@given(positions())
def test_positions_are_read_back(state: State) -> None:
    assert State.parse(str(state)) == state == rebuilt(state)
    assert state.partial().errors() == []
    assert (
        PartialPosition.parse(str(state.partial())) == state.partial() == rebuilt(state.partial())
    )


@given(positions())
def test_kingdoms_are_read_back(state: State) -> None:
    for kingdom in state.kingdoms:
        assert Kingdom.parse(str(kingdom)) == kingdom == rebuilt(kingdom)
        assert Kingdom.parse(str(kingdom).replace("/", "\n")) == kingdom


@given(games())
def test_moves_are_read_back(game: Game) -> None:
    for move in (*game.moves, *game.state.legal_actions()):
        assert parse_move(str(move)) == move == rebuilt(move)
        assert hash(parse_move(str(move))) == hash(move)


@given(games(), st.integers(0, 200))
def test_games_are_read_back(game: Game, back: int) -> None:
    assert Game.parse(str(game)) == game == rebuilt(game)
    earlier = game.at(max(0, game.number - back))
    assert rebuilt(earlier) == earlier
    assert rebuilt(earlier).at(game.number) == game


@given(st.integers(0, 999), st.integers(0, 2), st.integers(0, 60))
def test_dynasties_are_read_back(seed: int, ended: int, moves: int) -> None:
    before = [whole_game("K3", seed % 5 + number) for number in range(ended)]
    dynasty = Dynasty((*before, played("K3", seed, moves)))
    assert Dynasty.parse(str(dynasty)) == dynasty == rebuilt(dynasty)


@given(positions())
def test_score_sheets_and_results_rebuild_from_their_repr(state: State) -> None:
    assert tuple(map(rebuilt, state.sheets())) == state.sheets()
    assert rebuilt(state.result()) == state.result()


LETTERS = "".join(terrain.letter for terrain in Terrain)


@given(
    st.dictionaries(
        st.tuples(st.integers(-6, 6), st.integers(-6, 6)).filter(lambda at: at != (0, 0)),
        st.tuples(st.sampled_from(LETTERS), st.integers(0, 3)),
    )
)
def test_any_land_around_a_castle_can_be_written(
    land: dict[tuple[int, int], tuple[str, int]],
) -> None:
    """Even land that can't occur in a game, because a diagram may show anything."""
    rows = [
        "".join(
            "C" if (x, y) == (0, 0) else "".join(map(str, land.get((x, y), "-"))).rstrip("0")
            for x in range(-6, 7)
        )
        for y in range(6, -7, -1)
    ]
    kingdom = Kingdom.parse("/".join(rows))
    assert Kingdom.parse(str(kingdom)) == kingdom
    assert {
        (square.column - 6, square.row - 6): (
            present(kingdom.terrain_at(square)).letter,
            kingdom.crowns_at(square),
        )
        for square in squares_of(kingdom.taken)
        if square != Square("g7")
    } == land


@given(st.text(max_size=40))
def test_locates_the_error_in_any_other_text(text: str) -> None:
    for parse in (
        parse_move,
        Rules.parse,
        Game.parse,
        Kingdom.parse,
        PartialPosition.parse,
        Dynasty.parse,
    ):
        assert is_read_or_refused(parse, text)


def is_read_or_refused(parse: Callable[[str], object], text: str) -> bool:
    """Returns whether a text is read and survives writing, or gives an error located in it."""
    try:
        value = parse(text)
    except NotationError as error:
        return 0 <= error.position <= len(text) and error.text == text and bool(error.expected)
    return parse(str(value)) == value


@given(
    st.lists(
        st.sampled_from(["K4", "K2d", "Oabcd", "Oaabb", "L1-2-3-4", "E1", "E", "A1x", "A1g8e"])
        | st.sampled_from(["R1a", "N5-6-7-8", "X1-2", "a:C", "b:wwC", ";", "\n", "_", "é", "Q3"])
        | st.sampled_from(
            ["Q4", "W3", "T1-2-3-4-5-6", "T1-x-d-4-5-6", "L51-62-82-89", "Bg8", "C0g8", "D3", "E51"]
        )
        | st.sampled_from(["Qa", "Z3", "Ag8g9", "a:b07n/C:7c1k0t", "b:C:1c", "R1b", "R0t"])
    ).map(" ".join)
)
def test_any_tokens_are_read_or_give_an_error_within_them(text: str) -> None:
    for parse in (Game.parse, PartialPosition.parse, Dynasty.parse):
        assert is_read_or_refused(parse, text)


# Order


@given(positions())
def test_everything_listed_is_sorted(state: State) -> None:
    legal = state.legal_actions()
    assert legal == sorted(legal, key=lambda action: (str(action)[0], *astuple(action)))
    assert len(set(legal)) == len(legal)
    assert list(state.unseen) == sorted(state.unseen)
    for line in (state.line, state.next):
        assert [domino for domino, _ in line] == sorted(domino for domino, _ in line)
    for kingdom, sheet in zip(state.kingdoms, state.sheets(), strict=True):
        territories = [(land.terrain, land.squares) for land in kingdom.territories()]
        assert territories == sorted(territories)
        assert all(list(land.squares) == sorted(land.squares) for land in kingdom.territories())
        assert all(list(item.squares) == sorted(item.squares) for item in sheet.items)
    assert list(state.result().winners) == sorted(state.result().winners)


def test_the_rules_codes_are_sorted() -> None:
    assert [
        *("K2", "K2d", "K2dh", "K2dhm", "K2dm", "K2h", "K2hm", "K2m"),
        *("K3", "K3h", "K3hm", "K3m", "K4", "K4h", "K4hm", "K4m"),
    ] == KINGDOMINO
    games = ["Q2", "Q3", "Q4", "W3", "W4", "W5", "W6", "W7", "W8"]
    alone = [game + bonuses for game in games for bonuses in ("", "h", "hm", "m")]
    teams = [game + f"{bonuses}t" for game in ("W6", "W8") for bonuses in ("", "h", "hm", "m")]
    small = [game + f"{bonuses}s" for game in ("W3", "W4") for bonuses in ("", "h", "hm", "m")]
    assert sorted(KINGDOMINO + alone + small + teams) == CODES


# Legality


@given(positions(), st.randoms(use_true_random=False))
def test_only_legal_actions_can_be_applied(state: State, random: Random) -> None:
    text = str(state)
    legal = state.legal_actions()
    for action in legal:
        assert state.why_not(action) is None
        assert state.apply(action) != state
    for token in {random_token(state, random) for _ in range(40)}:
        move = parse_move(token)
        reason = state.why_not(move)
        if not isinstance(move, Kings | Line | Tiles):
            assert (reason is None) == (move in legal)
        if reason is None:
            continue
        with pytest.raises(Illegal) as caught:
            state.apply(move)
        assert caught.value.reason == reason
        assert caught.value.move == move
        assert str(caught.value).startswith(f"{token} is refused: ")
    assert str(state) == text


@given(positions())
def test_all_places_without_a_reason_against_them_are_listed(state: State) -> None:
    """Tries every square and side of the grid, not only those near the kingdom."""
    if not state.line:
        return
    domino = state.line[0].domino
    every = [Place(domino, square, side) for square in squares_of(BOARD) for side in Side]
    placed = [action for action in state.legal_actions() if isinstance(action, Place)]
    assert [place for place in every if state.why_not(place) is None] == placed


@given(positions())
def test_a_deal_is_due_or_a_player_acts_or_the_game_is_over(state: State) -> None:
    conditions = [state.pending_deal is not None, state.to_act is not None, state.is_over]
    assert sorted(conditions) == [False, False, True]
    assert bool(state.legal_actions()) == (state.to_act is not None)


# Conservation


@given(games())
def test_dominoes_are_conserved(game: Game) -> None:
    dealt = [id for move in game.moves if isinstance(move, Line) for id in move.dominoes]
    seen = set(dealt)
    state = game.state
    assert len(seen) == len(dealt)
    assert set(state.unseen) == set(BOXES[state.box]) - seen
    in_hand = state.phase in (*OPTIONAL, realmino.Phase.CLAIM) and state.line[:1]
    waiting = domino_mask(state.line[1:] if in_hand else state.line)
    visible = waiting | domino_mask(state.next)
    assert visible & state.gone == 0
    assert {id for id in DOMINOES if (visible | state.gone) >> id & 1} == seen


@given(games())
def test_land_matches_the_placed_dominoes(game: Game) -> None:
    placed = [DOMINOES[move.domino] for move in game.moves if isinstance(move, Place)]
    shown = Counter(half for domino in placed for half in (domino.first, domino.second))
    land_of_kingdoms = Counter(
        Half(terrain, kingdom.crowns_at(square))
        for kingdom in game.state.kingdoms
        for terrain, land in zip(Terrain, kingdom.lands, strict=True)
        for square in squares_of(land)
    )
    assert land_of_kingdoms == shown
    for kingdom in game.state.kingdoms:
        assert kingdom.fits_within(game.rules.grid)


@given(whole_games())
def test_every_king_takes_every_turn(game: Game) -> None:
    rules = game.rules
    mandatory = Place | Discard | Claim | End
    seats = Counter(played.seat for played in game.history() if isinstance(played.move, mandatory))
    turns = rules.kings * (1 + 2 * rules.rounds)
    assert seats == dict.fromkeys(rules.seats, turns)
    kinds = Counter(type(move) for move in game.moves)
    added = len(rules.all_kings) * rules.rounds
    assert kinds[Place] + kinds[Discard] == added
    assert kinds[Claim] == added
    assert kinds[End] == len(rules.all_kings)
    assert kinds[Line] == rules.rounds


@given(whole_games())
def test_scores_never_go_down(game: Game) -> None:
    """Territories only grow; points from bonuses, the Queen, coins and buildings may drop."""
    grid = Rules(game.rules.size)
    totals = [[realmino.score(kingdom, grid).total for kingdom in game.at(number).state.kingdoms]
              for number in range(0, game.number + 1, 7)]  # fmt: skip
    for before, after in pairwise(totals):
        assert all(low <= high for low, high in zip(before, after, strict=True))
