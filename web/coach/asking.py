"""The coach at a table: he is asked which choices are good, and looks at one before it is made."""

from collections.abc import Callable
from itertools import count
from typing import Final, NamedTuple

from coach import marks
from coach.advised import SHOWN, given_away
from realmino import State
from realmino.view import View
from table.device import Device
from table.effects import Say
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
    """The coach of the table that ``device`` plays; ``play`` takes the token of a choice.

    Whatever he is asked is told to ``begin``, which has it thought about. A choice that gives away
    much is told to ``warn``, with how many points. Whatever he was asked about a position is void
    at any other one.
    """

    def __init__(
        self,
        device: Device,
        play: Callable[[str], None],
        begin: Callable[[AskCoach], None],
        warn: Callable[[str, int], None],
    ) -> None:
        self._device = device
        self._play = play
        self._begin = begin
        self._warn = warn
        self._view: View | None = None
        self._asked: AskCoach | None = None
        self._advice = AdviceReply((), 0.0)
        self._warned: set[tuple[State, str]] = set()

    @property
    def question(self) -> AskCoach | None:
        """The question about the position on the table, answered or not."""
        return self._asked if self._view is self._device.view else None

    @property
    def advice(self) -> AdviceReply | None:
        """What he says about the position on the table; None where nobody has asked for it."""
        asked = self.question
        return self._advice if asked and not asked.token else None

    def ask(self) -> None:
        """Asks which choices are good; a second time that is no longer wanted."""
        button = self._device.coach_button()
        if self._device.settings.coach == OFF:
            return
        if self.advice:
            self.drop()
        elif button.works:
            self._question("", ASKED_SECONDS)
        else:
            self._device.effects.append(Say(button.text, urgent=True))

    def consider(self, token: str) -> None:
        """Plays a choice, once he has looked at it where people want to be warned.

        He warns of each choice once.
        """
        device = self._device
        known = (device.match.game.state, token) in self._warned
        if device.settings.coach == WARN and len(device.view.options) > 1 and not known:
            self._question(token, WEIGHED_SECONDS)
        else:
            self._play(token)

    def relent(self) -> None:
        """The choice that he is looking at is not to be made."""
        if self.question and self.question.token:
            self.drop()

    def insist(self, token: str) -> None:
        """Plays a choice that he has warned of."""
        self._play(token)

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """What he suggests, on the table."""
        suggestions = self.advice.suggestions if self.advice else ()
        return marks.marks(view, look, suggestions)

    def drop(self) -> None:
        """Nothing is asked any more."""
        self._view = self._asked = None

    def answer(self, number: int, advice: AdviceReply) -> None:
        """Takes an answer to the question of that number; an answer to any other is dropped.

        A choice that he has looked at is played, unless he warns of it.
        """
        asked = self.question
        if asked is None or asked.number != number:
            return
        if not asked.token:
            self._advice = advice._replace(suggestions=advice.suggestions[:SHOWN])
            return
        points = given_away(advice.suggestions, asked.token, advice.share >= 1)
        if points is None:
            return
        self.drop()
        if points:
            self._warned.add((asked.position, asked.token))
            self._warn(asked.token, round(points))
        else:
            self._play(asked.token)

    def _question(self, token: str, seconds: float) -> None:
        position = self._device.match.game.state
        asked = AskCoach(position, token, next(_NUMBERS), seconds)
        self._view, self._asked, self._advice = self._device.view, asked, AdviceReply((), 0.0)
        self._begin(asked)
