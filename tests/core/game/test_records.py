"""Records with headers and comments, and files of many games, read one by one."""

import io
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino import (
    Game,
    NotationError,
    PartialPosition,
    Record,
    RecordError,
    parse_games,
    read_games,
)
from realmino.game.records import GameText, split_games
from tests.commands import memory_limit, realmino
from tests.tables import games, whole_game

STUDY = "[K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C- b:C c:C d:C] E48"
CUP = """\
; Event: Spring cup
; Date: 2026-11-22
; Players: Ann, Bob, Cleo, Dan
; Result: broken off
K4 Oadcb ; a claims first
L3-14-34-41 E34 ; why not 41?
E41
"""


def test_reads_headers_and_comments() -> None:
    record = Record.parse(CUP)
    assert record.headers == {
        "Event": "Spring cup",
        "Date": "2026-11-22",
        "Players": "Ann, Bob, Cleo, Dan",
        "Result": "broken off",
    }
    assert record.comments == {1: "a claims first", 3: "why not 41?"}
    assert record.game == Game.parse("K4 Oadcb L3-14-34-41 E34 E41")


LINE_ENDS = [chr(code) for code in range(0x3000) if len(f"a{chr(code)}b".splitlines()) > 1]
"""All characters that end a line; all are white space."""


@pytest.mark.parametrize("end", [*LINE_ENDS, "\r\n"], ids=ascii)
def test_a_comment_ends_at_every_line_end(end: str) -> None:
    text = f"; Event: Cup{end}K2 ; first{end}Obaba ; K4 [{end}L3-14-34-41"
    game = Game.parse("K2 Obaba L3-14-34-41")
    record = Record(game, {"Event": "Cup"}, {0: "first", 1: "K4 ["})
    assert Game.parse(text) == game
    assert Record.parse(text) == record
    for source in (text, [text], [f"{text}{end}"]):
        assert [one.read() for one in split_games(source)] == [record]
    assert [*read_games([f"{text}{end}{text}"])] == [record, record]
    assert str(PartialPosition.parse(f"K2 ; note{end}R0o")) == str(PartialPosition.parse("K2 R0o"))
    assert Game.parse(f"[K2 ; ]{end}R0o a:C b:C]") == Game("K2")
    with pytest.raises(NotationError, match=r"^line 3, column 3: found 'x'"):
        Game.parse(f"K2{end}; note{end}Obx")


def test_writes_a_record_as_it_was_read() -> None:
    assert str(Record.parse(CUP)) == CUP.removesuffix("\n")
    assert Record.parse(str(Record.parse(CUP))) == Record.parse(CUP)
    assert hash(Record.parse(CUP)) == hash(Record.parse(str(Record.parse(CUP))))


@pytest.mark.parametrize("text", [CUP, f"; Event: a study\n{STUDY}", f"{STUDY} ; Event: no header"])
def test_a_game_ignores_headers_and_comments(text: str) -> None:
    assert Game.parse(text) == Record.parse(text).game


@given(games())
def test_a_plain_game_is_a_record_without_notes(game: Game) -> None:
    record = Record.parse(str(game))
    assert record.game == game
    assert record.headers == {}
    assert record.comments == {}
    assert str(record) == str(game) == str(Record(game))


@pytest.mark.parametrize(
    ("text", "headers", "comments"),
    [
        ("; Friday's game\nK4 Oadcb", {}, {0: "Friday's game"}),
        ("K4 ; at the beginning\nOadcb", {}, {0: "at the beginning"}),
        ("; one\n\n; two\nK4 ; three\n ; four\nOadcb", {}, {0: "one two three four"}),
        ("K4 ; Event: on a line of moves\nOadcb", {}, {0: "Event: on a line of moves"}),
        ("K4 Oadcb\n; Event: behind a move", {}, {1: "Event: behind a move"}),
        ("; two words: no header\nK4", {}, {0: "two words: no header"}),
        ("; Event:\n;\n;;;\nK4 ;", {}, {0: ";;"}),
        ("; Event: one\n; Event:  the   last ; counts \nK4", {"Event": "the last ; counts"}, {}),
        ("; Event: K4 [and\n_\nK4 Oadcb ; ]", {"Event": "K4 [and"}, {1: "]"}),
    ],
)
def test_a_comment_belongs_to_the_move_before_it(
    text: str, headers: dict[str, str], comments: dict[int, str]
) -> None:
    record = Record.parse(text)
    assert record.headers == headers
    assert record.comments == comments
    assert Record.parse(str(record)) == record
    (only,) = split_games(text)
    assert only.read() == record


LINES = st.text(max_size=20)


@given(
    games(["K2", "Q3"]),
    st.dictionaries(st.from_regex(r"[A-Z][A-Za-z]{0,9}", fullmatch=True), LINES, max_size=4),
    st.dictionaries(st.integers(0, 300), LINES, max_size=6),
)
def test_headers_and_comments_are_read_back(
    game: Game, headers: dict[str, str], comments: dict[int, str]
) -> None:
    noted = {min(number, game.number): text for number, text in comments.items()}
    record = Record(game, headers, noted)
    again = Record.parse(str(record))
    assert again == record
    assert str(again) == str(record)
    assert set(again.headers) == {name for name, text in headers.items() if text.split()}
    assert [part.read() for part in split_games(f"{record}\n{record}")] == [record, record]


@pytest.mark.parametrize("name", ["", "event", "Two words", "Event:", "É", "Event\n", "1st"])
def test_refuses_a_header_name_that_is_not_one_word(name: str) -> None:
    with pytest.raises(ValueError, match="the name of a header must be a word such as Event, not "):
        Record(Game.parse("K4"), {name: "x"})


@pytest.mark.parametrize("number", [-1, 2, 10**9])
def test_refuses_a_comment_beyond_the_game(number: int) -> None:
    with pytest.raises(ValueError, match=f"move {number}: the game has moves 0 to 1"):
        Record(Game.parse("K4 Oadcb"), comments={number: "x"})


# Many games


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A hand-written file of five games."""
    path = tmp_path / "games.txt"
    path.write_text(
        f"{CUP}\n\n; Event: the second\n; a comment above it\n{whole_game('K2')} ; what an end\n"
        f"; of the second\n{STUDY}\nK2 Oabab K2\tOabba\n; the last line\n",
        encoding="utf-8",
    )
    return path


def contents(records: Iterator[Record]) -> list[tuple[str, dict[str, str], dict[int, str]]]:
    return [(str(record.game), record.headers, record.comments) for record in records]


def test_reads_all_games_of_a_file(file: Path) -> None:
    cup = Record.parse(CUP)
    expected = [
        (str(cup.game), cup.headers, cup.comments),
        (str(whole_game("K2")), {"Event": "the second"},
         {0: "a comment above it", whole_game("K2").number: "what an end"}),
        (STUDY, {}, {0: "of the second"}),
        ("K2 Oabab", {}, {}),
        ("K2 Oabba", {}, {1: "the last line"}),
    ]  # fmt: skip
    text = file.read_text(encoding="utf-8")
    assert contents(read_games(file)) == contents(read_games(str(file))) == expected
    with open(file, encoding="utf-8") as opened:
        assert contents(read_games(opened)) == expected
    assert contents(read_games(io.StringIO(text))) == expected
    assert contents(read_games(text.splitlines(keepends=True))) == expected
    assert [record.game for record in read_games(file)] == parse_games(text)
    assert list(read_games([])) == []


def test_a_file_may_start_with_a_byte_order_mark(tmp_path: Path) -> None:
    (tmp_path / "games.txt").write_bytes(b"\xef\xbb\xbfK4 Oadcb\r\nK2\r\n")
    assert [str(record.game) for record in read_games(tmp_path / "games.txt")] == ["K4 Oadcb", "K2"]


def test_reads_games_lazily(file: Path) -> None:
    file.write_text(f"{CUP}\n{STUDY}\n\n  K4 Oadcb\n E3\nK2\n", encoding="utf-8")
    records = read_games(file)
    assert [next(records).game.number for _ in range(2)] == [4, 1]
    with pytest.raises(RecordError) as caught:
        next(records)
    message = "game 3, line 12, column 2: found 'E3', expected a line of 4 new dominoes, L"
    assert str(caught.value).startswith(message)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("E3", "game 1, line 1, column 1: found 'E3', expected rules such as K4 first"),
        ("\n\nOabcd", "game 1, line 3, column 1: found 'Oabcd', expected rules such as"),
        ("; hm\nK4 Oadcb  K2 Oab", "game 2, line 2, column 14: found 'Oab', expected the order of"),
        ("K2\n\n[K4 R0o\n a:D]", "game 2, line 4, column 4: found 'D]', expected - C / one of"),
        ("K2 [K4 R0o\n a:C", "game 2, line 2, column 5: found the end of the text, expected the b"),
        ("K2\n" + ";x\n" * 40_000, "game 1, line 21846, column 2: found 'x', expected the end of"),
    ],
)
def test_locates_an_error_by_game_and_line(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        list(read_games(io.StringIO(text)))
    assert str(caught.value).startswith(message)


def test_reading_can_continue_after_a_broken_game() -> None:
    read, broken = [], []
    for game in split_games("K2 Oabab\nK2 Oabb\nK2 Oabba\n"):
        try:
            read.append(str(game.read().game))
        except RecordError as error:
            broken.append(error.game)
    assert read == ["K2 Oabab", "K2 Oabba"]
    assert broken == [GameText(2, 2, 1, "K2 Oabb\n")]


def test_a_large_file_needs_little_memory() -> None:
    line = f"{whole_game('K2')} ; and a comment\n"
    with memory_limit(1_000_000):
        count = sum(1 for _ in split_games(line for _ in range(20_000)))
    assert count == 20_000


# At the command line


def test_replay_shows_headers_and_comments(file: Path) -> None:
    result = realmino("replay", str(file), "--game", "1", "--at", "3")
    assert "Event     Spring cup\nDate      2026-11-22\nPlayers   Ann, Bob" in result.out
    assert "Comment   why not 41?" in result.out
    plain = realmino("replay", str(file), "--game", "1", "--at", "3", "--json").json
    assert plain["headers"]["Result"] == "broken off"
    assert plain["comment"] == "why not 41?"
    plain = realmino("replay", str(file), "--game", "4", "--json").json
    assert plain["headers"] == {}
    assert plain["comment"] is None


def test_replay_starts_with_the_position_of_a_study(file: Path) -> None:
    data = realmino("replay", str(file), "--game", "3", "--at", "0", "--json").json
    assert data["position"] == STUDY[1:-5]
    assert data["of"] == 1
