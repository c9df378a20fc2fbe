"""The dialog that reads a kingdom for the score pad from a photo."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, Protocol

import js
from js import document
from pyodide.ffi import JsException

from browser import lazy_modules
from browser.elements import announce, element, page_theme
from browser.events import listen, report_errors
from browser.html import elements_from, set_html
from browser.markup import joined, markup
from browser.messages import say
from kingdoms import pictures, words
from kingdoms.kingdom import PadKingdom
from kingdoms.model import Pad
from kingdoms.view_pictures import SquarePictures
from photo.crops import is_blurred
from photo.reading import DOUBTFUL, combined
from photo.request import (
    KingdomsRequest,
    LikelySquare,
    LocateRequest,
    PhotoRequest,
    SeenGrid,
    rows_of,
)
from photo.shown import ShownKingdom, fit, reading_square, reading_words
from photo.view_corners import CornerHandles, usual_corners
from photo.view_picture import Photo, Unreadable, all_pixels, crop_address, open_photo, pixels
from photo.view_reader import PhotoReader
from table.page.bots import WorkerFiles

MIN_FIT: Final = -0.3
"""A kingdom whose `fit` is worse than this is rejected.

In cross-validation, 14 bad photos had a fit of -0.16 at worst with the right corners, and of -0.68
at best with corners off by half a square.
"""


CAMERA: Final = '{"video": {"facingMode": "environment", "width": {"ideal": 1920}}}'
"""The preferred camera: on the back of a phone, with enough pixels."""


class PhotoHost(Protocol):
    """The score pad's page."""

    @property
    def pad(self) -> Pad:
        """The current game's pad."""

    @property
    def number(self) -> int:
        """The number of the shown kingdom."""

    def use_kingdoms(self, kingdoms: Mapping[int, PadKingdom], show: int) -> None:
        """Replaces kingdoms on the pad and shows one of them."""


class PhotoDialog:
    """The dialog; its stages are the source, the camera, the corners, the reading, the result."""

    def __init__(self, host: PhotoHost) -> None:
        self._host = host
        document.body.append(elements_from(lazy_modules.markup("photo")))
        self._root = element("photo")
        self._corners = CornerHandles(self._root)
        self._reader = PhotoReader(WorkerFiles.of(element("game")))
        self._pictures = SquarePictures()
        self._photo: Photo | None = None
        self._seen: SeenGrid | None = None
        self._earlier: SeenGrid | None = None
        self._fixed: dict[int, str] = {}
        self._found: dict[int, ShownKingdom] = {}
        self._read: dict[int, tuple[SeenGrid, dict[int, str]]] = {}
        """The grids and chosen readings of the kingdoms already put on the pad, by number."""
        self._is_blurred = False
        self._stream: Any = None
        self._task: asyncio.Future[None] | None = None
        self._number = 0
        presses: dict[str, Callable[[], object]] = {
            "camera": lambda: self._begin(self._show_camera()),
            "take": lambda: self._begin(self._take()),
            "back": self._start_over,
            "read": lambda: self._begin(self._read_photo()),
            "cancel": self._cancel,
            "mend": self._correct_corners,
            "second": self._add_second,
            "use": lambda: self._use(go_on=False),
            "next": lambda: self._use(go_on=True),
        }
        for name, work in presses.items():
            for button in self._root.querySelectorAll(f"[name={name}]"):
                listen(button, "click", self._listener_for(work))
        listen(self._root, "close", lambda _: self._on_close())
        listen(self._part("input"), "change", self._file_chosen)
        listen(self._part(".photo-grid"), "click", self._square_chosen)
        listen(self._part(".photo-readings"), "click", self._reading_chosen)
        listen(document, "paste", self._pasted)
        listen(self._root, "dragover", lambda event: event.preventDefault())
        listen(self._root, "drop", self._dropped)

    def open(self) -> None:
        """Opens the dialog for the kingdom shown on the pad."""
        self._number = self._host.number
        self._root.classList.toggle("court", self._host.pad.rules.has_court)
        self._start_over()
        self._root.showModal()

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a problem in the dialog."""
        self._part("#photo-problem").textContent = text

    def _part(self, selector: str) -> Any:
        return self._root.querySelector(selector)

    def _listener_for(self, work: Callable[[], object]) -> Callable[[Any], None]:
        def run(_: Any) -> None:
            self._run_action(work)

        return run

    @report_errors
    def _run_action(self, work: Callable[[], object]) -> None:
        work()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts a task, and stops any earlier one."""
        self._stop_task()
        self._task = asyncio.ensure_future(self._guarded(work))

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Unreadable as problem:
            self.report(str(problem))
            if self._stage in ("camera", "reading"):
                self._show("corners" if self._photo else "source")
        except MemoryError:
            self.report(say("photo-memory"))
            self._start_over()

    def _stop_task(self) -> None:
        if self._task:
            self._task.cancel()
            self._task = None

    # Stages

    @property
    def _stage(self) -> str:
        return str(self._root.dataset.stage or "")

    def _show(self, stage: str) -> None:
        self._root.dataset.stage = stage
        for section in self._root.querySelectorAll("[data-stage]"):
            section.hidden = str(section.dataset.stage) != stage
        name = words.ruler(self._host.pad, self._number)
        element("photo-title").textContent = say("photo-title", name=name)
        element("photo-title").focus()
        if stage != "camera":
            self._stop_camera()

    def _start_over(self) -> None:
        """Asks for a picture."""
        self._stop_task()
        self._forget()
        self._part("[name=camera]").hidden = not js.navigator.mediaDevices
        self._show("source")

    def _forget(self) -> None:
        if self._photo:
            self._photo.close()
        self._photo = self._seen = None
        self._fixed = {}

    def _on_close(self) -> None:
        """Frees everything except the readings of kingdoms on the pad."""
        self._stop_task()
        self._stop_camera()
        self._reader.end()
        self._forget()
        self._earlier = None
        self.report("")

    # Taking a picture

    @report_errors
    def _file_chosen(self, event: Any) -> None:
        files = event.target.files
        if files.length:
            self._begin(self._open(files.item(0)))
        event.target.value = ""

    @report_errors
    def _pasted(self, event: Any) -> None:
        if self._root.open and event.clipboardData.files.length:
            event.preventDefault()
            self._begin(self._open(event.clipboardData.files.item(0)))

    @report_errors
    def _dropped(self, event: Any) -> None:
        event.preventDefault()
        if event.dataTransfer.files.length:
            self._begin(self._open(event.dataTransfer.files.item(0)))

    async def _open(self, source: Any) -> None:
        self.report("")
        photo = await open_photo(source)
        self._reader.start()
        self._forget()
        self._photo = photo
        grid, corners = self._host.pad.rules.grid, usual_corners(photo)
        self._part(".photo-hint").textContent = say("photo-corners")
        self._corners.show(photo, corners, grid)
        self._show("corners")
        picture, scale = all_pixels(photo, grid)
        reply = await self._reader.answer(LocateRequest(picture, grid))
        if reply.corners and self._corners.corners == corners:  # nobody has moved a corner
            found: Any = tuple((x / scale, y / scale) for x, y in reply.corners)
            self._corners.show(photo, found, grid)
            self._part(".photo-hint").textContent = say("photo-found")

    async def _show_camera(self) -> None:
        """Shows the camera's picture under a frame."""
        self.report("")
        options = js.JSON.parse(CAMERA)
        try:
            self._stream = await js.navigator.mediaDevices.getUserMedia(options)
        except JsException as refusal:
            is_refused = getattr(refusal, "name", "") in ("NotAllowedError", "SecurityError")
            key = "photo-no-permission" if is_refused else "photo-no-camera"
            raise Unreadable(say(key)) from None
        video = self._part("video")
        video.srcObject = self._stream
        self._show("camera")
        await video.play()

    async def _take(self) -> None:
        await self._open(self._part("video"))

    def _stop_camera(self) -> None:
        if self._stream:
            for track in self._stream.getTracks():
                track.stop()
            self._stream = None
            self._part("video").srcObject = None

    # Reading

    async def _read_photo(self) -> None:
        photo, grid = self._photo, self._host.pad.rules.grid
        assert photo
        self.report("")
        picture, corners, scale, (west, north) = pixels(photo, self._corners.corners, grid)
        self._is_blurred = is_blurred(picture)
        self._show("reading")
        bar = self._part("progress")
        bar.value = 0

        def progress(share: float) -> None:
            bar.value = share

        reply = await self._reader.answer(PhotoRequest(picture, corners, grid), progress)
        seen = reply.grid
        assert seen
        moved: Any = tuple((x / scale + west, y / scale + north) for x, y in seen.corners)
        self._seen = seen._replace(corners=moved)
        if self._earlier and (self._earlier.rows, self._earlier.columns) == (
            seen.rows,
            seen.columns,
        ):
            both = combined(self._earlier.probabilities, seen.probabilities)
            self._seen = self._seen._replace(probabilities=both)
        self._earlier = None
        self._fixed = {}
        await self._decide()

    async def _decide(self) -> None:
        """Finds the kingdom, together with those read earlier, which share a box of dominoes."""
        seen = self._seen
        assert seen
        grids = {self._number: (seen, self._fixed)}
        for number, read in self._read.items():
            shown = self._found.get(number)
            is_kept = shown and self._host.pad.kingdoms[number].squares == shown.kingdom.squares
            if number != self._number and is_kept:
                grids[number] = read
        request = KingdomsRequest(tuple(rows_of(*read) for read in grids.values()))
        reply = await self._reader.answer(request)
        side = self._host.pad.rules.grid
        for number, rows in zip(grids, reply.kingdoms, strict=True):
            self._found[number] = ShownKingdom.of(rows, side)
        # A reading that a person has chosen may fit the photo badly.
        if not self._fixed and fit(self._found[self._number], seen) < MIN_FIT:
            raise Unreadable(say("photo-blurred" if self._is_blurred else "photo-no-kingdom"))
        self._show_result()

    def _cancel(self) -> None:
        self._stop_task()
        self._reader.end()
        self._show("corners")

    def _correct_corners(self) -> None:
        """Shows the corners again, where the grid was found, so that they can be corrected."""
        assert self._photo
        assert self._seen
        self._corners.show(self._photo, self._seen.corners, self._host.pad.rules.grid)
        self._show("corners")

    def _add_second(self) -> None:
        """Asks for a second photo of the same kingdom, to be combined with the first."""
        seen = self._seen
        self._start_over()
        self._earlier = seen

    # The result

    def _pad(self) -> Pad:
        """The pad with the kingdoms that were read."""
        pad = self._host.pad
        for number, shown in self._found.items():
            if number == self._number or number in self._read:
                kingdom = pad.kingdoms[number].with_land(shown.kingdom)
                pad = pad.with_kingdom(number, kingdom)
        return pad

    def _show_result(self) -> None:
        pad, number = self._pad(), self._number
        shown, kingdom = self._found[number], pad.kingdoms[number]
        points = pad.sheets()[number].total
        text = say("pad-announced", name=words.ruler(pad, number), points=points)
        self._part(".photo-points").textContent = text
        doubts = [spot for spot, one in shown.squares.items() if self._is_doubtful(spot, one)]
        self._part(".photo-doubts").textContent = say("photo-doubts", squares=len(doubts))
        colours = [pad.colours[seat] for seat in pad.rules.seats_of([number])]
        theme = page_theme()
        grid = self._part(".photo-grid")
        grid.style.setProperty("--side", str(kingdom.side))
        cells = []
        for row in range(kingdom.side - 1, -1, -1):
            for column in range(kingdom.side):
                spot = (column, row)
                key = pictures.square_key(kingdom, spot, colours, theme)
                scene = pictures.square(kingdom, spot, colours, theme)
                picture = self._pictures.address(key, scene, theme) if key else ""
                text = words.square(kingdom, spot)
                cells.append(
                    markup(
                        '<button type="button" data-spot="{}" class="{}" aria-label="{}"'
                        " {}>{}</button>",
                        f"{column} {row}",
                        "doubtful" if spot in doubts else "",
                        say("photo-doubtful", square=text) if spot in doubts else text,
                        markup("") if spot in shown.squares else markup("disabled"),
                        markup('<img src="{}" alt="">', picture) if picture else markup(""),
                    )
                )
        set_html(grid, joined(cells))
        self._part(".photo-square").hidden = True
        following = self._following()
        button = self._part("[name=next]")
        button.hidden = following is None
        self._part("[name=use]").classList.toggle("primary", following is None)
        if following is not None:
            button.textContent = say("photo-next", name=words.ruler(pad, following))
        self._show("result")
        announce(self._part(".photo-points").textContent)

    def _is_doubtful(self, spot: tuple[int, int], square: LikelySquare) -> bool:
        shown = self._found[self._number]
        is_settled = shown.number_of(spot) in self._fixed
        return not is_settled and bool(square.others) and square.others[0][1] < DOUBTFUL

    def _following(self) -> int | None:
        """The next kingdom without land."""
        pad = self._host.pad
        others = range(self._number + 1, pad.rules.kingdoms)
        return next((one for one in others if not pad.kingdoms[one].squares), None)

    @report_errors
    def _square_chosen(self, event: Any) -> None:
        """Shows a square of the photo beside its likely readings."""
        button = event.target.closest("[data-spot]")
        if not button or not self._photo or not self._seen:
            return
        for other in self._root.querySelectorAll("[data-spot]"):
            other.setAttribute("aria-expanded", "false")
        button.setAttribute("aria-expanded", "true")
        column, row = map(int, str(button.dataset.spot).split())
        shown = self._found[self._number]
        square = shown.squares[column, row]
        number = shown.number_of((column, row))
        seen = self._seen
        size = (seen.rows, seen.columns)
        place = divmod(number, seen.columns)
        crop = self._part(".photo-crop")
        crop.src = crop_address(self._photo, seen.corners, size, *place)
        theme = page_theme()
        pad = self._host.pad
        colours = [pad.colours[seat] for seat in pad.rules.seats_of([self._number])]
        choices = []
        for reading in (square.reading, *(other for other, _ in square.others)):
            sample = reading_square(reading)
            key = pictures.square_key(sample, (0, 0), colours, theme)
            scene = pictures.square(sample, (0, 0), colours, theme)
            picture = self._pictures.address(key or "empty", scene, theme)
            choices.append(
                markup(
                    '<button type="button" data-reading="{}" data-square="{}" aria-pressed="{}">'
                    '<img src="{}" alt="">{}</button>',
                    reading,
                    number,
                    str(reading == square.reading).lower(),
                    picture,
                    joined(markup("<span>{}</span>", line) for line in reading_words(reading)),
                )
            )
        set_html(self._part(".photo-readings"), joined(choices))
        self._part(".photo-square").hidden = False
        self._part(".photo-square").scrollIntoView(js.JSON.parse('{"block": "nearest"}'))

    @report_errors
    def _reading_chosen(self, event: Any) -> None:
        """Fixes a square's reading, and finds the kingdom again."""
        button = event.target.closest("[data-reading]")
        if button:
            self._fixed[int(button.dataset.square)] = str(button.dataset.reading)
            self._begin(self._decide())

    def _use(self, *, go_on: bool) -> None:
        """Puts the kingdoms that were read on the pad."""
        seen = self._seen
        assert seen
        pad = self._pad()
        self._read[self._number] = (seen, dict(self._fixed))
        changed = {
            number: kingdom
            for number, kingdom in enumerate(pad.kingdoms)
            if kingdom != self._host.pad.kingdoms[number]
        }
        following = self._following() if go_on else None
        self._host.use_kingdoms(changed, self._number if following is None else following)
        if following is None:
            self._root.close()
            return
        self._number = following
        self._start_over()
