"""The course of a match: moves by people and bots, undo up to the last reveal, and the log."""

from dataclasses import replace
from itertools import pairwise

from realmino import End, Place
from realmino.events import events
from realmino.rules.variants import SEATS
from realmino.view import Choice as Choosable
from realmino.view import View, view
from table import words
from table.effects import AskBot, Button, Effect, Finish, HandOver, LogLine, Save
from table.match import Match
from table.settings import Settings


class Course:
    """A match being played.

    ``view`` is the position on the table, ``log`` what has happened. ``effects`` wait to be carried
    out by whoever runs the loop. ``question`` is what a bot is asked now; only its answer counts.
    ``paused``: a moment from a link is looked at, nobody plays yet; ``elsewhere``: it is looked at
    because another tab plays it. ``waiting``: the person in turn has not taken the device yet.
    """

    def __init__(self, match: Match, settings: Settings, paused: bool = False) -> None:
        self.match = match
        self.settings = settings
        self.paused = paused
        self.elsewhere = False
        self.waiting = False
        self.effects: list[Effect] = []
        self.question: AskBot | None = None
        self.log: list[LogLine] = []
        self.view: View = view(match.game, match.game.number, match.series)
        self._last_person: str | None = None
        self._note(0)
        self._arrive()

    @property
    def choosing(self) -> bool:
        """Whether a person is to choose now."""
        seat = self.view.prompt.seat
        return bool(seat and self._is_person(seat) and not self.paused and not self.waiting)

    @property
    def in_the_middle(self) -> str:
        """The seat whose kingdom people look at: the person in turn, else the last or first one."""
        seat = self.view.prompt.seat
        if seat and self._is_person(seat):
            return seat
        people = [SEATS[i] for i, seat in enumerate(self.match.seats) if seat.is_person]
        return self._last_person or (people[0] if people else SEATS[0])

    def undo_button(self) -> Button:
        """What undo would do."""
        if self.paused:
            works = self.match.game.number > 0
            return Button(works, words.say("undo-step" if works else "undo-start"))
        target = self._undo_target()
        if target is None:
            return Button(False, words.say(f"undo-{self.view.no_undo or 'bots'}"))
        return Button(True, words.say("undo-ok", name=words.name_of(self.match, target.seat)))

    def redo_button(self) -> Button:
        """What redo would do."""
        works = bool(self.match.game.undone if self.paused else self.view.redo)
        ahead = "redo-step" if self.paused else "redo-ok"
        return Button(works, words.say(ahead if works else "redo-none"))

    def play(self, token: str) -> None:
        """Plays a token of the view's options; any other is left alone."""
        if all(option.token != token for option in self.view.options):
            return
        seat = self.view.prompt.seat
        if seat and self._is_person(seat):
            self._last_person = seat
        number = self.match.game.number
        self.match = self.match.with_game(self.match.game.play(token)).dealt()
        self._show(since=number)

    def answer(self, asked: AskBot, token: str) -> None:
        """A bot's choice for what it was asked; dropped if nobody asks that any more."""
        if asked == self.question:
            self.play(token)

    def ready(self) -> None:
        """The person in turn has taken the device."""
        self.waiting = False

    def look_only(self) -> None:
        """Another tab plays this match from now on; here it can only be looked at."""
        self.paused = self.elsewhere = True
        self.waiting = False
        self.question = None

    def play_on(self) -> None:
        """Goes on from a moment that a link opened; what came after it is forgotten."""
        self.paused = False
        number = self.match.game.number
        game = replace(self.match.game, undone=())
        self.match = self.match.with_game(game).dealt()
        self._show(since=number)

    def next_game(self) -> None:
        """Begins the next game of the Dynasty."""
        self._restart(self.match.next_game())

    def again(self, seed: str) -> None:
        """Begins another match with the same seats and rules."""
        self._restart(self.match.again(seed))

    def undo(self) -> None:
        """Takes the last person's choice back, if the undo button works."""
        target = self._undo_target()
        if self.paused and self.match.game.number:
            self._go_to(self.match.game.number - 1)
        elif target is not None and not self.paused:
            self._go_to(target.number)

    def redo(self) -> None:
        """Plays on to where a person chooses again, if the redo button works."""
        if self.paused and self.match.game.undone:
            self._go_to(self.match.game.number + 1)
        elif self.view.redo and not self.paused:
            self._go_to(self._redo_number())

    def _redo_number(self) -> int:
        ahead = self.view.redo
        for choice, after in pairwise(ahead):
            if self._is_choice(after.seat, choice.number):
                return choice.number
        return ahead[-1].number

    def _undo_target(self) -> Choosable | None:
        people = [one for one in self.view.undo if self._is_choice(one.seat, one.number)]
        return people[-1] if people else None

    def _is_choice(self, seat: str, number: int) -> bool:
        """Whether a person chose the move after ``number`` moves; some last turns end unasked."""
        game = self.match.game
        move = (*game.moves, *game.undone)[number]
        if not self._is_person(seat):
            return False
        return not isinstance(move, End) or game.at(number).state.legal_actions() != [move]

    def _is_person(self, seat: str) -> bool:
        return self.match.seat(seat).is_person

    def _restart(self, match: Match) -> None:
        self.match = match
        self._last_person = None
        self.log = []
        self._show(since=0)

    def _go_to(self, number: int) -> None:
        before = self.match.game.number
        self.match = self.match.with_game(self.match.game.at(number))
        self._show(since=min(before, number))

    def _show(self, since: int) -> None:
        """A new position: looks at it afresh, keeps it, and sees who is to act."""
        number = self.match.game.number
        self.view = view(self.match.game, since, self.match.series)
        self.log = [line for line in self.log if line.number <= number]
        self._note(since)
        if not self.paused:
            self.effects.append(Save(self.match.to_text()))
        self._arrive()

    @property
    def latest(self) -> dict[str, tuple[str, ...]]:
        """The squares that were covered last, by kingdom."""
        found: dict[str, tuple[str, ...]] = {}
        for played in self.match.game.history():
            if isinstance(played.move, Place) and played.seat is not None:
                kingdom = SEATS[self.match.game.rules.kingdom_of(played.seat)]
                found[kingdom] = tuple(map(str, played.move.squares))
        return found

    def _arrive(self) -> None:
        seat = self.view.prompt.seat
        self.waiting = False
        self.question = None
        if self.paused:
            return
        if self.view.outcome:
            self.effects.append(Finish())
        elif [option.kind for option in self.view.options] == ["end"]:
            # Nothing is left to choose, so the last turns end by themselves.
            self.play(self.view.options[0].token)
        elif seat and not self._is_person(seat):
            self.question = self._question(seat)
            self.effects.append(self.question)
        elif seat and self._changes_hands(seat):
            self.waiting = True
            self.effects.append(HandOver(seat))

    def _question(self, seat: str) -> AskBot:
        game = self.match.game
        seed = f"{self.match.seed}/{len(self.match.games)}/{game.number}"
        return AskBot(self.match.seat(seat).kind, str(game.state), seed, game.number)

    def _changes_hands(self, seat: str) -> bool:
        people = [one for one in self.match.seats if one.is_person]
        return self.settings.handover and len(people) > 1 and seat != self._last_person

    def _note(self, since: int) -> None:
        """Adds to the log what happened after that many moves."""
        history = self.match.game.history()
        for fact in events(self.match.game, since):
            text = words.event(fact, self.match)
            if text:
                round = history[fact.number - 1].before.round
                self.log.append(LogLine(fact.number, round, fact.seat, text))
