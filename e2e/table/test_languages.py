"""No text is cut off in any language, on a phone or in large text."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Playwright

from e2e.conftest import DESKTOP, TABLET, in_large_text, in_one_browser
from e2e.overflow import CUT, OPENED, SQUEEZED, UNDRAWN, WATCHED, families, letters
from e2e.servers import SiteServer
from tests.depth import deep, ordinary_first
from tools.dev.contact import SIZES, SMALLEST, screens_of
from tools.dev.site_page import visit
from tools.paths import folder_of, languages

pytestmark = pytest.mark.in_chromium

PAGES: Final = ("index.html", "pad.html", "rules/index.html", "rules/queendomino.html")
TABLES: Final = ("rules/buildings.html", "rules/dominoes.html", "rules/buildings/church.html")
NARROWEST: Final = 0.8
"""The least share of its width to which text on the canvas may be squeezed."""


@contextmanager
def still(browser: Browser, size: tuple[int, int]) -> Iterator[Page]:
    """A page without its scripts, which is ready at once."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=True, java_script_enabled=False
    )
    yield context.new_page()
    context.close()


def cut(page: Page, site: str, names: tuple[str, ...], language: str) -> list[str]:
    """The text that is cut off on these pages in a language."""
    found = []
    for name in names:
        page.goto(f"{site}{folder_of(language)}{name}")
        found += page.evaluate(OPENED, f"{language}, {name}")
    return found


@in_one_browser
@pytest.mark.parametrize("language", ordinary_first(languages(), ["en", "de"]))
def test_nothing_is_cut_off_on_a_phone(browser: Browser, served: SiteServer, language: str) -> None:
    """On pages and dialogs."""
    with still(browser, SIZES[SMALLEST][:2]) as page:
        assert cut(page, served.address, PAGES, language) == []


SIDEWAYS: Final = "() => document.scrollingElement.scrollWidth - innerWidth"


@pytest.mark.deep
def test_no_page_scrolls_sideways_in_large_text(playwright: Playwright, served: SiteServer) -> None:
    """Text at 200 % on a phone, on each of our pages.

    In English nothing is cut off either, in dialogs and lists of choices.
    """
    wide, found = {}, []
    with in_large_text(playwright) as browser, still(browser, SIZES[SMALLEST][:2]) as page:
        for language in ("en", "de"):  # and the longest words
            for name in (*PAGES, *TABLES, "licences.html"):
                page.goto(f"{served.address}{folder_of(language)}{name}")
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
"""Builds the table from its template, in a page without scripts."""

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
"""The size of the canvas beside all buttons of a placement, and the buttons that are too small."""


@pytest.mark.parametrize("size", [(740, 360), (360, 740)], ids=str)
def test_large_text_leaves_the_table_its_room(
    size: tuple[int, int], playwright: Playwright, served: SiteServer
) -> None:
    """On a landscape phone, text above and below the canvas left it 53 pixels."""
    with in_large_text(playwright) as browser, still(browser, size) as page:
        page.goto(f"{served.address}index.html")
        left = page.evaluate(PLACING)
        assert left["width"] * left["height"] >= 0.35 * size[0] * size[1]
        assert left["small"] == []
        assert page.evaluate(CUT, "the table") == []


RESULT: Final = """() => {
  const table = MOUNTED;
  const part = (name) => table.querySelector(`[data-part="${name}"]`);
  for (const name of ["look-again", "review", "copy-result", "others"]) part(name).hidden = false;
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
"""The lines of a message in the result, how much it changes the buttons, and its indent."""


@in_one_browser
@pytest.mark.parametrize("size", [(740, 360), deep((TABLET,)), deep((DESKTOP,))], ids=str)
def test_messages_of_the_result_have_a_line_of_their_own(
    size: tuple[int, int], browser: Browser, served: SiteServer
) -> None:
    """Beside the buttons it stretched them, and cut them off on a landscape phone."""
    with still(browser, size) as page:
        for language in languages():
            page.goto(f"{served.address}{folder_of(language)}index.html")
            assert page.evaluate(RESULT) == {"lines": 1, "grown": [], "aside": 0}, language
            assert page.evaluate(CUT, f"{language}, the result") == []


@pytest.mark.deep
def test_nothing_is_cut_off_in_large_text(playwright: Playwright, served: SiteServer) -> None:
    with in_large_text(playwright) as browser, still(browser, TABLET) as page:
        for language in languages():
            assert cut(page, served.address, PAGES + TABLES, language) == []


@in_one_browser
@pytest.mark.deep
@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_off_on_any_screen(
    language: str, browser: Browser, served: SiteServer
) -> None:
    """On every screen of the contact sheet, and on its canvas."""
    shown = visit(browser, f"{served.address}{folder_of(language)}", SIZES[SMALLEST])
    shown.page.add_init_script(WATCHED)
    shown.open()
    found = []
    for name, way in screens_of(SIZES[SMALLEST]).items():
        way(shown)
        shown.photograph("light")
        found += shown.page.evaluate(CUT, f"{language}, {name}")
        found += shown.page.evaluate(SQUEEZED, [f"{language}, {name}", NARROWEST])
        shown.leave()
    shown.page.context.close()
    assert found == []


@in_one_browser
def test_every_letter_is_there_in_every_font(browser: Browser) -> None:
    with still(browser, TABLET) as page:
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
def test_text_that_is_cut_off_is_found(browser: Browser) -> None:
    with still(browser, SIZES[SMALLEST][:2]) as page:
        page.set_content(FAULTY)
        found = page.evaluate(CUT, "here")
    for name in ("cut", "small", "out", "low", "list"):
        assert [text for text in found if f"#{name}," in text], name
    assert not [text for text in found if "#read" in text or "#whole" in text]
