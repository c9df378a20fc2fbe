"""Sharing a result: by the system's dialog, or by saving and copying where there is none."""

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit
from e2e.games import games_in, moment, whole_game
from e2e.storage import download_from
from e2e.visitor import PAINTED, Visitor
from tests.depth import deep

pytestmark = pytest.mark.in_chromium

SYSTEM_DIALOG = """(fault) => {
  const dialog = { data: null, async share({ files, ...data }) {
    const file = files?.[0];
    const { width, height } = file ? await createImageBitmap(file) : {};
    const { name, type } = file ?? {};
    dialog.data = { ...data, files: files?.length ?? 0, name, type, width, height };
    if (fault) throw new DOMException("", fault);
  } };
  window.systemDialog = dialog;
  for (const [name, value] of Object.entries({ share: dialog.share, canShare: () => true }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}"""
"""Replaces the system's dialog with one that records its data and fails with ``fault``."""

NO_SYSTEM_DIALOG = """() => {
  for (const name of ["share", "canShare"])
    Object.defineProperty(navigator, name, { value: undefined, configurable: true });
}"""


def at_result(revisit: Visit) -> Visitor:
    """A phone showing the result of a game between Ada and a bot."""
    end = whole_game("K2")
    visitor = revisit(PHONE, moment=moment(end, end.number, "pg"))
    visitor.press("place")
    expect(visitor.part("result")).to_be_visible()
    return visitor


def shared_data(visitor: Visitor) -> dict[str, Any]:
    """The data passed to the system's dialog."""
    return visitor.page.wait_for_function("() => systemDialog.data").json_value()


@pytest.mark.parametrize("fault", ["", deep("AbortError")])
def test_the_systems_dialog_gets_picture_or_link(revisit: Visit, fault: str) -> None:
    """The page adds no message of its own, even if that dialog is cancelled."""
    visitor = at_result(revisit)
    visitor.page.evaluate(SYSTEM_DIALOG, fault)
    dialog = visitor.share()
    share = dialog.get_by_role("button", name="Share", exact=True)
    share.click()
    shared = shared_data(visitor)
    assert (shared["files"], shared["name"], shared["type"]) == (1, "realmino.png", "image/png")
    assert shared["width"] > shared["height"] > 500, "two kingdoms side by side"
    assert shared["title"] == visitor.page.title()
    assert shared["text"].startswith("Realmino: ")
    assert games_in(shared["url"])[0].is_over

    visitor.page.evaluate("() => { systemDialog.data = null; }")
    dialog.locator("#share-tab-link").click()
    share.click()
    shared = shared_data(visitor)
    assert (shared["files"], shared["title"]) == (0, visitor.page.title())
    assert games_in(shared["url"])[0].is_over
    visitor.page.evaluate(f"async () => {{ {PAINTED} }}")
    expect(dialog.get_by_role("status")).to_be_empty()
    visitor.page.evaluate(NO_SYSTEM_DIALOG)


def test_without_the_systems_dialog_people_copy_and_save(revisit: Visit) -> None:
    visitor = at_result(revisit)
    visitor.page.evaluate(NO_SYSTEM_DIALOG)
    dialog = visitor.share()
    picture = dialog.get_by_role("img")
    expect(picture).to_be_visible()
    assert "font%2Fwoff2" in (picture.get_attribute("src") or "")  # it can't use the page's fonts
    expect(dialog.get_by_role("status")).to_be_empty()
    name, content = download_from(visitor, dialog.get_by_role("button", name="Save PNG"))
    assert (name, content[1:4]) == ("realmino.png", "PNG")
    visitor.page.keyboard.press("Escape")
    expect(visitor.part("result")).to_be_visible()
    assert games_in(visitor.link())[0].is_over


def test_arrow_keys_move_between_the_parts(revisit: Visit) -> None:
    visitor = at_result(revisit)
    dialog = visitor.share()
    tabs = dialog.get_by_role("tab")
    for key, shown in (("ArrowLeft", 2), ("ArrowRight", 0)):
        visitor.page.keyboard.press(key)
        expect(tabs.nth(shown)).to_be_focused()
        expect(tabs.nth(shown)).to_have_attribute("aria-selected", "true")
        expect(dialog.get_by_role("tabpanel")).to_have_count(1)
