"""The rules reference and the licences, opened from About."""

import re
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import DESKTOP, PHONE, Serve, Visit, in_one_browser
from e2e.hosting.test_offline import KEPT, NAMES, RULES_KEPT, wait_until_cached
from e2e.storage import download_from
from e2e.table.test_accessibility import AXE, RUN, expect_no_violation
from e2e.table.test_fit import OVERFLOW
from e2e.visitor import Visitor

pytestmark = pytest.mark.in_chromium

NO_BLUR = "() => addEventListener('blur', (event) => event.stopImmediatePropagation(), true)"
"""Keeps the page from noticing that it loses the focus, like a background window."""

LONGEST: Final = 12_000
"""The height of the Kingdomino page on a phone with collapsed examples, in pixels."""

SMALLEST: Final = 11
"""The smallest text in a picture, in pixels."""

SMALL_TEXTS: Final = """async (smallest) => {
  const small = [];
  for (const image of document.querySelectorAll("img[src$='.svg']")) {
    image.closest("details")?.setAttribute("open", "");
    const text = (await (await fetch(image.src)).text()).replace(/<style>.*<\\/style>/, "");
    const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const { width, height } = image.getBoundingClientRect();
    picture.setAttribute("width", width);
    picture.setAttribute("height", height);
    document.body.append(picture);
    for (const letters of picture.querySelectorAll("text")) {
      const pixels = letters.getScreenCTM().d * parseFloat(getComputedStyle(letters).fontSize);
      if (pixels < smallest) small.push([image.src, letters.textContent, pixels]);
    }
    picture.remove();
  }
  return small;
}"""
"""The texts in the pictures of a page that are smaller than ``smallest`` pixels."""

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def test_a_rule_opens_its_position_on_the_table(revisit: Visit) -> None:
    visitor = revisit()
    visitor.find("[data-opens=about]:visible").click()
    with visitor.page.context.expect_page() as popup:
        visitor.find("#about a[href='rules/index.html']").click()
    page = popup.value
    page.get_by_role("searchbox").fill("king taken")
    page.get_by_role("search").get_by_role("link", name="The first choice").first.click()
    rule = page.locator("#the-first-choice")
    expect(rule).to_be_in_viewport()
    page.evaluate(NO_BLUR)
    figure = rule.get_by_role("figure").filter(has_text="A domino with a king on it is taken")
    expect(figure.get_by_role("img", name="A’s king")).to_be_visible()
    expect(figure).to_contain_text("Not allowed: choosing domino 34")
    record = copied(figure, "Copy position")
    assert record == "K4 Oadcb L3-14-34-41 E34"
    assert copied(figure, "Copy picture link").endswith(".svg")
    lines = copied(figure, "Copy embed code")
    assert f'<realmino-board mode="replay" record="{record}">' in lines
    assert f'<a href="{visitor.address}index.html#g={record.replace(" ", "_")}">' in lines
    figure.get_by_text("Share", exact=True).click()
    save = figure.get_by_role("button", name="Save as PNG")
    name, drawing = download_from(Visitor(page, page.url), save)
    assert (name, drawing[1:4]) == ("a-domino-with-a-king-on-it-is-taken.png", "PNG")
    analysis = figure.get_by_role("link", name="Analysis board").get_attribute("href") or ""
    assert urlsplit(analysis).fragment.startswith("analyse&g=K")
    link = urlsplit(figure.get_by_role("link", name="Play this").get_attribute("href") or "")
    assert urljoin(page.url, link.path) == urljoin(visitor.address, "index.html")
    page.goto(urljoin(page.url, "buildings/fortress.html"))
    page.evaluate(f"() => {{ {AXE} }}")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(RUN, [None, "html"]) == [], scheme
    page.close()
    visitor.page.keyboard.press("Escape")
    visitor.go_to(link.fragment)
    visitor.expect_move(len(record.split()) - 1)


def copied(figure: Locator, name: str) -> str:
    """The text copied by one of the buttons of “Share”."""
    figure.get_by_text("Share", exact=True).click()
    figure.get_by_role("button", name=name).click()
    expect(figure.get_by_role("button", name="Copied")).to_be_visible()
    text = figure.page.locator("html").get_attribute("data-copied")
    figure.page.keyboard.press("Escape")
    expect(figure.locator(".copies[open]")).to_have_count(0)
    return text or ""


def test_a_board_replaces_the_picture_of_a_rule(visit: Visit) -> None:
    """The game isn't fetched until then, and a button restores the picture."""
    visitor = visit(opened=False, expected=("ERR_FAILED",))
    page = visitor.page
    page.goto(urljoin(visitor.address, "rules/kingdomino.html#connection"))
    figure = page.locator("#connection figure").nth(1)
    picture = figure.get_by_role("img", name="domino 14")
    expect(picture).to_be_visible()
    assert [url for url in requests(page) if "/rules/" not in url] == []
    figure.get_by_role("button", name="Try it").click()
    board = figure.frame_locator("realmino-board iframe")
    board.locator("#board[data-prompt=place]").wait_for()
    expect(picture).to_be_hidden()
    board.locator('[data-part="options"] button[data-token=A14g10n]').dispatch_event("click")
    expect(board.get_by_text("Done: that’s a legal move.")).to_be_visible()
    board.get_by_role("button", name="Try again").click()
    board.locator("#board[data-prompt=place]").wait_for()
    figure.get_by_role("button", name="Back to the picture").click()
    expect(picture).to_be_visible()
    expect(figure.locator("realmino-board")).to_have_count(0)

    page.route("**/realmino-board.js", lambda route: route.abort())
    page.reload()
    figure.get_by_role("button", name="Try it").click()
    expect(figure.get_by_role("status")).to_contain_text("Check your connection")
    assert "/rules/kingdomino.html" in page.url
    expect(picture).to_be_visible()


@pytest.mark.deep
def test_back_from_the_game_returns_to_the_same_place_in_the_rules(visit: Visit) -> None:
    """“Try it” also shows games in place; “Play this” leaves the page."""
    visitor = visit(PHONE, opened=False)
    page = visitor.page
    page.goto(urljoin(visitor.address, "rules/kingdomino.html"))
    rule = page.locator("#the-first-choice")
    rule.get_by_text("examples").first.click()
    figure = rule.get_by_role("figure").filter(has_text="A domino with a king on it is taken")
    figure.get_by_role("button", name="Try it").click()
    figure.frame_locator("realmino-board iframe").locator("#steps").wait_for()
    expect(page).to_have_url(re.compile("rules/kingdomino.html$"))
    play = figure.get_by_role("link", name="Play this")
    play.scroll_into_view_if_needed()
    play.click()
    visitor.expect_move(3)
    page.go_back()
    expect(page).to_have_url(re.compile("rules/kingdomino.html$"))
    expect(figure.get_by_role("img", name="A’s king")).to_be_in_viewport()


def requests(page: Page) -> list[str]:
    """The addresses of all files that the page has fetched."""
    urls: list[str] = page.evaluate(
        "() => performance.getEntriesByType('resource').map(({ name }) => name)"
    )
    return urls


@pytest.mark.deep
def test_one_visit_makes_all_rules_available_offline(
    visit: Visit, serve: Serve, site: Path
) -> None:
    serving = serve(site)
    visitor = visit(opened=False, offline=True, address=serving.address)
    page = visitor.page
    page.goto(urljoin(visitor.address, "rules/kingdomino.html"))
    assert page.evaluate(KEPT) == "activated"
    serving.stop()
    page.get_by_role("link", name="Next: Variants").click()
    expect(page.get_by_role("heading", level=1, name="Variants")).to_be_visible()
    page.get_by_role("searchbox").fill("dragon")
    page.get_by_role("search").get_by_role("link", name="The Dragon").first.click()
    picture = page.locator("#the-dragon").get_by_role("figure").get_by_role("img").first
    picture.scroll_into_view_if_needed()
    assert picture.evaluate("(picture) => picture.decode().then(() => picture.naturalWidth)") > 0


@pytest.mark.deep
def test_a_second_visit_to_the_game_stores_the_rules(
    visit: Visit, serve: Serve, site: Path
) -> None:
    serving = serve(site)
    visitor = visit(offline=True, address=serving.address)
    wait_until_cached(visitor)
    assert len(visitor.page.evaluate("caches.keys()")) == 1
    visitor.reload()
    assert visitor.page.evaluate(RULES_KEPT)
    serving.stop()
    visitor.page.goto(urljoin(visitor.address, "rules/index.html"))
    expect(visitor.page.get_by_role("heading", name="A to Z")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_rules_work_without_scripts_and_fit_the_screen(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size, opened=False, java_script_enabled=False)
    page = visitor.page
    # Firefox runs modules even with scripts disabled.
    page.route("**/*.js", lambda route: route.fulfill(content_type="text/javascript", body=""))
    page.goto(urljoin(visitor.address, "rules/kingdomino.html"))
    expect(page.get_by_role("heading", name="Connecting a domino")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("button")).to_have_count(0)
    assert page.evaluate("document.fonts.load('20px \"Yeseva One\"').then((found) => found.length)")
    summary = page.locator(".intro ol")
    expect(summary.get_by_role("img")).to_have_count(5)
    if size == PHONE:
        assert summary.evaluate("(list) => list.offsetHeight") <= size[1]
        assert page.evaluate("document.documentElement.scrollHeight") < LONGEST
    page.get_by_text("3 examples").first.click()
    expect(page.get_by_text("No solo game")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.deep
@in_one_browser
@pytest.mark.parametrize(
    "name", ["kingdomino", "queendomino", "royal-wedding", "buildings", "dominoes"]
)
def test_numbers_in_pictures_can_be_read_on_a_phone(name: str, visit: Visit) -> None:
    visitor = visit(PHONE, opened=False)
    visitor.page.goto(urljoin(visitor.address, f"rules/{name}.html"))
    assert visitor.page.evaluate(SMALL_TEXTS, SMALLEST) == []


@in_one_browser  # only Chromium's driver can emulate print
def test_rules_are_printed_with_their_examples(visit: Visit) -> None:
    visitor = visit(DESKTOP, opened=False)
    page = visitor.page
    page.goto(urljoin(visitor.address, "rules/kingdomino.html"))
    example = page.locator("#connection figure").first
    expect(example).to_be_hidden()
    page.emulate_media(media="print")
    expect(example).to_be_visible()


@pytest.mark.deep
def test_licences_are_reached_from_about(visit: Visit) -> None:
    visitor = visit(PHONE, offline=True)
    wait_until_cached(visitor)
    kept = visitor.page.evaluate(NAMES)
    assert "licences.html" in kept
    assert not [name for name in kept if name.startswith("docs/")]
    visitor.find("[data-opens=about]:visible").click()
    with visitor.page.context.expect_page() as popup:
        visitor.find("#about a[href='licences.html']").click()
    page = Visitor(popup.value, visitor.address)
    page.page.wait_for_load_state()
    pyodide = page.find("details").filter(has_text="pyodide 0.")
    pyodide.locator("summary").click()
    expect(pyodide.locator("pre")).to_contain_text("Mozilla Public License Version 2.0")
    for entry in page.find("summary").all():
        entry.click()
    over_wide, _ = page.page.evaluate(OVERFLOW)
    assert over_wide <= 0
    expect_no_violation(page)
