"""Queendomino without a pointer, from the set-up to the score sheets."""

from collections import Counter
from itertools import cycle

import pytest

from e2e.conftest import Visit
from e2e.court import expect_sheets_of_replay, tokens, town
from e2e.table.test_keyboard import Keys
from e2e.visitor import Visitor
from realmino import Burn, Claim, Construct, Place, Tax
from table.words import unnamed

pytestmark = pytest.mark.in_chromium


def fill_the_form(keys: Keys) -> None:
    """Ada against two random bots, Queendomino of a seed."""
    keys.go_to("game")
    keys.press("ArrowRight")
    assert keys.visitor.find("#game-Q").is_checked()
    keys.go_to("name4")
    keys.press("Control+a")
    keys.visitor.page.keyboard.type("Ada")
    for name, letter in (("kind5", "r"), ("kind6", "r"), ("kind7", "e")):
        keys.go_to(name)
        keys.press(letter)
    keys.go_to("SUMMARY")
    keys.press("Enter")
    keys.go_to("seed")
    keys.visitor.page.keyboard.type("31")
    keys.go_to("begin")
    keys.press("Enter")


def next_token(visitor: Visitor, played: Counter[str]) -> str:
    """Tax, then buildings, once the Dragon; of dominoes those with a town."""
    wanted = "BC" if played["D"] or not played["C"] else "BDC"
    actions = [found[0] for letter in wanted if (found := tokens(visitor, letter))]
    return actions[0] if actions else town(visitor) or tokens(visitor, "E")[0]


def test_whole_queendomino_game_by_keyboard(seated: Visit) -> None:
    visitor = seated()
    keys = Keys(visitor)
    fill_the_form(keys)
    visitor.wait_for_turn()
    assert keys.focus() == "canvas"
    keys.hurry_the_bots()
    ways, played = cycle(("arrows", "list", "next")), Counter[str]()
    asked = visitor.wait_for_turn()
    while asked:
        before, prompt, way = visitor.moves, visitor.prompt, next(ways)
        if prompt == "discard":
            keys.go_back_to("canvas")
            keys.go_to("place")
            keys.press("Enter")
        elif prompt == "place" and way == "list":
            keys.play_in_list()
        elif prompt == "place" or (way == "next" and prompt == "claim" and not played["B"]):
            keys.play_on_canvas(prompt, way)
        else:
            token = next_token(visitor, played)
            played[token[0]] += 1
            keys.go_to(token)
            keys.press("Enter")
        asked = visitor.wait_for_turn(after=before)
    bots = [unnamed(colour, "greedy") for colour in ("purple", "white")]
    game = expect_sheets_of_replay(visitor, "Ada", *bots)
    own = [type(played.move) for played in game.history() if played.seat == 0]
    for kind, least in {Place: 8, Tax: 1, Construct: 2, Burn: 1, Claim: 12}.items():
        assert own.count(kind) >= least
