"""The deal of the day: the same for everyone, one game that counts, and results as text."""

import re
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from browser.messages import say
from history import daily
from history import page_daily as daily_page
from history.daily import Attempt, DailyDeal, daily_deal
from history.finished_games import finished_game
from history.words import result_text
from realmino import Rules
from realmino.view import Ending, view
from saves.model import SavedGame
from table.model.links import read_day
from table.model.match import Match
from tests.present import present
from tests.tables import whole_game
from tests.web.fixtures import begun, match_with, over

SUNDAY = date(2026, 11, 22)
MONDAY = SUNDAY + timedelta(days=1)
WEEK = [MONDAY + timedelta(days=days) for days in range(7)]


def played(id: str, deal: DailyDeal, *points: int, day: int = 1) -> SavedGame:
    """A finished game with this deal."""
    game = over(id, deal.code, points, "Ada", *deal.opponents, day=day)
    return replace(game, match={**game.match, "seed": deal.seed})


def attempts_of(deal: DailyDeal, *games: SavedGame) -> list[Attempt]:
    return daily.attempts([finished_game(game) for game in games], deal)


def test_a_day_has_one_deal_and_a_week_later_has_another() -> None:
    mine, yours = daily_deal(SUNDAY).match("Ada"), daily_deal(SUNDAY).match("Ben")
    assert mine.games == yours.games
    assert mine.day == "2026-11-22"
    assert [seat.name for seat in mine.seats] == ["Ada", "", "", ""]
    later = daily_deal(SUNDAY + timedelta(days=7)).match("Ada")
    assert str(later.game.rules) == str(mine.game.rules)
    assert later.games != mine.games
    assert begun("K2").day == ""


@pytest.mark.parametrize("day", WEEK, ids=lambda day: day.strftime("%A"))
def test_every_day_of_the_week_has_a_playable_game(day: date) -> None:
    deal = daily_deal(day)
    match = deal.match("")
    assert match.has_one_person
    assert match.seats[0].is_person
    assert len(match.seats) == Rules.parse(deal.code).players
    assert match.game.moves, "the kings are drawn and the first line is dealt"
    assert Match.parse(match.to_text()) == match


def test_the_week_includes_all_three_games() -> None:
    assert {daily_deal(day).code[0] for day in WEEK} == {*"KQW"}
    assert len({daily_deal(day).code for day in WEEK}) == 7


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2026-11-22", SUNDAY),
        ("2026-11-23", MONDAY),
        ("2026-01-01", date(2026, 1, 1)),
        ("2026-11-24", None),
        ("2025-12-31", None),
        ("2026-11-31", None),
        ("today", None),
        ("", None),
        ("9" * 5000, None),
    ],
)
def test_a_link_names_a_day_that_has_a_deal(text: str, day: date | None) -> None:
    """Including tomorrow, because somewhere tomorrow has begun."""
    assert read_day(text, SUNDAY, daily.FIRST_DAY) == day


def test_the_first_game_counts_and_others_are_numbered() -> None:
    deal = daily_deal(MONDAY)
    second, first = played("b", deal, 70, 48, day=2), played("a", deal, 61, 48, day=1)
    other = played("c", daily_deal(MONDAY + timedelta(days=7)), 1, 2)
    attempts = attempts_of(deal, second, first, other)
    assert [(one.number, one.game.id) for one in attempts] == [(1, "a"), (2, "b")]
    lines = [daily.share_text(deal, one, "23 November") for one in attempts]
    assert lines == [
        "Realmino, 23 November: Kingdomino for two against Duke Amber, 61–48",
        "Realmino, 23 November: Kingdomino for two against Duke Amber, 70–48 (game 2)",
    ]


def test_lists_points_in_the_order_of_the_opponents_names() -> None:
    deal = daily_deal(SUNDAY)
    [one] = attempts_of(deal, played("a", deal, 61, 48, 70, 52))
    assert daily.share_text(deal, one, "22 November") == (
        "Realmino, 22 November: Royal Wedding for four against"
        " Knight Amber, Knight Fern and Knight Marlow, 61–48–70–52"
    )


def test_a_days_seed_with_other_rules_or_players_does_not_count() -> None:
    deal = daily_deal(MONDAY)
    alike = over("a", "K2h", (61, 48), "Ada", *deal.opponents)
    weaker = over("b", "K2", (61, 48), "Ada", "squire")
    series = over("c", "K2", (61, 48), "Ada", *deal.opponents, dynasty=True)
    games = [
        replace(game, match={**game.match, "seed": deal.seed}) for game in (alike, weaker, series)
    ]
    assert attempts_of(deal, *games) == []
    assert daily.days_in_a_row([finished_game(game) for game in games], MONDAY) == 0


def test_resumes_a_started_game() -> None:
    deal = daily_deal(MONDAY)
    unfinished_games = SavedGame.of("a", deal.match("Ada"), 5)
    others = [played("b", deal, 61, 48), SavedGame.of("c", begun("K2"), 9)]
    assert daily.unfinished_game([unfinished_games, *others], deal) == unfinished_games
    assert daily.unfinished_game(others, deal) is None


@pytest.mark.parametrize("other", [{"opponents": ("squire",)}, {"code": "K2h"}])
def test_does_not_resume_a_game_with_the_days_seed_but_other_rules_or_opponents(
    other: dict[str, Any],
) -> None:
    deal = daily_deal(MONDAY)
    match = deal._replace(**other).match("Ada")
    assert daily.unfinished_game([SavedGame.of("a", match, 5)], deal) is None


def test_does_not_resume_a_dynasty_with_the_days_seed() -> None:
    deal = daily_deal(MONDAY)
    match = replace(deal.match("Ada"), dynasty=True)
    assert daily.unfinished_game([SavedGame.of("a", match, 5)], deal) is None


def test_days_in_a_row_end_with_today_or_yesterday() -> None:
    deals = [daily_deal(SUNDAY - timedelta(days=days)) for days in (1, 2, 3, 5)]
    games = [
        finished_game(played(str(deal.day), deal, *range(len(deal.opponents) + 1)))
        for deal in deals
    ]
    assert daily.days_in_a_row(games, SUNDAY) == 3
    assert daily.days_in_a_row(games, SUNDAY - timedelta(days=1)) == 3
    assert daily.days_in_a_row(games, SUNDAY + timedelta(days=1)) == 0
    assert daily.days_in_a_row([finished_game(over("x", "K2", (1, 2), "Ada", "Ben"))], SUNDAY) == 0


def test_the_dialog_shows_the_deal_and_its_result() -> None:
    deal = daily_deal(MONDAY)
    attempts = attempts_of(deal, played("a", deal, 61, 48), played("b", deal, 40, 48, day=2))
    fresh = daily_page.DailyState(deal, [], False, 0)
    text = re.sub("<[^>]+>", "|", daily_page.body(fresh, "Monday", ""))
    assert "Kingdomino for two against Duke Amber" in text
    assert "textarea" not in daily_page.body(fresh, "Monday", "")
    done = daily_page.DailyState(deal, attempts, False, 3)
    body = daily_page.body(done, "Monday", "61–48 <b>")
    assert "61–48 &lt;b&gt;</textarea>" in body
    assert body.count("#sign-crown") == 1
    assert say("daily-row", days=3) in body
    states = (fresh, fresh._replace(is_begun=True), done)
    assert [daily_page.begin_button(state) for state in states] == ["Play", "Continue", "Try again"]


def result_lines(match: Match) -> list[str]:
    """The lines of the result."""
    return result_text(view(match.game, None, match.series), match).split("\n")


def test_a_result_names_the_game_and_the_players_from_best_to_worst() -> None:
    match = match_with(whole_game("K4hm"))
    head, *lines = result_lines(match)
    assert head == "Realmino: Kingdomino for four, Harmony, Middle Kingdom"
    sheets = sorted((sheet.total for sheet in match.game.state.sheets()), reverse=True)
    assert [line.split(". ")[0] for line in lines] == ["1", "2", "3", "4"]
    assert [int(line.split(": ")[1].split()[0]) for line in lines] == sheets
    assert {line.split(". ")[1].split(":")[0] for line in lines} == {"Ann", "Ben", "Cleo", "Dan"}


def test_partners_share_one_line() -> None:
    match = match_with(whole_game("W6t"))
    assert any(" and " in line for line in result_lines(match)[1:])
    assert len(result_lines(match)) == 1 + match.game.rules.kingdoms


def test_joint_winners_share_first_place() -> None:
    match = match_with(whole_game("K2"))
    shown = view(match.game, None, match.series)
    even = [
        replace(realm, sheet={**realm.sheet, "total": 40, "largest": 5}) for realm in shown.kingdoms
    ]
    shown = replace(shown, kingdoms=tuple(even), outcome=Ending(("a", "b"), "shared"))
    assert result_text(shown, match).split("\n")[1:] == ["1. Ann: 40 points", "1. Ben: 40 points"]


def test_a_result_of_a_dynasty_has_the_points_of_all_games() -> None:
    games = tuple(whole_game("K2", seed) for seed in (1, 2, 3))
    match = replace(match_with(games[0]), games=games, dynasty=True)
    totals = present(match.series).totals()
    head, *lines = result_lines(match)
    assert head == "Realmino: Kingdomino for two, Dynasty"
    assert [int(line.split(": ")[1].split()[0]) for line in lines] == sorted(totals, reverse=True)
