"""Reading kingdoms from photos: corners, doubtful squares, several kingdoms, and failures."""

import colorsys
import re
import zipfile
from base64 import b64encode
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import FilePayload, Locator, Route, expect

from browser.messages import say
from e2e.conftest import DESKTOP, PHONE, Serve, Visit, in_one_browser
from e2e.games import whole_game
from e2e.hosting.test_offline import wait_until_cached
from e2e.table.test_accessibility import expect_no_violation
from e2e.table.test_fit import OVERFLOW
from e2e.visitor import Visitor
from photo.crops import BRIGHT
from photo.reading import DOUBTFUL
from realmino.notation.recognition import READINGS, recognise
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.variants import Rules
from realmino.rules.scoring import score

pytestmark = pytest.mark.in_chromium

COLOURS = {
    reading: tuple(
        round(255 * part)
        for part in colorsys.hsv_to_rgb(number / len(READINGS), 1 if number % 2 else 0.6, 1)
    )
    for number, reading in enumerate(READINGS)
}
"""The colour of each reading in pictures for `NETWORK`."""

NETWORK = f"""
from photo.crops import SIDE, UNIT, WIDTH
from photo.geometry import Point
from realmino.notation.recognition import READINGS
from typing import NamedTuple

COLOURS = {[*COLOURS.values()]}

class CropReading(NamedTuple):
    probabilities: list[float]
    offset: Point

class Network:
    @staticmethod
    def parse(text):
        return Network()

    def read_crop(self, crop):
        row = crop[SIDE // 2]
        middle = [255 * row[3 * (SIDE // 2) + part] / UNIT / {BRIGHT} for part in range(3)]
        far = [sum((a - b) ** 2 for a, b in zip(middle, one)) for one in COLOURS]
        first, second, *_ = sorted(range(len(far)), key=far.__getitem__)
        is_close = far[first] > far[second] / 4
        found = [1e-4] * len(READINGS)
        found[first], found[second] = (0.5, 0.4) if is_close else (0.97, 0.01)
        across = [row[3 * x : 3 * x + 3] for x in range(SIDE)]
        down = [line[3 * (SIDE // 2) : 3 * (SIDE // 2) + 3] for line in crop]
        return CropReading(found, (offset(across), offset(down)))

def offset(line):
    middle = line[SIDE // 2]
    others = [
        place - SIDE // 2 for place, colour in enumerate(line)
        if sum(abs(a - b) for a, b in zip(colour, middle)) > UNIT / 10
    ]
    before = [-place * WIDTH / SIDE - 0.5 for place in others if place < 0][-1:]
    after = [0.5 - place * WIDTH / SIDE for place in others if place > 0][:1]
    edges = before + after
    return sum(edges) / len(edges) if edges else 0.0
"""
"""A stand-in for the network trained on photos: reads squares by colour, and finds their edges."""

SIDE = 100
"""The side of a square in a picture, in pixels."""

Rows = Sequence[Sequence[str]]


def whole_kingdoms(count: int) -> list[Kingdom]:
    """Kingdoms of one game that fill their grid."""
    for code in ("K4", "K3", "K2"):
        kingdoms = [one for one in whole_game(code).state.kingdoms if len(one.land()) == 24]
        if len(kingdoms) >= count:
            return kingdoms[:count]
    raise AssertionError("no game ends with so many whole kingdoms")


def rows_of(kingdom: Kingdom) -> Rows:
    """The readings of a kingdom's squares, north to south."""
    return [re.findall(r"[a-zC-]\d?", row) for row in str(kingdom).split("/")]


def vague_square(rows: Rows) -> tuple[int, str]:
    """A square, in reading order, that could also show another reading; and that reading."""
    for number, reading in enumerate(one for row in rows for one in row):
        other = READINGS[(READINGS.index(reading) + 1) % len(READINGS)]
        squares = [
            [0.97 if one == shown else 1e-4 for one in READINGS] for row in rows for shown in row
        ]
        squares[number] = [{reading: 0.5, other: 0.4}.get(one, 1e-4) for one in READINGS]
        side = len(rows)
        found = recognise([squares[row * side : (row + 1) * side] for row in range(side)])
        others = found.kingdoms[0].alternatives[number // side][number % side]
        if others[0].reading == other and others[0].loss < DOUBTFUL:
            return number, other
    raise AssertionError("every square of the kingdom is certain")


def photo(
    rows: Rows, *, shift: tuple[int, int] = (0, 0), vague: tuple[int, str] | None = None
) -> FilePayload:
    """A picture with a kingdom in the middle, moved by ``shift`` pixels.

    The colour of a ``vague`` square is between those of its own reading and another one.
    """
    side = SIDE * len(rows)
    room = round(side / 0.84)
    picture = Image.new("RGB", (room + 200, room), (60, 50, 40))
    pen = ImageDraw.Draw(picture)
    west, north = (picture.width - side) // 2 + shift[0], (room - side) // 2 + shift[1]
    for number, reading in enumerate(one for row in rows for one in row):
        colour = COLOURS[reading]
        if vague and number == vague[0]:
            other = COLOURS[vague[1]]
            colour = tuple(round(0.6 * a + 0.4 * b) for a, b in zip(colour, other, strict=True))
        x, y = west + number % len(rows) * SIDE, north + number // len(rows) * SIDE
        pen.rectangle((x, y, x + SIDE - 1, y + SIDE - 1), fill=colour)
    return as_file(picture)


def as_file(picture: Image.Image, name: str = "kingdom.png") -> FilePayload:
    content = BytesIO()
    picture.save(content, "PNG")
    return {"name": name, "mimeType": "image/png", "buffer": content.getvalue()}


@pytest.fixture(scope="module")
def archive(site: Path) -> bytes:
    """The archive of the photo feature, with `NETWORK` instead of the real network."""
    [path] = site.glob("v/game-*/photo.zip")
    content = BytesIO()
    with zipfile.ZipFile(path) as given, zipfile.ZipFile(content, "w") as changed:
        for name in given.namelist():
            if not name.startswith("photo/network."):
                changed.writestr(name, given.read(name))
        changed.writestr("photo/network.py", NETWORK)
    return content.getvalue()


Open = Callable[..., Visitor]


@pytest.fixture
def pad(visit: Visit, archive: bytes) -> Open:
    """Opens the score pad's photo dialog, with the network for coloured squares."""

    def open_pad(size: tuple[int, int] = DESKTOP, link: str = "", **options: object) -> Visitor:
        visitor = visit(size, opened=False, **options)
        visitor.page.route("**/photo.zip", lambda route: fulfil(route, archive))
        visitor.page.goto(f"{visitor.address}pad.html{link}", wait_until="commit")
        expect(visitor.find("#pad-body")).to_be_visible()
        visitor.find("#pad-photo").click()
        expect(stage(visitor, "source")).to_be_visible()
        return visitor

    return open_pad


def fulfil(route: Route, body: bytes) -> None:
    route.fulfill(body=body)


def stage(visitor: Visitor, name: str) -> Locator:
    return visitor.find(f"#photo section[data-stage={name}]")


def choose(visitor: Visitor, file: FilePayload) -> None:
    visitor.find("#photo input").set_input_files(files=[file])


def press(visitor: Visitor, name: str) -> None:
    visitor.find(f"#photo section:visible [name={name}]").click()


def read(visitor: Visitor, file: FilePayload) -> None:
    """Reads a picture whose kingdom matches the corners initially shown."""
    choose(visitor, file)
    expect(stage(visitor, "corners")).to_be_visible()
    press(visitor, "read")
    expect(stage(visitor, "result")).to_be_visible()


def total_of(kingdom: Kingdom) -> str:
    return str(score(kingdom, Rules.parse("K4")).total)


@pytest.mark.deep
def test_kingdoms_are_found_and_read_one_after_another(pad: Open) -> None:
    first, second = whole_kingdoms(2)
    visitor = pad()
    expect_no_violation(visitor, "#photo")
    choose(visitor, photo(rows_of(first), shift=(70, 25)))
    expect(visitor.find(".photo-hint")).to_have_text(say("photo-corners"))
    expect(visitor.find(".photo-hint")).to_have_text(say("photo-found"))
    press(visitor, "read")
    expect(stage(visitor, "result")).to_contain_text(say("photo-doubts", squares=0))
    expect(visitor.find(".photo-points")).to_contain_text(f" {total_of(first)} ")
    expect_no_violation(visitor, "#photo")
    press(visitor, "next")
    expect(visitor.find("#pad-tab0 strong")).to_have_text(total_of(first))
    expect(visitor.find("#pad-tab1")).to_have_attribute("aria-selected", "true")
    read(visitor, photo(rows_of(second)))
    press(visitor, "use")
    expect(visitor.find("#photo")).to_be_hidden()
    expect(visitor.find("#pad-tab1 strong")).to_have_text(total_of(second))
    expect(visitor.find("#pad-notes")).to_have_text(say("pad-notes-none"))
    visitor.find("#pad-undo").click()
    expect(visitor.find("#pad-tab1 strong")).to_have_text("0")
    expect(visitor.find("#pad-tab0 strong")).to_have_text(total_of(first))


@pytest.mark.deep
def test_an_error_in_the_feature_is_reported(visit: Visit, archive: bytes) -> None:
    broken = BytesIO()
    with zipfile.ZipFile(BytesIO(archive)) as given, zipfile.ZipFile(broken, "w") as changed:
        for name in given.namelist():
            is_view = name.startswith("photo/view.")
            changed.writestr(name, "raise ValueError" if is_view else given.read(name))
    visitor = visit(opened=False, expected=("ValueError",))
    visitor.page.route("**/photo.zip", lambda route: fulfil(route, broken.getvalue()))
    visitor.page.goto(f"{visitor.address}pad.html", wait_until="commit")
    visitor.find("#pad-photo").click()
    expect(visitor.find("#pad-status")).to_contain_text("ValueError")


@in_one_browser  # Firefox's driver doesn't tap
def test_a_doubtful_square_is_framed_and_settled_by_a_tap(pad: Open) -> None:
    [kingdom] = whole_kingdoms(1)
    rows = rows_of(kingdom)
    vague = vague_square(rows)
    visitor = pad(PHONE, has_touch=True)
    read(visitor, photo(rows, vague=vague))
    assert visitor.page.evaluate(OVERFLOW)[0] <= 0
    square = visitor.find(".photo-grid button").nth(vague[0])
    expect(square).to_have_class("doubtful")
    square.tap()
    expect(visitor.find(".photo-crop")).to_have_attribute("src", re.compile("^data:image/jpeg"))
    readings = visitor.find(".photo-readings button")
    expect(readings.first).to_have_attribute("aria-pressed", "true")
    expect_no_violation(visitor, "#photo")
    chosen = readings.nth(1)
    expect(chosen).to_have_attribute("data-reading", vague[1])
    chosen.tap()
    expect(square).not_to_have_class("doubtful")
    square.tap()
    expect(readings.first).to_have_attribute("data-reading", vague[1])


@pytest.mark.deep
def test_a_second_photo_of_the_same_kingdom_counts_too(pad: Open) -> None:
    [kingdom] = whole_kingdoms(1)
    rows = rows_of(kingdom)
    vague = vague_square(rows)
    visitor = pad()
    read(visitor, photo(rows, vague=vague))
    square = visitor.find(".photo-grid button").nth(vague[0])
    expect(square).to_have_class("doubtful")
    press(visitor, "second")
    read(visitor, photo(rows))
    expect(square).not_to_have_class("doubtful")
    expect(visitor.find(".photo-points")).to_contain_text(f" {total_of(kingdom)} ")


@pytest.mark.deep
def test_photos_are_read_without_the_server(visit: Visit, serve: Serve, site: Path) -> None:
    """With the learned network, which finds no kingdom in coloured squares."""
    server = serve(site)
    visitor = visit(offline=True, address=server.address)
    wait_until_cached(visitor)
    server.stop()
    visitor.page.goto(f"{server.address}pad.html", wait_until="commit")
    expect(visitor.find("#pad-body")).to_be_visible()
    visitor.find("#pad-photo").click()
    choose(visitor, photo(rows_of(*whole_kingdoms(1))))
    press(visitor, "read")
    expect(visitor.find("#photo-problem")).to_have_text(say("photo-no-kingdom"))
    expect(stage(visitor, "corners")).to_be_visible()


@pytest.mark.deep
def test_corners_are_moved_by_mouse_and_keys(pad: Open) -> None:
    [kingdom] = whole_kingdoms(1)
    visitor = pad()
    choose(visitor, photo(rows_of(kingdom), shift=(90, 0)))
    expect(stage(visitor, "corners")).to_be_visible()
    press(visitor, "read")
    expect(visitor.find("#photo-problem")).to_have_text(say("photo-no-kingdom"))
    shown = visitor.find(".photo-shown")
    for corner in range(4):
        handle = visitor.find(f".photo-handle[data-corner='{corner}']")
        box, picture = handle.bounding_box(), shown.bounding_box()
        assert box
        assert picture
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        far = 90 * picture["width"] / shown.evaluate("(canvas) => canvas.width")
        if corner % 2:
            visitor.page.mouse.move(x, y)
            visitor.page.mouse.down()
            visitor.page.mouse.move(x + far, y, steps=3)
            expect(visitor.find(".photo-lens")).to_be_visible()
            visitor.page.mouse.up()
        else:
            handle.focus()
            for _ in range(4):
                visitor.page.keyboard.press("Shift+ArrowRight")
    press(visitor, "read")
    expect(stage(visitor, "result")).to_be_visible()
    expect(visitor.find("#photo-problem")).to_have_text("")
    expect(visitor.find(".photo-points")).to_contain_text(f" {total_of(kingdom)} ")


@pytest.mark.deep  # waits ten seconds for the worker
def test_without_its_worker_the_page_reads_the_photo(pad: Open) -> None:
    [kingdom] = whole_kingdoms(1)
    visitor = pad(expected=("Failed to load resource",))
    visitor.page.route("**/worker.py", lambda route: route.abort())
    read(visitor, photo(rows_of(kingdom)))
    expect(visitor.find(".photo-points")).to_contain_text(f" {total_of(kingdom)} ")


TEXT: FilePayload = {"name": "notes.png", "mimeType": "image/png", "buffer": b"no picture"}
HEIC: FilePayload = {"name": "IMG_1.HEIC", "mimeType": "image/heic", "buffer": b"ftypheic"}
SMALL = as_file(Image.new("RGB", (100, 100), "white"))
DARK = as_file(Image.new("RGB", (700, 700), (9, 8, 7)))


def test_a_picture_without_a_kingdom_gets_a_reason_and_changes_nothing(pad: Open) -> None:
    visitor = pad()
    for reason, file in {"no-picture": TEXT, "heic": HEIC, "small": SMALL}.items():
        choose(visitor, file)
        expect(visitor.find("#photo-problem")).to_have_text(say(f"photo-{reason}"))
        expect(stage(visitor, "source")).to_be_visible()
    choose(visitor, DARK)
    press(visitor, "read")
    expect(visitor.find("#photo-problem")).to_have_text(say("photo-dark"))
    expect(stage(visitor, "corners")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("#pad-undo")).to_have_attribute("aria-disabled", "true")


CAMERA = """
(content) => {{
  navigator.mediaDevices.getUserMedia = async () => {{
    const image = new Image();
    image.src = "data:image/png;base64,{content}";
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext("2d");
    setInterval(() => pen.drawImage(image, 0, 0), 20);
    pen.drawImage(image, 0, 0);
    globalThis.stream = canvas.captureStream(30);
    return globalThis.stream;
  }};
}}
"""
"""Makes the camera show a picture."""

REFUSED = """() => {
  navigator.mediaDevices.getUserMedia = async () => {
    throw new DOMException("", "NotAllowedError");
  };
}"""


@pytest.mark.deep
def test_the_camera_shows_a_frame_and_stops_after_the_picture(pad: Open) -> None:
    [kingdom] = whole_kingdoms(1)
    visitor = pad(PHONE)
    visitor.page.evaluate(REFUSED)
    press(visitor, "camera")
    expect(visitor.find("#photo-problem")).to_have_text(say("photo-no-permission"))
    picture = b64encode(photo(rows_of(kingdom))["buffer"]).decode()
    visitor.page.evaluate(CAMERA.format(content=picture))
    press(visitor, "camera")
    expect(visitor.find(".photo-frame")).to_be_visible()
    visitor.page.wait_for_function("() => document.querySelector('#photo video').videoWidth > 0")
    press(visitor, "take")
    expect(stage(visitor, "corners")).to_be_visible()
    assert visitor.page.evaluate(
        "() => stream.getTracks().every((one) => one.readyState === 'ended')"
    )
    press(visitor, "read")
    expect(visitor.find(".photo-points")).to_contain_text(f" {total_of(kingdom)} ")
