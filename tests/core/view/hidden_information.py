"""A page that sees only views, and plays whole games with them."""

import json
from random import Random
from typing import Any

from realmino import Game, Shuffled
from realmino.view import view

COLUMNS = "abcdefghijklm"
PAYING = ("place", "tax", "construct", "burn")


def shown(game: Game, **more: Any) -> dict[str, Any]:
    """Returns the view as a page receives it, through JSON text."""
    return json.loads(json.dumps(view(game, **more).to_json()))


class BlindPage:
    """Plays by views alone, without knowing the rules.

    It checks everything a view shows about an option, and then plays the option's token.
    """

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Returns a random option after checking what the view shows about it."""
        prompt, options = seen["prompt"], seen["options"]
        assert prompt["seat"] is not None
        kinds = list(dict.fromkeys(option["kind"] for option in options))
        assert kinds == [*prompt["optional"], prompt["kind"]]
        kind = self.random.choice(kinds)
        option = self.random.choice([option for option in options if option["kind"] == kind])
        CHECKS[kind](seen, option)
        return option


def check_place(seen: dict[str, Any], option: dict[str, Any]) -> None:
    own = acting(seen)
    covered = {land["square"] for land in own["land"]} | {"g7"}
    assert not covered & set(option["squares"])
    assert all(is_within(own["reach"], square) for square in option["squares"])
    assert option["domino"] == seen["prompt"]["domino"] == first_waiting(seen)


def check_discard(seen: dict[str, Any], option: dict[str, Any]) -> None:
    assert len(seen["options"]) == 1
    assert option["domino"] == first_waiting(seen)


def check_tax(seen: dict[str, Any], option: dict[str, Any]) -> None:
    own = acting(seen)
    just_placed = {
        land["square"] for land in own["land"] if land["domino"] == seen["prompt"]["domino"]
    }
    assert len(just_placed) == 2
    assert set(option["squares"]) <= just_placed
    assert len(option["squares"]) <= own["purse"]["knights"]
    assert option["coins"] >= len(option["squares"])
    assert seen["court"]["why_no_tax"] is None


def check_construct(seen: dict[str, Any], option: dict[str, Any]) -> None:
    own, spot = acting(seen), seen["court"]["board"][option["spot"]]
    assert set(option["squares"]) <= set(own["open_towns"])
    assert option["tile"] == spot["tile"]["tile"]
    assert -option["coins"] == spot["price"] <= own["purse"]["coins"]
    assert spot["why_not"] is None


def check_burn(seen: dict[str, Any], option: dict[str, Any]) -> None:
    own, court = acting(seen), seen["court"]
    spot = court["board"][option["spot"]]
    assert option["tile"] == spot["tile"]["tile"]
    assert court["dragon_home"]
    assert court["queen"] != own["kingdom"]
    assert option["coins"] == -1
    assert spot["why_not_burn"] is None


def check_claim(seen: dict[str, Any], option: dict[str, Any]) -> None:
    free = [face["domino"] for face in seen["next"] if face["king"] is None]
    claims = [option["domino"] for option in seen["options"] if option["kind"] == "claim"]
    assert claims == free


def check_end(seen: dict[str, Any], option: dict[str, Any]) -> None:
    assert seen["round"] == seen["rounds"]


CHECKS = {
    "place": check_place,
    "discard": check_discard,
    "tax": check_tax,
    "construct": check_construct,
    "burn": check_burn,
    "claim": check_claim,
    "end": check_end,
}


def acting(seen: dict[str, Any]) -> dict[str, Any]:
    """Returns the kingdom of the player to act."""
    return next(realm for realm in seen["kingdoms"] if seen["prompt"]["seat"] in realm["seats"])


def is_within(reach: list[int], square: str) -> bool:
    west, east, south, north = reach
    column, row = COLUMNS.index(square[0]), int(square[1:]) - 1
    return west <= column <= east and south <= row <= north


def first_waiting(seen: dict[str, Any]) -> int:
    return next(face["domino"] for face in seen["line"] if not face["done"])


def play_blind(game: Game, seed: int) -> tuple[Game, dict[str, Any]]:
    """Plays a game to its end with a blind page at every seat; also returns the last view.

    Every option changes points and coins exactly as its view shows.
    """
    page, dealer = BlindPage(Random(seed)), Shuffled(seed)
    seen = shown(game)
    while seen["prompt"]["kind"] != "over":
        if seen["prompt"]["kind"] == "deal":
            game = game.deal(dealer)
            seen = shown(game)
            continue
        option, seat = page.choose(seen), seen["prompt"]["seat"]
        game = game.play(option["token"])
        before, seen = seen, shown(game)
        if option["kind"] in PAYING:
            assert total_of(seen, seat) == total_of(before, seat) + option["gain"]
            assert coins_of(seen, seat) == coins_of(before, seat) + option["coins"]
    return game, seen


def total_of(seen: dict[str, Any], seat: str) -> int:
    """Returns the points of a seat's kingdom."""
    return next(realm for realm in seen["kingdoms"] if seat in realm["seats"])["sheet"]["total"]


def coins_of(seen: dict[str, Any], seat: str) -> int:
    """Returns the coins of a seat's kingdom, 0 without a court."""
    purse = next(realm for realm in seen["kingdoms"] if seat in realm["seats"])["purse"]
    return purse["coins"] if purse else 0
