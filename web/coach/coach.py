"""The coach: suggests choices on request, and checks a choice before it is played."""

from collections.abc import Callable
from itertools import count
from typing import Final, NamedTuple

from coach import marks
from coach.evaluations import Evaluations
from coach.judgement import MAX_SHOWN, points_lost
from realmino import State
from realmino.view import View
from table.model.settings import OFF, WARN
from table.picture.overlay import AdviceMarks
from table.picture.scene import Look
from table.play.app import App
from table.play.buttons import coach_button
from table.play.effects import Effect, Say
from table.play.thinking import AdviceReply

SUGGEST_SECONDS: Final = 10.0
"""Maximum seconds for suggestions, as for a choice in the review."""

CHECK_SECONDS: Final = 1.2
"""Maximum seconds to check a choice, while the player waits."""

_NUMBERS: Final = count(1)
"""Numbers the questions, so that each answer matches only one."""


class CoachQuestion(NamedTuple):
    """A question to the coach about a position."""

    position: State
    token: str
    """The choice to check; "" asks for the best choices."""
    number: int
    """Every answer has the number of its question."""
    seconds: float
    """How long the coach may think."""


class Coach:
    """The coach for the game in ``app``. A pending question is dropped when the position changes.

    ``begin`` starts thinking about a question; ``warn`` is called with a choice and the points it
    gives away. Methods that may play a choice return the effects. ``known`` has earlier advice,
    including that from reviews.
    """

    def __init__(
        self,
        app: App,
        begin: Callable[[CoachQuestion], None],
        warn: Callable[[str, int], None],
        known: Evaluations | None = None,
    ) -> None:
        self._app = app
        self._begin = begin
        self._warn = warn
        self._known = known or Evaluations()
        self._view: View | None = None
        self._question: CoachQuestion | None = None
        self._advice = AdviceReply((), 0.0)
        self._warned: set[tuple[State, str]] = set()

    @property
    def question(self) -> CoachQuestion | None:
        """The question about the current position, answered or not; None without one."""
        return self._question if self._view is self._app.view else None

    @property
    def advice(self) -> AdviceReply | None:
        """The suggestions for the current position; None without a request."""
        question = self.question
        return self._advice if question and not question.token else None

    def ask(self) -> list[Effect]:
        """Asks for suggestions, or removes those that are shown."""
        button = coach_button(self._app.session)
        if self._app.settings.coach == OFF:
            return []
        if not self.advice and not button.works:
            return [Say(button.text, urgent=True)]
        if self.advice:
            self.drop()
        else:
            self._ask("", SUGGEST_SECONDS)
        return []

    def consider(self, token: str) -> list[Effect]:
        """Plays a choice, but checks it first if warnings are on and it hasn't caused one yet."""
        app = self._app
        known = (app.match.game.state, token) in self._warned
        if app.settings.coach != WARN or len(app.view.options) == 1 or known:
            return app.play(token)
        self._ask(token, CHECK_SECONDS)
        return []

    def cancel_check(self) -> None:
        """Cancels the check of a choice."""
        if self.question and self.question.token:
            self.drop()

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """The suggestions' marks on the table."""
        suggestions = self.advice.suggestions if self.advice else ()
        return marks.marks(view, look, suggestions)

    def drop(self) -> None:
        """Drops the question."""
        self._view = self._question = None

    def answer(self, number: int, advice: AdviceReply) -> list[Effect]:
        """Handles the answer if ``number`` is the current question's; ignores other answers.

        Plays the checked choice, or warns about it.
        """
        question = self.question
        if question is None or question.number != number:
            return []
        if not question.token:
            if advice.share >= 1:
                self._known.add(question.position, advice)
            self._advice = _visible_suggestions(advice)
            return []
        points = points_lost(advice.suggestions, question.token, advice.share >= 1)
        if points is None:
            return []
        self.drop()
        if not points:
            return self._app.play(question.token)
        self._warned.add((question.position, question.token))
        self._warn(question.token, round(points))
        return []

    def _ask(self, token: str, seconds: float) -> None:
        position = self._app.match.game.state
        question = CoachQuestion(position, token, next(_NUMBERS), seconds)
        self._view, self._question, self._advice = self._app.view, question, AdviceReply((), 0.0)
        known = None if token else self._known.find(position)
        if known:
            self._advice = _visible_suggestions(known)
        else:
            self._begin(question)


def _visible_suggestions(advice: AdviceReply) -> AdviceReply:
    """The suggestions that fit the panel."""
    return advice._replace(suggestions=advice.suggestions[:MAX_SHOWN])
