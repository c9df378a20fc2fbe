"""Sharing a result through the system's dialog, or the page's own if there is none."""

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
    const [file] = files;
    const { width, height } = await createImageBitmap(file);
    dialog.data = { ...data, files: files.length, name: file.name, type: file.type, width, height };
    if (fault) throw new DOMException("", fault);
  } };
  window.systemDialog = dialog;
  for (const [name, value] of Object.entries({ share: dialog.share, canShare: () => true }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}"""
"""Replaces the system's dialog: records its data, and closes with ``fault``."""

NO_SYSTEM_DIALOG = """() => {
  for (const name of ["share", "canShare"])
    Object.defineProperty(navigator, name, { value: undefined, configurable: true });
}"""


def at_result(revisit: Visit) -> Visitor:
    """Shows on a phone the result of a game between Ada and a bot."""
    end = whole_game("K2")
    visitor = revisit(PHONE, moment=moment(end, end.number, "pg"))
    visitor.press("place")
    expect(visitor.part("result")).to_be_visible()
    return visitor


def shared_data(visitor: Visitor) -> dict[str, Any]:
    """The data passed to the system's dialog."""
    return visitor.page.wait_for_function("() => systemDialog.data").json_value()


@pytest.mark.parametrize("fault", ["", deep("AbortError")])
def test_the_systems_dialog_gets_picture_and_link(revisit: Visit, fault: str) -> None:
    """The page shows nothing else, even if the player closes the dialog."""
    visitor = at_result(revisit)
    visitor.page.evaluate(SYSTEM_DIALOG, fault)
    visitor.press("send")
    shared = shared_data(visitor)
    assert (shared["files"], shared["name"], shared["type"]) == (1, "realmino.png", "image/png")
    assert shared["width"] > shared["height"] > 500, "two kingdoms side by side"
    assert shared["title"] == visitor.page.title()
    assert shared["text"].startswith("Realmino: ")
    assert games_in(shared["url"])[0].is_over
    visitor.page.evaluate(f"async () => {{ {PAINTED} }}")
    expect(visitor.find("#share")).to_have_count(0)
    expect(visitor.part("result")).to_be_visible()
    visitor.page.evaluate(NO_SYSTEM_DIALOG)


@pytest.mark.parametrize("fault", ["NotAllowedError", None], ids=["refused", "missing"])
def test_without_the_systems_dialog_people_copy_and_save(revisit: Visit, fault: str | None) -> None:
    visitor = at_result(revisit)
    visitor.page.evaluate(*((SYSTEM_DIALOG, fault) if fault else (NO_SYSTEM_DIALOG,)))
    visitor.press("send")
    dialog = visitor.find("#share")
    expect(dialog.get_by_role("img")).to_be_visible()
    expect(dialog.get_by_role("status")).to_be_empty()
    expect(dialog.get_by_role("button", name="Share", exact=True)).to_have_count(1 if fault else 0)
    dialog.get_by_role("button", name="Copy link").click()
    expect(dialog.get_by_role("status")).to_have_text("Copied.")
    copied = str(visitor.find("html").get_attribute("data-copied"))
    assert games_in(copied)[0].is_over
    dialog.locator("summary").first.click()
    name, content = download_from(visitor, dialog.get_by_role("button", name="Save PNG"))
    assert (name, content[1:4]) == ("realmino.png", "PNG")
    visitor.page.evaluate(NO_SYSTEM_DIALOG)
