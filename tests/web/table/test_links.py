"""Links as chats, mail programs and people pass them on: each opens what it was made for, or is
refused."""

import re
from collections.abc import Callable
from html import escape
from urllib.parse import quote, unquote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from analysis.texts import board_of_link
from kingdoms.model import Pad
from kingdoms.series import PadSeries
from kingdoms.texts import link_of as pad_link_of
from kingdoms.texts import series_of_link
from realmino import NotationError
from table import names
from table.links import read_link
from table.match import link_of, match_of
from tests.tables import played
from tests.web.fixtures import match_with
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
    whole = match_of(f"g={RECORD}", "1")
    opened = match_of(handled(LINK), "1")
    assert opened.number == 2
    assert opened.game.undone == whole.game.moves[2:]
    assert series_of_link(handled(PAD)) == series_of_link(PAD)
    for analysed in (f"analyse&{LINK}", f"analyse&{PAD}"):
        assert board_of_link(handled(analysed)) == board_of_link(analysed)
    assert read_link(handled(DAY)) == {"day": "2026-03-01"}


def test_the_page_waits_for_the_table_before_python_reads_such_a_link() -> None:
    script = (WEB / "setup/setup.js").read_text(encoding="utf-8")
    [pattern] = re.findall(r"if \(/(.+?)/i\.test\(location\.hash\)", script)
    leads = re.compile(pattern, re.IGNORECASE)
    assert [name for name, handled in HANDLED.items() if not leads.search(handled(LINK))] == []
    assert not leads.search(DAY)


def test_a_link_of_a_pad_opens_on_the_analysis_board_with_its_names_and_colours() -> None:
    board = board_of_link(f"analyse&{PAD}")
    assert board.pad.names == ("Ada", "")
    assert board.pad.colours == series_of_link(PAD).pad.colours
    dynasty = PadSeries.begin("K2").as_dynasty().showing(1)
    assert board_of_link(f"analyse&{pad_link_of(dynasty)}").rules == dynasty.pad.rules


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
def test_an_unreadable_part_of_a_link_is_refused_and_never_guessed(link: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        match_of(link, "1")
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "link", ["hello", "day=2026-03-01", "g=K2", "p=K2_a:C&n=a,b,c", f"{PAD}&at=1"]
)
def test_a_pad_refuses_every_other_link(link: str) -> None:
    with pytest.raises(NotationError):
        series_of_link(link)


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
def test_names_survive_any_number_of_links(told: list[str], layer: Callable[[str], str]) -> None:
    """That includes links that a program has encoded once more, or decoded."""
    match = match_with(played("K3", 2, 17))
    expected = [*map(names.clean, told)]
    for _ in range(3):
        match = match_of(layer(link_of(match, told)), "1")
        told = [seat.name for seat in match.seats]
        assert told == expected


@given(st.lists(TYPED, min_size=4, max_size=4), st.sampled_from(LAYERS))
def test_names_on_a_pad_survive_any_number_of_links(
    told: list[str], layer: Callable[[str], str]
) -> None:
    pad = Pad.begin("K4")
    for seat, name in enumerate(told):
        pad = pad.named(seat, name)
    series = PadSeries((pad,))
    for _ in range(3):
        series = series_of_link(layer(pad_link_of(series)))
        assert series.pad == pad


@pytest.mark.parametrize(
    ("told", "read"),
    [
        ("Zo%C3%AB,A%26B,a%2Cb", ["Zoë", "A&B", "a,b"]),
        ("100%25,A%2BB,J.%20D.%20%28x%29", ["100%", "A+B", "J. D. (x)"]),
        ("%D8%B9%D9%84%DB%8C%E2%80%8C%D8%B1%D8%B6%D8%A7,Ada%29,", ["علی\u200cرضا", "Ada)", ""]),
    ],
)
def test_names_of_older_links_are_read_as_they_were(told: str, read: list[str]) -> None:
    link = f"{link_of(match_with(played('K3', 2, 17)))}&n={told}"
    assert [seat.name for seat in match_of(link, "1").seats] == read
