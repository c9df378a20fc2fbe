"""A session: a match being played, with a cursor in its moves and a numbered question to a seat."""

from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import count, pairwise
from typing import Final, NamedTuple

from realmino import Dealer, End, Game, State
from realmino.pieces.variants import SEATS
from realmino.view import UndoPoint, View, view
from table.model.match import Dealing, Match
from table.model.ports import LOCAL, Ports

_NUMBERS: Final = count(1)
"""Numbers the questions of all sessions, so that an answer fits only its own question."""


class Mode(Enum):
    """The mode of a session."""

    PLAYING = auto()
    HANDOVER = auto()
    """The person to move has not taken the device yet."""
    MOMENT = auto()
    """A moment from a link is shown; it is not being played yet."""
    ELSEWHERE = auto()
    """Another tab plays it; this one only shows it."""


class Question(NamedTuple):
    """A question: which token does a seat choose in a position? Its ``number`` is unique."""

    seat: str
    position: State
    number: int


class Answer(NamedTuple):
    """The token that the player chose for the question with that number."""

    number: int
    token: str


class Moved(NamedTuple):
    """The cursor has moved. Of the moves now before it, only the first ``since`` are unchanged."""

    since: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game on the table is over."""


SessionEvent = Moved | Question | Ended
"""An event that a session's method returns: at most one of each kind, in this order.

The caller gets the player's answer and passes it to `Session.answer`, now or later. The player
may be a person, a bot, a record or a remote player.
"""


class Session:
    """A match and the cursor in the moves of its game.

    The moves before the cursor are played; those after it can be redone, and are forgotten as soon
    as another move is played. ``dealing`` returns the dealer for each game, so the session itself
    never shuffles.
    """

    def __init__(
        self, match: Match, dealing: Dealing, mode: Mode = Mode.PLAYING, ports: Ports = LOCAL
    ) -> None:
        self._match = match
        self._ports = ports
        self._dealing = dealing
        self._dealer: Dealer = dealing(len(match.games))
        self._mode = mode
        self._view = view(match.game, match.game.number, match.series)
        self._question: Question | None = None
        self._last_person: str | None = None

    @property
    def match(self) -> Match:
        """The match, with its game at the cursor."""
        return self._match

    @property
    def logged_match(self) -> Match:
        """The match whose moves the log lists: all of them while it is only being viewed."""
        return self._match.with_undone_moves if self._mode is Mode.MOMENT else self._match

    @property
    def view(self) -> View:
        """The position at the cursor."""
        return self._view

    @property
    def mode(self) -> Mode:
        """The mode; only the session's own methods change it."""
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
    def is_view_only(self) -> bool:
        """Whether the game is only being viewed: undo and redo step through it move by move."""
        return self._mode in (Mode.MOMENT, Mode.ELSEWHERE)

    @property
    def choosing(self) -> bool:
        """Whether a person can choose now."""
        question = self._question
        is_person = question is not None and self._match.seat(question.seat).is_person
        return is_person and self._mode is Mode.PLAYING

    @property
    def bot_question(self) -> int | None:
        """The number of the open question if it is a bot's."""
        question = self._question
        is_bot = question is not None and not self._match.seat(question.seat).is_person
        return question.number if question and is_bot and self.plays(question.seat) else None

    @property
    def in_the_middle(self) -> str:
        """The seat whose kingdom is shown large: the person to move, else the last or the first."""
        seat = self._view.prompt.seat
        if seat and self._match.seat(seat).is_person:
            return seat
        people = [SEATS[i] for i, seat in enumerate(self._match.seats) if seat.is_person]
        if self._ports.own_seat and not people:
            return self._ports.own_seat
        return self._last_person or (people[0] if people else SEATS[0])

    def plays(self, seat: str) -> bool:
        """Whether a seat is played on this device now."""
        return self._ports.plays(self._match.seat(seat))

    # Questions and answers

    def start(self) -> list[SessionEvent]:
        """Asks the player to move, if the session is being played."""
        return self._ask_to_move(None)

    def answer(self, answer: Answer) -> list[SessionEvent]:
        """Plays a choice; ignores it if its question is no longer open, or it isn't legal."""
        if self._question is None or self._question.number != answer.number:
            return []
        if all(option.token != answer.token for option in self._view.options):
            return []
        since = self._match.game.number
        self._play(answer.token)
        return self._ask_to_move(since)

    def _ask_to_move(self, since: int | None) -> list[SessionEvent]:
        """Asks the player to move. Moves after the first ``since`` are new; with None, none are."""
        self._question = None
        if self._mode is Mode.HANDOVER:
            self._mode = Mode.PLAYING
        is_played = self._mode is Mode.PLAYING
        while is_played and self._must_end():
            # The last turns end automatically, because nothing is left to choose.
            since = self._match.game.number if since is None else since
            self._play(self._view.options[0].token)
        events: list[SessionEvent] = [] if since is None else [Moved(since)]
        seat = self._view.prompt.seat
        if is_played and self._view.outcome:
            events.append(Ended())
        elif is_played and seat:
            self._question = Question(seat, self._match.game.state, next(_NUMBERS))
            events.append(self._question)
        return events

    def _must_end(self) -> bool:
        """Whether the player to move can only end the turn."""
        seat = self._view.prompt.seat
        only_end = [option.kind for option in self._view.options] == ["end"]
        return only_end and seat is not None and self.plays(seat)

    def show(self, match: Match, since: int) -> list[SessionEvent]:
        """Shows another state of the same game; only its first ``since`` moves are unchanged."""
        self._set(match, since)
        return self._ask_to_move(since)

    # Modes and games

    def hand_over(self) -> None:
        """Pauses until the person to move has taken the device."""
        if self._mode is Mode.PLAYING:
            self._mode = Mode.HANDOVER

    def ready(self) -> None:
        """Resumes play once the person to move has the device."""
        if self._mode is Mode.HANDOVER:
            self._mode = Mode.PLAYING

    def stop_playing(self) -> None:
        """Stops play here because another tab continues the game."""
        self._mode = Mode.ELSEWHERE
        self._question = None

    def continue_game(self) -> list[SessionEvent]:
        """Continues the game from a link's position and drops the moves after it."""
        if self._mode is not Mode.MOMENT:
            return []
        self._mode = Mode.PLAYING
        since = self._match.game.number
        match = self._match
        if match.game.undone:
            match = replace(match, what_if=True)
        game = replace(match.game, undone=())
        self._set(match.with_game(self._deal(game)), since)
        return self._ask_to_move(since)

    def next_game(self) -> list[SessionEvent]:
        """Begins the next game of the Dynasty."""
        match = self._match.next_game()
        self._dealer = self._dealing(len(match.games))
        self._last_person = None
        self._set(match.with_game(self._deal(match.game)), since=0)
        return self._ask_to_move(0)

    def start_rematch(self, seed: str, dealing: Dealing) -> list[SessionEvent]:
        """Begins another match with the same seats and rules."""
        self._dealing = dealing
        self._dealer = dealing(1)
        self._last_person = None
        self._mode = Mode.PLAYING
        self._set(self._match.with_new_seed(seed), since=0)
        return self._ask_to_move(0)

    # The cursor

    @property
    def undo_point(self) -> UndoPoint | None:
        """The last choice by a person that can be undone."""
        points = [point for point in self._view.undo if self._is_choice(point.seat, point.number)]
        return points[-1] if points and points[-1].number >= self._known else None

    @property
    def no_undo(self) -> str:
        """The key of the sentence that says why no choice can be undone."""
        return "sent" if self._known else self._view.no_undo or "bots"

    @property
    def _known(self) -> int:
        """The number of moves that can't be undone here, because friends know them."""
        game = None if self._ports.ask_undo else self._ports.known(self._match)
        return game.number if game else 0

    def undo(self) -> list[SessionEvent]:
        """Undoes the last choice by a person, or the last move of a game being viewed."""
        point, number = self.undo_point, self._match.game.number
        if self.is_view_only:
            return self._go_to(max(0, number - 1))
        return self._go_to(point.number) if point else []

    def redo(self) -> list[SessionEvent]:
        """Redoes moves until a person chooses again, or one move of a game being viewed."""
        if self.is_view_only:
            return self.go_to(self._match.game.number + 1)
        return self._go_to(self._redo_number()) if self._view.redo else []

    def go_to(self, number: int) -> list[SessionEvent]:
        """Shows the game after this many moves, or at its end; only if it is being viewed."""
        game = self._match.game
        length = game.number + len(game.undone)
        return self._go_to(min(max(0, number), length)) if self.is_view_only else []

    def _redo_number(self) -> int:
        ahead = self._view.redo
        for point, after in pairwise(ahead):
            if self._is_choice(after.seat, point.number):
                return point.number
        return ahead[-1].number

    def _is_choice(self, seat: str, number: int) -> bool:
        """Whether a person chose the move after ``number`` moves; some turns end automatically."""
        game = self._match.game
        move = (*game.moves, *game.undone)[number]
        if not self._match.seat(seat).is_person:
            return False
        return not isinstance(move, End) or game.at(number).state.legal_actions() != [move]

    def _play(self, token: str) -> None:
        seat, game = self._view.prompt.seat, self._match.game
        if seat and self._match.seat(seat).is_person:
            self._last_person = seat
        played = self._deal(game.play(token))
        self._set(self._match.with_game(played), since=game.number)

    def _deal(self, game: Game) -> Game:
        """The game after all deals that can be made now."""
        return game.deal(self._dealer) if self._ports.deals else game

    def _go_to(self, number: int) -> list[SessionEvent]:
        before = self._match.game.number
        if number == before:
            return []
        since = min(before, number)
        self._set(self._match.with_game(self._match.game.at(number)), since)
        return self._ask_to_move(since)

    def _set(self, match: Match, since: int) -> None:
        self._match = match
        self._view = view(match.game, since, match.series)
        self._question = None
