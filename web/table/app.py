"""The table's loop: an intent becomes a choice or a move, and the scene shows what came of it."""

from realmino.grid import Square
from realmino.view import Option, View
from table import errands, pointing, words
from table.choice import NOTHING, Choice, aim, from_option, squares_for, turned_on
from table.device import Device
from table.effects import Begin, Button, Effect, NewGame, Refuse, Say, TakeOver
from table.intents import (
    Adopt,
    BurnDown,
    Cancel,
    Choose,
    Confirm,
    Consider,
    Intent,
    Leave,
    LookOn,
    Next,
    PlayAgain,
    PlayNext,
    Point,
    Press,
    Proceed,
    Ready,
    Redo,
    Release,
    Step,
    Turn,
    Undo,
)
from table.layout import Layout, Window, lay_out, name_of
from table.match import Match
from table.overlay import overlay
from table.scene import Look, board, visible
from table.session import Answer, Mode
from table.settings import Settings
from table.shapes import Scene
from table.theme import Theme


class App:
    """A match on the table and the person before it.

    ``device`` plays and keeps it, ``choice`` is what is considered. ``looking`` is a kingdom
    that somebody wants to see large although it is not in turn.
    """

    def __init__(self, match: Match, settings: Settings, mode: Mode = Mode.PLAYING) -> None:
        self.device = Device(match, settings, mode)
        self.choice: Choice = NOTHING
        self.looking: str | None = None
        self.size = (0.0, 0.0)
        self.under = pointing.Under()
        self._outlooks: dict[str, Window] = {}
        self._seen: View = self.device.view
        self._laid_out: tuple[View, object, Layout] | None = None

    # What is shown

    @property
    def view(self) -> View:
        """The position on the table."""
        return self.device.view

    @property
    def mode(self) -> Mode:
        """What is done with the match here and now."""
        return self.device.session.mode

    @property
    def focus(self) -> str:
        """The kingdom in the middle."""
        if self.looking:
            return self.looking
        seat = self.device.in_the_middle
        return next(realm.kingdom for realm in self.view.kingdoms if seat in realm.seats)

    @property
    def placing(self) -> bool:
        """Whether a person has a domino to place, and its kingdom lies in the middle."""
        asked = self.device.choosing and self.view.prompt.kind == "place"
        return asked and self.looking is None

    @property
    def claiming(self) -> bool:
        """Whether a person has a domino to claim, whatever kingdom is looked at meanwhile."""
        return self.device.choosing and self.view.prompt.kind == "claim"

    @property
    def running_errands(self) -> bool:
        """Whether a person with a court has added its domino, and sees its own kingdom."""
        view = self.view
        added = view.court is not None and not view.order and view.prompt.kind in ("claim", "end")
        return self.device.choosing and added and self.looking is None

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
        return overlay(self.view, self.choice, self._look(theme), self.device.latest)

    def _look(self, theme: Theme) -> Look:
        choosing = self.placing or self.claiming or self.running_errands
        return Look(self.device.match, self.layout, theme, choosing)

    def hint(self, touch: bool) -> Button:
        """The line below the table; ``works`` is False where it tells why something is refused."""
        view = self.view
        about = "" if self.device.choosing and not self.looking else self._about_tile()
        if about:
            return Button(True, about)
        if self.device.session.is_looked_at:
            return Button(True, words.paused(self.mode is Mode.ELSEWHERE))
        if self.looking:
            return Button(True, words.looking(view, self.device.match, self.looking))
        if not self.device.choosing:
            latest = self.device.log[-1].text if self.device.log else ""
            return Button(True, words.idle(view, self.device.match, latest))
        shown = aim(view, self.choice) if self.placing else None
        if shown and shown.refusal and not self.choice.is_idle(shown):
            return Button(False, words.reason(shown.refusal.reason, view))
        return self._hint_of_choice(touch)

    def _about_tile(self) -> str:
        """What the building that is pointed at gives; empty for none."""
        spot = self.choice.spot
        there = errands.spot_of(self.view, spot) if spot is not None else None
        number = self.choice.tile or (there.tile.tile if there and there.tile else None)
        tile = errands.tile_of(self.view, number) if number else None
        return words.tile(tile) if tile else ""

    def _hint_of_choice(self, touch: bool) -> Button:
        view, choice = self.view, self.choice
        option = self.ready_option()
        if option and (choice.asked or choice.knights or choice.spot is not None):
            return Button(True, words.question(view, option))
        spot = errands.spot_of(view, choice.spot) if choice.spot is not None else None
        if spot and not spot.tile:
            return Button(False, words.reason("no_tile", view))
        if spot and spot.tile:
            reason = spot.why_not if self.running_errands else None
            return Button(reason is None, words.offer(view, spot, reason))
        tile = errands.tile_of(view, choice.tile) if choice.tile else None
        return Button(True, words.tile(tile) if tile else words.request(view, touch))

    def ready_option(self) -> Option | None:
        """The option that `Confirm` takes now."""
        view, choice = self.view, self.choice
        if self.running_errands and (choice.knights or choice.spot is not None):
            return errands.chosen(view, choice)
        if self.claiming:
            claims = (option for option in view.options if option.kind == "claim")
            return next((option for option in claims if option.domino == choice.claim), None)
        if not self.device.choosing or self.looking:
            return None
        if view.prompt.kind == "place":
            shown = aim(view, choice)
            return shown.option if shown else None
        return view.options[-1]

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
        if self.under.hand:
            return "grab"
        if self.choice.claim is not None or self.under.clickable:
            return "pointer"
        shown = aim(self.view, self.choice) if self.placing and self.choice.over else None
        return "not-allowed" if shown and shown.refusal else "default"

    def take_effects(self) -> list[Effect]:
        """What has to be done besides, once."""
        effects, self.device.effects = self.device.effects, []
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
            case Proceed(seed):
                self._proceed(seed)
            case PlayAgain() | PlayNext():
                self._play_more(intent)
            case Ready():
                self.device.session.ready()
            case LookOn():
                self.device.session.look_on()
            case Adopt(settings):
                self.device.settings = settings
            case Confirm() if self.device.session.is_looked_at:
                self._play_on()
            case _:
                self._consider(intent)
        self._notice_change()

    def _consider(self, intent: Intent) -> None:
        """Takes what a person points at, holds or chooses."""
        match intent:
            case Cancel():
                self.looking = None
                self.choice = self.choice.empty_handed()
            case Point() | Press() | Release() | Leave():
                pointing.follow(self, intent)
            case Turn(quarters) if self.placing:
                self.choice = turned_on(self.view, self.choice, quarters)
            case _ if not self.device.choosing:
                return
            case Choose(token):
                self.device.play(token)
            case Confirm():
                self.confirm()
            case BurnDown():
                self._burn()
            case Consider(token):
                self._show_option(token)
            case Step(east, north):
                self._step(east, north)
            case Next(by):
                self._next(by)

    def answer(self, answer: Answer) -> None:
        """A bot's choice for what it was asked; a late one is dropped."""
        self.device.answer(answer)
        self._notice_change()

    def _notice_change(self) -> None:
        """A new position is looked at with empty hands."""
        if self.view is not self._seen:
            self._seen = self.view
            self.choice = NOTHING
            self.looking = None

    def _take_back(self) -> None:
        button = self.device.undo_button()
        self.device.session.undo() if button.works else self.refuse(button.text)

    def _take_again(self) -> None:
        button = self.device.redo_button()
        self.device.session.redo() if button.works else self.refuse(button.text)

    def _proceed(self, seed: str) -> None:
        """Does what the button below the table says."""
        series = self.view.series
        if self.mode is Mode.ELSEWHERE:
            self.device.effects.append(TakeOver())
        elif self.mode is Mode.MOMENT or not self.view.outcome:
            self.handle(Confirm())
        elif series is not None and series.outcome is None:
            self._play_more(PlayNext())
        else:
            self._play_more(PlayAgain(seed))

    def _play_on(self) -> None:
        """Goes on from a moment of a link, as another game; not while another tab plays."""
        if self.mode is Mode.ELSEWHERE:
            self.refuse(words.paused(elsewhere=True))
        else:
            self.device.effects.append(NewGame())
            self.device.session.play_on()

    def _play_more(self, intent: PlayAgain | PlayNext) -> None:
        if self.mode is Mode.ELSEWHERE:
            self.device.effects.append(TakeOver())
        elif isinstance(intent, PlayAgain):
            self.device.effects += [NewGame(), Begin()]
            self.device.again(intent.seed)
        else:
            self.device.effects.append(Begin())
            self.device.next_game()

    def refuse(self, text: str, below: bool = False) -> None:
        """Says why not; ``below`` where the line below the table says it already."""
        self.device.effects.append(Refuse(text) if below else Say(text, urgent=True))

    def confirm(self) -> None:
        """Takes what is shown, or says why it cannot be."""
        option = self.ready_option()
        if option:
            self.device.play(option.token)
            return
        shown = aim(self.view, self.choice) if self.placing else None
        if shown and shown.refusal:
            self.refuse(words.reason(shown.refusal.reason, self.view), below=True)

    def _burn(self) -> None:
        """Asks whether the Dragon shall burn the chosen building, or says why he will not."""
        spot = (
            errands.spot_of(self.view, self.choice.spot) if self.choice.spot is not None else None
        )
        if spot is None:
            self.refuse(words.say("refuse-choose-tile"))
        elif spot.why_not_burn:
            self.refuse(words.reason(spot.why_not_burn, self.view))
        else:
            self.looking = None
            self.choice = Choice(spot=spot.spot, burning=True, asked=True)

    def _show_option(self, token: str) -> None:
        """Shows on the table what an option of the list would do."""
        option = next((one for one in self.view.options if one.token == token), None)
        if option and option.kind == "place" and self.placing:
            self.choice = from_option(self.view, self.choice, option)
        elif option and option.kind == "claim":
            self.choice = Choice(claim=option.domino)
        elif option and option.kind == "tax":
            self.choice = Choice(knights=option.squares)
        elif option and option.kind == "construct":
            self.choice = Choice(spot=option.spot, square=option.squares[0])
        elif option and option.kind == "burn":
            self.choice = Choice(spot=option.spot, burning=True)

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
            dominoes = [option.domino for option in options if option.kind == "claim"]
            here = dominoes.index(self.choice.claim) if self.choice.claim in dominoes else None
            self.choice = Choice(claim=dominoes[_round(here, by, len(dominoes))])
        elif self.placing:
            shown = aim(self.view, self.choice)
            here = options.index(shown.option) if shown and shown.option else None
            option = options[_round(here, by, len(options))]
            self.choice = from_option(self.view, self.choice, option)


def _round(here: int | None, by: int, length: int) -> int:
    """The place after (or before) ``here`` in a round of that length."""
    if here is None:
        return 0 if by > 0 else length - 1
    return (here + by) % length
