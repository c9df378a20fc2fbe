"""The coach at the table: requests, advice and warnings."""

import json
from collections.abc import Sequence

import pytest

from coach import suggestions
from coach.coach import Coach, CoachQuestion
from coach.judgement import WARNING_POINTS, compared_with_best, points_lost
from coach.marks import LETTERS
from realmino.drawing.shapes import Group, Text
from realmino.drawing.theme import light
from realmino.view import View
from table.model.interaction import is_confirming
from table.model.match import Match
from table.model.session import Mode
from table.model.settings import ASK, OFF, WARN, Settings
from table.play.buttons import coach_button
from table.play.effects import Say
from table.play.intents import Cancel, Choose, Confirm, Suggest, Undo
from table.play.thinking import AdviceReply, AdviceRequest, Suggestion, Thinking, parse_request
from tests.tables import played, whole_game
from tests.web.fixtures import (
    DESK,
    Condition,
    ObservedApp,
    begun,
    claiming,
    match_with,
    moment,
    placing,
)


class Coached:
    """A table and its coach; ``questions`` and ``warned`` collect requests and warnings."""

    def __init__(self, match: Match, coach: str = ASK, mode: Mode = Mode.PLAYING) -> None:
        self.app = ObservedApp(match, Settings(coach=coach), mode)
        self.app.display.resize(*DESK)
        self.app.take_effects()
        self.questions: list[CoachQuestion] = []
        self.warned: list[tuple[str, int]] = []
        self.coach = Coach(self.app, self.questions.append, self._warn)
        self.app.coach = self.coach

    def _warn(self, token: str, points: int) -> None:
        self.warned.append((token, points))

    @property
    def view(self) -> View:
        return self.app.view

    @property
    def played(self) -> list[str]:
        """The tokens of all moves."""
        return [str(move) for move in self.app.match.game.moves]

    def choose(self, number: int) -> str:
        """Chooses an option from the list."""
        token = self.view.options[number].token
        self.app.handle(Choose(token))
        return token

    def advise(self, suggestions: Sequence[Suggestion], share: float) -> None:
        """Answers the coach's last request with these suggestions."""
        self.coach.answer(self.questions[-1].number, AdviceReply((*suggestions,), share))


def coached(at: Condition = placing, coach: str = ASK, code: str = "K2") -> Coached:
    """A table with a coach, at which a person has to choose."""
    return Coached(match_with(moment(code, at).game), coach)


def behind(
    view: View, *points: float, doubt: float = 0.5, games: int = 20
) -> tuple[Suggestion, ...]:
    """Suggestions for the first options, each this many points behind the best."""
    return tuple(
        Suggestion(option.token, "points", 40.0, less, doubt, games)
        for option, less in zip(view.options, points, strict=False)
    )


# Requests


def test_suggests_the_best_choices_and_shows_one_on_the_table() -> None:
    at = coached()
    at.coach.ask()
    assert at.questions[0].position == at.app.match.game.state
    assert at.coach.advice == AdviceReply((), 0.0)
    at.advise(behind(at.view, 0, 1, 2, 3), 0.5)
    shown = at.coach.advice
    assert shown is not None
    best = [option.token for option in at.view.options[:3]]
    assert [one.token for one in shown.suggestions] == best
    expected = at.view.options[1]
    at.app.handle(Suggest(expected.token))
    assert is_confirming(at.app.activity)
    assert at.app.ready_option() == expected
    at.app.handle(Confirm())
    assert at.played[-1] == expected.token


@pytest.mark.parametrize("code", ["K2", "Q2"])
def test_every_suggestion_can_be_shown_on_the_table(code: str) -> None:
    for option in coached(claiming, code=code).view.options:
        at = coached(claiming, code=code)
        number = at.view.number
        at.app.handle(Suggest(option.token))
        assert at.app.ready_option() == option
        at.app.handle(Confirm())
        assert at.played[number] == option.token


@pytest.mark.parametrize(("code", "where"), [("K2", placing), ("Q2", placing), ("Q2", claiming)])
def test_every_suggestion_is_marked_on_the_table_by_its_letter(code: str, where: Condition) -> None:
    at = coached(where, code=code)
    before = at.app.display.overlay(light)
    at.coach.ask()
    points = [0.0, 5.0, 5.0][: len(at.view.options)]
    at.advise(behind(at.view, *points), 1.0)
    marked = at.app.display.overlay(light)
    letters = {
        text.text
        for group in marked
        if isinstance(group, Group) and group not in before
        for text in group.shapes
        if isinstance(text, Text)
    }
    assert {*LETTERS[: len(points)]} <= letters


def test_a_second_request_closes_the_advice() -> None:
    at = coached()
    at.coach.ask()
    at.coach.ask()
    assert at.coach.advice is None
    assert at.coach.question is None


def test_earlier_advice_is_shown_at_once() -> None:
    at = coached()
    at.coach.ask()
    at.advise(behind(at.view, 0, 1, 2, 3), 1.0)
    shown = at.coach.advice
    at.coach.ask()
    at.coach.ask()
    assert len(at.questions) == 1
    assert at.coach.advice == shown


def test_late_advice_is_never_shown() -> None:
    at = coached()
    at.coach.ask()
    said = behind(at.view, 0, 1)
    at.choose(0)
    assert at.coach.question is None
    at.advise(said, 1.0)
    assert at.coach.advice is None
    at.app.handle(Undo())
    at.advise(said, 1.0)
    assert at.coach.advice is None


def test_a_coach_who_is_off_gets_no_requests() -> None:
    at = coached(coach=OFF)
    at.coach.ask()
    assert not at.questions


def test_advises_on_a_moment_of_a_link_but_not_on_a_finished_game() -> None:
    at = Coached(moment("K2", placing), mode=Mode.MOMENT)
    at.coach.ask()
    assert at.questions[0].position == at.app.match.game.state
    over = Coached(match_with(whole_game("K2")), mode=Mode.MOMENT)
    assert not coach_button(over.app.session).works


# Warnings


def test_a_good_choice_is_played_after_a_check() -> None:
    at = coached(coach=WARN)
    number = at.view.number
    token = at.choose(0)
    assert (at.questions[0].token, at.view.number) == (token, number)
    at.advise(behind(at.view, 0, 9), 0.2)
    assert at.played[number] == token


def test_warns_once_of_a_choice_that_gives_away_many_points() -> None:
    at = coached(coach=WARN)
    number = at.view.number
    token = at.choose(1)
    at.advise(behind(at.view, 0, 9.4), 0.5)
    assert at.warned == [(token, 9)]
    assert at.view.number == number, "it waits for an answer"
    at.app.handle(Cancel())
    at.choose(1)
    assert len(at.questions) == 1
    assert at.played[number] == token


def test_a_player_may_insist() -> None:
    at = coached(coach=WARN)
    number = at.view.number
    token = at.choose(1)
    at.advise(behind(at.view, 0, 9), 1.0)
    at.app.play(token)
    assert at.played[number] == token


def test_a_choice_can_be_undone_during_the_check() -> None:
    at = coached(coach=WARN)
    number = at.view.number
    at.choose(0)
    said = behind(at.view, 0)
    at.app.handle(Cancel())
    at.advise(said, 1.0)
    assert at.view.number == number


def test_a_silent_coach_does_not_delay_the_game() -> None:
    at = coached(coach=WARN)
    number = at.view.number
    token = at.choose(0)
    at.advise((), 1.0)
    assert at.played[number] == token


def test_a_coach_who_only_answers_checks_no_choice() -> None:
    at = coached()
    number = at.view.number
    token = at.choose(0)
    assert not at.questions
    assert at.played[number] == token


OWN = Suggestion("own", "points", 40.0, 0.0, float("inf"), 0)


@pytest.mark.parametrize(
    ("behind", "doubt", "games", "is_last", "lost"),
    [
        (0.4, float("inf"), 0, False, 0.0),
        (6.0, float("inf"), 0, False, None),
        (6.0, float("inf"), 0, True, 0.0),
        (9.0, 1.0, 2, False, None),
        (9.0, 1.0, 8, False, 9.0),
        (9.0, 5.0, 8, False, None),
        (9.0, 5.0, 8, True, 0.0),
        (WARNING_POINTS - 0.1, 0.1, 30, True, 0.0),
        (1.0, 1.0, 8, False, 0.0),
    ],
    ids=str,
)
def test_only_a_large_and_certain_loss_counts_as_given_away(
    behind: float, doubt: float, games: int, is_last: bool, lost: float | None
) -> None:
    own = OWN._replace(behind=behind, doubt=doubt, simulations=games)
    assert points_lost([own], "own", is_last) == lost


def test_an_unchecked_choice_gives_nothing_away() -> None:
    assert points_lost([OWN], "another") == 0


def test_indistinguishable_choices_are_called_equally_good() -> None:
    first, close, unsure, worse = (
        OWN._replace(behind=behind, doubt=doubt, simulations=20)
        for behind, doubt in ((0, 0), (0.3, 0.1), (3, 2), (6, 1))
    )
    standings = [compared_with_best(one) for one in (first, close, unsure, worse)]
    assert standings == ["equal", "equal", "equal", "less"]
    assert compared_with_best(worse._replace(simulations=2)) == "unknown"


# Thinking


def request(app: ObservedApp, token: str = "", seconds: float = 0.2) -> AdviceRequest:
    """The request to the coach about the position on the table, or about one choice in it."""
    return AdviceRequest(app.match.game.state, seconds, token, bool(token))


def test_the_coach_answers_at_once_and_improves_with_every_slice() -> None:
    app = coached().app
    thinking = Thinking(0.02)
    said = [thinking.begin(request(app, seconds=1))]  # allows for a busy machine
    while said[-1].share < 1:
        said.append(thinking.keep_thinking())
    games = [advice.suggestions[0].simulations for advice in said]
    assert games[0] == 0
    assert games == sorted(games)
    assert games[-1] > 0
    tokens = {option.token for option in app.view.options}
    assert {one.token for one in said[-1].suggestions} <= tokens


def test_compares_a_choice_with_the_best_and_accepts_the_best_at_once() -> None:
    app = coached(coach=WARN).app
    best, *_, last = next(request(app).replies()).suggestions
    (only,) = request(app, best.token).replies()
    assert points_lost(only.suggestions, best.token) == 0
    *_, advice = request(app, last.token).replies()
    assert {one.token for one in advice.suggestions} == {best.token, last.token}


def test_a_request_about_a_choice_reaches_the_worker_as_text() -> None:
    app = coached().app
    sent = request(app, app.view.options[0].token)
    assert parse_request(sent.to_text()) == sent


def test_advice_reaches_the_page_as_text() -> None:
    app = coached().app
    advice = next(request(app).replies())
    assert request(app).parse_reply(json.dumps(advice)) == advice


def test_explains_when_the_coach_is_available() -> None:
    at = Coached(begun("K2", "rr"))
    refusal = Say("You can ask the coach when it’s your turn.", urgent=True)
    assert at.coach.ask() == [refusal]


def test_the_coach_is_exact_and_warns_when_the_end_can_be_solved() -> None:
    state = played("K2", 8, bot="greedy").at(49).state
    *_, last = AdviceRequest(state, 9.0).replies()
    advised = last.suggestions
    assert last.share == 1
    assert all(one.is_exact and not one.doubt for one in advised)
    assert compared_with_best(advised[0]) == "equal"
    points = round(advised[0].points)
    assert suggestions.status(last) == f"Solved: with best play, you finish with {points} points."
    assert advised[-1].behind >= WARNING_POINTS
    assert points_lost(advised, advised[-1].token, is_last=True) == advised[-1].behind
