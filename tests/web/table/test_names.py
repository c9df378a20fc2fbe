"""Names in links: told where they shall be, and never more than a name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino import NotationError
from table import names, words
from table.match import Match, link_of, match_of
from tests.tables import played
from tests.web.fixtures import match_with, seats

MATCH = match_with(played("K3", 2, 17))


def named(*told: str) -> Match:
    """The match that opens elsewhere by a link that tells these names."""
    return match_of(link_of(MATCH, told), "1")


def test_a_link_tells_the_names_that_it_is_given_and_no_others() -> None:
    assert [seat.name for seat in named("Ada", "Ben", "Cleo").seats] == ["Ada", "Ben", "Cleo"]
    assert [words.called(seat) for seat in named("Ada", "", "").seats] == ["Ada", "Yellow", "Green"]
    assert [seat.name for seat in match_of(link_of(MATCH), "1").seats] == [""] * 3
    assert "&n=" not in link_of(MATCH, ("", "", ""))


@given(st.lists(st.text(max_size=30), min_size=3, max_size=3))
def test_every_name_comes_through_an_address(told: list[str]) -> None:
    """As it was typed, but for what nobody sees, in letters that no address changes."""
    link = link_of(MATCH, told)
    assert link.isascii()
    assert not {*link} & {*' "<>#`'}
    assert [seat.name for seat in match_of(link, "1").seats] == [*map(names.clean, told)]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Ada & Ben, <b>=#%", "Ada & Ben, <b>=#%"),
        ("  Zoë   Müller ", "Zoë Müller"),
        ("👑 王", "👑 王"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("👩\u200d👩\u200d👧\u200d👦" * 21, "👩\u200d👩\u200d👧\u200d👦" * 20),
        (
            "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
            "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        ),
        ("🇩🇪🇫🇷" * 11, "🇩🇪🇫🇷" * 10),
        ("e\u0301" * 21, "e\u0301" * 20),
        ("क्षि" * 21, "क्षि" * 20),
        ("한" * 21, "한" * 20),
        ("\u1112\u1161\u11ab" * 21, "\u1112\u1161\u11ab" * 20),
        ("\u200d \u200c", ""),
        ("a\u202eb\ttwo\nlines", "ab two lines"),
        ("n" * 30, "n" * 20),
        ("\ud800", ""),
    ],
)
def test_a_name_is_one_short_line(typed: str, told: str) -> None:
    assert [seat.name for seat in named(typed, "Ben", "").seats] == [told, "Ben", ""]


@pytest.mark.parametrize(
    "told", ["a,b,c,d", "n" * 21, "%0A", "%E2%80%AEa", "%FF", "a%20%20b", "%20a"]
)
def test_a_name_that_is_none_is_refused_in_one_sentence(told: str) -> None:
    link = f"{link_of(MATCH)}&n={told}"
    with pytest.raises(NotationError) as caught:
        match_of(link, "1")
    assert link[caught.value.position :] == told
    assert "\n" not in str(caught.value)


def test_fewer_names_than_players_name_the_first_ones() -> None:
    link = f"{link_of(MATCH)}&n=Ada"
    assert [seat.name for seat in match_of(link, "1").seats] == ["Ada", "", ""]


def test_the_names_of_a_dynasty_are_told_too() -> None:
    series = Match(seats("pp"), "7", (played("K2", 1),), dynasty=True)
    opened = match_of(link_of(series, ("Ada", "Ben")), "1")
    assert opened.dynasty
    assert [seat.name for seat in opened.seats] == ["Ada", "Ben"]
