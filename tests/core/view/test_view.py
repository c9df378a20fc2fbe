"""The view: enough to play any whole game without knowing the rules."""

import json
from itertools import product

import pytest
from hypothesis import given

from realmino import Discard, Dynasty, Game, Reason, Rules
from realmino.game.events import events
from realmino.pieces.variants import SEATS
from realmino.view import view
from tests.core.view.hidden_information import COLUMNS, play_blind, shown, total_of
from tests.tables import FEW_FIRST, KINGDOMINO, first, games, played, whole_game

# A page that sees only views


@pytest.mark.parametrize("code", FEW_FIRST)
def test_a_page_plays_a_whole_game_from_views_alone(code: str) -> None:
    game, seen = play_blind(Game(Rules.parse(code)), 6)
    assert game.is_over
    best = max(realm["sheet"]["total"] for realm in seen["kingdoms"])
    assert all(total_of(seen, seat) == best for seat in seen["outcome"]["winners"])
    assert seen["outcome"]["winners"] == [SEATS[n] for n in game.state.result().winners]
    assert seen["options"] == seen["refusals"] == []


def test_a_page_plays_a_whole_dynasty_from_views_alone() -> None:
    dynasty = Dynasty((Game(Rules.parse("K3hm")),))
    sums = [0, 0, 0]
    for number in (1, 2, 3):
        game, seen = play_blind(dynasty.game, number)
        dynasty = dynasty.with_game(game)
        series = shown(game, dynasty=dynasty)["series"]
        points = [total_of(seen, seat) for seat in "abc"]
        sums = [before + now for before, now in zip(sums, points, strict=True)]
        assert (series["game"], series["of"]) == (number, 3)
        assert series["totals"] == sums
        assert series["points"][-1] == points
        if number < 3:
            assert series["outcome"] is None
            dynasty = dynasty.next_game()
    winners = ["abc"[n] for n, total in enumerate(sums) if total == max(sums)]
    assert series["outcome"]["winners"] == winners


def test_a_single_game_has_no_series() -> None:
    assert shown(whole_game("K4"))["series"] is None


# Places and refusals


@given(games())
def test_every_pair_of_squares_in_reach_is_an_option_or_a_refusal(game: Game) -> None:
    """This lets the page explain any refused place without computing anything."""
    seen = shown(game)
    if seen["prompt"]["kind"] not in ("place", "discard"):
        assert seen["refusals"] == []
        return
    offered = [tuple(option["squares"]) for option in seen["options"] if option["squares"]]
    refused = [tuple(refusal["squares"]) for refusal in seen["refusals"]]
    assert len(set(offered + refused)) == len(offered + refused)
    equal = next(face["equal"] for face in seen["line"] if not face["done"])
    own = next(realm for realm in seen["kingdoms"] if seen["prompt"]["seat"] in realm["seats"])
    in_reach = pairs(own["reach"], equal)
    assert in_reach <= set(offered + refused)
    assert all(refusal["reason"] in {reason.value for reason in Reason}
               for refusal in seen["refusals"])  # fmt: skip


def pairs(reach: list[int], equal: bool) -> set[tuple[str, str]]:
    """Returns all pairs of neighbouring squares; in one direction only for equal halves."""
    west, east, south, north = reach
    steps = [(0, 1), (1, 0)] if equal else [(0, 1), (1, 0), (0, -1), (-1, 0)]
    return {
        (name(column, row), name(column + dx, row + dy))
        for column, row in product(range(west, east + 1), range(south, north + 1))
        for dx, dy in steps
        if west <= column + dx <= east and south <= row + dy <= north
    }


def name(column: int, row: int) -> str:
    return f"{COLUMNS[column]}{row + 1}"


def test_the_game_refuses_a_place_for_the_reason_shown() -> None:
    game = first(whole_game("K4", 2), lambda state: state.round == 6 and bool(state.next))
    reasons = set()
    for refusal in view(game).refusals:
        side = side_of(*refusal.squares)
        token = f"A{game.state.line[0].domino}{refusal.squares[0]}{side}"
        with pytest.raises(ValueError, match=refusal.reason.replace("_", " ")):
            game.play(token)
        reasons.add(refusal.reason)
    assert reasons >= {"occupied", "too_large", "no_match", "not_touching"}


def side_of(square: str, other: str) -> str:
    if square[0] == other[0]:
        return "n" if int(other[1:]) > int(square[1:]) else "s"
    return "e" if other[0] > square[0] else "w"


# The view is a function of the game


@given(games())
def test_the_view_is_the_same_without_events(game: Game) -> None:
    whole, none = shown(game, since=0), shown(game, since=game.number)
    assert none.pop("events") == []
    assert len(whole.pop("events")) >= game.number
    assert whole == none


@given(games())
def test_the_same_moves_give_the_same_view(game: Game) -> None:
    assert shown(Game.parse(str(game))) == shown(game)
    if game.moves:
        assert shown(game.undo().redo()) == shown(game)


@pytest.mark.parametrize("code", FEW_FIRST)
def test_events_of_single_moves_equal_those_of_the_whole_game(code: str) -> None:
    game = whole_game(code, 5)
    single = [events(game.at(number), number - 1) for number in range(1, game.number + 1)]
    assert tuple(event for move in single for event in move) == view(game, since=0).events
    for number in range(1, game.number, 10):
        assert view(game.at(number)).events == tuple(single[number - 1])
    seen = shown(game)
    last = seen["events"][-1]
    assert last["kind"] == "over"
    winning = [
        realm for realm in seen["kingdoms"] if realm["kingdom"] in seen["outcome"]["winners"]
    ]
    assert last["seats"] == sorted(seat for realm in winning for seat in realm["seats"])


@pytest.mark.parametrize("code", KINGDOMINO)
def test_the_gains_of_events_sum_to_the_score(code: str) -> None:
    game = whole_game(code, 5)
    gains = dict.fromkeys(SEATS[: game.rules.players], 0)
    for event in shown(game, since=0)["events"]:
        if event["kind"] == "placed":
            gains[event["seat"]] += event["gain"]
    seen = shown(game)
    start = total_of(shown(game.at(0)), "a")
    assert {seat: start + gain for seat, gain in gains.items()} == {
        seat: total_of(seen, seat) for seat in gains
    }


def test_reports_left_over_dominoes() -> None:
    assert len(left_over(whole_game("K3"))) == 12
    assert left_over(whole_game("K4")) == []


def left_over(game: Game) -> list[int]:
    left = [event for event in shown(game, since=0)["events"] if event["kind"] == "left_over"]
    return [domino for event in left for domino in event["dominoes"]]


def test_shows_a_game_before_its_first_move() -> None:
    seen = shown(Game(Rules.parse("K4hm")))
    assert seen["prompt"] == {"kind": "deal", "seat": None, "domino": None, "optional": []}
    assert seen["court"] is None
    assert seen["events"] == seen["line"] == seen["next"] == []
    assert seen["no_undo"] == "start"
    assert (seen["number"], seen["length"]) == (0, 0)
    assert len(seen["unseen"]) == 48


@given(games())
def test_every_domino_is_shown_in_one_place(game: Game) -> None:
    seen = shown(game)
    unseen = {face["domino"] for face in seen["unseen"]}
    visible = {face["domino"] for face in [*seen["line"], *seen["next"]]}
    placed = {land["domino"] for realm in seen["kingdoms"] for land in realm["land"]}
    assert not unseen & (visible | placed)
    done = {face["domino"] for face in seen["line"] if face["done"]}
    waiting = {face["domino"] for face in seen["line"] if not face["done"]}
    if seen["prompt"]["kind"] in ("claim", "end") and waiting:
        waiting -= {min(waiting)}  # its domino is already in the kingdom
    assert not waiting & placed
    assert len(seen["line"]) in (0, len(game.rules.all_kings))
    assert all(face["king"] for face in seen["line"])
    assert done <= placed | {move.domino for move in game.moves if isinstance(move, Discard)}


@given(games())
def test_land_names_the_domino_of_each_square(game: Game) -> None:
    for realm in shown(game)["kingdoms"]:
        dominoes = [land["domino"] for land in realm["land"]]
        assert all(dominoes.count(domino) == 2 for domino in dominoes)
        assert realm["sheet"]["total"] == sum(item["points"] for item in realm["sheet"]["items"])


# Undo


def test_undo_reaches_back_to_the_last_reveal() -> None:
    game = Game.parse("K4 Oadcb L3-14-34-41 E34 E41")
    seen = shown(game)
    assert seen["undo"] == [{"number": 2, "seat": "a"}, {"number": 3, "seat": "d"}]
    assert seen["redo"] == []
    back = shown(game.at(seen["undo"][0]["number"]))
    assert back["undo"] == []
    assert back["no_undo"] == "reveal"
    assert [choice["number"] for choice in back["redo"]] == [3, 4]
    assert back["prompt"]["seat"] == "a"
    assert shown(game.at(3).at(back["redo"][-1]["number"]))["number"] == 4


@given(games())
def test_undo_never_goes_back_before_a_deal(game: Game) -> None:
    seen = shown(game)
    assert bool(seen["undo"]) == (seen["no_undo"] is None)
    for choice in seen["undo"]:
        back = shown(game.at(choice["number"]))
        assert back["prompt"]["seat"] == choice["seat"]
        assert len(back["unseen"]) == len(seen["unseen"]) or back["round"] != seen["round"]
        again = shown(game.at(choice["number"]).at(game.number))
        assert again == seen


@given(games())
def test_redo_stops_before_the_next_reveal(game: Game) -> None:
    start = game.at(min(3, game.number))
    for choice in shown(start)["redo"]:
        ahead = start.at(choice["number"])
        assert ahead.last_reveal() == start.last_reveal()


# Values


@pytest.mark.parametrize("code", FEW_FIRST)
def test_a_view_is_hashable_and_valid_json(code: str) -> None:
    game = played(code, 2, bot="greedy")
    for number in range(0, game.number + 1, 13):
        seen = view(game.at(number))
        assert json.loads(json.dumps(seen.to_json()))["number"] == number
        assert hash(seen.options) == hash(view(game.at(number)).options)


@pytest.mark.parametrize("code", ["K2hm", "K4"])
def test_the_points_of_a_place_are_those_of_its_territories_and_bonuses(code: str) -> None:
    game = played(code, 3)
    changed = set()
    for number in range(0, game.number, 3):
        for option in view(game.at(number)).options:
            if option.kind == "place":
                changed |= {*option.bonuses}
                lands = sum(land.gain for land in option.territories)
                assert option.gain == lands + sum(points for _, points in option.bonuses)
    assert (("middle", -10) in changed) == (code == "K2hm")
