"""Three games on the score pad: they are added, and have rules and players in common."""

import re

import pytest

from kingdoms import pictures, sheets, words
from kingdoms.model import Pad
from kingdoms.series import PadSeries
from kingdoms.texts import link_of, pad_of_position, series_of_link
from realmino import Dynasty
from realmino.drawing.theme import light
from tests.tables import whole_game


@pytest.mark.parametrize("code", ["K2", "K4hm", "Q3", "W6t"])
def test_a_dynasty_counts_as_the_engine_does(code: str) -> None:
    game = whole_game(code)
    dynasty = Dynasty((game, game, game))
    pads = tuple(pad_of_position(str(played.state)) for played in dynasty.games)
    series = PadSeries(pads)
    assert series.totals() == [*dynasty.totals()]
    assert series.result() == dynasty.result()
    assert series_of_link(link_of(series)) == series


def counted(*kingdoms: tuple[str, str]) -> PadSeries:
    """A Dynasty of two players with these kingdoms, game by game."""
    series = PadSeries.begin("K2").as_dynasty()
    for number, (first, second) in enumerate(kingdoms):
        series = series.showing(number).with_pad(pad_of_position(f"K2 a:{first} b:{second}"))
    return series


def test_the_sum_decides_and_not_the_games_that_were_won() -> None:
    series = counted(("f1C", "C"), ("f1C", "C"), ("C", "f3ffC"))
    assert series.totals() == [2, 9]
    table = sheets.standings(series)
    assert [
        re.sub(r"<[^>]*>", " ", row).split() for row in re.findall("<tr>(.*?)</tr>", table)[1:]
    ] == [
        ["Yellow", "0", "0", "9", "9"],
        ["Pink", "1", "1", "0", "2"],
    ]
    assert "Ahead" in table.split("</li>")[0]


def test_equal_sums_share_the_victory_whatever_the_territories() -> None:
    series = counted(("f1fC", "wCf1"), ("C", "f1C"))
    assert series.totals() == [2, 2]
    assert words.say("result-series-shared") in sheets.standings(series)
    assert "<td></td>" in sheets.standings(series), "the third game is to come"


def test_rules_names_and_colours_are_those_of_all_games() -> None:
    series = counted(("f1C", "C"), ("C", "f1C")).showing(0)
    changed = series.with_pad(series.pad.named(1, "Ben").coloured(0, "blue").with_rules("K3h"))
    for pad in changed.pads:
        assert pad.rules.code == "K3h"
        assert pad.names == ("", "Ben", "")
        assert pad.colours[0] == "blue"
    assert changed.pads[1].kingdoms[1] == series.pads[1].kingdoms[1]
    assert not changed.emptied().has_land
    assert changed.emptied().pads[2].names == ("", "Ben", "")


def test_one_game_becomes_the_first_of_three_and_is_counted_alone_again() -> None:
    pad = pad_of_position("K2 a:f1C b:C")
    series = PadSeries((pad,)).as_dynasty()
    assert series.pads[0] == pad
    assert [one.is_empty for one in series.pads] == [False, True, True]
    assert series.as_dynasty() == series
    second = series.showing(1).with_pad(pad_of_position("K2 a:C b:f1C"))
    assert second.pads[2].is_empty
    assert second.as_one_game().pads == second.pads[1:2]
    assert PadSeries.begin("K2").is_empty


def test_words_and_pictures_say_which_game_it_is() -> None:
    assert words.summary(Pad.begin("K2h"), True) == "Kingdomino, 2 players, Harmony and Dynasty"
    series = counted(("f1C", "C"), ("C", "f3ffC"))
    head = pictures.whole(series, light).scene[1]
    assert getattr(head, "text", "") == "Kingdomino, 2 players, Dynasty · Game 2"
