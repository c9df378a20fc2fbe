"""The film of a game: made on the device, as a video or an animated picture, and cancelled."""

from base64 import b64decode, b64encode
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import PHONE, Visit
from e2e.games import moment, whole_game
from e2e.visitor import Visitor
from film.frames import WIDTH, layout

pytestmark = pytest.mark.in_chromium

SIZE = WIDTH, layout(2, 5).height

CATCH = """() => {
  const blobs = new Map(), create = URL.createObjectURL;
  URL.createObjectURL = (blob) => { const url = create(blob); blobs.set(url, blob); return url; };
  HTMLAnchorElement.prototype.click = function () {
    globalThis.saved = { name: this.download, blob: blobs.get(this.href) };
  };
}"""
"""Catches the file that the page saves."""

SAVED = """async () => {
  const { name, blob } = globalThis.saved;
  const url = await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(blob);
  });
  return { name, type: blob.type, content: url.split(",")[1] };
}"""

PLAYED = """async (url) => {
  const video = document.createElement("video");
  video.muted = true;
  video.src = url;
  await new Promise((done, fail) => {
    video.onloadeddata = done;
    video.onerror = () => fail(video.error);
  });
  const { duration, videoWidth, videoHeight } = video;
  const look = () => {
    const canvas = new OffscreenCanvas(90, 120), pen = canvas.getContext("2d");
    pen.drawImage(video, 0, 0, 90, 120);
    return [...pen.getImageData(0, 0, 90, 120).data];
  };
  const first = look();
  video.playbackRate = 4;
  await video.play();
  await new Promise((done) => { video.onended = done; });
  const last = look();
  const changed = first.filter((value, place) => Math.abs(value - last[place]) > 40).length;
  return { duration, width: videoWidth, height: videoHeight, changed };
}"""
"""Plays a video: its length and size, and how much its last picture differs from its first."""


class SavedFile(NamedTuple):
    """A file that the page saved."""

    name: str
    type: str
    content: bytes

    @property
    def url(self) -> str:
        return f"data:{self.type};base64,{b64encode(self.content).decode()}"


def at_result(revisit: Visit, code: str = "K2") -> Visitor:
    """A phone with the result of a game between Ada and a bot."""
    end = whole_game(code)
    visitor = revisit(PHONE, moment=moment(end, end.number, "pg"))
    visitor.press("place")
    expect(visitor.part("result")).to_be_visible()
    return visitor


def saved_film(visitor: Visitor, dialog: Locator) -> SavedFile:
    """Waits for the dialog's film, saves it and returns it."""
    dialog.locator("#share-film[data-film]").wait_for(timeout=60_000)
    visitor.page.evaluate(CATCH)
    dialog.get_by_role("button", name="Save film").click()
    saved: dict[str, Any] = visitor.page.evaluate(SAVED)
    expect(dialog.get_by_role("status")).to_have_text(f"Saved as {saved['name']}.")
    return SavedFile(saved["name"], saved["type"], b64decode(saved["content"]))


@pytest.mark.deep
def test_a_film_is_a_video_of_a_few_seconds(revisit: Visit) -> None:
    visitor = at_result(revisit)
    dialog = visitor.share("film")
    progress = dialog.get_by_role("progressbar")
    expect(progress).to_be_visible()
    film = saved_film(visitor, dialog)
    expect(progress).to_have_count(0)
    assert film.name in ("realmino-film.webm", "realmino-film.mp4")
    assert 100_000 < len(film.content) < 8_000_000
    player = visitor.page.context.new_page()
    played = player.evaluate(PLAYED, film.url)
    player.close()
    assert 6 <= played["duration"] <= 10
    assert (played["width"], played["height"]) == SIZE
    assert played["changed"] > 5_000, "the kingdoms have grown"


@pytest.mark.deep
def test_without_a_recorder_a_film_is_an_animated_picture(revisit: Visit) -> None:
    visitor = at_result(revisit)
    visitor.page.evaluate(
        "() => { globalThis.recorder = MediaRecorder; delete globalThis.MediaRecorder; }"
    )
    film = saved_film(visitor, visitor.share("film"))
    visitor.page.evaluate("() => { globalThis.MediaRecorder = recorder; }")
    assert (film.name, film.type) == ("realmino-film.png", "image/png")
    assert len(film.content) < 8_000_000
    animation = film.content.index(b"acTL") + 4
    pictures = int.from_bytes(film.content[animation : animation + 4])
    assert film.content.count(b"fcTL") == pictures > 30
    image = visitor.page.evaluate(
        "async (src) => { const image = new Image(); image.src = src; await image.decode();"
        " return [image.naturalWidth, image.naturalHeight]; }",
        film.url,
    )
    assert image == [side / 2 for side in SIZE]


@pytest.mark.deep
def test_a_film_can_be_cancelled_and_made_after_all(revisit: Visit) -> None:
    visitor = at_result(revisit)
    dialog = visitor.share("film")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog.get_by_role("status")).to_have_text("Cancelled.")
    expect(dialog.get_by_role("progressbar")).to_have_count(0)
    dialog.get_by_role("button", name="Make film").click()
    expect(dialog.get_by_role("progressbar")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(visitor.part("result")).to_be_visible()


@pytest.mark.deep
def test_a_film_is_made_from_the_history_and_from_a_replay(revisit: Visit) -> None:
    end = whole_game("K2")
    visitor = revisit(PHONE, moment=moment(end, end.number - 1, "pg"))
    visitor.press("place")
    visitor.play()
    visitor.press("close-result", "menu", "open-shelf2")
    visitor.find("#shelf [data-act=share]").first.click()
    expect_film(visitor)
    visitor.find("#shelf [data-act=replay]").first.click()
    visitor.find(".replay [data-step=share]").click()
    expect_film(visitor)
    visitor.press("menu", "share-moment")
    expect(visitor.find("#share-tab-film")).to_be_visible()


def expect_film(visitor: Visitor) -> None:
    """Checks that the dialog shows the film, then closes it."""
    dialog = visitor.find("#share")
    dialog.locator("#share-tab-film").click()
    expect(dialog.locator("canvas")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_an_unfinished_game_has_no_film(revisit: Visit) -> None:
    end = whole_game("K2")
    visitor = revisit(PHONE, moment=moment(end.at(9), 9, "pg"))
    dialog = visitor.share()
    expect(dialog.get_by_role("tab")).to_have_count(2)
