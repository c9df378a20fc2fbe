"""The analysis board: positions are set up by taps or as text, and played on."""

from dataclasses import replace

import pytest

from analysis import page as pages
from analysis import words
from analysis.board import DRAGON, LINE, NEXT, AnalysisBoard
from analysis.problems import problem
from analysis.texts import board_match, link_board, parse_board
from browser.messages import say
from kingdoms.kingdom import PadKingdom
from kingdoms.model import BUILDING, CASTLE
from realmino import NotationError, State
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.dominoes import LineDomino
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.numbers import SIZES
from realmino.pieces.phases import DEALS, Phase
from realmino.pieces.variants import rules_codes
from table.model.links import match_from_link, moment_link
from table.model.match import PERSON
from tests.each import each
from tests.tables import whole_game

SOME = ("K2d", "K4", "Q3", "W5", "W6t")
"""All kinds of games: from both boxes, with one or two kings per player, and in teams."""


def tapped(board: AnalysisBoard, number: int, text: str) -> AnalysisBoard:
    """The board after tapping in a kingdom, castle first."""
    drawn = PadKingdom.of(Kingdom.parse(text), board.rules.grid)
    board = board.with_pad(board.pad.tapped(number, drawn.castle, CASTLE))
    for spot, square in drawn.squares.items():
        for _ in range(1 + square.crowns):
            board = board.with_pad(board.pad.tapped(number, spot, square.terrain.key))
    return board.with_found_dominoes()


def played_on(board: AnalysisBoard) -> State:
    """The state in which a match from the board begins."""
    assert problem(board) == ""
    return board_match(board, "seed", PERSON).game.state


# Setting up


@each("code", rules_codes())
def test_a_new_board_is_the_first_round_of_its_game(code: str) -> None:
    state = played_on(AnalysisBoard.begin(code))
    assert (str(state.rules), state.round, state.phase) == (code, 1, Phase.ADD)


@pytest.mark.parametrize("code", SOME)
def test_every_position_of_a_game_is_restored_from_its_text(code: str) -> None:
    game = whole_game(code)
    for at in range(0, game.number, 4):
        state = game.at(at).state
        board = parse_board(str(state))
        assert str(board.position) == str(state)
        assert (problem(board) == "") == (not state.is_over)


@pytest.mark.parametrize("code", SOME)
def test_round_and_used_dominoes_follow_from_the_kingdoms(code: str) -> None:
    game = whole_game(code)
    for at in range(0, game.number, 4):
        state = game.at(at).state
        if state.is_over or state.phase in DEALS or state.round == 0:
            continue
        board = replace(parse_board(str(state)), gone=0)
        position, is_covered = board.covered_position()
        assert is_covered
        assert position.errors() == []
        discarded = any(kingdom.taken.bit_count() // 2 < state.round for kingdom in state.kingdoms)
        if not discarded:
            assert replace(board, given_round=None).round == state.round


def test_a_kingdom_is_tapped_in_and_played_on() -> None:
    board = tapped(AnalysisBoard.begin("K2"), 0, "ww/fC/f-")
    board = tapped(board, 1, "gg-/Cll")
    state = played_on(board)
    assert [str(kingdom) for kingdom in state.kingdoms] == ["ww/fC/f-", "gg-/Cll"]
    assert (state.round, state.to_act) == (2, 0)
    assert words.turn_text(board).startswith("To play: Pink.")


def test_a_finished_turn_moves_its_king_to_the_next_line_and_back() -> None:
    board = AnalysisBoard.begin("K4")
    later = tapped(board.after_first_turn(), 0, "ww/-C")
    assert [entry.king for entry in later.line] == [1, 2, 3]
    assert later.next[0].king == 0
    assert played_on(later).to_act == 1
    earlier = later.after_first_turn().previous_turn().previous_turn()
    assert len(earlier.line) == 4
    assert sorted(entry.king or 0 for entry in earlier.line) == [0, 1, 2, 3]
    assert all(entry.king is None for entry in earlier.next)
    assert earlier.previous_turn() == earlier


def test_the_last_turn_of_a_round_stays_on_the_line() -> None:
    board = AnalysisBoard.begin("K3").after_first_turn().after_first_turn()
    assert len(board.line) == 1
    assert board.after_first_turn() == board


def test_kings_swap_places_and_lines_are_sorted() -> None:
    board = AnalysisBoard.begin("K4").with_king(LINE, 0, 3)
    assert [entry.king for entry in board.line] == [3, 1, 2, 0]
    board = board.with_domino(LINE, 0, 48)
    assert [entry.domino for entry in board.line] == [13, 25, 37, 48]
    assert board.line[-1] == LineDomino(48, 3)
    assert problem(board) == ""
    board = board.with_king(NEXT, 0, 1)
    assert board.line[0].king is None
    assert "Domino 13" in problem(board)
    assert problem(board.with_king(LINE, 0, 1)) == ""


def test_before_the_first_round_no_king_has_chosen() -> None:
    board = AnalysisBoard.begin("K2").in_round(0)
    state = played_on(board)
    assert (state.round, state.phase, state.order) == (0, Phase.CLAIM, (0, 1, 0, 1))
    assert played_on(board.in_round(1)).phase is Phase.ADD


def test_the_last_round_has_no_line_to_choose_from() -> None:
    game = whole_game("K2")
    moments = (game.at(at).state for at in range(game.number))
    state = next(state for state in moments if state.round == 6 and state.phase is Phase.ADD)
    assert parse_board(str(state)).position.next == ()
    assert words.phase(parse_board(str(state)), Phase.CLAIM) == say("analysis-phase-end")


def test_changing_the_game_keeps_the_land_and_drops_the_court() -> None:
    board = AnalysisBoard.begin("Q2")
    pad = board.pad.tapped(0, (3, 2), "town").tapped(0, (1, 2), "wheat").tapped(0, (1, 2), "knight")
    board = board.with_pad(pad)
    changed = board.with_pad(board.pad.with_rules("K2"))
    assert [square.terrain.key for square in changed.pad.kingdoms[0].squares.values()] == ["wheat"]
    assert not any(square.knight for square in changed.pad.kingdoms[0].squares.values())
    assert changed.tiles is None
    back = changed.with_pad(changed.pad.with_rules("Q2hm"))
    assert back.tiles


# The court


def test_the_court_is_set_up_and_played_on() -> None:
    game = whole_game("Q2")
    moments = (game.at(at).state for at in range(game.number))
    state = next(state for state in moments if state.round == 4 and state.phase is Phase.ADD)
    board = parse_board(str(state))
    spot = next(spot for spot, tile in enumerate(board.tiles or ()) if tile)
    other = next(
        tile
        for tile in BUILDINGS
        if tile.id not in (board.tiles or ()) and tile.id in board.draw_pile
    )
    changed = board.with_spot(spot, other.key)
    assert changed.tiles
    assert BUILDINGS[changed.tiles[spot] - 1].key == other.key
    assert played_on(changed).court


def test_a_constructed_building_leaves_the_builders_board() -> None:
    board = AnalysisBoard.begin("Q4")
    assert board.tiles
    key = BUILDINGS[board.tiles[0] - 1].key
    copies = [tile.id for tile in BUILDINGS if tile.key == key]
    if len(copies) > 1:
        board = board.with_tile(1, copies[1])
    pad = board.pad
    for index, _ in enumerate(copies):
        pad = pad.tapped(0, (index, 0), BUILDING + key)
    board = board.with_pad(pad)
    assert not {*copies} & {*(board.tiles or ())}


def test_the_dragon_is_on_a_spot_after_burning_a_building() -> None:
    board = AnalysisBoard.begin("Q3").after_first_turn()
    board = tapped(board, 0, "ww/-C").with_spot(2, DRAGON)
    assert problem(board).startswith("There are more coins")
    board = board.with_pad(board.pad.with_owned(0, "coins", 6))
    board = board.with_domino(LINE, 0, 70)
    state = played_on(board)
    assert state.court
    assert (state.court.dragon, state.court.board[2]) == (2, 0)
    assert state.court.burnt.bit_count() == 1
    assert board.with_spot(2, "").dragon is None


def test_a_tap_burns_a_building_instead_of_another_one() -> None:
    board = AnalysisBoard.begin("Q3").with_spot(2, DRAGON)
    [burnt] = [tile for tile in BUILDINGS if board.burnt_mask >> tile.id & 1]
    assert burnt.id not in board.draw_pile
    other = next(tile for tile in BUILDINGS if tile.id in board.draw_pile and tile.key != burnt.key)
    changed = board.with_burnt(burnt.id, other.key)
    assert changed.position.burnt == 1 << other.id
    more = changed.with_burnt(0, burnt.key)
    assert more.burnt_mask.bit_count() == 2
    assert more.with_burnt(other.id, "").burnt_mask == more.burnt_mask & ~(1 << other.id)
    assert changed.with_burnt(other.id, "").burnt_mask, "the Dragon on the board has burnt one"
    key = BUILDINGS[(board.tiles or ())[0] - 1].key
    for _ in range(4):
        more = more.with_burnt(0, key)
    assert len(set(more.tiles or ())) == 6, "only the draw pile loses buildings"
    assert str(parse_board(str(more.position)).position) == str(more.position)


def test_the_domino_just_placed_is_found_or_chosen() -> None:
    game = whole_game("Q2")
    states = [game.at(at).state for at in range(game.number)]
    taxed = [state for state in states if state.phase is Phase.TAX and state.round > 2]
    found = 0
    for state in taxed:
        board = parse_board(str(state))
        assert state.court
        assert board.just_placed == state.court.laid
        known = board.in_phase(Phase.TAX)
        if state.court.laid:
            assert state.court.laid in known.possible_placings
            assert played_on(known.with_last_placed(state.court.laid)).court == state.court
            found += known.just_placed == state.court.laid
        assert known.with_last_placed(()).just_placed == ()
        assert known.with_last_placed((0, 1)).just_placed == next(iter(known.possible_placings), ())
        assert board.in_phase(Phase.ADD).just_placed == ()
    assert found > len(taxed) / 2


def test_a_link_opens_the_board_of_a_game_or_a_position() -> None:
    match = board_match(AnalysisBoard.begin("Q3"), "seed", PERSON)
    state = match.game.state
    assert str(link_board(moment_link(match)).position) == str(state)
    assert str(link_board(f"p={state}".replace(" ", "_")).position) == str(state)
    assert link_board("p=K4").rules.players == 4
    for broken in ("g=K9", "p=", "p=K2_a:x"):
        with pytest.raises(ValueError, match=r"column|rules"):
            link_board(broken)


# Refusals name the mistake and its place in one sentence


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("K2 a:f-/-C", "Pink: b4 isn’t connected"),
        ("K2 a:m3m3m3C", "Pink: 3 squares"),
        ("K2 a:m3m/-C", "Pink: the dominoes outside the lines can’t"),
        ("K4 a:m3w/-C b:m3w/-C", "Mine with 3 crowns: 1 square more"),
        ("K2 R2a L1a-2b-3b-8a N10-20-30 a:C b:C", "There are 3 dominoes to choose from"),
        ("K2 R1a L1a-3b-2b-8a N10-20-30-40 a:C b:C", "Domino 2 is out of order"),
        ("K2 R1a L1a-2b-3a-8a N10-20-30-40 a:C b:C", "Pink: too many kings"),
        ("K2 R9a L1a-2b-3b-8a N10-20-30-40 a:C b:C", "There’s no such round in this game"),
        ("K4 R1a L1a-2b-3c-8d N8-20-30-40 a:C", "Domino 8 appears twice"),
        ("K4 R4a L1a-2b-3c-8d N10-20-30-40 a:ww1/-C b:ll/-C c:ff/-C d:gg/-C", "Pink:"),
        ("K4 R4a L1a-2b-3c-8d N10-20-30-40 a:C b:C c:C d:C", "Pink: too few squares"),
        ("K4 R12z a:C b:C c:C d:C", "The game is over: nothing"),
        ("Q2 a:Cg2w:7c0k0t", "Orange: "),
        ("Q3 T1-2-3-4-d-5", "The Dragon leaves its cave only"),
    ],
)
def test_an_invalid_position_names_the_mistake_and_its_place(text: str, message: str) -> None:
    board = parse_board(text)
    assert problem(board).startswith(message)
    assert "\n" not in problem(board)


@pytest.mark.parametrize("text", ["", "K9 a:C", "K4 a:x", "K4 R1", "Hello", "K4 a:C a:C"])
def test_a_broken_text_names_the_place_of_the_mistake(text: str) -> None:
    with pytest.raises(NotationError):
        parse_board(text)


def test_refuses_more_land_than_the_box_has_for_all_kingdoms() -> None:
    board = parse_board("K2 R6a L1a-2b-3b-8a a:m3w/-C b:m2s/-C")
    crowded = replace(board, line=tuple(entry._replace(domino=d) for entry, d in zip(
        board.line, (44, 45, 46, 48), strict=True)))  # fmt: skip
    assert problem(crowded).startswith("Pink: ")


# Playing on


def test_bots_play_the_others_and_the_link_opens_the_same_position() -> None:
    board = tapped(AnalysisBoard.begin("K3").after_first_turn(), 0, "ww/-C")
    pad = board.pad.with_name(1, "Ada")
    match = board_match(replace(board, pad=pad), "seed", "duke")
    assert [(seat.name, seat.kind) for seat in match.seats] == [
        ("", "duke"), ("Ada", "person"), ("", "duke")
    ]  # fmt: skip
    opened = match_from_link(moment_link(match), "other")
    assert opened.game.state == match.game.state


def test_bots_do_not_play_partners_of_the_player_to_move() -> None:
    match = board_match(AnalysisBoard.begin("W6t"), "seed", "emperor")
    kinds = [seat.kind for seat in match.seats]
    assert kinds == ["person", "emperor", "emperor"] * 2


# The picture


@pytest.mark.parametrize("code", SIZES)
def test_shows_everything_in_the_round(code: str) -> None:
    board = AnalysisBoard.begin(code)
    shown = pages.lines(board, lambda half: half.terrain.key)
    assert shown.count('class="face"') == len(board.line) + len(board.next)
    assert "selected" in pages.round(board)
    assert say("analysis-line") in shown
    assert say("analysis-line") not in pages.lines(board.in_round(0), lambda _: "")
    choices = pages.dominoes(board, LINE, 0, lambda _: "")
    assert choices.count("<li>") == 48
    assert choices.count(" disabled") >= len(board.line)
    assert pages.spots(board, lambda key: key).count("<li>") == (6 if board.tiles else 0)


def test_shows_the_buildings_for_the_builders_board_with_their_effects() -> None:
    board = AnalysisBoard.begin("Q3").with_spot(1, DRAGON)
    spots = pages.spots(board, lambda key: f"{key}.png")
    assert "the Dragon" in spots
    assert spots.count(".png") == 5
    things = pages.things(board, False, lambda key: f"{key}.png")
    assert 'data-thing="dragon"' in things
    assert "Bakery: " in things
    burnt = pages.burnt_buildings(board, lambda key: f"{key}.png")
    assert burnt.count(".png") == 1
    assert 'data-burnt="0"' in burnt
    lost = pages.things(board, True, lambda key: f"{key}.png")
    assert 'data-thing="dragon"' not in lost
    assert lost.count("<li>") <= things.count("<li>") - 1


def test_asks_for_the_domino_just_placed_while_knights_collect_tax() -> None:
    assert "data-field=laid" not in pages.round(AnalysisBoard.begin("Q2"))
    game = whole_game("Q2")
    state = next(s for at in range(game.number) if (s := game.at(at).state).phase is Phase.TAX
                 and s.court and s.court.laid)  # fmt: skip
    shown = pages.round(parse_board(str(state)))
    assert "data-field=laid" in shown
    assert say("analysis-laid-nowhere") in shown
