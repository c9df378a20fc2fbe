"""The contents of a table's canvas: layout, picture, the marks above the picture, and zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from realmino.drawing.shapes import Group, Scene
from realmino.drawing.theme import Theme
from realmino.view import Option, View
from table.model.interaction import Interaction, Looking, current_activity, is_confirming
from table.model.session import Session
from table.model.settings import Settings
from table.picture.layout import Layout, Window, lay_out
from table.picture.motion import by_key
from table.picture.overlay import NO_ADVICE, drop_group, overlay
from table.picture.placed_gain import PlacedGain, placed_gain, queen_arrival
from table.picture.scene import Look, realm_of, table_scene
from table.play.gestures import WHOLE, Zoom
from table.play.step import Situation, is_claiming, is_placing, may_act

if TYPE_CHECKING:
    from table.play.feature_hooks import Adviser, Counted, Pointer


class Displayed(Situation, Protocol):
    """The parts of a match on the table, and of the person using it, that the display needs."""

    session: Session
    settings: Settings
    coach: Adviser | None

    @property
    def interaction(self) -> Interaction:
        """The person's interaction."""
        ...

    @property
    def hides_points(self) -> bool:
        """Whether the points of choices are hidden."""
        ...


class Display:
    """The state of a table's canvas, partly derived from the match and partly set by callers."""

    def __init__(self, table: Displayed) -> None:
        self._table = table
        self._size, self._text_scale = (0.0, 0.0), 1.0
        self.zoom: Zoom = WHOLE
        """The part of the table that the canvas shows."""
        self.names_squares = False
        """Whether a list beside the table names squares, so that the table shows coordinates."""
        self.counted: Counted | None = None
        """The stage of counting points that is shown instead of the position, if any."""
        self._dropped: Group | None = None
        self._chosen: Option | None = None
        self._queen_arrives = False
        self._pointer: Pointer | None = None
        self._outlooks: dict[str, Window] = {}
        self._laid_out: tuple[View, object, Layout] | None = None
        self._drawn: tuple[View, Counted | None, Look, Scene] | None = None

    @property
    def focus(self) -> str:
        """The kingdom in the middle."""
        if self.counted:
            return self.counted.kingdom
        interaction = self._table.interaction
        if isinstance(interaction, Looking):
            return interaction.kingdom
        seat = self._table.session.in_the_middle
        return next(realm.kingdom for realm in self._table.view.kingdoms if seat in realm.seats)

    @property
    def layout(self) -> Layout:
        """The layout on a canvas of ``size``."""
        view, focus = self._table.view, self.focus
        known, key = self._laid_out, (focus, self._size, self._text_scale)
        if known is None or known[0] is not view or known[1] != key:
            realm = next(realm for realm in view.kingdoms if realm.kingdom == focus)
            places = view.prompt.kind == "place" and view.prompt.seat in realm.seats
            # The ground stays still while a domino lands, and follows when the next one is placed.
            outlook = None if places else self._outlooks.get(focus)
            laid_out = lay_out(view, focus, *self._size, outlook, self._text_scale)
            self._outlooks[focus] = laid_out.main.window
            known = self._laid_out = view, key, laid_out
        return known[2]

    def scene(self, theme: Theme) -> Scene:
        """The picture of the table; the same value until something in it changes."""
        view, known, look = self._table.view, self._drawn, self.look(theme)
        if known is None or known[0] is not view or known[1:3] != (self.counted, look):
            shown = self.counted.on(view) if self.counted else view
            known = self._drawn = view, self.counted, look, table_scene(shown, look)
        return known[3]

    def overlay(self, theme: Theme) -> Scene:
        """The marks for a considered choice or the points being counted, above the picture."""
        if self.counted:
            return self.counted.marks(self.layout.main, theme)
        table, look = self._table, self.look(theme)
        sources = (table.coach, self._pointer if table.session.is_view_only else None)
        marked = (source.marks(table.view, look) for source in sources if source)
        advice = next((marks for marks in marked if marks != NO_ADVICE), NO_ADVICE)
        squares = table.session.match.last_squares()
        return overlay(table.view, current_activity(table.interaction), look, squares, advice)

    def look(self, theme: Theme) -> Look:
        """The picture's inputs besides the position."""
        table, shown = self._table, self._table.settings
        choosing = is_placing(table, table.interaction) or is_claiming(table)
        choosing = choosing or may_act(table, table.interaction)
        named = shown.coordinates or self.names_squares
        points = shown.points and not table.hides_points
        return Look(table.session.match, self.layout, theme, choosing, points, named)

    @property
    def size(self) -> tuple[float, float]:
        """The size of the canvas in CSS pixels."""
        return self._size

    def resize(self, width: float, height: float, text_scale: float = 1.0) -> None:
        """Fits the table to a canvas; ``text_scale`` is the scale of text."""
        self._size, self._text_scale = (width, height), text_scale

    def may_zoom(self, x: float, y: float) -> bool:
        """Whether a double tap on a point zooms in, because no choice is pending there."""
        ground = self.layout.plot_at(x, y)
        own = ground is not None and ground.main
        is_free = own or self.layout.is_free(x, y)
        return is_free and not is_confirming(current_activity(self._table.interaction))

    def drop(self, option: Option | None) -> None:
        """Remembers the place of the piece that an option puts down."""
        self._dropped = drop_group(option, self.layout.main)

    def note_choice(self, option: Option | None) -> None:
        """Remembers a person's choice, to show its gain."""
        self._chosen = option

    def take_dropped(self) -> Group | None:
        """The place where a piece was dropped since the last call."""
        dropped, self._dropped = self._dropped, None
        return dropped

    def note_queen(self) -> None:
        """Remembers that the Queen arrives in a kingdom, to show it."""
        self._queen_arrives = True

    def take_gain(self, scene: Scene) -> PlacedGain | None:
        """The gain of a choice since the last call: by the Queen in a scene, or a person's own."""
        option, self._chosen = self._chosen, None
        arrives, self._queen_arrives = self._queen_arrives, False
        court = self._table.view.court
        if arrives and court and court.queen:
            realm, ground = realm_of(self._table.view, court.queen), self.layout.plot(court.queen)
            [queen] = by_key(scene)["queen"]
            return queen_arrival(realm, ground, queen, option.gain if option else 0)
        if option is None or self._table.hides_points:
            return None
        return placed_gain(option, realm_of(self._table.view, self.focus), self.layout.main)

    def point(self, pointer: Pointer | None) -> bool:
        """Sets the pointer used while the game is only being viewed; returns whether it changed."""
        before, self._pointer = self._pointer, pointer
        return pointer is not before
