"""A session on this device: the people who share it, the bots it asks, and the log it writes."""

from browser.messages import say
from realmino import Place
from realmino.game.events import events
from realmino.pieces.variants import SEATS
from realmino.view import View
from table import words
from table.effects import AskBot, Button, Effect, Finish, HandOver, LogLine, Save
from table.match import Match, shuffling
from table.session import Answer, Mode, Question, Session
from table.settings import Settings


class Device:
    """Plays the seats of a session, saves it and logs its events.

    ``log`` has its events. ``effects`` wait to be carried out by the caller.
    """

    def __init__(self, match: Match, settings: Settings, mode: Mode = Mode.PLAYING) -> None:
        self.settings = settings
        self.effects: list[Effect] = []
        self.log: list[LogLine] = []
        self._hurried_at: int | None = None  # when the log had so many lines
        self._has_moved = False
        self.session = self._session(match, mode)
        self._note(0)
        self.session.start()

    def _session(self, match: Match, mode: Mode = Mode.PLAYING) -> Session:
        players = [self._ask_person if seat.is_person else self._ask_bot for seat in match.seats]
        return Session(match, shuffling(match.seed), players, self, mode)

    @property
    def match(self) -> Match:
        """The match being played."""
        return self.session.match

    @property
    def view(self) -> View:
        """The position on the table."""
        return self.session.view

    @property
    def choosing(self) -> bool:
        """Whether a person is to choose now."""
        question = self.session.question
        asked = question is not None and self._is_person(question.seat)
        return asked and self.session.mode is Mode.PLAYING

    @property
    def in_the_middle(self) -> str:
        """The seat whose kingdom people look at: the person in turn, else the last or first one."""
        seat = self.view.prompt.seat
        if seat and self._is_person(seat):
            return seat
        people = [SEATS[i] for i, seat in enumerate(self.match.seats) if seat.is_person]
        return self.session.last_person or (people[0] if people else SEATS[0])

    @property
    def bot_question(self) -> int | None:
        """The number of the question that a bot is to answer now, if any."""
        question = self.session.question
        return question.number if question and not self._is_person(question.seat) else None

    @property
    def may_hurry(self) -> bool:
        """Whether a person waits for bots that take their time."""
        waits = self.bot_question and any(seat.is_person for seat in self.match.seats)
        return bool(waits) and self.pace > 0

    @property
    def pace(self) -> float:
        """How long a bot's turn takes at least now, in seconds; 0 where bots are hurried."""
        hurried = self._hurried_at is not None and self.bot_question
        return 0.0 if hurried else self.settings.pace

    @property
    def news(self) -> str:
        """What each bot that was hurried has done first, in the words of the log."""
        if self._hurried_at is None:
            return ""
        lines = self.log[self._hurried_at :]
        firsts = {line.seat: line.text for line in reversed(lines) if line.seat}
        return words.sentences([*firsts.values()][::-1])

    def hurry(self) -> None:
        """Has the bots play on at once to where a person chooses again, if one waits for them."""
        if self.may_hurry:
            self._hurried_at = len(self.log)

    def undo_button(self) -> Button:
        """The text and state of the undo button."""
        if self.session.is_looked_at:
            works = self.match.game.number > 0
            return Button(works, say("undo-step" if works else "undo-start"))
        point = self.session.undo_point
        if point is None:
            return Button(False, say(f"undo-{self.view.no_undo or 'bots'}"))
        return Button(True, say("undo-ok", name=words.name_of(self.match, point.seat)))

    def redo_button(self) -> Button:
        """The text and state of the redo button."""
        looked_at = self.session.is_looked_at
        works = bool(self.match.game.undone if looked_at else self.view.redo)
        ahead = "redo-step" if looked_at else "redo-ok"
        return Button(works, say(ahead if works else "redo-none"))

    def coach_button(self) -> Button:
        """The text and state of the button that asks the coach."""
        looked_at = self.session.is_looked_at and self.view.prompt.seat is not None
        works = self.choosing or looked_at
        return Button(works, say("coach-ask" if works else "coach-later"))

    def play(self, token: str) -> None:
        """A person's choice."""
        question = self.session.question
        if question is not None and self._is_person(question.seat):
            self._hurried_at = None
            self.session.answer(Answer(question.number, token))

    def answer(self, answer: Answer) -> None:
        """A bot's choice; dropped where no bot is asked, or something else."""
        if answer.number == self.bot_question:
            self.session.answer(answer)

    def next_game(self) -> None:
        """Begins the next game of the Dynasty."""
        self.log = []
        self.session.next_game()

    def again(self, seed: str) -> None:
        """Begins another match with the same seats and rules."""
        self.log = []
        self.session = self._session(self.match.again(seed))
        self.moved(0)
        self.session.start()

    # What the session asks and tells

    def moved(self, since: int) -> None:
        """Called when the session has moved: updates the log and has the match saved."""
        self._has_moved = True
        number = self.match.game.number
        self.log = [line for line in self.log if line.number <= number]
        self._note(since)
        if not self.session.is_looked_at:
            self.effects.append(Save())

    def ended(self) -> None:
        """The game on the table is over."""
        self._hurried_at = None
        self.effects.append(Finish(is_known=not self._has_moved))

    def _ask_person(self, question: Question) -> None:
        """People choose at the table; where they want it so, they hand the device over first."""
        people = [seat for seat in self.match.seats if seat.is_person]
        another = len(people) > 1 and question.seat != self.session.last_person
        if self.settings.handover and another:
            self.session.hand_over()
            self.effects.append(HandOver(question.seat))

    def _ask_bot(self, question: Question) -> None:
        # The same seed of the match lets its bots choose the same again.
        match = self.match
        seed = f"{match.seed}/{len(match.games)}/{match.game.number}"
        kind = match.seat(question.seat).kind
        self.effects.append(AskBot(kind, question.position, seed, question.number))

    def _is_person(self, seat: str) -> bool:
        return self.match.seat(seat).is_person

    @property
    def latest(self) -> dict[str, tuple[str, ...]]:
        """The squares that were covered last, by kingdom."""
        squares: dict[str, tuple[str, ...]] = {}
        for played in self.match.game.history():
            if isinstance(played.move, Place) and played.seat is not None:
                kingdom = SEATS[self.match.game.rules.kingdom_of(played.seat)]
                squares[kingdom] = tuple(map(str, played.move.squares))
        return squares

    def _note(self, since: int) -> None:
        """Adds to the log what happened after that many moves."""
        history = self.match.game.history()
        for fact in events(self.match.game, since):
            text = words.event(fact, self.match)
            if text:
                round = history[fact.number - 1].before.round
                self.log.append(LogLine(fact.number, round, fact.seat, text))
