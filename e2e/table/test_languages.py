"""No text is cut off in any language, on a phone or with large text."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Playwright

from e2e.conftest import DESKTOP, TABLET, in_large_text, in_one_browser
from e2e.overflow import CUT, OPENED, SQUEEZED, UNDRAWN, WATCHED, families, letters
from e2e.servers import SiteServer
from tests.depth import deep, ordinary_first
from tools.dev.contact import SIZES, SMALLEST, screens_for
from tools.dev.site_page import visit
from tools.paths import language_folder, languages

pytestmark = pytest.mark.in_chromium

PAGES: Final = ("index.html", "pad.html", "rules/index.html", "rules/queendomino.html")
TABLES: Final = ("rules/buildings.html", "rules/dominoes.html", "rules/buildings/church.html")
NARROWEST: Final = 0.8
"""The minimum width of squeezed text on the canvas, as a share of its normal width."""


@contextmanager
def page_without_scripts(browser: Browser, size: tuple[int, int]) -> Iterator[Page]:
    """A page without scripts, which is ready immediately."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=True, java_script_enabled=False
    )
    yield context.new_page()
    context.close()


def cut(page: Page, site: str, names: tuple[str, ...], language: str) -> list[str]:
    """The texts that are cut off on these pages in a language."""
    found = []
    for name in names:
        page.goto(f"{site}{language_folder(language)}{name}")
        found += page.evaluate(OPENED, f"{language}, {name}")
    return found


@in_one_browser
@pytest.mark.parametrize("language", ordinary_first(languages(), ["en", "de"]))
def test_nothing_is_cut_off_on_a_phone(browser: Browser, served: SiteServer, language: str) -> None:
    """Checks pages and dialogs."""
    with page_without_scripts(browser, SIZES[SMALLEST][:2]) as page:
        assert cut(page, served.address, PAGES, language) == []


SIDEWAYS: Final = "() => document.scrollingElement.scrollWidth - innerWidth"


@pytest.mark.deep
def test_no_page_scrolls_sideways_with_large_text(
    playwright: Playwright, served: SiteServer
) -> None:
    """Checks each of our pages on a phone with text at 200 %.

    In English, nothing is cut off in dialogs and lists either.
    """
    wide, found = {}, []
    with (
        in_large_text(playwright) as browser,
        page_without_scripts(browser, SIZES[SMALLEST][:2]) as page,
    ):
        for language in ("en", "de"):  # German has the longest words
            for name in (*PAGES, *TABLES, "licences.html"):
                page.goto(f"{served.address}{language_folder(language)}{name}")
                wide[language, name] = page.evaluate(SIDEWAYS)
                if language == "en" and name in PAGES:
                    found += page.evaluate(OPENED, name)
    assert {where: by for where, by in wide.items() if by > 0} == {}
    assert found == []


MOUNTED: Final = """(() => {
  const table = document.getElementById("table-screen");
  document.body.dataset.screen = "table";
  table.classList.add("table");
  table.append(document.getElementById("table-markup").content.cloneNode(true));
  return table;
})()"""
"""Builds the table from its template in a page without scripts."""

PLACING: Final = """() => {
  const table = MOUNTED;
  const part = (name) => table.querySelector(`[data-part="${name}"]`);
  for (const name of ["rotate", "cancel", "place", "ask-coach"]) part(name).hidden = false;
  part("turn-text").textContent = "Place domino 44";
  part("turn-round").textContent = "Round 2 · team: Marlow";
  part("hint-text").textContent = "Place it here for 5 points?";
  const { width, height } = part("stage").getBoundingClientRect();
  const isSmall = ({ width, height }) => width > 2 && Math.min(width, height) < 43.5;
  const buttons = [...table.querySelectorAll("[data-part=bar] button, [data-part=actions] button")];
  const small = buttons.filter((it) => isSmall(it.getBoundingClientRect()));
  return { width, height, small: small.map((it) => it.dataset.part) };
}""".replace("MOUNTED;", f"{MOUNTED};")
"""Measures the canvas beside a placement's buttons, and finds buttons that are too small."""


@pytest.mark.parametrize("size", [(740, 360), (360, 740)], ids=str)
def test_large_text_leaves_room_for_the_table(
    size: tuple[int, int], playwright: Playwright, served: SiteServer
) -> None:
    """A regression test: on a landscape phone, the texts left only 53 pixels for the canvas."""
    with in_large_text(playwright) as browser, page_without_scripts(browser, size) as page:
        page.goto(f"{served.address}index.html")
        left = page.evaluate(PLACING)
        assert left["width"] * left["height"] >= 0.35 * size[0] * size[1]
        assert left["small"] == []
        assert page.evaluate(CUT, "the table") == []


ACCENTED: Final = """() => {
  const table = MOUNTED;
  const heading = table.querySelector("[data-part=turn-text]");
  heading.textContent = "É a vez de Élodie";
  const range = document.createRange();
  range.selectNodeContents(heading);
  const pen = document.createElement("canvas").getContext("2d");
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent, actualBoundingBoxAscent } = pen.measureText("É");
  const accent = range.getClientRects()[0].top + fontBoundingBoxAscent - actualBoundingBoxAscent;
  return accent - heading.getBoundingClientRect().top;
}""".replace("MOUNTED;", f"{MOUNTED};")
"""Measures the space above the accents in the table's heading, in pixels."""


@pytest.mark.parametrize("size", [SIZES[SMALLEST][:2], (740, 360), DESKTOP], ids=str)
def test_the_heading_shows_accents_of_capitals(
    size: tuple[int, int], browser: Browser, served: SiteServer
) -> None:
    """A regression test: on a phone, “É a vez de Iwan” looked like “E a vez de Iwan”."""
    with page_without_scripts(browser, size) as page:
        page.goto(f"{served.address}{language_folder('pt')}index.html")
        assert page.evaluate(ACCENTED) >= 0


RESULT: Final = """() => {
  const table = MOUNTED;
  const part = (name) => table.querySelector(`[data-part="${name}"]`);
  for (const name of ["review", "share-day", "others"]) part(name).hidden = false;
  part("result").showModal();
  const high = (element) => element.getBoundingClientRect().height;
  const buttons = () => [...part("result").querySelectorAll("footer button")].map(high);
  const before = buttons();
  part("status").innerHTML = "<p>The link with players' names is in the address bar.</p>";
  const line = parseFloat(getComputedStyle(part("status")).lineHeight);
  const grown = buttons().map((now, at) => now - before[at]).filter((by) => by);
  const left = (element) => Math.round(element.getBoundingClientRect().left);
  const aside = left(part("status")) - left(part("result-title"));
  return { lines: Math.round(high(part("status")) / line), grown, aside };
}""".replace("MOUNTED;", f"{MOUNTED};")
"""Measures a message in the result: its lines, its effect on the buttons, its indent."""


@in_one_browser
@pytest.mark.parametrize("size", [(740, 360), deep((TABLET,)), deep((DESKTOP,))], ids=str)
def test_messages_in_the_result_have_their_own_line(
    size: tuple[int, int], browser: Browser, served: SiteServer
) -> None:
    """A regression test: messages beside the buttons stretched them and cut them off."""
    with page_without_scripts(browser, size) as page:
        for language in languages():
            page.goto(f"{served.address}{language_folder(language)}index.html")
            assert page.evaluate(RESULT) == {"lines": 1, "grown": [], "aside": 0}, language
            assert page.evaluate(CUT, f"{language}, the result") == []


@pytest.mark.deep
def test_nothing_is_cut_off_with_large_text(playwright: Playwright, served: SiteServer) -> None:
    with in_large_text(playwright) as browser, page_without_scripts(browser, TABLET) as page:
        for language in languages():
            assert cut(page, served.address, PAGES + TABLES, language) == []


@in_one_browser
@pytest.mark.deep
@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_off_on_any_screen(
    language: str, browser: Browser, served: SiteServer
) -> None:
    """Checks every screen of the contact sheet, including its canvas."""
    shown = visit(browser, f"{served.address}{language_folder(language)}", SIZES[SMALLEST])
    shown.page.add_init_script(WATCHED)
    shown.open()
    found = []
    for name, way in screens_for(SIZES[SMALLEST]).items():
        way(shown)
        shown.photograph("light")
        found += shown.page.evaluate(CUT, f"{language}, {name}")
        found += shown.page.evaluate(SQUEEZED, [f"{language}, {name}", NARROWEST])
        shown.leave()
    shown.page.context.close()
    assert found == []


@pytest.mark.deep
@in_one_browser
def test_every_font_has_every_letter(browser: Browser) -> None:
    with page_without_scripts(browser, TABLET) as page:
        assert len(families()) == 4
        assert page.evaluate(UNDRAWN, [letters(), families()]) == []
        assert len(page.evaluate(UNDRAWN, ["\u0379a", families()])) == 2 * 4


FAULTY: Final = """
<p style="width: 60px; overflow: hidden; white-space: nowrap" id="cut">A sentence that goes on</p>
<button style="width: 40px; padding: 0; white-space: nowrap" id="small">Rotate the domino</button>
<p style="position: absolute; left: 330px; white-space: nowrap" id="out">Beyond the screen</p>
<p style="height: 1em; overflow: hidden; width: 100px" id="low">One line and then another one</p>
<select style="width: 60px" id="list"><option>With warnings</option></select>
<p style="width: 1px; height: 1px; overflow: hidden" id="read">For screen readers</p>
<p id="whole">All of this is seen.</p>
"""


@in_one_browser
def test_cut_off_text_is_detected(browser: Browser) -> None:
    with page_without_scripts(browser, SIZES[SMALLEST][:2]) as page:
        page.set_content(FAULTY)
        found = page.evaluate(CUT, "here")
    for name in ("cut", "small", "out", "low", "list"):
        assert [text for text in found if f"#{name}," in text], name
    assert not [text for text in found if "#read" in text or "#whole" in text]
