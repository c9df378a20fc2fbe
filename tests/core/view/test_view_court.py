"""The view of the court: prices, reasons, purses, tiles and events."""

from typing import Any

import pytest
from hypothesis import given

from realmino import Game, Reason, Rules, State
from realmino.pieces.variants import SEATS
from tests.core.view.hidden_information import acting, coins_of, shown
from tests.each import each
from tests.tables import COURT, SOME, corrected_tiles, games, played, whole_game, with_purse

OPENED = "Q4 Oabcd T4-19-7-3-28-1 L93-94-95-96 E93 E94 E95 E96 L50-60-70-80 A93g8n"


def at(record: str) -> dict[str, Any]:
    """Returns the view after a record."""
    return shown(Game.parse(record))


def spots(seen: dict[str, Any], *keys: str) -> list[tuple[Any, ...]]:
    """Returns the named fields of every spot of the builders' board."""
    return [tuple(spot[key] for key in keys) for spot in seen["court"]["board"]]


def test_the_board_shows_effects_and_prices() -> None:
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
    assert seen["court"]["pile"] == 26
    assert seen["court"]["queen"] is None
    assert seen["court"]["dragon_home"] is True


def test_only_the_host_of_the_queen_sees_lower_prices() -> None:
    seen = at(f"{OPENED} C1g9")
    assert seen["court"]["queen"] == "a"
    assert spots(seen, "price") == [(0,), (0,), (1,), (2,), (3,), (4,)]
    assert spots(at(f"{OPENED} C1g9 E50"), "price") == [(n,) for n in range(6)]


def test_every_spot_gives_its_reason_for_refusal() -> None:
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


def test_construction_needs_an_open_town_and_enough_coins() -> None:
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
def test_gives_the_reason_why_no_tax_can_be_collected(more: str, why: str | None) -> None:
    record = f"{OPENED}{more}".removesuffix(" L1-2-3-4")
    seen = at(record)
    if seen["prompt"]["kind"] != "deal":
        assert seen["court"]["why_no_tax"] == why


def test_a_kingdom_shows_its_purse_knights_and_buildings() -> None:
    own = at(f"{OPENED} Bg8 C1g9")["kingdoms"][0]
    assert own["purse"] == {"coins": 7 + 1 - 1, "knights": 0, "placed": 1, "towers": 1}
    assert own["open_towns"] == []
    assert [(land["square"], land["tile"], land["knight"]) for land in own["land"]] == [
        ("g8", None, True), ("g9", 19, False)
    ]  # fmt: skip
    assert at(OPENED)["kingdoms"][0]["open_towns"] == ["g9"]


def test_reports_events_at_court() -> None:
    game = Game.parse(f"{OPENED} Bg8 C1g9 E50 A94h7e D0")
    events = shown(game, since=game.number - 5)["events"]
    assert [event["kind"] for event in events] == [
        "taxed", "constructed", "queen", "claimed", "placed", "burnt"
    ]  # fmt: skip
    taxed, constructed, queen, _, _, burnt = events
    assert (taxed["seat"], taxed["squares"]) == ("a", ["g8"])
    assert taxed["coins"] == 1
    assert (constructed["tiles"], constructed["squares"]) == ([19], ["g9"])
    assert constructed["coins"] == -1
    assert constructed["gain"] > 0
    assert queen["seat"] == "a"
    assert (burnt["seat"], burnt["tiles"]) == ("b", [4])
    assert burnt["coins"] == -1


@each("code", [code for code in SOME if code[0] != "K"])
def test_the_coins_of_events_sum_to_the_purses(code: str) -> None:
    game = whole_game(code, 5)
    coins = dict.fromkeys(SEATS[: game.rules.kingdoms], 7)
    for event in shown(game, since=0)["events"]:
        if event["coins"]:
            coins[SEATS[game.rules.kingdom_of(SEATS.index(event["seat"]))]] += event["coins"]
    seen = shown(game)
    assert coins == {kingdom: coins_of(seen, kingdom) for kingdom in coins}


@given(games(COURT))
def test_the_court_shows_what_the_game_allows(game: Game) -> None:
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
            is_turn = seen["prompt"]["seat"] is not None and not seen["order"]
            assert offered == (is_turn and why is None)
            assert why is None or why in reasons
    if state.to_act is not None and not state.order:
        assert ("tax" in legal) == (court["why_no_tax"] is None)
        assert acting(seen)["purse"]["coins"] >= 0
    assert court["pile"] == len(state.unseen_tiles)


def test_partners_share_a_kingdom() -> None:
    seen = shown(whole_game("W8t"))
    assert [realm["seats"] for realm in seen["kingdoms"]] == [
        ["a", "e"], ["b", "f"], ["c", "g"], ["d", "h"]
    ]  # fmt: skip


def test_options_follow_the_order_of_the_phases() -> None:
    """No option belongs to a finished phase, and every turn can end after adding a domino."""
    game = played("Q3", 3)
    for number in range(game.number):
        seen = shown(game.at(number))
        kinds = [option["kind"] for option in seen["options"]]
        if seen["prompt"]["optional"]:
            assert kinds[-1] in ("claim", "end")
        assert kinds == sorted(kinds, key=ORDER.index)


ORDER = ("place", "discard", "tax", "construct", "burn", "claim", "end")


def test_the_view_uses_a_corrected_table() -> None:
    corrected = corrected_tiles(3)
    game = Game.parse(f"{OPENED} C4g9", corrected)
    assert game.rules == Rules.parse("Q4", corrected)
    assert shown(game)["kingdoms"][0]["purse"]["towers"] == 3
    assert shown(game)["court"]["queen"] == "a"
    assert State.parse(str(game.state), corrected) == game.state
