"""People who share one device, and the kinds of games they choose."""

import pytest
from playwright.sync_api import expect

from e2e import replay
from e2e.conftest import Visit
from e2e.visitor import TABLE, Visitor, part
from table.words import say

pytestmark = pytest.mark.in_chromium


def take_over(visitor: Visitor, name: str) -> None:
    """The device is handed to that person, who sees no choices before being ready."""
    expect(visitor.part("handover-title")).to_have_text(say("handover", name=name))
    expect(visitor.part("options", "button")).to_have_count(0)
    visitor.press("handover-go")
    expect(visitor.part("handover")).to_be_hidden()
    visitor.wait_for_turn()


def test_handing_the_device_over(seated: Visit) -> None:
    names = {"a": "Ada", "b": "Ben", "c": "Cleo"}
    visitor = seated()
    visitor.sit_down("person", "person", "random", names=names.values(), handover=True)
    visitor.part("handover", being="[open]").wait_for(state="attached")
    before, changes = None, 0
    while changes < 9:
        acting = visitor.told()["acting"]
        if acting != before:
            take_over(visitor, names[acting])
            before, changes = acting, changes + 1
        moves = visitor.moves
        visitor.part("options", "button").first.click()
        later = f'{TABLE}:not([data-move="{moves}"])'
        handed = part("handover", being="[open]", table=later)
        visitor.find(f"{handed}, {part('options', 'button', table=later)}").first.wait_for(
            state="attached"
        )


def test_mighty_duel_with_both_bonuses(seated: Visit) -> None:
    visitor = seated()
    duel = visitor.find("#duel")
    expect(duel).to_be_disabled()
    expect(visitor.find("#duel-why")).to_be_visible()
    visitor.sit_down(
        "person", "greedy", names=("Ada", "Ben"), duel=True, harmony=True, middle=True, seed="one"
    )
    visitor.play()
    visitor.expect_scores_of_replay("Ada", "Ben")
    game = replay.games_of(visitor.link())[0]
    assert str(game.rules) == "K2dhm"
    assert len(game.moves) > 100


def test_dynasty_adds_up_three_games(seated: Visit) -> None:
    visitor = seated()
    visitor.sit_down("greedy", "random", names=("Ada", "Ben"), dynasty=True)
    title, more = visitor.part("result-title"), visitor.part("next-game")
    for number in range(1, 4):
        expect(visitor.part("result")).to_be_visible(timeout=30_000)
        visitor.expect_scores_of_replay("Ada", "Ben")
        games = replay.games_of(visitor.link())
        assert len(games) == number
        points = [replay.totals(game) for game in games]
        # Who leads stands first.
        rows = visitor.part("result", ".dynasty tbody tr").all()
        assert len(rows) == 2
        for row in rows:
            seat = ["Ada", "Ben"].index(row.locator("th").inner_text().strip())
            of_seat = [game[seat] for game in points]
            cells = [cell for cell in row.locator("td").all_inner_texts() if cell]
            assert cells == [str(one) for one in [*of_seat, sum(of_seat)]]
        if number < 3:
            expect(visitor.part("again")).to_be_hidden()
            more.click()
            expect(visitor.part("turn-round")).to_contain_text(f"Game {number + 1} of 3")
    expect(more).to_be_hidden()
    expect(title).to_contain_text("Dynasty")


@pytest.mark.deep
def test_playing_again(seated: Visit) -> None:
    visitor = seated()
    visitor.sit_down("person", "random", seed="first")
    visitor.play()
    first = visitor.link()
    visitor.press("again")
    assert visitor.wait_for_turn()
    assert visitor.told()["screen"] == "table"
    assert replay.games_of(visitor.link())[0].moves != replay.games_of(first)[0].moves[:2]
    visitor.press("menu", "to-setup")
    expect(visitor.find("#begin")).to_be_visible()
