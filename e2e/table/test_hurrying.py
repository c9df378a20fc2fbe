"""Whoever waits for bots has them play on at once: by mouse, by keyboard, on a bare spot."""

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.visitor import Visitor

pytestmark = pytest.mark.in_chromium

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SLOW = 1.8
"""How many seconds a bot's turn takes at least at the slow pace."""

FIRST = "2"
"""With this seed Ada chooses before all others, and so she does whenever she takes the first."""


def leave_it_to_the_bots(visitor: Visitor) -> int:
    """Ada chooses until a bot is asked; after how many moves."""
    visitor.wait_for_turn()
    while visitor.told()["acting"] == "a":
        before = visitor.moves
        visitor.part("options", "button").first.click()
        expect(visitor.table).not_to_have_attribute("data-move", str(before))
    return visitor.moves


def test_bots_hurry_to_the_next_turn(seated: Visit) -> None:
    visitor = seated()
    page, hint = visitor.page, visitor.part("hint")
    visitor.sit_down("person", "random", "random", "random", names=NAMES, seed=FIRST, pace="slow")
    box = visitor.part("canvas").bounding_box()
    assert box
    bare = box["x"] + box["width"] / 2, box["y"] + box["height"] - 2
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.mouse.click(*visitor.spot("g7")),
        lambda: visitor.part("canvas").press("Space"),
        lambda: page.mouse.click(*bare),
    )
    for hurry, done in zip(ways, ("chose", "placed", "placed"), strict=True):
        before = leave_it_to_the_bots(visitor)
        page.mouse.move(*bare)  # over the list it would have its choices told
        began = monotonic()
        hurry()
        assert visitor.wait_for_turn(after=before)
        played = visitor.moves - before
        assert played >= len(NAMES) - 1
        assert monotonic() - began < SLOW * played / 2
        for name in NAMES[1:]:
            expect(hint).to_contain_text(f"{name} {done} domino")
