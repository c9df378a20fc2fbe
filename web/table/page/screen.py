"""Animates the canvas: paints changes and lets pieces glide to their new places."""

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy

from browser.events import listen, watch_sharpness, watch_size
from browser.frames import window_of
from browser.themes import on_system_theme, theme_named
from realmino.drawing.shapes import Scene
from realmino.drawing.theme import Theme, forced_theme
from table.model.interaction import is_held
from table.page.canvas import Canvas
from table.page.living import LivingLand
from table.picture.layout import Layout
from table.picture.motion import DROP, GLIDE, Motion
from table.picture.placed_gain import DURATION_MS, PlacedGain, celebration
from table.play.app import App
from table.play.gestures import WHOLE, Zoom

SYSTEM_COLOURS = ("Canvas", "CanvasText", "LinkText", "Highlight", "GrayText")
"""The colours of a page with forced colours, as CSS names them."""

DEFAULT_FONT_SIZE = 16.0
"""A page's default font size, in pixels."""


class Screen:
    """Shows an app on the canvas; `changed` requests a picture with the next frame.

    The theme follows the system until `use_theme` chooses one. ``shown`` is called before another
    layout or zoom is painted.
    """

    def __init__(self, element: Any, shown: Callable[[App], None]) -> None:
        self._motion = Motion()
        self._element = element
        self._window = window = window_of(element)
        self._tell_shown = shown
        self._shown: tuple[Layout, Zoom] | None = None
        self._moving = False
        self._chosen = ""
        self._canvas = Canvas(element)
        self._living = LivingLand(element)
        self._app: App | None = None
        self._scene: Scene = ()
        self._from: Scene = ()
        self._since = 0.0
        self._lasts = GLIDE
        self._glides = False
        self._gain: tuple[PlacedGain, float] | None = None
        """The gain of a placed domino, and the time when it comes to rest, in milliseconds."""
        self._is_requested = False
        self._is_first = True
        self._mark = ""
        self._frame = create_proxy(self._paint)
        self._forced = window.matchMedia("(forced-colors: active)")
        self._reduced_motion = window.matchMedia("(prefers-reduced-motion: reduce)")
        self._stops = [
            watch_size(element, self.resize),
            watch_sharpness(self._sharpen, window),
            listen(window, "resize", lambda _: self.resize()),
            listen(window, "pointerdown", lambda _: self.finish_moving()),
            listen(window, "keydown", lambda _: self.finish_moving()),
            on_system_theme(self._repaint, window),
            listen(self._forced, "change", lambda _: self._repaint()),
            listen(self._reduced_motion, "change", lambda _: self.changed()),
            listen(element, "contextrestored", lambda _: self._restore()),
            # Headings painted before their typeface had arrived are painted again.
            listen(window.document.fonts, "loadingdone", lambda _: self._restore()),
        ]

    @property
    def theme(self) -> Theme:
        """The theme: light, dark or forced colours."""
        if self._forced.matches:
            return forced_theme(*self._canvas.system_colours(*SYSTEM_COLOURS))
        return theme_named(self._chosen, self._window)

    @property
    def has_reduced_motion(self) -> bool:
        """Whether the system asks for reduced motion."""
        return bool(self._reduced_motion.matches)

    def use_theme(self, name: str) -> None:
        """Uses another theme: "light" or "dark"; any other name follows the system."""
        self._chosen = name
        self._repaint()

    def _repaint(self) -> None:
        """Repaints everything in other colours, without any movement."""
        self._from = self._scene = ()  # no later request in the same frame lets it glide
        self.changed()

    def end(self) -> None:
        """Removes all event listeners."""
        self.show(None)
        self._living.end()
        for stop in self._stops:
            stop()

    def show(self, app: App | None) -> None:
        """Shows another match, or none."""
        self._app = app
        self._living.stop()
        self._shown = None
        self._gain = None
        self._scene = self._from = ()
        self.resize()

    def resize(self) -> None:
        """Fits the picture to the canvas element."""
        wide, high = self._size()
        if self._app is None or not wide or not high:
            return
        self._living.stop()
        self._app.display.resize(float(wide), float(high), _text_scale(self._window))
        self._canvas.resize(wide, high)
        self._from = self._scene = ()
        self._app.display.zoom = self.zoom.panned_within(wide, high)
        self.changed()

    def _sharpen(self) -> None:
        """Fits the picture and everything above it to another screen."""
        self._shown = None
        self.resize()

    @property
    def zoom(self) -> Zoom:
        """The current zoom."""
        return self._app.display.zoom if self._app else WHOLE

    def set_zoom(self, zoom: Zoom, moving: bool = False) -> None:
        """Sets the zoom; if ``moving``, another change of zoom follows immediately."""
        if self._app:
            self._app.display.zoom = zoom.panned_within(*self._size())
        self._moving = moving
        self.changed(glide=False)

    def may_zoom(self, x: float, y: float) -> bool:
        """Whether a double tap on a point of the table zooms in."""
        return self._app is not None and self._app.display.may_zoom(x, y)

    def is_held(self) -> bool:
        """Whether the pointer holds a piece."""
        return self._app is not None and is_held(self._app.activity)

    def _size(self) -> tuple[int, int]:
        return self._element.clientWidth, self._element.clientHeight

    def changed(self, glide: bool = True) -> None:
        """Requests a frame, since the picture may have changed."""
        self._glides = glide and not self._reduced_motion.matches
        if not self._is_requested and self._app is not None:
            self._ask()

    def _ask(self) -> None:
        self._is_requested = True
        self._window.requestAnimationFrame(self._frame)

    def refresh(self) -> None:
        """Updates the picture and the elements above the canvas."""
        self._shown = None
        self.changed(glide=False)

    def note_frame(self, mark: str) -> None:
        """Sets a performance mark once the requested frame is painted."""
        self._mark = mark

    def _restore(self) -> None:
        self._canvas.drop()
        self.changed()

    def _paint(self, _: float) -> None:
        self._is_requested = False
        app = self._app
        if app is None or not app.display.size[0]:
            return
        if not self._canvas.is_sharp:  # not every browser reports it
            self._sharpen()
        stays = self._shown is not None and self._shown[0].main == app.layout.main
        if self._shown != (app.layout, app.display.zoom):
            self._shown = app.layout, app.display.zoom
            self._tell_shown(app)
        self._gain = self._gain if stays else None
        scene = app.display.scene(self.theme)
        if self._is_first:
            # All its pieces are new: they are drawn in one frame and painted in the next, so that
            # the browser can respond in between.
            self._is_first = False
            self._ask()
            return
        now = self._window.performance.now()
        if scene is not self._scene and scene != self._scene:
            self._move_to(scene, app, now, stays)
        frame = self._now(now)
        theme, moving = self.theme, frame is not self._scene
        marks = self._celebration(now, theme)
        if moving:
            marks += self._motion.transient_shapes(self._from, scene, self._time(now), theme)
        else:
            marks += app.display.overlay(theme)
        if moving or self._moving:
            self._canvas.paint(frame + marks, theme.table, True, self.zoom)
        else:
            self._canvas.paint_over(frame, marks, theme.table, self.zoom)
        if self._mark:
            self._window.performance.mark(self._mark)
            self._mark = ""
        if moving or self._gain:
            self._living.stop()
            self._ask()
        else:
            self._let_land_live(app, marks, theme)

    def _move_to(self, scene: Scene, app: App, now: float, stays: bool) -> None:
        """Begins the movement to another scene; ``stays`` is whether its main kingdom stays put."""
        self._from = self._now(now) if self._scene else scene
        self._scene, self._since, self._lasts = scene, now, GLIDE
        if dropped := app.display.take_dropped():
            self._from = dropped, *self._from
            # Other movements run to their end, however short the piece's own path.
            quiet = self._motion.is_quiet(self._from, scene, self.theme)
            self._lasts = DROP if stays and quiet else GLIDE
        self._lasts = self._motion.lasts(self._from, scene, self._lasts)
        gain = app.display.take_gain(scene)
        if gain and self._glides:
            self._gain = gain, now + self._lasts

    def _celebration(self, now: float, theme: Theme) -> Scene:
        """The celebration of a placed domino, until its time is over."""
        if self._gain is None:
            return ()
        gain, since = self._gain
        if now - since >= DURATION_MS:
            self._gain = None
            return ()
        return celebration(gain, (now - since) / DURATION_MS, self._scene, theme)

    def _let_land_live(self, app: App, marks: Scene, theme: Theme) -> None:
        """Lets the land move while nothing else does, unless the player wants it still."""
        rests = not (self.is_held() or self._moving or app.display.counted)
        wanted = (
            app.settings.pace > 0 and not self._reduced_motion.matches and not self._forced.matches
        )
        if rests and wanted and self.zoom.is_whole:
            self._living.rest(self._scene, marks, self._canvas.ratio, theme)
        else:
            self._living.stop()

    def _now(self, now: float) -> Scene:
        """The picture at this moment of the movement."""
        if not self._glides or self._from == self._scene:
            return self._scene
        return self._motion.scene_at(self._from, self._scene, self._time(now))

    def _time(self, now: float) -> float:
        """The share of the movement that is done; 1 or more at its end."""
        return (now - self._since) / self._lasts

    def finish_moving(self) -> None:
        """Ends the movement with the next frame."""
        self._from = self._scene
        self._gain = None

    def where(self, name: str) -> tuple[float, float] | None:
        """The centre of something on the table in the next frame, in page pixels.

        ``name`` is a square of the large kingdom (``g8``), a domino (``17``), ``spot 3`` or
        ``kingdom b``.
        """
        if self._app is None:
            return None
        if self._app.display.size != self._size():
            # The browser reports a new size only when it has laid out the page for a frame.
            self.resize()
        at = self._at(self._app.layout, name)
        if at is None:
            return None
        box, (x, y) = self._element.getBoundingClientRect(), self.zoom.on_canvas(*at)
        return box.left + x, box.top + y

    def _at(self, layout: Layout, name: str) -> tuple[float, float] | None:
        if name.startswith("spot ") and layout.board:
            spot = layout.board.spots[int(name.removeprefix("spot "))]
            return spot.x + spot.w / 2, spot.y + spot.h / 2
        if name.startswith("kingdom "):
            ground = layout.plot(name.removeprefix("kingdom ")).box
            return ground.x + ground.w / 2, ground.y + ground.h / 2
        if name.isdecimal():
            slots = [slot for slot in (*layout.next, *layout.line) if slot.domino == int(name)]
            return (slots[0].x + slots[0].cell, slots[0].y + slots[0].cell / 2) if slots else None
        x, y = layout.main.corner(name)
        return x + layout.main.cell / 2, y + layout.main.cell / 2


def _text_scale(window: Any) -> float:
    """The scale of text in the browser's settings, at least 1 and at most 2."""
    size = window.getComputedStyle(window.document.documentElement).fontSize
    return min(2.0, max(1.0, float(size.removesuffix("px")) / DEFAULT_FONT_SIZE))
