"""A match on the table: takes intents and answers, and returns their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realmino.view import Option, View
from table.model.interaction import (
    NOTHING,
    Activity,
    Claiming,
    Interaction,
    Looking,
    Placing,
    aim,
    current_activity,
    is_held,
)
from table.model.match import Match, shuffling
from table.model.ports import LOCAL, Ports
from table.model.session import Answer, Ended, Mode, Moved, Question, Session, SessionEvent
from table.model.settings import Settings
from table.picture.layout import Layout
from table.play.buttons import redo_button, undo_button
from table.play.display import Display
from table.play.effects import (
    AskBot,
    Begin,
    ChangeSettings,
    Effect,
    Finish,
    HandOver,
    NewGame,
    Note,
    Save,
    Say,
    TakeOver,
)
from table.play.intents import (
    Adopt,
    Cancel,
    Confirm,
    GoTo,
    Hurry,
    Intent,
    NameSquares,
    PlayAgain,
    PlayNext,
    PointerIntent,
    Proceed,
    Ready,
    Redo,
    StopPlaying,
    Undo,
)
from table.play.pointing import follow
from table.play.step import Play, Stepped, is_placing, may_act, ready_option, step
from table.wording import words
from table.wording.move_words import extend_log

if TYPE_CHECKING:
    from table.play.feature_hooks import Adviser


class App:
    """A match on the table and the person using it.

    Each method of the last section returns effects, which the caller carries out.
    """

    def __init__(
        self,
        match: Match,
        settings: Settings,
        mode: Mode = Mode.PLAYING,
        ports: Ports = LOCAL,
    ) -> None:
        self._ports = ports
        self.session = Session(match, shuffling(match.seed), mode, ports)
        self.settings = ports.adapted(settings)
        self.log = extend_log([], self.session.logged_match, 0)
        self.hurried_at: int | None = None
        """The length of the log when a person hurried the bots."""
        self._has_moved = False
        self._stepped = Stepped(NOTHING)
        self._stepped_at: View = self.session.view
        self.coach: Adviser | None = None
        """Checks each choice before it is played."""
        self.display = Display(self)

    # The match and the person

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.session.match

    @property
    def view(self) -> View:
        """The position on the table."""
        return self.session.view

    @property
    def mode(self) -> Mode:
        """The mode of the session."""
        return self.session.mode

    @property
    def is_reopened(self) -> bool:
        """Whether the game was over when it was opened, so that its end was shown before.

        A game with friends may have ended on another device.
        """
        return bool(self.view.outcome) and not self._has_moved and self._ports.deals

    @property
    def may_hurry(self) -> bool:
        """Whether a person waits for bots that take their time."""
        waits = self.session.bot_question and any(seat.is_person for seat in self.match.seats)
        return bool(waits) and self.pace > 0

    @property
    def pace(self) -> float:
        """The shortest time that a bot's turn takes now, in seconds; 0 if bots are hurried."""
        hurried = self.hurried_at is not None and self.session.bot_question
        return 0.0 if hurried else self.settings.pace

    def _is_person(self, seat: str) -> bool:
        return self.match.seat(seat).is_person

    @property
    def choosing(self) -> bool:
        """Whether a person has to choose now."""
        return self.session.choosing

    @property
    def hides_points(self) -> bool:
        """Whether the points of choices are hidden, as in a puzzle."""
        return self._ports.hides_points

    @property
    def asks_first(self) -> bool:
        """Whether a choice by mouse needs a confirmation."""
        return self.settings.confirm

    @property
    def interaction(self) -> Interaction:
        """The person's interaction, as `step` left it; idle at every new position."""
        return self._stepped.interaction if self._stepped_at is self.view else NOTHING

    @property
    def activity(self) -> Activity:
        """The interaction itself, even while the person looks at another kingdom."""
        return current_activity(self.interaction)

    @property
    def looking(self) -> str | None:
        """The kingdom shown large although it is not that kingdom's turn."""
        return self.interaction.kingdom if isinstance(self.interaction, Looking) else None

    @property
    def placing(self) -> bool:
        """Whether a person has a domino to place, with its kingdom in the middle."""
        return is_placing(self, self.interaction)

    @property
    def may_construct(self) -> bool:
        """Whether a person has reached the part of the turn for constructing buildings."""
        return may_act(self, self.interaction)

    @property
    def layout(self) -> Layout:
        """The layout on the canvas."""
        return self.display.layout

    # The person's choice

    def ready_option(self) -> Option | None:
        """The option that `Confirm` takes now."""
        return ready_option(self, self.interaction)

    @property
    def cursor(self) -> str:
        """The CSS name of the mouse pointer, which shows what a click would do."""
        if is_held(self.activity):
            return "grabbing"
        if self._stepped.under.hand:
            return "grab"
        if isinstance(self.activity, Claiming) or self._stepped.under.clickable:
            return "pointer"
        over = isinstance(self.activity, Placing) and self.activity.over and self.placing
        shown = aim(self.view, self.activity) if over else None
        return "not-allowed" if shown and shown.refusal else "default"

    # What people and bots do. Each method returns effects for the caller to carry out.

    def start(self) -> list[Effect]:
        """Asks the first player, once the table is ready for the question."""
        return self._effects(self.session.start())

    def handle(self, intent: Intent) -> list[Effect]:
        """Handles an intent by the person at the table."""
        match intent:
            case Undo() | Redo() | GoTo() | PlayAgain() | PlayNext() if self._ports.choose:
                return []  # they would leave the position
            case Undo() | Redo():
                return self._take_back(intent)
            case GoTo(number):
                return self._effects(self.session.go_to(number))
            case Proceed(seed):
                return self._proceed(seed)
            case PlayAgain() | PlayNext():
                return self._play_more(intent)
            case Confirm() if self.session.is_view_only:
                return self._play_on()
            case NameSquares():
                if self.display.names_squares:
                    return []  # squares have their names anyway
                self.settings = self.settings._replace(coordinates=not self.settings.coordinates)
                return [ChangeSettings(self.settings)]
            case Adopt(settings):
                self.settings = self._ports.adapted(settings)
            case Ready():
                self.session.ready()
            case StopPlaying():
                self.session.stop_playing()
            case Hurry():
                self._hurry()
            case _:
                return self._step(intent)
        return []

    def _step(self, intent: Intent) -> list[Effect]:
        if self.coach and isinstance(intent, Cancel):
            self.coach.cancel_check()
        activity, under = self.interaction, self._stepped.under
        if isinstance(intent, PointerIntent):
            self._stepped = follow(self, activity, under, intent)
        else:
            self._stepped = step(self, activity, under, intent)
        self._stepped_at = self.view
        command = self._stepped.command
        if isinstance(command, Play):
            token = command.token
            return self.coach.consider(token) if self.coach else self.play(token)
        if isinstance(command, Hurry):
            self._hurry()
            return []
        return [command] if command else []

    def play(self, token: str) -> list[Effect]:
        """Plays the option with that token without asking the coach."""
        if self._ports.choose:
            self._ports.choose(token)
            return []
        self.display.drop(self.ready_option())
        question = self.session.question
        if question is None or not self._is_person(question.seat):
            return []
        self.display.note_choice(
            next((one for one in self.view.options if one.token == token), None)
        )
        self.hurried_at = None
        return self._effects_with_note(self.session.answer(Answer(question.number, token)))

    def answer(self, answer: Answer) -> list[Effect]:
        """Plays a bot's answer to a question, unless it comes too late."""
        if answer.number != self.session.bot_question:
            return []
        tell = self._effects if self.pace == 0 else self._effects_with_note
        return tell(self.session.answer(answer))

    def show(self, match: Match, since: int) -> list[Effect]:
        """Shows another state of the same game; only its first ``since`` moves are unchanged."""
        return self._effects_with_note(self.session.show(match, since))

    def _effects_with_note(self, events: list[SessionEvent]) -> list[Effect]:
        """The effects of new moves, preceded by a note on anything that everybody should notice."""
        effects = self._effects(events)
        new = [event.since for event in events if isinstance(event, Moved)]
        lines = [line for line in self.log if new and line.notable and line.number > new[0]]
        if any(line.notable == "queen" for line in lines):
            self.display.note_queen()
        return (
            [Note(words.sentences([line.text for line in lines])), *effects] if lines else effects
        )

    def _effects(self, events: list[SessionEvent]) -> list[Effect]:
        """The effects of the session's events."""
        self._ports.changed()
        effects: list[Effect] = []
        for event in events:
            match event:
                case Moved(since):
                    self._has_moved = True
                    self.log = extend_log(self.log, self.session.logged_match, since)
                    effects += [] if self.session.is_view_only else [Save()]
                case Question(seat) if self._is_person(seat):
                    effects += self._hand_over(seat)
                case Question() if self.session.bot_question:
                    effects.append(self._ask_bot(event))
                case Ended():
                    self.hurried_at = None
                    if not self.is_reopened:
                        effects.append(Finish(is_known=not self._has_moved))
        return effects

    def _hand_over(self, seat: str) -> list[Effect]:
        """Pauses before another person's turn, if the settings say so."""
        people = sum(seat.is_person for seat in self.match.seats)
        is_another = people > 1 and seat != self.session.last_person
        if not (self.settings.handover and is_another):
            return []
        self.session.hand_over()
        return [HandOver(seat)]

    def _ask_bot(self, question: Question) -> AskBot:
        match = self.match
        # If a match is repeated with its seed, its bots make the same choices.
        seed = f"{match.seed}/{len(match.games)}/{match.game.number}"
        return AskBot(match.seat(question.seat).kind, question.position, seed, question.number)

    def _hurry(self) -> None:
        """Lets the bots play on without pauses until a person chooses again, if one is waiting."""
        if self.may_hurry:
            self.hurried_at = len(self.log)

    def _take_back(self, intent: Undo | Redo) -> list[Effect]:
        """Undoes or redoes a choice, or says why not."""
        session, is_undo = self.session, isinstance(intent, Undo)
        ask = self._ports.ask_undo
        if is_undo and ask and not session.is_view_only and session.undo_point:
            ask()
            return []
        button = undo_button(session) if is_undo else redo_button(session)
        if not button.works:
            return [Say(button.text, urgent=True)]
        return self._effects(session.undo() if is_undo else session.redo())

    def _proceed(self, seed: str) -> list[Effect]:
        """Does what the label of the button below the table says."""
        series = self.view.series
        if self.mode is Mode.ELSEWHERE:
            return [TakeOver()]
        if self.mode is Mode.MOMENT:
            return self._play_on()
        if not self.view.outcome:
            return self._step(Confirm())
        is_dynasty = series is not None and series.outcome is None
        if self.is_reopened and not is_dynasty:
            return [Finish(is_known=True)]
        return self._play_more(PlayNext() if is_dynasty else PlayAgain(seed))

    def _play_on(self) -> list[Effect]:
        """Plays on from a moment in a new game, or shows the sheets of a finished one."""
        if self.mode is Mode.ELSEWHERE:
            return [Say(words.paused_hint(elsewhere=True), urgent=True)]
        if self.match.is_over:
            return [Finish(is_known=True)]
        return [NewGame(), *self._effects(self.session.continue_game())]

    def _play_more(self, intent: PlayAgain | PlayNext) -> list[Effect]:
        if isinstance(intent, PlayAgain) and self._ports.rematch:
            self._ports.rematch()
            return []
        if self.mode is Mode.ELSEWHERE:
            return [TakeOver()]
        if isinstance(intent, PlayNext):
            effects = [Begin(), *self._effects(self.session.next_game())]
            match, game = self.match, self._ports.known(self.match)
            if game and game.number:
                effects += self.show(match.with_game(game), match.game.number)
            return effects
        events = self.session.start_rematch(intent.seed, shuffling(intent.seed))
        return [NewGame(), Begin(), *self._effects(events)]
