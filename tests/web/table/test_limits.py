"""Long texts: refused before anything in them is replayed."""

from dataclasses import replace

import pytest

from realmino import Game, NotationError
from table.limits import MAX_BRACKETS, MAX_DEPTH, MAX_TEXT, code_of, depth
from table.match import Match, link_of, match_of
from tests.tables import whole_game
from tests.web.fixtures import seats

WHOLE = str(whole_game("K3hm"))

SLOW_LINKS = {
    "a megabyte of games": "g=" + "K4_" * 333_333,
    "a megabyte of dominoes": "g=K4_" + "L1-1-1-1_" * 111_111,
    "a megabyte of comment": "g=;" + "x" * 1_000_000,
    "a megabyte of fields": "g=K4&" + "a=1&" * 250_000,
    "four whole games": f"g={'_'.join([WHOLE.replace(' ', '_')] * 4)}",
    "a thousand games": "g=" + "K4_" * 1000,
}


@pytest.mark.parametrize("link", SLOW_LINKS.values(), ids=SLOW_LINKS.keys())
def test_a_link_that_is_too_long_is_refused_before_a_game_is_replayed(
    link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("realmino.parse_games", not_called)
    with pytest.raises(NotationError) as caught:
        match_of(link, "1")
    error = caught.value
    assert 0 <= error.position <= len(error.text)
    assert len(str(error)) < 200


def not_called(record: str) -> list[Game]:
    raise AssertionError(f"replayed {len(record)} characters")


def test_a_game_may_begin_with_a_position() -> None:
    """It is opened by link and by file, and its rules are known before it is replayed."""
    record = "[K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C- b:C c:C d:C] E48"
    opened = match_of(f"g={record.replace(' ', '_')}", "1")
    assert opened.game.state.next[-1].king == 0
    assert Match.parse(opened.to_text()) == opened
    assert [code_of(text) for text in (record, "Q2hm Oabba", "[R1e ; K2\nW8t]", "[R1e]")] == [
        "K4", "Q2hm", "W8t", ""
    ]  # fmt: skip
    with pytest.raises(NotationError, match="at most 3 games"):
        match_of("g=" + "[K2_R0o]" * 4, "1")


def test_the_longest_match_there_is_can_be_saved_and_shared() -> None:
    """A Dynasty of three games of eight with the longest names, far below the limits."""
    games = tuple(whole_game("W8hm", seed) for seed in (1, 2, 3))
    sitting = tuple(replace(seat, name="👑" * 20) for seat in seats("p" * 8, game="W"))
    match = Match(sitting, "7" * 40, games, dynasty=True)
    assert len(match.to_text()) < MAX_TEXT / 2
    assert Match.parse(match.to_text()) == match
    assert match_of(link_of(match), "1").games == games


def test_brackets_in_names_are_no_depth() -> None:
    assert depth('{"name": "[[[[{{{{", "other": "\\"[[["}') == 1
    assert depth("[" * 100_000) > MAX_DEPTH
    assert depth("[[], [[]], {}]") == 3


def test_unclosed_quotes_are_read_quickly() -> None:
    """Each quote began a search to the end of the text: 100 kB froze the page for minutes."""
    assert depth('\\"' * 1_000_000) == 0
    assert depth('["' + "[" * 1_000_000) == 1


def test_more_brackets_than_can_be_counted_in_time_are_too_many() -> None:
    assert depth("[]" * MAX_BRACKETS) == MAX_BRACKETS
