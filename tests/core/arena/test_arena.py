"""An arena is fair and repeatable, and states how certain its results are."""

import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from realmino import (
    Action,
    Burn,
    Claim,
    Construct,
    Discard,
    Game,
    Kings,
    Rules,
    Square,
    State,
)
from realmino.arena import (
    Forfeit,
    Outcome,
    Pairing,
    arena,
    pairings,
    play,
    seatings,
    standings,
)
from realmino.arena.games import make_outcome
from realmino.bots import BOTS

K2 = Rules.parse("K2")
K4 = Rules.parse("K4")


@pytest.mark.parametrize(
    ("names", "different"),
    [("aaaa", 1), ("abab", 2), ("abbb", 4), ("abcd", 4), ("aab", 3), ("ab", 2)],
)
def test_plays_every_deal_once_per_different_seating(names: str, different: int) -> None:
    assert seatings(names) == different
    deals: dict[int, set[str]] = {}
    for pairing in pairings(names, 24):
        deals.setdefault(pairing.deal, set()).add("".join(names[bot] for bot in pairing.bots))
    assert {len(seated) for seated in deals.values()} == {different}


@pytest.mark.parametrize("names", ["aaaa", "abab", "abcd"])
def test_every_bot_takes_every_seat_equally_often(names: str) -> None:
    seated = Counter(
        (bot, seat) for pairing in pairings(names, 24) for seat, bot in enumerate(pairing.bots)
    )
    assert set(seated.values()) == {6}


def test_cuts_the_last_deal_if_games_run_out() -> None:
    deals = Counter(pairing.deal for pairing in pairings("abcd", 10))
    assert deals == {0: 4, 1: 4, 2: 2}


def test_games_of_one_deal_share_kings_and_lines() -> None:
    outcomes: list[Outcome] = []
    arena(K2, ["random", "greedy"], 4, 1, on_game=outcomes.append)
    dealt = [
        [token for token in outcome.record.split() if token[0] in "OL"] for outcome in outcomes
    ]
    assert dealt[0] == dealt[1] != dealt[2] == dealt[3]
    assert len({outcome.record for outcome in outcomes}) == 4


def test_same_arguments_give_the_same_games() -> None:
    played: list[list[Outcome]] = [[], [], []]
    seeds: list[int | str] = [7, "7", 8]
    for seed, outcomes in zip(seeds, played, strict=True):
        arena(K2, ["random", "greedy"], 4, seed, on_game=outcomes.append)
    assert played[0] == played[1] != played[2]


def test_a_game_depends_only_on_its_pairing() -> None:
    names = ["random", "greedy"]
    outcomes: list[Outcome] = []
    arena(K2, names, 4, 1, on_game=outcomes.append)
    third = list(pairings(names, 4))[2]
    assert play(K2, names, [BOTS[name] for name in names], third, 1) == outcomes[2]


def test_totals_match_the_records() -> None:
    outcomes: list[Outcome] = []
    arena(K4, ["random"] * 4, 3, 1, on_game=outcomes.append)
    for outcome in outcomes:
        state = Game.parse(outcome.record).state
        assert state.is_over
        assert outcome.totals == tuple(sheet.total for sheet in state.sheets())
        assert outcome.winners == state.result().winners


def test_finds_the_better_bot() -> None:
    greedy, random = arena(K2, ["greedy", "random"], 20, 1).bots
    assert greedy.won.low is not None
    assert greedy.won.low > 0.5
    assert greedy.margin.value == -random.margin.value > 0
    assert greedy.points.value > random.points.value


def game_of(deal: int, first: int, totals: tuple[int, int]) -> Outcome:
    """A game between bots 0 and 1 with the given totals by seat, bot ``first`` in seat a."""
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome(Pairing(2 * deal + first, deal, (first, 1 - first)), "", totals, winners)


def test_counts_means_margins_and_wins_by_bot_not_by_seat() -> None:
    games = [
        game_of(0, 0, (30, 20)),
        game_of(0, 1, (10, 40)),
        game_of(1, 0, (25, 25)),
        game_of(1, 1, (50, 0)),
    ]
    data = standings(K2, ["x", "y"], games, 1).to_json()
    x, y = data["bots"]
    assert data["rules"] == "K2"
    assert data["games"] == 4
    assert data["deals"] == 2
    assert (x["mean"], x["margin"], x["wins"], x["win_rate"]) == (23.75, -2.5, 2.5, 0.625)
    assert (y["mean"], y["margin"], y["wins"], y["win_rate"]) == (23.75 + 2.5, 2.5, 1.5, 0.375)


def test_intervals_treat_the_games_of_a_deal_as_one_sample() -> None:
    """Bot x scores 60 points over the two games of each deal, so nothing varies."""
    games = [
        game_of(0, 0, (20, 0)),
        game_of(0, 1, (0, 40)),
        game_of(1, 0, (30, 0)),
        game_of(1, 1, (0, 30)),
    ]
    x = standings(K2, ["x", "y"], games, 1).bots[0]
    assert x.points == (30.0, 30.0, 30.0)


def test_interval_width_matches_the_textbook() -> None:
    """Two independent games of 20 and 40 points: 1.96 standard errors of 10."""
    games = [game_of(0, 0, (20, 0)), game_of(1, 0, (40, 0))]
    points = standings(K2, ["x", "y"], games, 1).bots[0].points
    assert points.value == 30
    assert points.high == pytest.approx(30 + 19.6, abs=0.01)
    assert points.low == pytest.approx(30 - 19.6, abs=0.01)


def test_one_deal_gives_no_interval() -> None:
    data = arena(K2, ["greedy", "random"], 2, 1).to_json()
    assert data["deals"] == 1
    assert data["bots"][0]["mean_ci"] is None
    assert json.loads(json.dumps(data)) == data


def test_bots_with_the_same_name_have_one_entry_each() -> None:
    result = arena(K4, ["random", "greedy", "random", "random"], 4, 1)
    assert [bot.name for bot in result.bots] == ["random", "greedy", "random", "random"]
    assert sum(bot.won.value for bot in result.bots) == pytest.approx(1)


def outcomes_with(name: str, bot: object, seats: int = 2, games: int = 2) -> list[Outcome]:
    """Returns games of ``bot`` against random bots."""
    outcomes: list[Outcome] = []
    rules, names = Rules.parse(f"K{seats}"), [name, *["random"] * (seats - 1)]
    arena(rules, names, games, 1, {**BOTS, name: bot}, outcomes.append)  # type: ignore[dict-item]
    return outcomes


def test_a_bot_that_breaks_the_rules_loses() -> None:
    """The game ends at the illegal choice; the arena continues."""

    def cheat(state: State, random: Random) -> Action:
        return Discard(48) if state.round else state.legal_actions()[0]

    outcomes = outcomes_with("cheat", cheat, seats=4, games=8)
    assert len(outcomes) == 8
    for outcome in outcomes:
        state = Game.parse(outcome.record).state
        seat = outcome.pairing.bots.index(0)
        assert state.round == 1
        assert state.to_act == seat
        assert outcome.forfeit is not None
        assert outcome.forfeit.seat == seat
        assert outcome.forfeit.why.startswith("chose A48x, refused (")
        assert outcome.winners == tuple(kingdom for kingdom in range(4) if kingdom != seat)
        assert outcome.totals == tuple(sheet.total for sheet in state.sheets())
    result = standings(K4, ["cheat", *["random"] * 3], outcomes, 1)
    assert [bot.forfeits for bot in result.bots] == [8, 0, 0, 0]
    assert [bot.won.value for bot in result.bots] == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])
    assert result.to_json()["bots"][0]["forfeits"] == 8


def test_the_partner_of_a_disqualified_bot_also_loses() -> None:
    names, game = "abcdef", Game.parse("W6t Oabcdef")
    lost = make_outcome(Pairing(0, 0, tuple(range(6))), game, Forfeit(4, "left"))
    assert lost.winners == (0, 2)
    result = standings(Rules.parse("W6t"), names, [lost], 1)
    assert [bot.won.value for bot in result.bots] == [0.25, 0, 0.25, 0.25, 0, 0.25]
    assert [bot.forfeits for bot in result.bots] == [0, 0, 0, 0, 1, 0]


def test_refuses_too_few_names_for_the_seats() -> None:
    with pytest.raises(ValueError, match="K4 has 4 seats, not 2"):
        arena(K4, ["random", "random"], 2, 1)


def test_partners_share_a_win_and_wins_add_up() -> None:
    """Bots 0 and 3 are partners: they win game 1 alone and share game 2 with another team."""
    bots = tuple(range(6))
    games = [
        Outcome(Pairing(0, 0, bots), "", (50, 40, 30), (0,)),
        Outcome(Pairing(1, 1, bots), "", (50, 50, 30), (0, 1)),
    ]
    result = standings(Rules.parse("W6t"), "abcdef", games, 1)
    assert [bot.won.value for bot in result.bots] == [0.375, 0.125, 0, 0.375, 0.125, 0]
    assert [bot.points.value for bot in result.bots] == [50, 45, 30, 50, 45, 30]
    assert sum(bot["wins"] for bot in result.to_json()["bots"]) == result.games


@pytest.mark.parametrize("code", ["W6t", "W8t"])
def test_equal_teams_win_equally(code: str) -> None:
    """Every bot takes every seat of the same deal, so partners and opponents end level."""
    rules = Rules.parse(code)
    result = arena(rules, ["random"] * rules.players, rules.players, 1)
    assert sum(bot.won.value for bot in result.bots) == pytest.approx(1)


class Unprintable:
    """A value whose `repr` raises."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


def forged() -> Action:
    """Returns a construction with a negative price, bypassing the constructor."""
    action = Construct(1, Square("g8"))
    object.__setattr__(action, "spot", -5)
    return action


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (lambda: "E1", "returned 'E1', which is not an action"),
        (lambda: None, "returned None, which is not an action"),
        (lambda: Claim, "returned <class 'realmino.pieces.actions.Claim'>, which is…"),
        (Unprintable, "raised RuntimeError: no"),
        (forged, "returned 'C-5g8', which is not an action"),
        (lambda: Kings((0, 1, 0, 1)), "chose Oabab, refused (nothing due)"),
        (lambda: Burn(-1), "raised ValueError: a spot must be 0 to 5, not -1 (test_arena.py, line"),
        (lambda: sys.exit(3), "raised SystemExit: 3 (test_arena.py, line"),
    ],
)
def test_disqualifies_a_bot_that_returns_no_action(answer: Callable[[], object], why: str) -> None:
    first, second = outcomes_with("mute", lambda state, random: answer())
    for outcome, seat in ((first, 0), (second, 1)):
        assert outcome.forfeit is not None
        assert outcome.forfeit.seat == seat
        assert outcome.forfeit.why.startswith(why.removesuffix(", which is…"))


def test_names_the_line_in_which_a_bot_raises() -> None:
    def wild(state: State, random: Random) -> Action:
        return state.apply(Discard(48)).legal_actions()[0]

    line = wild.__code__.co_firstlineno + 1
    outcome, _ = outcomes_with("wild", wild)
    assert outcome.forfeit is not None
    assert re.fullmatch(rf"raised Illegal: .* \(test_arena.py, line {line}\)", outcome.forfeit.why)


def test_output_of_a_bot_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    def chatty(state: State, random: Random) -> Action:
        print("hm")
        return state.legal_actions()[0]

    outcomes_with("chatty", chatty)
    output = capsys.readouterr()
    assert output.out == ""
    assert set(output.err.split()) == {"hm"}
