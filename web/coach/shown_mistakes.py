"""Shows a review's mistakes on the table: the choice, the better one, and the difference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from browser.messages import say
from coach import marks
from coach.review import TurningPoint
from realmino.view import Option, View
from realmino.view import view as view_of
from table.model.match import Match
from table.picture.overlay import AdviceMarks
from table.picture.scene import Look
from table.wording import move_words
from table.wording import words as table_words


class Mistake(NamedTuple):
    """A mistake that the table can show."""

    move: int
    """The number of moves before it, in all of a Dynasty's games."""
    token: str
    better: str
    points: float
    text: str

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """The player's choice as a dashed ghost, and the better one with its points."""
        by_token = {option.token: option for option in view.options}
        made, better = by_token.get(self.token), by_token.get(self.better)
        if made is None or better is None:
            return AdviceMarks(names_squares=True)
        gain = round(self.points)
        return marks.comparison(view, look, made, better, move_words.gain_badge(gain))


def find_mistakes(match: Match, points: Sequence[TurningPoint]) -> tuple[Mistake, ...]:
    """The mistakes in a match's last game, in order."""
    return tuple(_mistakes(match, points))


def _mistakes(match: Match, points: Sequence[TurningPoint]) -> Iterator[Mistake]:
    before = sum(game.number for game in match.games[:-1])
    for point in points:
        decision = point.decision
        seen = view_of(match.game.at(decision.move))
        yield Mistake(
            before + decision.move,
            decision.token,
            point.better,
            point.points,
            say(
                "coach-review-mistake",
                round=decision.round,
                name=table_words.player_name(match, decision.seat),
                made=_label(seen, decision.token),
                points=round(point.points),
                better=_label(seen, point.better),
            ),
        )


def _label(seen: View, token: str) -> str:
    option: Option = next(option for option in seen.options if option.token == token)
    return move_words.option_label(seen, option)
