"""What the page is shown of the court: prices, reasons, purses, tiles, and what happened there."""

from typing import Any

import pytest
from hypothesis import given

from realmino import BUILDINGS, Game, Reason, Rules, State
from realmino.pieces.variants import SEATS
from tests.core.view.hidden_information import acting, coins_of, shown
from tests.tables import COURT, games, played, whole_game, with_purse

OPENED = "Q4 Oabcd T4-19-7-3-28-1 L93-94-95-96 E93 E94 E95 E96 L50-60-70-80 A93g8n"


def at(record: str) -> dict[str, Any]:
    """The view after a record."""
    return shown(Game.parse(record))


def spots(seen: dict[str, Any], *keys: str) -> list[tuple[Any, ...]]:
    """The named fields of every spot of the builders' board."""
    return [tuple(spot[key] for key in keys) for spot in seen["court"]["board"]]


def test_the_board_shows_what_each_tile_does_and_costs() -> None:
    seen = at(OPENED)
    assert spots(seen, "spot", "price") == [(n, n) for n in range(6)]
    assert [spot["tile"]["tile"] for spot in seen["court"]["board"]] == [4, 19, 7, 3, 28, 1]
    assert seen["court"]["board"][1]["tile"] == {
        "tile": 19, "key": "royal_treasury", "knights": 0, "towers": 1, "tax_per_knight": 0,
        "tax_per_tower": 1, "crowns": 0, "points": 2, "per_territory": None,
        "territory_points": 0, "per_tower": 0, "per_knight": 0, "inferred": False,
    }  # fmt: skip
    assert seen["court"]["board"][2]["tile"]["per_territory"] == "grassland"
    assert seen["court"]["board"][2]["tile"]["territory_points"] == 2
    assert seen["court"]["board"][2]["tile"]["inferred"]
    assert (seen["court"]["pile"], seen["court"]["queen"], seen["court"]["dragon_home"]) == (
        26, None, True
    )  # fmt: skip


def test_the_host_of_the_queen_is_shown_lower_prices_and_others_are_not() -> None:
    seen = at(f"{OPENED} C1g9")
    assert seen["court"]["queen"] == "a"
    assert spots(seen, "price") == [(0,), (0,), (1,), (2,), (3,), (4,)]
    assert spots(at(f"{OPENED} C1g9 E50"), "price") == [(n,) for n in range(6)]


def test_every_spot_says_why_it_cannot_be_had() -> None:
    before_adding = at(OPENED.removesuffix(" A93g8n"))
    assert spots(before_adding, "why_not", "why_not_burn") == [("wrong_phase",) * 2] * 6
    assert spots(at(OPENED), "why_not", "why_not_burn") == [(None, None)] * 6
    built = at(f"{OPENED} C1g9")
    assert spots(built, "why_not", "why_not_burn") == [("phase_closed", "queen_here")] * 6
    burnt = at(f"{OPENED} D3 E50 A94h7e C4h7")
    assert spots(burnt, "why_not_burn") == [("dragon_away",)] * 6
    poor = at(f"{OPENED} D3 E50 A94h7e C5h7 E60 A95h7e C4h7 E70 A96h7e")
    assert [why for (why,) in spots(poor, "why_not")] == [
        None, None, None, "no_tile", "no_tile", "no_tile"
    ]  # fmt: skip
    assert [spot["dragon"] for spot in poor["court"]["board"]] == [False] * 3 + [True] + [False] * 2


def test_a_kingdom_without_a_town_says_so_and_a_purse_without_coins_too() -> None:
    plain = at("Q4 Oabcd T4-19-7-3-28-1 L51-62-82-89 E51 E62 E82 E89 L50-60-70-80 A51g8n")
    assert spots(plain, "why_not") == [("not_open",)] * 6
    state = Game.parse(OPENED).state
    assert state.court is not None
    purse = state.court.purses[0]._replace(coins=2)
    poor = with_purse(state, 0, purse)
    assert [str(poor.why_not(action)) for action in poor.legal_actions()] == ["None"] * len(
        poor.legal_actions()
    )
    assert {spot for action in poor.legal_actions() if (spot := getattr(action, "spot", 0)) > 2
            and type(action).__name__ == "Construct"} == set()  # fmt: skip


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("", None),
        (" Bg8", "phase_closed"),
        (" C0g9", "phase_closed"),
        (" D0", "phase_closed"),
        (" C0g9 E50", "wrong_phase"),
        (" Bg8 E50 A94h7e E60 A95h7e E70 A96h7e E80 L1-2-3-4", None),
    ],
)
def test_the_page_is_told_why_no_tax_can_be_collected(more: str, why: str | None) -> None:
    record = f"{OPENED}{more}".removesuffix(" L1-2-3-4")
    seen = at(record)
    if seen["prompt"]["kind"] != "deal":
        assert seen["court"]["why_no_tax"] == why


def test_a_kingdom_shows_its_purse_its_knights_and_its_buildings() -> None:
    own = at(f"{OPENED} Bg8 C1g9")["kingdoms"][0]
    assert own["purse"] == {"coins": 7 + 1 - 1, "knights": 0, "placed": 1, "towers": 1}
    assert own["open_towns"] == []
    assert [(land["square"], land["tile"], land["knight"]) for land in own["land"]] == [
        ("g8", None, True), ("g9", 19, False)
    ]  # fmt: skip
    assert at(OPENED)["kingdoms"][0]["open_towns"] == ["g9"]


def test_what_happened_at_court_is_told() -> None:
    game = Game.parse(f"{OPENED} Bg8 C1g9 E50 A94h7e D0")
    events = shown(game, since=game.number - 5)["events"]
    assert [event["kind"] for event in events] == [
        "taxed", "constructed", "queen", "claimed", "placed", "burnt"
    ]  # fmt: skip
    taxed, constructed, queen, _, _, burnt = events
    assert (taxed["seat"], taxed["squares"], taxed["coins"]) == ("a", ["g8"], 1)
    assert (constructed["tiles"], constructed["squares"], constructed["coins"]) == (
        [19], ["g9"], -1
    )  # fmt: skip
    assert constructed["gain"] > 0
    assert queen["seat"] == "a"
    assert (burnt["seat"], burnt["tiles"], burnt["coins"]) == ("b", [4], -1)


@pytest.mark.parametrize("code", COURT)
def test_the_coins_that_are_told_add_up_to_the_purses(code: str) -> None:
    game = whole_game(code, 5)
    coins = dict.fromkeys(SEATS[: game.rules.kingdoms], 7)
    for event in shown(game, since=0)["events"]:
        if event["coins"]:
            coins[SEATS[game.rules.kingdom_of(SEATS.index(event["seat"]))]] += event["coins"]
    seen = shown(game)
    assert coins == {kingdom: coins_of(seen, kingdom) for kingdom in coins}


@given(games(COURT))
def test_what_the_court_shows_is_what_the_game_allows(game: Game) -> None:
    seen, state = shown(game), game.state
    court = seen["court"]
    reasons = {reason.value for reason in Reason}
    legal = {option["kind"] for option in seen["options"]}
    for spot in court["board"]:
        for kind, why in (("construct", spot["why_not"]), ("burn", spot["why_not_burn"])):
            offered = any(
                option["kind"] == kind and option["spot"] == spot["spot"]
                for option in seen["options"]
            )
            in_turn = seen["prompt"]["seat"] is not None and not seen["order"]
            assert offered == (in_turn and why is None)
            assert why is None or why in reasons
    if state.to_act is not None and not state.order:
        assert ("tax" in legal) == (court["why_no_tax"] is None)
        assert acting(seen)["purse"]["coins"] >= 0
    assert court["pile"] == len(state.unseen_tiles)


def test_partners_build_one_kingdom() -> None:
    seen = shown(whole_game("W8t"))
    assert [realm["seats"] for realm in seen["kingdoms"]] == [
        ["a", "e"], ["b", "f"], ["c", "g"], ["d", "h"]
    ]  # fmt: skip


def test_the_page_is_never_asked_for_what_it_cannot_have() -> None:
    """No option of a phase that is over, and a claim or an end in every turn after adding."""
    game = played("Q3", 3)
    for number in range(game.number):
        seen = shown(game.at(number))
        kinds = [option["kind"] for option in seen["options"]]
        if seen["prompt"]["optional"]:
            assert kinds[-1] in ("claim", "end")
        assert kinds == sorted(kinds, key=ORDER.index)


ORDER = ("place", "discard", "tax", "construct", "burn", "claim", "end")


def test_a_corrected_table_is_what_the_page_shows() -> None:
    corrected = tuple(
        tile._replace(towers=3) if tile.kind == "Statue" else tile for tile in BUILDINGS
    )
    game = Game.parse(f"{OPENED} C4g9", corrected)
    assert game.rules == Rules.parse("Q4", corrected)
    assert shown(game)["kingdoms"][0]["purse"]["towers"] == 3
    assert shown(game)["court"]["queen"] == "a"
    assert State.parse(str(game.state), corrected) == game.state
