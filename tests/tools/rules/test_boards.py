"""The boards in the rules reference: the engine agrees with the text of every picture."""

import re
from collections import Counter

import pytest

from embed.board import parse_board
from kingdoms.texts import series_from_link
from realmino import Game, PartialPosition, State, parse_move
from realmino.docs.board import BoardBlock
from realmino.game.partial_state import partial_state
from realmino.notation.validation import IllegalPosition
from realmino.pieces.variants import SEATS
from rulebook.reader import named_values
from table.model.links import match_from_link
from tests.rulebook.test_cases import state_holds
from tools.rules.cases import ShownCase
from tools.rules.pages import RuleBook


@pytest.fixture(scope="module")
def cases() -> list[ShownCase]:
    """All cases."""
    return [case for cases in RuleBook().cases.values() for case in cases]


def of_kind(cases: list[ShownCase], *kinds: str) -> list[ShownCase]:
    """The cases of these kinds."""
    return [case for case in cases if case.case.kind in kinds]


def test_every_picture_has_a_board_and_a_link(cases: list[ShownCase]) -> None:
    for case in cases:
        assert bool(case.board) == bool(case.link) == bool(case.position), case.title
    modes = Counter(case.mode for case in cases)
    assert modes.keys() == {"", "play", "replay", "score", "try"}
    assert modes["try"] > 200
    unseen = {case.case.kind for case in cases if not case.board}
    assert unseen == {"code", "series"}


def test_a_record_opens_on_the_table(cases: list[ShownCase]) -> None:
    for case in of_kind(cases, "record")[::7]:
        match = match_from_link(case.link.removeprefix("index.html#"), seed="")
        assert match.games[-1].state == Game.parse(case.case.fields["record"]).state


def test_a_new_game_opens_on_the_table(cases: list[ShownCase]) -> None:
    for case in of_kind(cases, "code"):
        if case.link:
            match = match_from_link(case.link.removeprefix("index.html#"), seed="")
            assert match.game == Game(match.game.rules)
            assert parse_board(case.board, "seed").match.game.state.to_act is not None


def test_positions_open_on_the_analysis_board_or_the_score_pad(cases: list[ShownCase]) -> None:
    pages = {"try": "index.html", "score": "pad.html"}
    for case in of_kind(cases, "place", "turn", "score", "ties"):
        page, _, link = case.link.partition("#")
        position = series_from_link(link.removeprefix("analyse&")).pad.position
        assert page == pages[case.mode]
        assert case.position
        for number, land in case.position.kingdoms.items():
            assert position.kingdoms[number] == land, case.title
        if position.rules and position.rules.has_court and case.case.kind == "turn":
            assert {number: position.purses[number] for number in case.position.purses} == dict(
                case.position.purses
            )


def test_turns_are_allowed_or_refused_as_in_the_case(cases: list[ShownCase]) -> None:
    """The board knows only the text of its position."""
    for case in of_kind(cases, "turn"):
        if case.mode == "try":
            state = parse_board(case.board, "seed").match.game.state
            for check in case.case.checks:
                assert state_holds(state, check), case.case.name
    for case in of_kind(cases, "place"):
        state = parse_board(case.board, "seed").match.game.state
        reason = state.why_not(parse_move(case.case.fields["place"]))
        [check] = case.case.checks
        assert ("" if reason is None else reason.value) == check.text, case.case.name


def test_kingdoms_score_as_in_the_case(cases: list[ShownCase]) -> None:
    for case in of_kind(cases, "score"):
        [realm] = parse_board(case.board, "seed").score_view().kingdoms
        stated = [int(check.text) for check in case.case.checks if check.key == "score"]
        assert stated in ([], [realm.sheet["total"]]), case.case.name


def test_names_the_winners_if_every_kingdom_is_drawn(cases: list[ShownCase]) -> None:
    count = 0
    for case in of_kind(cases, "ties"):
        shown = parse_board(case.board, "seed").score_view()
        letters = named_values(case.case.fields["kingdoms"])
        assert [realm.kingdom for realm in shown.kingdoms] == [*letters]
        if shown.outcome:
            count += 1
            rules = PartialPosition.parse(case.text).rules
            assert rules
            winners = rules.seats_of([SEATS.index(letter) for letter in shown.outcome.winners])
            [check] = case.case.checks
            assert " ".join(SEATS[seat] for seat in winners) == check.text
    assert count > 3


def test_a_case_can_be_embedded_in_other_documents(cases: list[ShownCase]) -> None:
    for case in cases[::9]:
        if case.board:
            block = BoardBlock.parse(case.text, {"mode": case.mode})
            assert {**block.attributes, "at": "0"} == {**case.board, "at": "0"}


# Drawings


def test_a_board_is_tried_when_the_turn_has_ended() -> None:
    board = parse_board({"mode": "try", "position": "Q4 L16a a:ww/-C"}, "seed")
    match = board.match
    assert not board.is_turn_finished(match)
    match = match.with_game(match.game.play("A16f9n"))
    assert not board.is_turn_finished(match)
    assert board.is_turn_finished(match.with_game(match.game.play("E")))


def test_fills_in_missing_parts_from_the_set_up() -> None:
    state = partial_state(PartialPosition.parse("Q4 b:ww/-C:9c1k0t Qb"))
    assert state.is_over
    start = State.start(state.rules)
    assert state.court
    assert start.court
    assert (state.court.purses[0], state.court.board) == (start.court.purses[0], start.court.board)
    assert (state.court.purses[1].coins, state.court.queen) == (9, 1)
    assert [land == start.kingdoms[0] for land in state.kingdoms] == [True, False, True, True]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a:ww/-C", "the rules are missing"),
        ("K4 L16", "kings none of abcd"),
        ("K4 L16f", "seat f"),
        ("K4 R14a L16a", "round 14"),
        ("K4 R12a", "R12a: the phase does not fit"),
        ("K4 e:C", "kingdom e"),
        ("K4 Qa", "the Queen or the Dragon in a game without them"),
    ],
)
def test_refuses_a_drawing_without_a_legal_move(text: str, message: str) -> None:
    with pytest.raises(IllegalPosition, match=re.escape(message)):
        partial_state(PartialPosition.parse(text))


def test_a_drawing_without_a_turn_has_no_moves_to_try() -> None:
    with pytest.raises(ValueError, match="needs a domino with a king"):
        parse_board({"mode": "try", "position": "K4 a:ww/-C"}, "seed")
