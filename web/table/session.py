"""A session: a match being played, with a cursor in its moves and ports for players and dealer."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum, auto
from itertools import count, pairwise
from typing import Final, NamedTuple, Protocol

from realmino import Dealer, End, State
from realmino.pieces.variants import SEATS
from realmino.view import UndoPoint, View, view
from table.match import Dealing, Match

_NUMBERS: Final = count(1)
"""Of all questions of all sessions, so that an answer never fits another one."""


class Mode(Enum):
    """The mode of a session."""

    PLAYING = auto()
    HANDOVER = auto()
    """The person in turn has not taken the device yet."""
    MOMENT = auto()
    """A moment that came with a link is looked at; nobody plays yet."""
    ELSEWHERE = auto()
    """Another tab plays it, this one looks on."""


class Question(NamedTuple):
    """A seat is to choose in a position; ``number`` tells this question from all others."""

    seat: str
    position: State
    number: int


class Answer(NamedTuple):
    """The token that was chosen for the question of that number."""

    number: int
    token: str


Player = Callable[[Question], None]
"""Whoever plays a seat: it is asked, and calls `Session.answer` then or later."""


class Watcher(Protocol):
    """Whoever keeps a session and tells of it."""

    def moved(self, since: int) -> None:
        """The cursor stands elsewhere; all moves after the first ``since`` may be others."""
        ...

    def ended(self) -> None:
        """The game on the table is over."""
        ...


class Session:
    """A match, the cursor in the moves of its game, and who plays, deals and watches.

    The moves before the cursor are played; those after it can be chosen again, and are forgotten
    as soon as another one is played. ``players`` are asked, one for each seat, from `start` on.
    ``dealing`` says who deals each game, so the session itself knows no shuffle.
    """

    def __init__(
        self,
        match: Match,
        dealing: Dealing,
        players: Sequence[Player],
        watcher: Watcher,
        mode: Mode = Mode.PLAYING,
    ) -> None:
        self._match = match
        self._dealing = dealing
        self._dealer: Dealer = dealing(len(match.games))
        self._players = players
        self._watcher = watcher
        self._mode = mode
        self._view = view(match.game, match.game.number, match.series)
        self._question: Question | None = None
        self._last_person: str | None = None

    @property
    def match(self) -> Match:
        """The match, its game standing at the cursor."""
        return self._match

    @property
    def view(self) -> View:
        """The position at the cursor."""
        return self._view

    @property
    def mode(self) -> Mode:
        """The mode; only events of the session change it."""
        return self._mode

    @property
    def question(self) -> Question | None:
        """The open question; only its answer counts."""
        return self._question

    @property
    def last_person(self) -> str | None:
        """The seat of the person who chose last."""
        return self._last_person

    @property
    def is_looked_at(self) -> bool:
        """Whether nobody plays here: undo and redo step through the moves one by one."""
        return self._mode in (Mode.MOMENT, Mode.ELSEWHERE)

    # Questions and answers

    def start(self) -> None:
        """Asks the player in turn, if the session is being played."""
        self._question = None
        if self._mode is Mode.HANDOVER:
            self._mode = Mode.PLAYING
        if self._mode is not Mode.PLAYING:
            return
        while [option.kind for option in self._view.options] == ["end"]:
            # Nothing is left to choose, so the last turns end by themselves.
            self._play(self._view.options[0].token)
        seat = self._view.prompt.seat
        if self._view.outcome:
            self._watcher.ended()
        elif seat:
            self._question = Question(seat, self._match.game.state, next(_NUMBERS))
            self._players[SEATS.index(seat)](self._question)

    def answer(self, answer: Answer) -> None:
        """Plays a choice; dropped if its question is no longer open, or it is not offered."""
        if self._question is None or self._question.number != answer.number:
            return
        if any(option.token == answer.token for option in self._view.options):
            self._play(answer.token)
            self.start()

    # What is done with it

    def hand_over(self) -> None:
        """The person who is asked has to take the device first."""
        if self._mode is Mode.PLAYING:
            self._mode = Mode.HANDOVER

    def ready(self) -> None:
        """The person in turn has taken the device."""
        if self._mode is Mode.HANDOVER:
            self._mode = Mode.PLAYING

    def look_on(self) -> None:
        """Another tab plays from now on."""
        self._mode = Mode.ELSEWHERE
        self._question = None

    def play_on(self) -> None:
        """Goes on from a moment of a link; the moves after it are forgotten."""
        if self._mode is Mode.MOMENT:
            self._mode = Mode.PLAYING
            number = self._match.game.number
            game = replace(self._match.game, undone=())
            self._set(self._match.with_game(game.deal(self._dealer)), since=number)
            self.start()

    def next_game(self) -> None:
        """Begins the next game of the Dynasty."""
        match = self._match.next_game()
        self._dealer = self._dealing(len(match.games))
        self._last_person = None
        self._set(match.with_game(match.game.deal(self._dealer)), since=0)
        self.start()

    # The cursor

    @property
    def undo_point(self) -> UndoPoint | None:
        """The last choice of a person that may be taken back."""
        points = [point for point in self._view.undo if self._is_choice(point.seat, point.number)]
        return points[-1] if points else None

    def undo(self) -> None:
        """Takes the last person's choice back; in a session that is looked at the last move."""
        point, number = self.undo_point, self._match.game.number
        if self.is_looked_at:
            self._go_to(max(0, number - 1))
        elif point is not None:
            self._go_to(point.number)

    def redo(self) -> None:
        """Plays on to where a person chooses again; where it is looked at, by one move."""
        if self.is_looked_at and self._match.game.undone:
            self._go_to(self._match.game.number + 1)
        elif self._view.redo and not self.is_looked_at:
            self._go_to(self._redo_number())

    def go_to(self, number: int) -> None:
        """Shows the game after so many moves, as far as it has them; only where it is looked at."""
        if self.is_looked_at:
            game = self._match.game
            self._go_to(min(max(0, number), game.number + len(game.undone)))

    def _redo_number(self) -> int:
        ahead = self._view.redo
        for point, after in pairwise(ahead):
            if self._is_choice(after.seat, point.number):
                return point.number
        return ahead[-1].number

    def _is_choice(self, seat: str, number: int) -> bool:
        """Whether a person chose the move after ``number`` moves; some last turns end unasked."""
        game = self._match.game
        move = (*game.moves, *game.undone)[number]
        if not self._match.seat(seat).is_person:
            return False
        return not isinstance(move, End) or game.at(number).state.legal_actions() != [move]

    def _play(self, token: str) -> None:
        seat, game = self._view.prompt.seat, self._match.game
        if seat and self._match.seat(seat).is_person:
            self._last_person = seat
        played = game.play(token).deal(self._dealer)
        self._set(self._match.with_game(played), since=game.number)

    def _go_to(self, number: int) -> None:
        before = self._match.game.number
        if number != before:
            at = self._match.game.at(number)
            self._set(self._match.with_game(at), since=min(before, number))
            self.start()

    def _set(self, match: Match, since: int) -> None:
        self._match = match
        self._view = view(match.game, since, match.series)
        self._question = None
        self._watcher.moved(since)
