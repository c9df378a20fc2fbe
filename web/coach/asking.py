"""The coach at a table: he is asked which choices are good, and looks at one before it is made."""

from collections.abc import Callable
from itertools import count
from typing import Final, NamedTuple

from coach import marks
from coach.advised import SHOWN, given_away
from realmino import State
from realmino.view import View
from table.app import App
from table.buttons import coach_button
from table.effects import Effect, Say
from table.overlay import AdviceMarks
from table.scene import Look
from table.settings import OFF, WARN
from table.thinking import AdviceReply

ASKED_SECONDS: Final = 6.0
"""How long he thinks while somebody looks on."""

WEIGHED_SECONDS: Final = 1.2
"""How long somebody waits at most until he has looked at a choice."""

_NUMBERS: Final = count(1)
"""Of all questions to all coaches, so that an answer never fits another one."""


class AskCoach(NamedTuple):
    """The coach is asked about this position: for the best choices, or about that of a ``token``.

    He may think so many ``seconds``; ``number`` is to be given back with every answer.
    """

    position: State
    token: str
    number: int
    seconds: float


class Coach:
    """The coach of the game that ``app`` shows. A question about a position is void at any other.

    ``begin`` has a question thought about; ``warn`` warns of a choice that gives away so many
    points. Methods that may play a choice return the effects.
    """

    def __init__(
        self, app: App, begin: Callable[[AskCoach], None], warn: Callable[[str, int], None]
    ) -> None:
        self._app = app
        self._begin = begin
        self._warn = warn
        self._view: View | None = None
        self._asked: AskCoach | None = None
        self._advice = AdviceReply((), 0.0)
        self._warned: set[tuple[State, str]] = set()

    @property
    def question(self) -> AskCoach | None:
        """The question about the position on the table, answered or not."""
        return self._asked if self._view is self._app.view else None

    @property
    def advice(self) -> AdviceReply | None:
        """What he says about the position on the table; None where nobody has asked for it."""
        asked = self.question
        return self._advice if asked and not asked.token else None

    def ask(self) -> list[Effect]:
        """Asks which choices are good; the second time, stops asking."""
        button = coach_button(self._app.session)
        if self._app.settings.coach == OFF:
            return []
        if not self.advice and not button.works:
            return [Say(button.text, urgent=True)]
        if self.advice:
            self.drop()
        else:
            self._ask("", ASKED_SECONDS)
        return []

    def consider(self, token: str) -> list[Effect]:
        """Plays a choice, once he has looked at it where people want to be warned.

        He warns of each choice once.
        """
        app = self._app
        known = (app.match.game.state, token) in self._warned
        if app.settings.coach != WARN or len(app.view.options) == 1 or known:
            return app.play(token)
        self._ask(token, WEIGHED_SECONDS)
        return []

    def relent(self) -> None:
        """The choice that he is looking at is not to be made."""
        if self.question and self.question.token:
            self.drop()

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """What he suggests, on the table."""
        suggestions = self.advice.suggestions if self.advice else ()
        return marks.marks(view, look, suggestions)

    def drop(self) -> None:
        """Nothing is asked any more."""
        self._view = self._asked = None

    def answer(self, number: int, advice: AdviceReply) -> list[Effect]:
        """Takes an answer to the question of that number; an answer to any other is dropped.

        A choice that he has looked at is played, unless he warns of it.
        """
        asked = self.question
        if asked is None or asked.number != number:
            return []
        if not asked.token:
            self._advice = advice._replace(suggestions=advice.suggestions[:SHOWN])
            return []
        points = given_away(advice.suggestions, asked.token, advice.share >= 1)
        if points is None:
            return []
        self.drop()
        if not points:
            return self._app.play(asked.token)
        self._warned.add((asked.position, asked.token))
        self._warn(asked.token, round(points))
        return []

    def _ask(self, token: str, seconds: float) -> None:
        position = self._app.match.game.state
        asked = AskCoach(position, token, next(_NUMBERS), seconds)
        self._view, self._asked, self._advice = self._app.view, asked, AdviceReply((), 0.0)
        self._begin(asked)
