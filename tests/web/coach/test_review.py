"""The review of a finished game: expected points by round, and choices that gave away points."""

from dataclasses import replace
from functools import cache
from math import inf
from typing import Any, NamedTuple

import pytest

from coach import review_page
from coach.evaluations import Evaluations
from coach.review import EARLY_CHECKS, Expectation, GameReview, TurningPointList
from realmino.pieces.variants import SEATS
from table.model.match import Match
from table.play.thinking import (
    AdviceReply,
    AdviceRequest,
    ForecastRequest,
    PositionRequest,
    Suggestion,
)
from tests.tables import played, whole_game
from tests.web.fixtures import begun, match_with


def carry_out(review: GameReview, most: int = 10_000) -> int:
    """Lets the coach answer at most ``most`` requests; returns their number."""
    count = 0
    while count < most and (request := review.request()):
        count += 1
        for reply in replace(request, seconds=inf).replies():  # independent of the machine's speed
            if review.add(reply):
                break
    return count


MATCH = match_with(played("K2", 3), "pg")
"""A game in which one person has played at random."""


class Progress(NamedTuple):
    """What a review shows after a reply by the coach, by the numbers of moves before a choice."""

    shown: list[int]
    mistakes: set[int]
    turning_points: set[int]


@cache
def reviewed_in_steps() -> tuple[GameReview, list[Progress]]:
    """The complete review of `MATCH`, and its progress."""
    review, steps = GameReview(MATCH), []
    shown: TurningPointList = {}
    while carry_out(review, 1):
        review.extend(shown)
        mistakes = {decision.move for decision in review.mistakes()}
        points = {point.decision.move for point in review.turning_points()}
        steps.append(Progress([one.move for one in shown], mistakes, points))
    return review, steps


def reviewed() -> GameReview:
    """The complete review of `MATCH`."""
    return reviewed_in_steps()[0]


@pytest.mark.deep
def test_points_are_expected_at_each_round_and_known_at_the_end() -> None:
    review = reviewed()
    game = review.match.game
    assert [checkpoint.round for checkpoint in review.checkpoints] == [
        *range(game.rules.rounds + 2)
    ]
    assert review.is_done
    assert review.share == 1
    assert len(review.expected) == len(review.checkpoints)
    assert review.expected[-1].points == [sheet.total for sheet in game.state.sheets()]
    assert review.expected[-1].errors == [0, 0]


def test_the_first_mistakes_come_before_everything_else() -> None:
    """They appear after a guess at every choice and a brief look at a few of them."""
    review = GameReview(MATCH)
    carry_out(review, len(review.decisions) + EARLY_CHECKS)
    assert review.turning_points()
    assert not review.expected


@pytest.mark.parametrize(
    ("behind", "doubt", "games", "is_enough"),
    [
        (5.0, 1.0, 5, False),
        (5.0, 1.0, 6, True),
        (0.5, 0.5, 6, True),
        (3.0, 2.0, 6, False),
        (3.0, 2.0, 18, True),
    ],
)
def test_a_first_mistake_is_compared_until_it_is_clear(
    behind: float, doubt: float, games: int, is_enough: bool
) -> None:
    review = GameReview(MATCH)
    for _ in review.decisions:
        request = review.request()
        assert isinstance(request, AdviceRequest)
        best = Suggestion("other", "points", 0, 0, 0, games)
        guess = best._replace(token=request.token, behind=5.0, simulations=0)
        assert review.add(AdviceReply((best, guess), 0.0))
    request = review.request()
    assert isinstance(request, AdviceRequest)
    own = best._replace(token=request.token, behind=behind, doubt=doubt)
    assert review.add(AdviceReply((best, own), 0.5)) == is_enough


def test_the_coach_agrees_with_the_review() -> None:
    """Both compare the same choices with the same deals; the review adds the choice made."""
    review = reviewed()
    for point in review.turning_points()[:2]:
        asked = AdviceRequest(point.decision.position, inf)
        *_, alone = asked.replies()
        *_, beside = replace(asked, token=point.decision.token).replies()
        order = [one.token for one in alone.suggestions]
        others = [one.token for one in beside.suggestions if one.token in order]
        assert others == order
        assert order[0] == point.better
        assert review.known_advice.find(point.decision.position) == beside


def test_a_review_uses_the_coachs_advice() -> None:
    known = Evaluations()
    review = GameReview(MATCH, known_advice=known)
    worst = max(reviewed().turning_points(), key=lambda point: point.points)
    better, made = worst.suggestions
    known.add(
        worst.decision.position,
        AdviceReply((better, made._replace(behind=40.0, doubt=0.1)), 1.0),
    )
    carry_out(review)
    assert max(point.points for point in review.turning_points()) == 40


def test_the_line_of_the_chart_bends_only_where_it_must() -> None:
    def line(*points: float, error: float = 4.0) -> list[float]:
        errors = [error] * (len(points) - 1) + [0.0]
        rows = [Expectation([at], [each]) for at, each in zip(points, errors, strict=True)]
        return review_page.smooth_lines(rows)[0]

    assert line(10, 14, 10, 14, 12) == pytest.approx([12] * 5, abs=0.1)
    assert line(10, 14, 10, 14, 12, error=0) == [10, 14, 10, 14, 12]
    bent = line(0, 0, 40, 40, 40)
    assert bent == sorted(bent)
    assert bent[1] <= 6
    assert bent[2] >= 34


def test_names_the_better_choice_with_points_and_round() -> None:
    review = reviewed()
    found = review.turning_points()
    assert 1 <= len(found) <= 5
    assert [point.decision.move for point in found] == sorted(
        point.decision.move for point in found
    )
    for point in found:
        decision = point.decision
        assert decision.position == review.match.game.at(decision.move).state
        assert str(review.match.game.moves[decision.move]) == decision.token
        legal = {str(action) for action in decision.position.legal_actions()}
        assert {decision.token, point.better} <= legal
        assert point.better != decision.token
        assert point.points >= 2


def test_reviews_people_or_else_bots() -> None:
    game = played("K2", 3)
    assert {one.seat for one in GameReview(match_with(game, "pg")).decisions} == {"a"}
    assert {one.seat for one in GameReview(match_with(game, "gg")).decisions} == {*SEATS[:2]}


def test_skips_choices_without_an_alternative() -> None:
    for decision in GameReview(match_with(played("K4", 3))).decisions:
        assert len(decision.position.legal_actions()) > 1


@pytest.mark.deep
def test_a_review_continues_where_it_was_left() -> None:
    review = GameReview(match_with(played("K2", 3), "pg"))
    shares = [review.share]
    while carry_out(review, 3):
        shares.append(review.share)
    assert shares[0] == 0
    assert shares[-1] == 1
    assert review.turning_points() == reviewed().turning_points()


def test_a_review_ends_even_if_the_coach_cannot_think() -> None:
    """It then shows the points of each round, and blames no choice."""
    review = GameReview(match_with(played("K2", 3), "pg"))
    requests: list[PositionRequest[Any]] = []
    while request := review.request():
        requests.append(request)
        assert review.add(request.at_once())
    assert {type(one) for one in requests} == {ForecastRequest, AdviceRequest}
    assert review.expected[0].points == [0, 0]
    assert review.turning_points() == []


def test_a_choice_close_to_the_best_needs_no_search() -> None:
    review = GameReview(match_with(played("K2", 3), "pg"))
    best = Suggestion("other", "points", 0, 0, float("inf"), 0)
    for decision in review.decisions:
        assert isinstance(review.request(), AdviceRequest)
        own = best._replace(token=decision.token, behind=0.5)
        assert review.add(AdviceReply((best, own), 0.0))
    assert isinstance(review.request(), ForecastRequest)
    assert not review.turning_points()


@pytest.mark.deep
@pytest.mark.parametrize("code", ["Q2", "W6t"])
def test_reviews_games_with_a_court_and_with_teams(code: str) -> None:
    review = GameReview(match_with(whole_game(code)))
    kingdoms = review.match.game.rules.kingdoms
    while len(review.expected) < 2:
        carry_out(review, 1)
    assert [len(row.points) for row in review.expected] == [kingdoms, kingdoms]
    assert review_page.chart(review).count('<path class="line') == kingdoms


def test_reviews_the_last_game_of_a_dynasty() -> None:
    first, second = played("K2", 3), played("K2", 4)
    match: Match = replace(begun("K2", "pg", dynasty=True), games=(first, second))
    review = GameReview(match)
    assert str(second.moves[review.decisions[-1].move]) == review.decisions[-1].token


# The page


def test_the_chart_has_a_line_for_every_player_and_a_table() -> None:
    html = review_page.chart(reviewed())
    assert html.count('class="line seat-') == html.count('class="band seat-') == 2
    assert html.count("emblem-") == 2
    assert html.count("<tr>") == 1 + len(reviewed().checkpoints)
    assert '<th scope="row">First line</th>' in html
    assert '<th scope="row">End</th>' in html
    for points in reviewed().expected[-1].points:
        assert f"<td>{round(points)}</td>" in html
    assert "<table>" not in review_page.chart(GameReview(match_with(played("K2", 3))))


def test_every_turning_point_names_the_better_choice_and_links_to_it() -> None:
    html = review_page.turning_points(reviewed(), listed(reviewed()))
    for point in reviewed().turning_points():
        assert f'data-move="{point.decision.move}"' in html
        assert f"About {round(point.points)} points better:" in html
    assert "· Ann</h4>" in html
    assert review_page.key(reviewed().match).count("<li>") == 2


def listed(review: GameReview) -> TurningPointList:
    shown: TurningPointList = {}
    review.extend(shown)
    return shown


def test_no_turning_point_changes_its_place_while_the_coach_thinks() -> None:
    review, steps = reviewed_in_steps()
    before: list[int] = []
    for step in steps:
        assert step.shown[: len(before)] == before
        assert step.mistakes >= step.turning_points
        before = step.shown
    assert before != sorted(before)
    first = next(iter(listed(review)))
    assert first.move == min(one.move for one in listed(review))


def test_praises_a_game_without_turning_points_at_the_end() -> None:
    review = GameReview(match_with(played("K2", 3), "pg"))
    assert "Nothing found yet." in review_page.turning_points(review, {})
    while request := review.request():
        review.add(request.at_once())
    assert "well played" in review_page.turning_points(review, {})
