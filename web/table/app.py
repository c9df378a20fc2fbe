"""The table's loop: an intent becomes a choice or a move, and the scene shows what came of it."""

from dataclasses import replace

from realmino.grid import Square
from realmino.view import Option, View
from table import words
from table.choice import NOTHING, Choice, aim, from_option, settled, squares_for, turned_on
from table.course import Course, Settings
from table.effects import Button, Effect, Refuse, Say
from table.intents import (
    Cancel,
    Choose,
    Confirm,
    Consider,
    Intent,
    Leave,
    Next,
    Point,
    Press,
    Redo,
    Release,
    Step,
    Turn,
    Undo,
)
from table.layout import Layout, Plot, Window, lay_out, name_of
from table.match import Match
from table.overlay import overlay
from table.scene import Look, board, visible
from table.shapes import Scene
from table.theme import Theme

FINGER = 44.0
"""How far above a finger the held domino hangs, in pixels."""


class App:
    """A match on the table and the person before it.

    ``course`` is the match being played, ``choice`` what is considered. ``looking`` is a kingdom
    that somebody wants to see large although it is not in turn.
    """

    def __init__(self, match: Match, settings: Settings, paused: bool = False) -> None:
        self.course = Course(match, settings, paused)
        self.choice: Choice = NOTHING
        self.looking: str | None = None
        self.size = (0.0, 0.0)
        self.over_hand = self.over_other = False
        self._pressed: str | int | None = None
        self._by_touch = False
        self._outlooks: dict[str, Window] = {}
        self._seen: View = self.course.view
        self._laid_out: tuple[View, object, Layout] | None = None

    # What is shown

    @property
    def view(self) -> View:
        """The position on the table."""
        return self.course.view

    @property
    def focus(self) -> str:
        """The kingdom in the middle."""
        if self.looking:
            return self.looking
        seat = self.course.in_the_middle
        return next(realm.kingdom for realm in self.view.kingdoms if seat in realm.seats)

    @property
    def placing(self) -> bool:
        """Whether a person has a domino to place, and its kingdom lies in the middle."""
        asked = self.course.choosing and self.view.prompt.kind == "place"
        return asked and self.looking is None

    @property
    def claiming(self) -> bool:
        """Whether a person has a domino to claim, whatever kingdom is looked at meanwhile."""
        return self.course.choosing and self.view.prompt.kind == "claim"

    @property
    def layout(self) -> Layout:
        """Where everything lies on a canvas of ``size``."""
        known, key = self._laid_out, (self.focus, self.size)
        if known is None or known[0] is not self.view or known[1] != key:
            realm = next(one for one in self.view.kingdoms if one.kingdom == self.focus)
            places = self.view.prompt.kind == "place" and self.view.prompt.seat in realm.seats
            # The ground holds still while a domino lands; it follows when the next one is placed.
            outlook = None if places else self._outlooks.get(self.focus)
            laid_out = lay_out(self.view, self.focus, *self.size, outlook)
            self._outlooks[self.focus] = laid_out.main.window
            known = self._laid_out = self.view, key, laid_out
        return known[2]

    def board(self, theme: Theme) -> Scene:
        """What lies on the table."""
        return board(self.view, self._look(theme))

    def overlay(self, theme: Theme) -> Scene:
        """What is being considered, to be painted above the board."""
        return overlay(self.view, self.choice, self._look(theme), self.course.latest)

    def _look(self, theme: Theme) -> Look:
        choosing = self.placing or self.claiming
        return Look(self.course.match, self.layout, theme, choosing)

    def hint(self, touch: bool) -> Button:
        """The line below the table; ``works`` is False where it tells why something is refused."""
        view = self.view
        if self.course.paused:
            return Button(True, words.say("hint.paused"))
        if self.looking:
            return Button(True, words.looking(view, self.course.match, self.looking))
        if not self.course.choosing:
            latest = self.course.log[-1].text if self.course.log else ""
            return Button(True, words.idle(view, self.course.match, latest))
        shown = aim(view, self.choice) if self.placing else None
        if shown and shown.refusal and not self.choice.is_idle(shown):
            return Button(False, words.reason(shown.refusal.reason, view))
        option = self.ready_option()
        if option and self.choice.asked:
            return Button(True, words.question(view, option))
        return Button(True, words.request(view, touch))

    def ready_option(self) -> Option | None:
        """The option that `Confirm` takes now."""
        view = self.view
        if self.claiming:
            return next((o for o in view.options if o.domino == self.choice.claim), None)
        if not self.course.choosing or self.looking:
            return None
        if view.prompt.kind == "place":
            shown = aim(view, self.choice)
            return shown.option if shown else None
        return view.options[0]

    def spoken(self) -> str:
        """What is considered now, for those who do not see it."""
        option = self.ready_option()
        if option:
            return words.considered(self.view, option)
        return self.hint(touch=False).text

    @property
    def cursor(self) -> str:
        """The mouse pointer that says what a click would do, as CSS names it."""
        if self.choice.held:
            return "grabbing"
        if self.over_hand:
            return "grab"
        if self.choice.claim is not None or self.over_other:
            return "pointer"
        shown = aim(self.view, self.choice) if self.placing and self.choice.over else None
        return "not-allowed" if shown and shown.refusal else "default"

    def take_effects(self) -> list[Effect]:
        """What has to be done besides, once."""
        effects, self.course.effects = self.course.effects, []
        return effects

    # What people do

    def handle(self, intent: Intent) -> None:
        """Takes an intent of whoever is before the table."""
        self._notice_change()
        match intent:
            case Undo():
                self._take_back()
            case Redo():
                self._take_again()
            case Confirm() if self.course.paused:
                self.course.play_on()
            case Cancel():
                self.looking = None
                self.choice = self.choice.empty_handed()
            case Choose(token) if self.course.choosing:
                self.course.play(token)
            case Confirm() if self.course.choosing:
                self._confirm()
            case Consider(token) if self.course.choosing:
                self._consider(token)
            case Turn(quarters) if self.placing:
                self.choice = turned_on(self.view, self.choice, quarters)
            case Step(east, north) if self.course.choosing:
                self._step(east, north)
            case Next(by) if self.course.choosing:
                self._next(by)
            case Point() | Press() | Release() | Leave():
                self._pointer(intent)
        self._notice_change()

    def answer(self, number: int, token: str) -> None:
        """A bot's choice for the position after ``number`` moves."""
        self.course.answer(number, token)
        self._notice_change()

    def _notice_change(self) -> None:
        """A new position is looked at with empty hands."""
        if self.view is not self._seen:
            self._seen = self.view
            self.choice = NOTHING
            self.looking = None

    def _take_back(self) -> None:
        button = self.course.undo_button()
        self.course.undo() if button.works else self._refuse(button.text)

    def _take_again(self) -> None:
        button = self.course.redo_button()
        self.course.redo() if button.works else self._refuse(button.text)

    def _refuse(self, text: str, below: bool = False) -> None:
        """Says why not; ``below`` where the line below the table says it already."""
        self.course.effects.append(Refuse(text) if below else Say(text, urgent=True))

    def _confirm(self) -> None:
        option = self.ready_option()
        if option:
            self.course.play(option.token)
            return
        shown = aim(self.view, self.choice) if self.placing else None
        if shown and shown.refusal:
            self._refuse(words.reason(shown.refusal.reason, self.view), below=True)

    def _consider(self, token: str) -> None:
        """Shows on the table what an option of the list would do."""
        option = next((one for one in self.view.options if one.token == token), None)
        if option and option.kind == "place" and self.placing:
            self.choice = from_option(self.view, self.choice, option)
        elif option and option.kind == "claim":
            self.choice = Choice(claim=option.domino)

    # Keys

    def _step(self, east: int, north: int) -> None:
        if self.claiming:
            self._next(1 if east > 0 or north < 0 else -1)
        elif self.placing and self.choice.square is None:
            self._next(1)
        elif self.placing and self.choice.square:
            at = Square(self.choice.square)
            square = name_of(at.column + east, at.row + north)
            held = self.choice.pointing(square)
            if square and visible(self.layout.main.window, square):
                self.choice = held if squares_for(square, held.turns) else self.choice

    def _next(self, by: int) -> None:
        """Goes round the options: the dominoes that are free, or the legal places."""
        options = self.view.options
        if self.claiming:
            dominoes = [option.domino for option in options]
            here = dominoes.index(self.choice.claim) if self.choice.claim in dominoes else None
            self.choice = Choice(claim=dominoes[_round(here, by, len(dominoes))])
        elif self.placing:
            shown = aim(self.view, self.choice)
            here = options.index(shown.option) if shown and shown.option else None
            option = options[_round(here, by, len(options))]
            self.choice = from_option(self.view, self.choice, option)

    # Pointer

    def _pointer(self, intent: Point | Press | Release | Leave) -> None:
        match intent:
            case Point(x, y):
                self._point(x, y)
            case Press(x, y, touch):
                self._press(x, y, touch)
            case Release(x, y, touch):
                self._release(x, y, touch)
            case Leave():
                # What was pointed at stays, so that it can still be turned by its button.
                self.over_hand = self.over_other = False

    def _point(self, x: float, y: float) -> None:
        self._look_under(x, y)
        if self.choice.held:
            square = self.layout.main.square_at(x, y)
            self.choice = replace(settled(self.view, self.choice, square), at=self._grip(x, y))
        elif self.choice.asked:
            return
        elif self.placing:
            square = self.layout.main.square_at(x, y)
            if square is not None:
                self.choice = settled(self.view, self.choice, square)
        elif self.claiming:
            self.choice = Choice(claim=self._free_at(x, y))

    def _look_under(self, x: float, y: float) -> None:
        slot, ground = self.layout.slot_at(x, y), self.layout.plot_at(x, y)
        in_hand = self.view.prompt.domino
        self.over_hand = self.placing and slot is not None and slot.domino == in_hand
        self.over_other = ground is not None and not ground.main

    def _grip(self, x: float, y: float) -> tuple[float, float]:
        """Where the held domino hangs: a finger would hide what lies under it."""
        return (x, y - FINGER) if self._by_touch else (x, y)

    def _free_at(self, x: float, y: float) -> int | None:
        slot = self.layout.slot_at(x, y)
        free = {option.domino for option in self.view.options if option.kind == "claim"}
        return slot.domino if slot and slot.domino in free else None

    def _press(self, x: float, y: float, touch: bool) -> None:
        square = self.layout.main.square_at(x, y)
        slot = self.layout.slot_at(x, y)
        self._pressed = slot.domino if slot else square
        self._by_touch = touch
        self._look_under(x, y)
        if not self.placing:
            return
        if self.over_hand or (touch and square):
            again = self.choice.asked and square in self._covered()
            at = self._grip(x, y) if self.over_hand else None
            held = replace(self.choice.empty_handed(), held=True, at=at)
            self.choice = self.choice if again else settled(self.view, held, square)

    def _covered(self) -> tuple[str, ...]:
        return squares_for(self.choice.square, self.choice.turns) or ()

    def _release(self, x: float, y: float, touch: bool) -> None:
        pressed, self._pressed = self._pressed, None
        ground = self.layout.plot_at(x, y)
        square = self.layout.main.square_at(x, y)
        free = self._free_at(x, y)
        if self.placing and square and pressed is not None:
            self._drop(square, pressed, touch)
        elif self.placing and self.choice.held:
            self.choice = self.choice.empty_handed()
        elif self.placing and isinstance(pressed, int):
            self._refuse(words.say("refuse.place_first"))
        elif self.claiming and free is not None and free == pressed:
            self._point_out(free, touch)
        elif ground and not self.choice.asked:
            self._look_at(ground)

    def _drop(self, square: str, pressed: str | int | None, touch: bool) -> None:
        """The domino is let go over its kingdom: placed, or shown to be confirmed, or refused."""
        if self.choice.asked and pressed == square and square in self._covered():
            # A second tap on the waiting domino turns it.
            self.choice = turned_on(self.view, self.choice, 1)
        else:
            self.choice = settled(self.view, self.choice, square)
        shown = aim(self.view, self.choice)
        if shown is None or shown.option is None:
            self.choice = self.choice.let_go(asked=False)
            self._confirm()
        elif touch or self.course.settings.confirm:
            self.choice = self.choice.let_go(asked=True)
        else:
            self.course.play(shown.option.token)

    def _point_out(self, domino: int, touch: bool) -> None:
        """A free domino was clicked: claimed, or shown to be confirmed."""
        again = self.choice.asked and self.choice.claim == domino
        if again or not (touch or self.course.settings.confirm):
            self.choice = Choice(claim=domino)
            self._confirm()
        else:
            self.choice = Choice(claim=domino, asked=True)

    def _look_at(self, ground: Plot) -> None:
        """Another kingdom was clicked: it comes to the middle, and a click on it goes back."""
        back = ground.main or ground.kingdom == self.looking
        self.looking = None if back else ground.kingdom


def _round(here: int | None, by: int, length: int) -> int:
    """The place after (or before) ``here`` in a round of that length."""
    if here is None:
        return 0 if by > 0 else length - 1
    return (here + by) % length
