"""An arena is fair, repeatable and honest about what it does not know."""

import json
import pickle
from collections import Counter
from random import Random

import pytest

from realmino import Action, Discard, Game, Rules, State
from realmino.arena import (
    Broken,
    Disqualified,
    Outcome,
    Pairing,
    arena,
    pairings,
    play,
    seatings,
    standings,
)
from realmino.bots import BOTS

K2 = Rules.parse("K2")
K4 = Rules.parse("K4")


@pytest.mark.parametrize(
    ("names", "different"),
    [("aaaa", 1), ("abab", 2), ("abbb", 4), ("abcd", 4), ("aab", 3), ("ab", 2)],
)
def test_every_deal_is_played_once_per_different_seating(names: str, different: int) -> None:
    assert seatings(names) == different
    deals: dict[int, set[str]] = {}
    for pairing in pairings(names, 24):
        deals.setdefault(pairing.deal, set()).add("".join(names[bot] for bot in pairing.bots))
    assert {len(seated) for seated in deals.values()} == {different}


@pytest.mark.parametrize("names", ["aaaa", "abab", "abcd"])
def test_every_bot_of_the_list_gets_every_seat_equally_often(names: str) -> None:
    seated = Counter(
        (bot, seat) for pairing in pairings(names, 24) for seat, bot in enumerate(pairing.bots)
    )
    assert set(seated.values()) == {6}


def test_a_last_deal_without_enough_games_is_cut() -> None:
    deals = Counter(pairing.deal for pairing in pairings("abcd", 10))
    assert deals == {0: 4, 1: 4, 2: 2}


def test_the_games_of_one_deal_have_the_same_kings_and_lines() -> None:
    outcomes: list[Outcome] = []
    arena(K2, ["random", "greedy"], 4, 1, on_game=outcomes.append)
    dealt = [
        [token for token in outcome.record.split() if token[0] in "OL"] for outcome in outcomes
    ]
    assert dealt[0] == dealt[1] != dealt[2] == dealt[3]
    assert len({outcome.record for outcome in outcomes}) == 4


def test_the_same_arguments_play_the_same_games() -> None:
    told: list[list[Outcome]] = [[], [], []]
    seeds: list[int | str] = [7, "7", 8]
    for seed, outcomes in zip(seeds, told, strict=True):
        arena(K2, ["random", "greedy"], 4, seed, on_game=outcomes.append)
    assert told[0] == told[1] != told[2]


def test_a_game_depends_on_its_pairing_alone() -> None:
    names = ["random", "greedy"]
    outcomes: list[Outcome] = []
    arena(K2, names, 4, 1, on_game=outcomes.append)
    third = list(pairings(names, 4))[2]
    assert play(K2, names, [BOTS[name] for name in names], third, 1) == outcomes[2]


def test_records_tell_the_totals() -> None:
    outcomes: list[Outcome] = []
    arena(K4, ["random"] * 4, 3, 1, on_game=outcomes.append)
    for outcome in outcomes:
        state = Game.parse(outcome.record).state
        assert state.is_over
        assert outcome.totals == tuple(sheet.total for sheet in state.sheets())
        assert outcome.winners == state.result().winners


def test_the_better_bot_is_found() -> None:
    greedy, random = arena(K2, ["greedy", "random"], 20, 1).bots
    assert greedy.won.low is not None
    assert greedy.won.low > 0.5
    assert greedy.margin.value == -random.margin.value > 0
    assert greedy.points.value > random.points.value


def told(deal: int, first: int, totals: tuple[int, int]) -> Outcome:
    """A game between bots 0 and 1 with the given totals by seat, bot ``first`` in seat a."""
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome(Pairing(2 * deal + first, deal, (first, 1 - first)), "", totals, winners)


def test_means_margins_and_wins_are_counted_by_bot_not_by_seat() -> None:
    games = [told(0, 0, (30, 20)), told(0, 1, (10, 40)), told(1, 0, (25, 25)), told(1, 1, (50, 0))]
    found = standings(K2, ["x", "y"], games, 1).to_json()
    x, y = found["bots"]
    assert (found["rules"], found["games"], found["deals"]) == ("K2", 4, 2)
    assert (x["mean"], x["margin"], x["wins"], x["win_rate"]) == (23.75, -2.5, 2.5, 0.625)
    assert (y["mean"], y["margin"], y["wins"], y["win_rate"]) == (23.75 + 2.5, 2.5, 1.5, 0.375)


def test_intervals_take_the_games_of_a_deal_together() -> None:
    """Both deals pay x 60 points over their two games, so nothing is left to chance."""
    games = [told(0, 0, (20, 0)), told(0, 1, (0, 40)), told(1, 0, (30, 0)), told(1, 1, (0, 30))]
    x = standings(K2, ["x", "y"], games, 1).bots[0]
    assert x.points == (30.0, 30.0, 30.0)


def test_an_interval_is_as_wide_as_the_textbook_says() -> None:
    """Two independent games of 20 and 40 points: 1.96 standard errors of 10."""
    games = [told(0, 0, (20, 0)), told(1, 0, (40, 0))]
    points = standings(K2, ["x", "y"], games, 1).bots[0].points
    assert points.value == 30
    assert points.high == pytest.approx(30 + 19.6, abs=0.01)
    assert points.low == pytest.approx(30 - 19.6, abs=0.01)


def test_one_deal_has_no_interval() -> None:
    found = arena(K2, ["greedy", "random"], 2, 1).to_json()
    assert found["deals"] == 1
    assert found["bots"][0]["mean_ci"] is None
    assert json.loads(json.dumps(found)) == found


def test_bots_whose_names_repeat_keep_an_entry_each() -> None:
    found = arena(K4, ["random", "greedy", "random", "random"], 4, 1)
    assert [bot.name for bot in found.bots] == ["random", "greedy", "random", "random"]
    assert sum(bot.won.value for bot in found.bots) == pytest.approx(1)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    def cheat(state: State, random: Random) -> Action:
        return Discard(48) if state.round else state.legal_actions()[0]

    with pytest.raises(Disqualified, match=r"cheat chose A48x, refused \(.*\), after K2 O") as told:
        arena(K2, ["cheat", "random"], 2, 1, {**BOTS, "cheat": cheat})
    assert told.value.bot == "cheat"
    assert Game.parse(told.value.record).state.round == 1


def test_the_names_fill_the_seats() -> None:
    with pytest.raises(ValueError, match="K4 has 4 seats, not 2"):
        arena(K4, ["random", "random"], 2, 1)


def test_partners_share_a_victory_so_that_wins_add_up_to_the_games() -> None:
    """Bots 0 and 3 are partners: their team wins both games, the second of them with another."""
    bots = tuple(range(6))
    games = [
        Outcome(Pairing(0, 0, bots), "", (50, 40, 30), (0,)),
        Outcome(Pairing(1, 1, bots), "", (50, 50, 30), (0, 1)),
    ]
    found = standings(Rules.parse("W6t"), "abcdef", games, 1)
    assert [bot.won.value for bot in found.bots] == [0.375, 0.125, 0, 0.375, 0.125, 0]
    assert [bot.points.value for bot in found.bots] == [50, 45, 30, 50, 45, 30]
    assert sum(bot["wins"] for bot in found.to_json()["bots"]) == found.games


@pytest.mark.parametrize("code", ["W6t", "W8t"])
def test_equal_teams_win_equally(code: str) -> None:
    """Everybody had every seat in the same deal, so that partners and opponents are level."""
    rules = Rules.parse(code)
    found = arena(rules, ["random"] * rules.players, rules.players, 1)
    assert sum(bot.won.value for bot in found.bots) == pytest.approx(1)


@pytest.mark.parametrize(
    ("answer", "told"),
    [("E1", "returned 'E1', which is no action"), (None, "returned None, which is no action")],
)
def test_a_bot_that_gives_no_action_is_named(answer: object, told: str) -> None:
    def mute(state: State, random: Random) -> Action:
        return answer  # type: ignore[return-value]

    with pytest.raises(Broken, match=f"^the bot mute {told}, after K2 O") as failed:
        arena(K2, ["random", "mute"], 2, 1, {**BOTS, "mute": mute})
    assert failed.value.pairing == Pairing(0, 0, (0, 1))


def test_a_bot_that_raises_an_error_is_named_with_its_own_line() -> None:
    def wild(state: State, random: Random) -> Action:
        return state.apply(Discard(48)).legal_actions()[0]

    line = wild.__code__.co_firstlineno + 1
    told = rf"^the bot wild broke with Illegal: .* \(test_arena.py, line {line}\), after K2 O"
    with pytest.raises(Broken, match=told):
        arena(K2, ["wild", "random"], 2, 1, {**BOTS, "wild": wild})


def test_a_failure_survives_the_way_between_processes() -> None:
    failure = Disqualified("cheat", Pairing(4, 2, (0, 1)), "K2 Oabab", "chose E3, refused (taken)")
    again = pickle.loads(pickle.dumps(failure))
    assert (type(again), str(again)) == (Disqualified, str(failure))
    assert (again.bot, again.pairing, again.record) == ("cheat", failure.pairing, "K2 Oabab")
