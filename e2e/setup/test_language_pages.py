"""Each language has a page: the browser's language comes first, the menu offers all."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.hosting.test_offline import KEPT
from e2e.visitor import Visitor
from realmino.text.languages import ENGLISH, NAMES, tag
from tools.dev.patience import PATIENCE

pytestmark = pytest.mark.in_chromium

UNREACHED = "An unknown error occurred when fetching the script."
"""The browser's log message when it can't check for a newer copy."""

WHOLE = """async () => {
  const lacks = async (name) => !(await caches.match(new URL(name, location.href)));
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    const config = document.getElementById("game").getAttribute("config");
    const last = config.replace("pyscript.json", "words.zip");
    if (!(await lacks("index.html")) && !(await lacks(last))) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}""".replace("PATIENCE", str(PATIENCE))
"""Whether the browser caches all files for the page's language in time."""

SET_UP_OF_0_1 = """() => localStorage.setItem(
  "realmino.setup", JSON.stringify({ places: [{ kind: "person", name: "You" }] }))"""
"""Stores a set-up as version 0.1.0 did, with the English name of an unnamed player."""


def expect_language(page: Page, language: str) -> None:
    """Checks that the page is in this language, and that its list of languages says so."""
    expect(page.locator(f"html[lang={tag(language)}]")).to_have_count(1)
    expect(page.locator("footer .languages [aria-current]")).to_have_text(NAMES[language])


def change(visitor: Visitor, language: str, within: str) -> None:
    """Chooses a language and waits for its page."""
    place = f"{visitor.address}{language}/" if language != "en" else visitor.address
    visitor.find(f"{within} .languages a[lang={language}]").click()
    visitor.page.wait_for_url(f"{place}*")
    visitor.wait_until_ready()


@pytest.mark.deep
def test_a_game_continues_in_another_language_with_its_settings(visit: Visit) -> None:
    visitor = visit()
    visitor.start_game("person", "random")
    visitor.play(2)
    visitor.choose_setting("theme", "dark")
    visitor.press("menu")
    moves = visitor.moves
    visitor.page.evaluate(SET_UP_OF_0_1)
    change(visitor, "de", "#menu-dialog")
    visitor.table.wait_for()
    expect(visitor.find("#name0")).to_have_value("Du")
    assert visitor.moves == moves
    expect(visitor.part("canvas")).to_have_accessible_name(re.compile(r"\bDu \d"))
    expect(visitor.find("html[lang=de][data-theme=dark]")).to_have_count(1)
    visitor.play(1)
    assert visitor.moves > moves


@pytest.mark.deep
def test_a_game_continues_through_all_languages(visit: Visit) -> None:
    """A move is played in each; earlier moves don't change."""
    visitor = visit()
    visitor.start_game("person", "random", names=("Ada",))
    for language in (*[*NAMES][1:], ENGLISH):
        visitor.play(1)
        moves, moment = visitor.moves, visitor.link().partition("#")[2]
        visitor.press("menu")
        change(visitor, language, "#menu-dialog")
        visitor.table.wait_for()
        expect_language(visitor.page, language)
        assert (visitor.moves, visitor.link().partition("#")[2]) == (moves, moment)
    assert visitor.moves > len(NAMES)


def test_the_browsers_language_applies_once_and_never_to_links(visit: Visit) -> None:
    visitor = visit(opened=False, locale="de-AT")
    visitor.page.goto(f"{visitor.address}#g=K2", wait_until="commit")
    visitor.wait_until_ready()
    expect_language(visitor.page, "en")
    visitor.page.evaluate("localStorage.clear()")
    visitor.page.goto("about:blank")
    visitor.page.goto(visitor.address, wait_until="commit")
    visitor.page.wait_for_url(f"{visitor.address}de/")
    visitor.wait_until_ready()
    expect_language(visitor.page, "de")
    expect(visitor.find("#name0")).to_have_value("Du")
    visitor.show_more()
    visitor.find("#kind1").select_option("person")  # makes the page store the set-up
    visitor.open()
    expect_language(visitor.page, "en")
    expect(visitor.find("#name0")).to_have_value("You")


@pytest.mark.deep
def test_the_last_language_and_english_work_offline(visit: Visit) -> None:
    visitor = visit(opened=False, offline=True, expected=(UNREACHED,))
    visitor.page.goto(f"{visitor.address}de/", wait_until="commit")
    visitor.wait_until_ready()
    assert visitor.page.evaluate(KEPT) == "activated"
    assert visitor.page.evaluate(WHOLE)
    visitor.page.context.set_offline(True)
    visitor.reload()
    expect_language(visitor.page, "de")
    change(visitor, "en", "#setup")
    expect_language(visitor.page, "en")
