"""A board that another page, a blocker or a host keeps from loading leaves the author's content."""

from collections.abc import Callable
from html import escape

import pytest
from playwright.sync_api import Frame, Page, Route, expect

from e2e.conftest import OpenHost
from e2e.host_page import HOUSE, MOVES, RECORD, element, page_with

pytestmark = pytest.mark.in_chromium

BOARD = element(f'at="7" record="{RECORD}"')
FRAMES = "**/*.html*"
ERRORS = (
    *("frame-src", "blocked", "Blocked", "BLOCKED", "404", "X-Frame-Options", "ERR_FAILED", "CORS"),
    *("Cross-Origin", "sandbox", "origin null", "origin 'null'"),
)
"""Browsers' log messages about frames and scripts that they don't load."""


def missing(route: Route) -> None:
    """Answers like a host without this page."""
    route.fulfill(status=404, content_type="text/html", body="<!doctype html><p>Nothing here")


def unframed(route: Route) -> None:
    """Answers with a page that browsers refuse to show in a frame."""
    route.fulfill(response=route.fetch(), headers={"X-Frame-Options": "DENY"})


def expect_link(page: Page | Frame) -> None:
    """Checks that the content, the button and a link to the board's own page are visible."""
    expect(page.get_by_text("A game")).to_be_visible()
    expect(page.locator("realmino-board button")).to_have_text("Play")
    link = page.get_by_role("link", name="Open in a new tab")
    expect(link).to_be_visible()
    href = link.get_attribute("href") or ""
    assert "/embed.html#record=K2+Oabab" in href
    assert "host=" not in href


@pytest.mark.parametrize(
    ("headers", "route"),
    [
        pytest.param({"Content-Security-Policy": "frame-src 'none'"}, None, id="frame-src"),
        pytest.param({}, missing, id="404"),
        *(
            pytest.param(headers, route, id=id, marks=pytest.mark.deep)
            for id, headers, route in (
                ("COEP", {"Cross-Origin-Embedder-Policy": "credentialless"}, None),
                ("X-Frame-Options", {}, unframed),
                ("blocker", {}, lambda route: route.abort("blockedbyclient")),
            )
        ),
    ],
)
def test_a_blocked_board_leaves_the_content_and_offers_its_page(
    host: OpenHost, headers: dict[str, str], route: Callable[[Route], None] | None
) -> None:
    shown = host(page_with(BOARD), headers=headers, expected=ERRORS)
    if route:
        shown.page.route(f"{shown.address}{FRAMES}", route)
    shown.tap()
    assert shown.wait_for("error")["reason"] == "blocked"
    expect_link(shown.page)
    expect(shown.page.get_by_text("This board can’t be shown.")).to_be_visible()


@pytest.mark.deep
def test_a_second_press_tries_again(host: OpenHost) -> None:
    shown = host(page_with(BOARD), expected=ERRORS)
    for pattern in ("embed", "board"):
        address = f"{shown.address}{pattern}.html*"
        shown.page.route(address, missing)
        shown.tap()
        shown.wait_for("error")
        expect_link(shown.page)
        before = len(shown.events())
        shown.page.unroute(address)
    shown.tap()
    assert shown.wait_for("ready", before)["n"] == 7
    shown.wait_until_painted()
    expect(shown.page.get_by_text("A game")).to_be_hidden()


@pytest.mark.deep
def test_an_invalid_board_leaves_the_content(host: OpenHost) -> None:
    """The author can then correct the attributes."""
    shown = host(page_with(element('record="K2 zzz"')))
    shown.tap()
    message = shown.wait_for("error")["message"]
    expect(shown.page.get_by_role("alert").filter(has_text=message)).to_be_visible()
    expect(shown.page.get_by_text("A game")).to_be_visible()
    assert shown.call(f"board.record = '{RECORD}'", "ready")["length"] == len(MOVES)
    shown.wait_until_painted()
    expect(shown.page.get_by_text("A game")).to_be_hidden()


def test_a_sandbox_without_an_origin_is_named(host: OpenHost) -> None:
    """Both for a board on a sandboxed page and for a board's own page in a sandbox."""
    inner = escape(page_with(BOARD))
    boxes = (
        f'<iframe sandbox="allow-scripts" srcdoc="{inner}"></iframe>',
        f'<iframe sandbox="allow-scripts" src="{HOUSE}embed.html#record=K2"></iframe>',
    )
    shown = host(f"<!doctype html>{''.join(boxes)}", expected=ERRORS)
    around, own = shown.page.frames[1:3]
    around.locator("realmino-board button").evaluate("(button) => button.click()")
    for frame in (around, own):
        expect(frame.get_by_text("sandbox lacks “allow-same-origin”")).to_be_visible()
    expect_link(around)
