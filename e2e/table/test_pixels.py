"""In browsers that withhold pixels, the pad is drawn and pictures are saved as SVG."""

from collections.abc import Iterator
from io import BytesIO
from urllib.parse import urljoin

import pytest
from PIL import Image
from playwright.sync_api import Locator, Playwright, expect

from e2e.conftest import DESKTOP, Visit, withholding_pixels
from e2e.features.test_scorepad import Person
from e2e.host_page import MOVES
from e2e.servers import SiteServer
from e2e.storage import download_from
from e2e.visitor import FAKE_CLIPBOARD, NO_SERVICE_WORKER, Visitor

NOISE = """
const read = CanvasRenderingContext2D.prototype.getImageData;
CanvasRenderingContext2D.prototype.getImageData = function (...given) {
  const image = read.apply(this, given);
  image.data.forEach((value, place) => { image.data[place] = NOISY; });
  return image;
};
"""
LITTLE, MUCH = "value ^ 1", "(value * 7 + place * 31) % 256"
FORBIDDEN = """
CanvasRenderingContext2D.prototype.getImageData = () => { throw new DOMException("no"); };
"""
NO_PNG = "HTMLCanvasElement.prototype.toBlob = (done) => done(null);"
NO_CANVAS = "HTMLCanvasElement.prototype.getContext = () => null;"


@pytest.fixture(scope="module")
def tor(playwright: Playwright, served: SiteServer) -> Iterator[Visitor]:
    """A visitor whose browser withholds pixels."""
    with withholding_pixels(playwright) as browser:
        context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        context.add_init_script(FAKE_CLIPBOARD + NO_SERVICE_WORKER)
        yield Visitor(context.new_page(), served.address)


def is_striped(square: Locator) -> bool:
    """Whether every column of pixels has a single colour, like the browser's noise."""
    image = Image.open(BytesIO(square.screenshot())).convert("RGB")
    wide, high = image.size
    inner = image.crop((wide // 4, high // 4, wide - wide // 4, high - high // 4))
    columns = [inner.crop((x, 0, x + 1, inner.height)) for x in range(inner.width)]
    return all(len(column.getcolors() or ()) == 1 for column in columns)


def save_from_rules(visitor: Visitor) -> tuple[str, str, Locator]:
    """The file name and text of a picture saved from the rules, and its menu's buttons."""
    page = visitor.page
    page.goto(urljoin(visitor.address, "rules/kingdomino.html#connection"))
    figure = page.locator("#connection figure").first
    figure.get_by_text("Share", exact=True).click()
    buttons = figure.locator(".copies button")
    name, text = download_from(visitor, buttons.filter(has_text="Save as PNG"))
    return name, text, buttons


@pytest.mark.deep
def test_a_pad_without_readable_pixels_is_an_svg(tor: Visitor) -> None:
    person = Person(tor).open()
    for name, key in (("c4", "w"), ("d4", "f"), ("d3", "l")):
        person.square(name).focus()
        tor.page.keyboard.press(key)
    for name in ("c3", "c4", "d4", "d3"):
        picture = person.square(name).locator("img")
        assert picture.evaluate("(picture) => picture.decode().then(() => picture.naturalWidth)")
        assert not is_striped(picture)
    name, text = download_from(tor, person.find("#pad-png"))
    assert name == "realmino-score-pad.svg"
    assert "<title>Kingdomino, 4 players: " in text
    expect(person.find("#pad-status")).to_have_text(
        "This browser can’t save a PNG here, so the picture is saved as SVG:"
        " realmino-score-pad.svg."
    )


@pytest.mark.deep
def test_a_moment_without_readable_pixels_is_an_svg(tor: Visitor) -> None:
    tor.open(f"g={'_'.join(['K2', *MOVES])}&at=9&k=pg")
    dialog = tor.share()
    name, text = download_from(tor, dialog.get_by_role("button", name="Save PNG"))
    assert name == "realmino.svg"
    assert "<svg" in text
    expect(dialog.get_by_role("status")).to_contain_text("can’t save a PNG here")
    dialog.locator("#share-tab-link").click()
    dialog.get_by_text("Embed code").click()
    expect(dialog).to_contain_text("There’s no picture")
    expect(dialog.get_by_role("checkbox")).to_have_count(0)
    assert "<img" not in dialog.get_by_role("textbox").input_value()


@pytest.mark.deep
def test_a_rules_picture_without_readable_pixels_is_an_svg(tor: Visitor) -> None:
    name, text, buttons = save_from_rules(tor)
    assert name.endswith(".svg")
    assert text.startswith("<svg")
    saved = buttons.filter(has_text="can’t save a PNG here")
    expect(saved).to_be_visible()
    # The message stays if the page loses the focus, because Firefox may ask about the file.
    saved.evaluate("(button) => { button.focus(); HTMLDocument.prototype.hasFocus = () => false; }")
    saved.evaluate("(button) => button.blur()")
    expect(saved).to_be_visible()
    saved.evaluate("(button) => { delete HTMLDocument.prototype.hasFocus; button.focus(); }")
    saved.evaluate("(button) => button.blur()")
    expect(saved).to_have_count(0)


@pytest.mark.in_chromium
@pytest.mark.parametrize(
    ("script", "kind"),
    [
        (NOISE.replace("NOISY", LITTLE), "png"),
        (NOISE.replace("NOISY", MUCH), "svg"),
        (FORBIDDEN, "svg"),
        (NO_PNG, "svg"),
        (NO_CANVAS, "svg"),
    ],
    ids=["little noise", "much noise", "forbidden", "no PNG", "no canvas"],
)
def test_a_picture_with_readable_pixels_is_a_png(visit: Visit, script: str, kind: str) -> None:
    name, _, buttons = save_from_rules(visit(opened=False, script=script))
    assert name.endswith(f".{kind}")
    label = "Saved" if kind == "png" else "can’t save a PNG here"
    expect(buttons.filter(has_text=label)).to_be_visible()
