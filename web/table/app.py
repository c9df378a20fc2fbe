"""The table's loop: an intent becomes an interaction or a move, and the scene shows which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.messages import say
from realmino.drawing.shapes import Group, Scene
from realmino.drawing.theme import Theme
from realmino.view import Option, View
from table import choice_words, optional_actions, words
from table.device import Device
from table.effects import Begin, Button, Effect, Finish, NewGame, Say, Settle, TakeOver
from table.intents import (
    Adopt,
    Cancel,
    Confirm,
    GoTo,
    Hurry,
    Intent,
    LookOn,
    NameSquares,
    PlayAgain,
    PlayNext,
    Proceed,
    Ready,
    Redo,
    Undo,
)
from table.interaction import (
    NOTHING,
    Claiming,
    Doing,
    Idle,
    Interaction,
    Looking,
    Placing,
    Taxing,
    aim,
    chosen_spot,
    doing_of,
    is_asked,
    is_held,
)
from table.layout import Layout, Window, lay_out
from table.match import Match
from table.overlay import NO_ADVICE, dropped, overlay
from table.scene import Look, board
from table.session import Answer, Mode
from table.settings import Settings
from table.situation import (
    Command,
    Play,
    Stepped,
    is_claiming,
    is_placing,
    may_act,
    ready_option,
)
from table.step import step
from table.zoom import WHOLE

if TYPE_CHECKING:
    from table.adviser import Adviser
    from table.counted import Counted

HURRYING_KNOWN = 2
"""The round from which on nobody is told any more how bots are hurried."""


class App:
    """A match on the table and the person before it.

    ``device`` plays and keeps it. ``size`` is that of the canvas in CSS pixels, ``letters`` how
    much larger than usual people want them, ``zoom`` how near they look. ``dropped`` is where the
    piece that was just let go settles from, until that is painted. ``counted`` is the moment of the
    counting of points that is shown, if any. What the person is doing, and what lies under the
    pointer, is what `step` made of it. ``coach`` is whoever gives them advice, if anybody does.
    """

    def __init__(self, match: Match, settings: Settings, mode: Mode = Mode.PLAYING) -> None:
        self.device = Device(match, settings, mode)
        self._stepped = Stepped(NOTHING)
        self._stepped_at: View = self.device.view
        self.size = (0.0, 0.0)
        self.letters = 1.0
        self.zoom = WHOLE
        self.dropped: Group | None = None
        self.coach: Adviser | None = None
        self.counted: Counted | None = None
        self._outlooks: dict[str, Window] = {}
        self._laid_out: tuple[View, object, Layout] | None = None
        self._drawn: tuple[View, Counted | None, Look, Scene] | None = None

    # What is shown

    @property
    def view(self) -> View:
        """The position on the table."""
        return self.device.view

    @property
    def mode(self) -> Mode:
        """The mode of the session."""
        return self.device.session.mode

    @property
    def focus(self) -> str:
        """The kingdom in the middle."""
        if self.counted:
            return self.counted.kingdom
        if self.looking:
            return self.looking
        seat = self.device.in_the_middle
        return next(realm.kingdom for realm in self.view.kingdoms if seat in realm.seats)

    @property
    def choosing(self) -> bool:
        """Whether a person is to choose now."""
        return self.device.choosing

    @property
    def asks_first(self) -> bool:
        """Whether also a mouse is asked before something is taken."""
        return self.device.settings.confirm

    @property
    def interaction(self) -> Interaction:
        """The person's interaction, as `step` left it; idle at every new position."""
        return self._stepped.interaction if self._stepped_at is self.view else NOTHING

    @property
    def doing(self) -> Doing:
        """The doing within the interaction, also while another kingdom is looked at."""
        return doing_of(self.interaction)

    @property
    def looking(self) -> str | None:
        """A kingdom that somebody wants to see large although it is not in turn."""
        return self.interaction.kingdom if isinstance(self.interaction, Looking) else None

    @property
    def placing(self) -> bool:
        """Whether a person has a domino to place, and its kingdom lies in the middle."""
        return is_placing(self, self.interaction)

    def may_zoom(self, x: float, y: float) -> bool:
        """Whether a double tap on a point looks from nearer: no choice waits, no tap means more."""
        ground = self.layout.plot_at(x, y)
        own = ground is not None and ground.main
        return (own or self.layout.is_free(x, y)) and not is_asked(self.doing)

    @property
    def may_construct(self) -> bool:
        """Whether a person has come to the part of the turn in which buildings are constructed."""
        return may_act(self, self.interaction)

    @property
    def layout(self) -> Layout:
        """The layout on a canvas of ``size``."""
        known, key = self._laid_out, (self.focus, self.size, self.letters)
        if known is None or known[0] is not self.view or known[1] != key:
            realm = next(realm for realm in self.view.kingdoms if realm.kingdom == self.focus)
            places = self.view.prompt.kind == "place" and self.view.prompt.seat in realm.seats
            # The ground holds still while a domino lands; it follows when the next one is placed.
            outlook = None if places else self._outlooks.get(self.focus)
            laid_out = lay_out(self.view, self.focus, *self.size, outlook, self.letters)
            self._outlooks[self.focus] = laid_out.main.window
            known = self._laid_out = self.view, key, laid_out
        return known[2]

    def board(self, theme: Theme) -> Scene:
        """The picture of the table; the same value for as long as nothing of it changes."""
        known, look = self._drawn, self._look(theme)
        if known is None or known[0] is not self.view or known[1:3] != (self.counted, look):
            shown = self.counted.on(self.view) if self.counted else self.view
            known = self._drawn = self.view, self.counted, look, board(shown, look)
        return known[3]

    def overlay(self, theme: Theme) -> Scene:
        """The marks of what is being considered or counted, to be painted above the board."""
        if self.counted:
            return self.counted.marks(self.layout.main, theme)
        look = self._look(theme)
        advice = self.coach.marks(self.view, look) if self.coach else NO_ADVICE
        return overlay(self.view, self.doing, look, self.device.latest, advice)

    def _look(self, theme: Theme) -> Look:
        choosing = self.placing or is_claiming(self) or may_act(self, self.interaction)
        shown = self.device.settings
        match, layout = self.device.match, self.layout
        return Look(match, layout, theme, choosing, shown.points, shown.coordinates)

    def hint(self, touch: bool) -> Button:
        """The line below the table; ``works`` is False where it tells why something is refused."""
        if self.counted:
            return Button(True, self.counted.hint)
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
            told = [words.idle(view, self.device.match, latest)]
            if self.device.may_hurry and view.round < HURRYING_KNOWN:
                told.append(say("hint-hurry"))
            return Button(True, words.sentences(told))
        shown = aim(view, self.doing) if self.placing else None
        rests = isinstance(self.doing, Placing) and shown and self.doing.rests(shown)
        if shown and shown.refusal and not rests:
            return Button(False, words.reason(shown.refusal.reason, view), shown.refusal.reason)
        return self._hint_of_choice(touch)

    def _about_tile(self) -> str:
        """The gains of the building that is pointed at, in words; empty for none."""
        chosen = chosen_spot(self.doing)
        there = optional_actions.spot_of(self.view, chosen) if chosen is not None else None
        pointed = self.doing.tile if isinstance(self.doing, Idle) else None
        number = pointed or (there.tile.tile if there and there.tile else None)
        tile = optional_actions.tile_of(self.view, number) if number else None
        return words.tile(tile) if tile else ""

    def _hint_of_choice(self, touch: bool) -> Button:
        view, doing = self.view, self.doing
        option, chosen = self.ready_option(), chosen_spot(doing)
        if option and (is_asked(doing) or isinstance(doing, Taxing) or chosen is not None):
            return Button(True, choice_words.question(view, option))
        if option and self.device.settings.points and option.kind in ("place", "claim"):
            return Button(True, choice_words.brings(view, option))
        spot = optional_actions.spot_of(view, chosen) if chosen is not None else None
        if spot and not spot.tile:
            return Button(False, words.reason("no_tile", view), "no_tile")
        if spot and spot.tile:
            reason = spot.why_not if self.may_construct else None
            return Button(reason is None, words.offer(view, spot, reason), reason or "")
        pointed = doing.tile if isinstance(doing, Idle) else None
        tile = optional_actions.tile_of(view, pointed) if pointed else None
        if tile:
            return Button(True, words.tile(tile))
        hurried = self.device.news if view.prompt.kind in ("place", "claim") else ""
        return Button(True, hurried or words.request(view, touch))

    def ready_option(self) -> Option | None:
        """The option that `Confirm` takes now."""
        return ready_option(self, self.interaction)

    def spoken(self) -> str:
        """A description of what is considered now, for screen readers."""
        option = self.ready_option()
        if option:
            return choice_words.considered(self.view, option)
        return self.hint(touch=False).text

    @property
    def cursor(self) -> str:
        """The mouse pointer that says what a click would do, as CSS names it."""
        if is_held(self.doing):
            return "grabbing"
        if self._stepped.under.hand:
            return "grab"
        if isinstance(self.doing, Claiming) or self._stepped.under.clickable:
            return "pointer"
        over = isinstance(self.doing, Placing) and self.doing.over and self.placing
        shown = aim(self.view, self.doing) if over else None
        return "not-allowed" if shown and shown.refusal else "default"

    def take_effects(self) -> list[Effect]:
        """The effects to be carried out, each returned once."""
        effects, self.device.effects = self.device.effects, []
        return effects

    # What people do

    def handle(self, intent: Intent) -> None:
        """Takes an intent of whoever is before the table."""
        match intent:
            case Undo() | Redo():
                self._take(intent)
            case Hurry():
                self.device.hurry()
            case GoTo(number):
                self.device.session.go_to(number)
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
            case NameSquares():
                known = self.device.settings
                self.device.settings = known._replace(coordinates=not known.coordinates)
                self.device.effects.append(Settle(self.device.settings))
            case Confirm() if self.device.session.is_looked_at:
                self._play_on()
            case _:
                if self.coach and isinstance(intent, Cancel):
                    self.coach.relent()
                self._stepped = step(self, self.interaction, self._stepped.under, intent)
                self._stepped_at = self.view
                self._carry_out(self._stepped.command)

    def _carry_out(self, command: Command | None) -> None:
        if isinstance(command, Play):
            self.coach.consider(command.token) if self.coach else self.play(command.token)
        elif isinstance(command, Hurry):
            self.device.hurry()
        elif command:
            self.device.effects.append(command)

    def play(self, token: str) -> None:
        """Plays the option of that token, whatever anybody thinks of it."""
        self.dropped = dropped(self.ready_option(), self.layout.main)
        self.device.play(token)

    def answer(self, answer: Answer) -> None:
        """Takes a bot's answer to a question; a late one is dropped."""
        self.device.answer(answer)

    def _take(self, intent: Undo | Redo) -> None:
        """Takes a choice back, or makes it again; or says why not."""
        device = self.device
        is_undo = isinstance(intent, Undo)
        button = device.undo_button() if is_undo else device.redo_button()
        take = device.session.undo if is_undo else device.session.redo
        take() if button.works else self._refuse(button.text)

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
        """Goes on from a moment that is looked at, as another game; not while another tab plays.

        Where nothing is left to play the score sheets are shown.
        """
        if self.mode is Mode.ELSEWHERE:
            self._refuse(words.paused(elsewhere=True))
        elif self.device.match.is_over:
            self.device.effects.append(Finish(is_known=True))
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

    def _refuse(self, text: str) -> None:
        """Says why not."""
        self.device.effects.append(Say(text, urgent=True))
