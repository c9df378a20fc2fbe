"""Links changed by chats and mail programs open the same thing, or are refused."""

import re
from collections.abc import Callable
from dataclasses import replace
from html import escape
from urllib.parse import quote, unquote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from analysis.texts import link_board
from kingdoms.model import Pad
from kingdoms.series import PadSeries
from kingdoms.texts import pad_link, series_from_link
from realmino import Game, NotationError
from table.model import names
from table.model.limits import MAX_BRACKETS, MAX_DEPTH, MAX_TEXT, code_of, depth
from table.model.links import match_from_link, moment_link, read_link
from table.model.match import BrokenSave, Match, load_save
from table.wording import words
from tests.tables import played, whole_game
from tests.web.fixtures import match_with, seats
from tools.paths import WEB

RECORD = "K2_Oabab_L4-12-22-45_E45"
LINK = f"g={RECORD}&at=2"
PAD = "p=K2_a:w2Cf_b:--/lC&n=Ada&c=10"
DAY = "day=2026-03-01"

ENDS = [
    *(".", ",", ";", ":", "!", "?", ")", ">", '"', "'", "*", "_", "`", "]", "}", "…", "”", "’"),
    *("»", "。", "）", ").", "!!!", ".”", "**", "]).", "&gt;", "&quot;", "&nbsp;"),
    *("%22", "%3E", "%E2%80%9D.", "%C2%BB", "%20", "%0A", "%5D"),
]
HANDLED: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "spaces": lambda link: link.replace("_", " "),
    "spaces in percent": lambda link: link.replace("_", "%20"),
    "spaces as plus": lambda link: link.replace("_", "+"),
    "no-break spaces": lambda link: link.replace("_", "%C2%A0"),
    "underscores in percent": lambda link: link.replace("_", "%5F"),
    "underscores behind backslashes": lambda link: link.replace("_", "\\_"),
    "dashes in percent": lambda link: link.replace("-", "%2D"),
    "dashes in percent, twice": lambda link: link.replace("-", "%252d"),
    "no-break hyphens": lambda link: link.replace("-", "\u2011"),
    "en dashes": lambda link: link.replace("-", "%E2%80%93"),
    "minus signs": lambda link: link.replace("-", "\u2212"),
    "ampersands in percent": lambda link: link.replace("&", "%26"),
    "equals signs in percent": lambda link: link.replace("=", "%3D"),
    "all of it in percent": lambda link: quote(link, safe=""),
    "all of it in percent, twice": lambda link: quote(quote(link, safe=""), safe=""),
    "with its sign in percent": lambda link: quote(f"#{link}", safe=""),
    "a second sign": lambda link: f"#{link}",
    "&amp;": escape,
    "&amp;amp;": lambda link: escape(escape(link)),
    "&#38;": lambda link: link.replace("&", "&#38;"),
    "&#x26;": lambda link: link.replace("&", "&#x26;"),
    "&amp; in percent": lambda link: quote(escape(link), safe="=_-:/"),
    "soft hyphens": lambda link: link.replace("2", "2\u00ad"),
    "zero-width spaces": lambda link: link.replace("_", "_%E2%80%8B"),
    "a byte order mark": lambda link: f"\ufeff{link}",
    "marks of direction": lambda link: f"\u200e{link}\u200e",
    "line breaks": lambda link: link.replace("2", "2%0D%0A"),
    "white space around": lambda link: f"%20 {link} %20\n",
    "names of fields in capitals": lambda link: "&".join(
        part.partition("=")[0].upper() + "".join(part.partition("=")[1:])
        for part in link.split("&")
    ),
    "known trackers": lambda link: f"utm_source=x&{link}&fbclid=IwAR0_x-y&gclid=1&igsh=2",
    "a tracker behind a question mark": lambda link: f"{link}?utm_source=chat",
    "the same field twice": lambda link: f"{link}&{link}",
    "an ampersand at the end": lambda link: f"{link}&",
    **{f"{end} at the end": lambda link, end=end: f"{link}{end}" for end in ENDS},  # type: ignore[misc]
}


@pytest.mark.parametrize("handled", HANDLED.values(), ids=HANDLED.keys())
def test_a_link_that_programs_have_changed_opens_the_same_thing(
    handled: Callable[[str], str],
) -> None:
    whole = match_from_link(f"g={RECORD}", "1")
    opened = match_from_link(handled(LINK), "1")
    assert opened.number == 2
    assert opened.game.undone == whole.game.moves[2:]
    assert series_from_link(handled(PAD)) == series_from_link(PAD)
    for analysed in (f"analyse&{LINK}", f"analyse&{PAD}"):
        assert link_board(handled(analysed)) == link_board(analysed)
    assert read_link(handled(DAY)) == {"day": "2026-03-01"}


def test_the_page_waits_for_the_table_before_reading_a_changed_link() -> None:
    script = (WEB / "setup/setup.js").read_text(encoding="utf-8")
    [pattern] = re.findall(r"if \(/(.+?)/i\.test\(location\.hash\)", script)
    leads = re.compile(pattern, re.IGNORECASE)
    assert [name for name, handled in HANDLED.items() if not leads.search(handled(LINK))] == []
    assert not leads.search(DAY)


def test_a_link_of_a_pad_opens_on_the_analysis_board_with_its_names_and_colours() -> None:
    board = link_board(f"analyse&{PAD}")
    assert board.pad.names == ("Ada", "")
    assert board.pad.colours == series_from_link(PAD).pad.colours
    dynasty = PadSeries.begin("K2").as_dynasty().showing(1)
    assert link_board(f"analyse&{pad_link(dynasty)}").rules == dynasty.pad.rules


@pytest.mark.parametrize(
    ("link", "said"),
    [
        (f"g={RECORD}&at=4", "a move from 0 to 3"),
        (f"g={RECORD}&at=-1", "a move from 0 to 3"),
        (f"g={RECORD}&at=two", "a move from 0 to 3"),
        (f"g={RECORD}&at=", "a move from 0 to 3"),
        (f"g={RECORD}&at", "a move from 0 to 3"),
        (f"g={RECORD}&at=1&at=2", "once"),
        (f"g={RECORD}&att=2", "a part of a link"),
        (f"g={RECORD}&2", "a part of a link"),
        (f"g={RECORD}&host=x", "a part of a link"),
        (f"g={RECORD};at=2", "without ;"),
        (f"g={RECORD}&at=2&c=10", "a part of a link"),
        (f"g={RECORD}&at=2&d=3", "a part of a link"),
        (f"g={RECORD[:-1]}x&at=2", "a domino number"),
        (f"g={RECORD}&k=", "for each of 2 seats"),
        (f"g={RECORD}&n=%25FF", "UTF-8"),
        (RECORD, "g="),
        (f"at=2&{RECORD}", "g="),
        ("g", "g= with a value"),
        ("hello", "g="),
        ("%", "g="),
        ("p=K2_a:C", "g="),
    ],
)
def test_refuses_an_unreadable_part_of_a_link(link: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        match_from_link(link, "1")
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "link", ["hello", "day=2026-03-01", "g=K2", "p=K2_a:C&n=a,b,c", f"{PAD}&at=1"]
)
def test_a_pad_refuses_every_other_link(link: str) -> None:
    with pytest.raises(NotationError):
        series_from_link(link)


LAYERS: list[Callable[[str], str]] = [
    str,
    lambda link: quote(link, safe=""),
    lambda link: quote(link, safe="=&#,_-~"),
    lambda link: quote(quote(link, safe=""), safe=""),
    lambda link: quote(link, safe="%=&,_-~"),
    unquote,
    escape,
]
TYPED = st.text(max_size=30) | st.text("%&+=(),.~#;_-2B5 \u200d\u200c👩🚀a\"'", max_size=12)


@given(st.lists(TYPED, min_size=3, max_size=3), st.sampled_from(LAYERS))
@example(["100%", "%2541", "~2B"], LAYERS[2])
@example(["a&b=c", "(x)", "J. D."], LAYERS[1])
@example(["&amp;", "&n=x", ".,;:!?)"], LAYERS[5])
def test_names_survive_any_number_of_links(sent: list[str], layer: Callable[[str], str]) -> None:
    """Even in links that a program has encoded again or decoded."""
    match = match_with(played("K3", 2, 17))
    expected = [*map(names.clean, sent)]
    for _ in range(3):
        match = match_from_link(layer(moment_link(match, sent)), "1")
        sent = [seat.name for seat in match.seats]
        assert sent == expected


@given(st.lists(TYPED, min_size=4, max_size=4), st.sampled_from(LAYERS))
def test_names_on_a_pad_survive_any_number_of_links(
    sent: list[str], layer: Callable[[str], str]
) -> None:
    pad = Pad.begin("K4")
    for seat, name in enumerate(sent):
        pad = pad.with_name(seat, name)
    series = PadSeries((pad,))
    for _ in range(3):
        series = series_from_link(layer(pad_link(series)))
        assert series.pad == pad


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("Zo%C3%AB,A%26B,a%2Cb", ["Zoë", "A&B", "a,b"]),
        ("100%25,A%2BB,J.%20D.%20%28x%29", ["100%", "A+B", "J. D. (x)"]),
        ("%D8%B9%D9%84%DB%8C%E2%80%8C%D8%B1%D8%B6%D8%A7,Ada%29,", ["علی\u200cرضا", "Ada)", ""]),
    ],
)
def test_names_of_older_links_are_read_as_they_were(sent: str, read: list[str]) -> None:
    link = f"{moment_link(match_with(played('K3', 2, 17)))}&n={sent}"
    assert [seat.name for seat in match_from_link(link, "1").seats] == read


@pytest.mark.parametrize("blank", ["", " \u200d", "\u3164", "\ufe0f", "\u034f \u2800\u200c"])
def test_a_name_that_looks_blank_is_empty(blank: str) -> None:
    assert names.clean(blank) == ""
    assert names.clean(f"{blank}Ada{blank}").strip(blank) == "Ada"


MATCH = match_with(played("K3", 2, 17))


def named(*sent: str) -> Match:
    """The match opened by a link with these names."""
    return match_from_link(moment_link(MATCH, sent), "1")


def test_a_link_contains_only_the_given_names() -> None:
    assert [seat.name for seat in named("Ada", "Ben", "Cleo").seats] == ["Ada", "Ben", "Cleo"]
    assert [words.seat_name(seat) for seat in named("Ada", "", "").seats] == [
        "Ada",
        "Yellow",
        "Green",
    ]
    assert [seat.name for seat in match_from_link(moment_link(MATCH), "1").seats] == [""] * 3
    assert "&n=" not in moment_link(MATCH, ("", "", ""))


@given(st.lists(st.text(max_size=30), min_size=3, max_size=3))
def test_every_name_survives_an_address(sent: list[str]) -> None:
    """As typed, without invisible characters, in letters that addresses keep."""
    link = moment_link(MATCH, sent)
    assert link.isascii()
    assert not {*link} & {*' "<>#`'}
    assert [seat.name for seat in match_from_link(link, "1").seats] == [*map(names.clean, sent)]


@pytest.mark.parametrize(
    ("typed", "sent"),
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
def test_a_name_is_one_short_line(typed: str, sent: str) -> None:
    assert [seat.name for seat in named(typed, "Ben", "").seats] == [sent, "Ben", ""]


@pytest.mark.parametrize(
    "sent", ["a,b,c,d", "n" * 21, "%0A", "%E2%80%AEa", "%FF", "a%20%20b", "%20a"]
)
def test_refuses_an_invalid_name_with_a_one_sentence_message(sent: str) -> None:
    link = f"{moment_link(MATCH)}&n={sent}"
    with pytest.raises(NotationError) as caught:
        match_from_link(link, "1")
    assert link[caught.value.position :] == sent
    assert "\n" not in str(caught.value)


def test_fewer_names_than_players_belong_to_the_first_ones() -> None:
    link = f"{moment_link(MATCH)}&n=Ada"
    assert [seat.name for seat in match_from_link(link, "1").seats] == ["Ada", "", ""]


def test_a_link_of_a_dynasty_contains_names() -> None:
    series = Match(seats("pp"), "7", (played("K2", 1),), dynasty=True)
    opened = match_from_link(moment_link(series, ("Ada", "Ben")), "1")
    assert opened.dynasty
    assert [seat.name for seat in opened.seats] == ["Ada", "Ben"]


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
def test_refuses_a_long_link_before_replaying_a_game(
    link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("realmino.parse_games", not_called)
    with pytest.raises(NotationError) as caught:
        match_from_link(link, "1")
    error = caught.value
    assert 0 <= error.position <= len(error.text)
    assert len(str(error)) < 200


def not_called(record: str) -> list[Game]:
    raise AssertionError(f"replayed {len(record)} characters")


def test_a_game_may_start_from_a_position() -> None:
    """Links and files open it, and its rules are known before the replay."""
    record = "[K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C- b:C c:C d:C] E48"
    opened = match_from_link(f"g={record.replace(' ', '_')}", "1")
    assert opened.game.state.next[-1].king == 0
    assert Match.parse(opened.to_text()) == opened
    assert [code_of(text) for text in (record, "Q2hm Oabba", "[R1e ; K2\nW8t]", "[R1e]")] == [
        "K4", "Q2hm", "W8t", ""
    ]  # fmt: skip
    assert code_of("; K2") == ""
    with pytest.raises(NotationError, match="at most 3 games"):
        match_from_link("g=" + "[K2_R0o]" * 4, "1")


def test_the_longest_possible_match_can_be_saved_and_shared() -> None:
    """A Dynasty of three games with eight players and the longest names is far below the limits."""
    games = tuple(whole_game("W8hm", seed) for seed in (1, 2, 3))
    sitting = tuple(replace(seat, name="👑" * 20) for seat in seats("p" * 8, game="W"))
    match = Match(sitting, "7" * 40, games, dynasty=True)
    assert len(match.to_text()) < MAX_TEXT / 2
    assert Match.parse(match.to_text()) == match
    assert match_from_link(moment_link(match), "1").games == games


def test_brackets_in_names_do_not_count_as_nesting() -> None:
    assert depth('{"name": "[[[[{{{{", "other": "\\"[[["}') == 1
    assert depth("[" * 100_000) > MAX_DEPTH
    assert depth("[[], [[]], {}]") == 3


def test_a_text_may_be_as_deep_as_the_limit() -> None:
    assert load_save("[" * MAX_DEPTH + "]" * MAX_DEPTH)
    with pytest.raises(BrokenSave):
        load_save("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1))


def test_unclosed_quotes_are_read_quickly() -> None:
    """If each quote starts a search to the end, 100 kB of them freeze the page for minutes."""
    assert depth('\\"' * 1_000_000) == 0
    assert depth('["' + "[" * 1_000_000) == 1


def test_refuses_too_many_brackets_quickly() -> None:
    assert depth("[]" * MAX_BRACKETS) == MAX_BRACKETS
