"""The score pad's page: handles its controls, and shows, saves and shares the pad."""

import functools
from collections.abc import Callable, Mapping
from typing import Any, Final

import js
from js import document
from pyodide.ffi import create_proxy

from browser import lazy_modules, storage
from browser.address import copy_link, fragment, show_fragment
from browser.dialogs import AskDialog
from browser.elements import announce, element, page_theme
from browser.events import listen, report_errors, start_task
from browser.html import refresh, set_html
from browser.markup import joined, markup
from browser.messages import english_detail, say
from browser.themes import on_system_theme
from kingdoms import pad_sheets, pictures, words
from kingdoms.kingdom import PadKingdom, Spot
from kingdoms.model import Pad
from kingdoms.notes import notes
from kingdoms.series import PadSeries
from kingdoms.texts import pad_from_position, pad_link, series_from_link
from kingdoms.view_brushes import PadBrushes
from kingdoms.view_grid import PadGrid
from kingdoms.view_pictures import SquarePictures, save_picture
from kingdoms.view_tabs import KingdomTabs, PadBelongings
from realmino import NotationError
from realmino.drawing.svg import svg
from scorepad.view_players import PadForm
from table.play.keyboard import key_names

DEFAULT_CODE: Final = "K4"
"""A new pad's game."""

MAX_UNDO_STEPS: Final = 200

SAVED: Final = "pad"
"""The stored note with the last visit's pad."""
UNREADABLE_KEY: Final = "pad-aside"
"""The stored note with an unreadable pad."""


class PadPage:
    """The page: a pad, its earlier states, and the current kingdom's number."""

    def __init__(self) -> None:
        self.series = PadSeries.begin(DEFAULT_CODE)
        self.is_kept = True
        self._earlier: list[PadSeries] = []
        self._number = 0
        self._guide: Any = None
        self._pictures = SquarePictures()
        self._question = AskDialog()
        self._form = PadForm(self._change, self._set_dynasty)
        self._brushes = PadBrushes(self._pictures, self._tap)
        self._grid = PadGrid(element("pad-grid"), self._pictures, self._brushes.enter)
        self._tabs = KingdomTabs(self._turn_to)
        self._belongings = PadBelongings(self._change)
        self._photo = lazy_modules.LazyFeature(
            lambda view: view.PhotoDialog(self), "photo", report=self.report
        )
        self._bind()

    def _bind(self) -> None:
        presses: dict[str, Callable[[], object]] = {
            "pad-undo": self._undo,
            "pad-photo": lambda: start_task(self._open_photo()),
            "pad-share": lambda: start_task(self._share()),
            "pad-png": lambda: start_task(self._save_picture("png")),
            "pad-svg": lambda: start_task(self._save_picture("svg")),
            "pad-read": self._open_reader,
            "pad-read-go": self._read_typed_position,
            "pad-new": lambda: start_task(self._begin_anew()),
        }
        for id, work in presses.items():
            listen(element(id), "click", functools.partial(self._do, work))
        listen(element("pad-games"), "click", self._game_chosen)
        listen(document, "keydown", self._on_key)
        on_system_theme(self._show)
        listen(js.window, "hashchange", lambda _: start_task(self._open_link()))

    @property
    def pad(self) -> Pad:
        """The current game's pad."""
        return self.series.pad

    @property
    def number(self) -> int:
        """The shown kingdom's number."""
        return self._number

    def use_kingdoms(self, kingdoms: Mapping[int, PadKingdom], show: int) -> None:
        """Replaces kingdoms with those read from photos, and shows one kingdom."""
        pad = self.pad
        for number, kingdom in kingdoms.items():
            pad = pad.with_kingdom(number, kingdom)
        self._number = show
        self._replace(self.series.with_pad(pad))

    async def begin(self) -> None:
        """Shows the last visit's pad, or a link's."""
        mine, problem = saved_pad()
        if mine:
            self.series = mine
        element("pad-game").open = mine is None
        element("pad-body").hidden = False
        self._show()
        document.dispatchEvent(js.CustomEvent.new("realmino:ready"))
        if problem:
            self.report(problem)
        start_task(self._fetch_guide())
        await self._open_link()

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a sentence below the buttons; an urgent one interrupts screen readers."""
        element("pad-status").textContent = text
        if urgent:
            announce(text, urgent)

    @report_errors
    def _do(self, work: Callable[[], object], _: Any = None) -> None:
        work()

    # Changes

    @report_errors
    def _change(self, work: Callable[[Pad], Pad]) -> None:
        """Changes the current pad, saves it and shows the result."""
        self._replace(self.series.with_pad(work(self.pad)))

    def _replace(self, series: PadSeries) -> None:
        if series == self.series:
            self._show()
            return
        self._earlier = [*self._earlier, self.series][-MAX_UNDO_STEPS:]
        self._commit(series)

    def _commit(self, series: PadSeries) -> None:
        self.series = series
        self._keep()
        self._show()
        pad = series.pad
        points = pad.sheets()[self._number].total
        announce(say("pad-announced", name=words.ruler(pad, self._number), points=points))

    def _keep(self) -> None:
        """Saves the pad for the next visit, or reports that the browser refuses."""
        self.is_kept = storage.note(SAVED, pad_link(self.series))
        self.report("" if self.is_kept else say("pad-unkept"))

    def _undo(self) -> None:
        if self._earlier:
            self._commit(self._earlier.pop())

    def _tap(self, spot: Spot, brush: str) -> None:
        number = self._number
        self._change(lambda pad: pad.tapped(number, spot, brush))

    # Games and kingdoms

    @report_errors
    def _set_dynasty(self, is_dynasty: bool) -> None:
        """Counts three games, or only the shown one."""
        series = self.series.as_dynasty() if is_dynasty else self.series.as_one_game()
        is_less = self.series.has_land and not is_dynasty
        self._replace(series)
        if is_less:
            self.report(say("pad-one-game"))

    @report_errors
    def _game_chosen(self, event: Any) -> None:
        button = event.target.closest("[data-game]")
        if button:
            self.series = self.series.showing(int(button.dataset.game) - 1)
            self._keep()
            self._show()

    @report_errors
    def _turn_to(self, number: int) -> None:
        self._number = number
        self._show()

    def _on_key(self, event: Any) -> None:
        """Undoes on Ctrl+Z, except in fields, which have their own undo."""
        if "Ctrl+z" not in key_names(event):
            return
        if not event.target.closest("input, textarea, dialog"):
            event.preventDefault()
            self._do(self._undo)

    # Showing

    @report_errors
    def _show(self) -> None:
        """Updates the whole page."""
        pad = self.pad
        self._number = min(self._number, pad.rules.kingdoms - 1)
        counted = pad.sheets()
        self._form.show(self.series)
        self._show_games()
        self._tabs.show(pad, self._number, [sheet.total for sheet in counted])
        self._brushes.show(pad, self._number, page_theme())
        self._grid.show(pad, self._number, page_theme())
        self._belongings.show(pad, self._number)
        refresh(element("pad-sheet"), pad_sheets.sheet(pad, self._number, counted[self._number]))
        refresh(element("pad-standings"), pad_sheets.standings(self.series))
        messages = notes(pad) or [say("pad-notes-none")]
        set_html(element("pad-notes"), joined(markup("<li>{}</li>", note) for note in messages))
        element("pad-undo").setAttribute("aria-disabled", str(not self._earlier).lower())
        self._link_rules()

    def _link_rules(self) -> None:
        """Links the sheet's lines to their rules, once the guide is loaded."""
        for part in ("pad-sheet", "pad-standings") if self._guide else ():
            self._guide.link_rules(element(part), self.pad.rules.code)

    async def _fetch_guide(self) -> None:
        """Loads the guide to link lines to their rules; without it, they link to all rules."""
        try:
            self._guide = (await lazy_modules.load("guide")).GuideView
        except lazy_modules.FeatureUnavailable:
            return
        self._link_rules()

    def _show_games(self) -> None:
        element("pad-games").hidden = not self.series.is_dynasty
        for number, button in enumerate(element("pad-games").children):
            button.setAttribute("aria-pressed", str(number == self.series.number).lower())

    # Sharing, reading, starting again

    async def _share(self) -> None:
        is_copied = await copy_link(pad_link(self.series))
        self.report(say("pad-copied" if is_copied else "pad-shown"))

    async def _save_picture(self, kind: str) -> None:
        """Saves a picture of all kingdoms as a ``kind`` of file, or else as SVG."""
        width, height, scene = pictures.all_kingdoms(self.series, page_theme())
        name = say("pad-picture-file")
        picture = svg(scene, width, height, pictures.text_alternative(self.series))
        try:
            saved = await save_picture(picture, name, kind)
        except lazy_modules.FeatureUnavailable as missing:
            self.report(str(missing), urgent=True)
            return
        message = "pad-saved-picture" if saved == kind else "pad-as-svg"
        self.report(say(message, file=f"{name}.{saved}"))

    @report_errors
    async def _open_photo(self) -> None:
        dialog = await self._photo.get()
        if dialog:
            dialog.open()

    def _open_reader(self) -> None:
        element("pad-read-problem").textContent = ""
        element("pad-reader").showModal()

    def _read_typed_position(self) -> None:
        try:
            pad = pad_from_position(str(element("pad-position").value))
        except NotationError as error:
            problem = say("pad-read-broken", reason=english_detail(error))
            element("pad-read-problem").textContent = problem
            return
        element("pad-reader").close()
        element("pad-position").value = ""
        self._change(lambda _: pad)
        done = say("pad-read-done", game=words.game(pad), players=pad.rules.players)
        self.report(done)

    async def _begin_anew(self) -> None:
        if not self.series.has_land:
            return
        answers = {"no": say("pad-new-no"), "yes": say("pad-new-yes")}
        title, text = say("pad-new-title"), say("pad-new-text")
        if await self._question.ask(title, text, answers) == "yes":
            self._replace(self.series.emptied())

    async def _open_link(self) -> None:
        """Opens the address's pad, if any; asks before replacing another pad."""
        link = fragment()
        if not link:
            return
        try:
            series = series_from_link(link)
        except NotationError as error:
            self.report(say("pad-link-broken", reason=english_detail(error)), urgent=True)
            return
        if series != self.series and not self.series.is_empty:
            answers = {"no": say("pad-link-no"), "yes": say("pad-link-yes")}
            title, text = say("pad-link-title"), say("pad-link-text")
            if await self._question.ask(title, text, answers) != "yes":
                series = self.series
        show_fragment("")
        element("pad-game").open = False
        self._replace(series)


async def start() -> None:
    """Starts the page; ``realmino.saved()`` returns whether the last change is saved."""
    program = element("game")
    lazy_modules.configure(program.getAttribute("src"), program.getAttribute("config"))
    page = PadPage()
    js.window.realmino = js.Object.new()
    js.window.realmino.saved = create_proxy(lambda: page.is_kept)
    await page.begin()


def saved_pad() -> tuple[PadSeries | None, str]:
    """The last visit's pad, and a sentence about a problem with it or the browser.

    Sets an unreadable text aside, so nothing is lost.
    """
    text = storage.find_note(SAVED)  # full storage can still be read
    if text is None:
        return None, "" if storage.can_store_notes() else say("pad-unkept")
    try:
        return series_from_link(text), ""
    except NotationError as error:
        if storage.note(UNREADABLE_KEY, text):
            storage.note(SAVED, None)
        return None, say("pad-broken", reason=english_detail(error))
