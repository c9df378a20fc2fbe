"""The Royal Wedding of eight, in teams of two: one person among bots, to the last sheet."""

import pytest
from playwright.sync_api import expect

from e2e import replay
from e2e.conftest import Visit
from e2e.court import expect_sheets_of_replay, sit_down
from e2e.visitor import GREEDY, RANDOM

pytestmark = pytest.mark.in_chromium

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
TEAMS = ("Ada and Eve", "Ben and Finn", "Cleo and Gus", "Dan and Hal")


def test_whole_wedding_in_teams(seated: Visit) -> None:
    visitor = seated()
    bots = (GREEDY, RANDOM, RANDOM, GREEDY, RANDOM, RANDOM, RANDOM)
    sit_down(visitor, "W", "person", *bots, names=NAMES, teams=True)
    visitor.wait_for_turn()
    expect(visitor.part("turn-round")).to_contain_text("with Eve")
    visitor.play()
    game = expect_sheets_of_replay(visitor, *TEAMS)
    assert str(game.rules) == "W8t"
    assert len(replay.totals(game)) == 4
