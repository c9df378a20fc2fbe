"""A page that knows the view alone, and whole games of it."""

import json
from random import Random
from typing import Any

from realmino import Game, Shuffled
from realmino.view import view

COLUMNS = "abcdefghijklm"
PAYING = ("place", "tax", "construct", "burn")


def shown(game: Game, **more: Any) -> dict[str, Any]:
    """The view as it arrives at a page: text, and read again."""
    return json.loads(json.dumps(view(game, **more).to_json()))


class BlindPage:
    """Plays by what a view shows; it has never heard of the rules.

    It looks at the picture, picks one of the options by its squares, and sends the token.
    """

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seen: dict[str, Any]) -> dict[str, Any]:
        """One of the options, after a look at everything that a person would look at."""
        asked, options = seen["prompt"], seen["options"]
        assert asked["seat"] is not None
        kinds = list(dict.fromkeys(option["kind"] for option in options))
        assert kinds == [*asked["optional"], asked["kind"]]
        kind = self.random.choice(kinds)
        option = self.random.choice([option for option in options if option["kind"] == kind])
        LOOKS[kind](seen, option)
        return option


def look_at_place(seen: dict[str, Any], option: dict[str, Any]) -> None:
    own = acting(seen)
    covered = {land["square"] for land in own["land"]} | {"g7"}
    assert not covered & set(option["squares"])
    assert all(is_within(own["reach"], square) for square in option["squares"])
    assert option["domino"] == seen["prompt"]["domino"] == first_waiting(seen)


def look_at_discard(seen: dict[str, Any], option: dict[str, Any]) -> None:
    assert len(seen["options"]) == 1
    assert option["domino"] == first_waiting(seen)


def look_at_tax(seen: dict[str, Any], option: dict[str, Any]) -> None:
    own = acting(seen)
    just_placed = {
        land["square"] for land in own["land"] if land["domino"] == seen["prompt"]["domino"]
    }
    assert len(just_placed) == 2
    assert set(option["squares"]) <= just_placed
    assert len(option["squares"]) <= own["purse"]["knights"]
    assert option["coins"] >= len(option["squares"])
    assert seen["court"]["why_no_tax"] is None


def look_at_construct(seen: dict[str, Any], option: dict[str, Any]) -> None:
    own, spot = acting(seen), seen["court"]["board"][option["spot"]]
    assert set(option["squares"]) <= set(own["open_towns"])
    assert option["tile"] == spot["tile"]["tile"]
    assert -option["coins"] == spot["price"] <= own["purse"]["coins"]
    assert spot["why_not"] is None


def look_at_burn(seen: dict[str, Any], option: dict[str, Any]) -> None:
    own, court = acting(seen), seen["court"]
    spot = court["board"][option["spot"]]
    assert option["tile"] == spot["tile"]["tile"]
    assert court["dragon_home"]
    assert court["queen"] != own["kingdom"]
    assert option["coins"] == -1
    assert spot["why_not_burn"] is None


def look_at_claim(seen: dict[str, Any], option: dict[str, Any]) -> None:
    free = [face["domino"] for face in seen["next"] if face["king"] is None]
    claims = [option["domino"] for option in seen["options"] if option["kind"] == "claim"]
    assert claims == free


def look_at_end(seen: dict[str, Any], option: dict[str, Any]) -> None:
    assert seen["round"] == seen["rounds"]


LOOKS = {
    "place": look_at_place,
    "discard": look_at_discard,
    "tax": look_at_tax,
    "construct": look_at_construct,
    "burn": look_at_burn,
    "claim": look_at_claim,
    "end": look_at_end,
}


def acting(seen: dict[str, Any]) -> dict[str, Any]:
    """The kingdom of the player who is asked."""
    return next(realm for realm in seen["kingdoms"] if seen["prompt"]["seat"] in realm["seats"])


def is_within(reach: list[int], square: str) -> bool:
    west, east, south, north = reach
    column, row = COLUMNS.index(square[0]), int(square[1:]) - 1
    return west <= column <= east and south <= row <= north


def first_waiting(seen: dict[str, Any]) -> int:
    return next(face["domino"] for face in seen["line"] if not face["done"])


def play_blind(game: Game, seed: int) -> tuple[Game, dict[str, Any]]:
    """The game to its end, with a blind page at every seat; and the last view.

    Every choice brings the points and coins that the page shows beside it.
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
    """The points of the kingdom that a seat builds."""
    return next(realm for realm in seen["kingdoms"] if seat in realm["seats"])["sheet"]["total"]


def coins_of(seen: dict[str, Any], seat: str) -> int:
    """The coins of the kingdom that a seat builds, 0 where there are none."""
    purse = next(realm for realm in seen["kingdoms"] if seat in realm["seats"])["purse"]
    return purse["coins"] if purse else 0
