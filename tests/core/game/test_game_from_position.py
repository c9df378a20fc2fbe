"""Games that start from any position, and their records."""

import pickle
from random import Random

import pytest

from realmino import (
    Dynasty,
    Game,
    Illegal,
    NotationError,
    Reason,
    Rules,
    Shuffled,
    State,
    parse_games,
)
from realmino.game.events import events
from realmino.game.records import split_games
from realmino.view import view
from tests.each import each
from tests.tables import CODES, corrected_tiles, notation_error, whole_game

STUDY = "K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C- b:C c:C d:C"
"""Four players in round 1: a has added domino 3 and claims next."""

RECORD = f"[{STUDY}] E48 A14g8n E5"


@pytest.fixture
def study() -> Game:
    """The study before the first move."""
    return Game.from_state(State.parse(STUDY))


def test_a_study_is_played_like_any_game(study: Game) -> None:
    assert study.start == State.parse(STUDY)
    assert study.state == State.parse(STUDY)
    assert study.number == 0
    assert study.rules == Rules.parse("K4")
    later = study.play("E48").play("A14g8n").play("E5")
    assert str(later) == RECORD
    assert later.state.to_act == 2
    assert later.start == study.state


def test_a_record_that_starts_with_a_position_is_read_back(study: Game) -> None:
    game = Game.parse(RECORD)
    assert game == study.play("E48").play("A14g8n").play("E5")
    assert str(game) == RECORD
    assert eval(repr(game)) == game
    assert pickle.loads(pickle.dumps(game)) == game
    assert eval(repr(game.at(1))) == game.at(1)
    assert hash(game) == hash(Game.parse(RECORD))


@pytest.mark.parametrize(
    "record",
    [
        RECORD.replace(" ", "_"),
        "; Monday\n[" + STUDY.replace(" X3", " ; gone ]\n X3") + "]\n E48 A14g8n ; up\nE5",
        RECORD.replace("] ", "]"),
        f"[ {STUDY.replace(' b:C c:C d:C', '')} ]E48A14g8nE5",
    ],
)
def test_ignores_white_space_and_comments_in_brackets(record: str) -> None:
    assert str(Game.parse(record)) == RECORD


def test_undo_stops_at_the_position_of_a_study(study: Game) -> None:
    game = Game.parse(RECORD)
    assert game.undo().undo().undo() == study.at(0).play("E48").play("A14g8n").play("E5").at(0)
    assert game.at(0).state == study.state
    assert game.at(0).redo().redo().redo() == game
    with pytest.raises(Illegal) as caught:
        study.undo()
    assert caught.value.reason is Reason.NOTHING_DUE
    with pytest.raises(IndexError, match="the game has moves 0 to 3"):
        game.at(4)


def test_the_history_of_a_study_starts_with_its_position() -> None:
    game = Game.parse(RECORD)
    assert [(played.seat, str(played.move)) for played in game.history()] == [
        (0, "E48"), (1, "A14g8n"), (1, "E5"),
    ]  # fmt: skip
    assert game.history()[0].before == game.start
    assert game.last_reveal() == 0
    assert [event.kind for event in events(game)] == ["claimed", "placed", "claimed"]
    land = [(half.square, half.domino) for realm in view(game).kingdoms for half in realm.land]
    assert land == [("g8", 0), ("h8", 0), ("g8", 14), ("g9", 14)]


def test_another_position_makes_another_game(study: Game) -> None:
    other = Game.from_state(State.parse(STUDY.replace("a:ff/C-", "a:ff/-C")))
    assert other != study
    assert other.rules == study.rules


@each("code", CODES)
def test_a_game_from_the_set_up_is_an_ordinary_game(code: str) -> None:
    game, start = Game(Rules.parse(code)), State.start(Rules.parse(code))
    assert Game.from_state(start) == game == Game.parse(f"[{start}]")
    assert str(Game.from_state(start)) == code
    assert game.start == start


@pytest.mark.parametrize("code", ["K2dhm", "K3", "Q2", "Q4", "W4", "W6t"])
def test_a_game_from_the_middle_ends_like_the_whole_game(code: str) -> None:
    whole = whole_game(code)
    random = Random(code)
    for number in (whole.number, *(random.randrange(whole.number) for _ in range(4))):
        half = Game.from_state(whole.at(number).state)
        for move in whole.moves[number:]:
            half = half.play(str(move))
        assert half.state == whole.state
        assert half.state.sheets() == whole.state.sheets()
        assert Game.parse(str(half)) == half


def test_deals_from_any_position() -> None:
    game = Game.from_state(whole_game("W4").at(90).state)
    assert game.deal(Shuffled(7)).state.pending_deal is None


def test_reads_a_study_with_corrected_tiles() -> None:
    corrected = corrected_tiles()
    game = Game.parse(str(Game.from_state(whole_game("Q4").at(60).state)), corrected)
    assert game.rules == Rules.parse("Q4", corrected)


@pytest.mark.parametrize(
    ("record", "position", "expected"),
    [
        ("[", 1, "the bracket ] that ends a position"),
        ("[K4 R0o a:C", 11, "the bracket ] that ends a position"),
        ("[K4 R0o ; no ]", 14, "the bracket ] that ends a position"),
        ("[]", 0, "a valid position (the rules are missing"),
        ("[a:C]", 0, "a valid position (the rules are missing"),
        (f"[{STUDY.replace('d:C', 'd:D')}]", 57, "- C / one of w f l g s m t"),
        (
            f"[{STUDY.replace('b:C', 'b:f-/-C')}]",
            0,
            "(kingdom b, f8: squares that are not connected",
        ),
        (f"[{STUDY}] E3", 60, "E5, E20, E37, E48 (not in line)"),
        (f"[{STUDY}] [{STUDY}]", 60, "only one game"),
        (f"[{STUDY}] K4", 60, "only one game"),
        ("K4 ]", 3, "a token, which begins with a capital letter"),
    ],
)
def test_locates_an_error_in_a_position(record: str, position: int, expected: str) -> None:
    error = notation_error(Game.parse, record)
    assert error.position == position
    assert error.text == record
    assert expected in error.expected


def test_a_record_may_mix_studies_and_whole_games() -> None:
    text = f"{whole_game('K2')}\n{RECORD} ; the second [\n{RECORD}\nK4 Oadcb"
    assert list(map(str, parse_games(text))) == [
        str(whole_game("K2")), RECORD, RECORD, "K4 Oadcb",
    ]  # fmt: skip
    assert [str(Game.parse(game.text)) for game in split_games(text)] == [
        str(whole_game("K2")), RECORD, RECORD, "K4 Oadcb",
    ]  # fmt: skip


def test_a_series_may_start_with_a_study() -> None:
    assert str(Dynasty.parse(RECORD)) == RECORD


def test_refuses_a_huge_invalid_study() -> None:
    for text in ("[" * 60_000, "[;" * 30_000, "[" + ";\n" * 30_000, "[K4 " + "a:C " * 16_000 + "]"):
        with pytest.raises(NotationError):
            parse_games(text)
        with pytest.raises(NotationError):
            [game.read() for game in split_games(text)]
