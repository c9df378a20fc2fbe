"""The four levels: by the rules in every game, blind to the deck, any-time, each above the last."""

import sys
from collections.abc import Callable
from itertools import count, pairwise
from random import Random
from time import perf_counter, process_time

import pytest

from realmino import Burn, Dealer, Game, Kings, Phase, Rules, Shuffled, State
from realmino.arena import arena
from realmino.bots import BOTS, LEVELS, Level, choose, levels, think
from tests.depth import ordinary_first
from tests.tables import CODES, Played, first, played

GAMES = ("K2dhm", "K3", "K4hm", "Q2", "Q4hm", "W3", "W6", "W6t", "W8t")


@pytest.fixture(params=LEVELS)
def level(request: pytest.FixtureRequest) -> str:
    """The name of each level."""
    return request.param


def play_on(game: Game, dealer: Dealer, level: str, moves: int) -> Game:
    """The game after so many moves of a level that thinks as little as it can."""
    end = game.number + moves
    while game.number < end and not game.is_over:
        state = game.state
        game = game.play(
            dealer.deal(state)
            if state.pending_deal
            else choose(state, level, simulations=1, seed=end)
        )
    return game


def in_round(number: int) -> Callable[[State], bool]:
    """Whether somebody is to act in that round."""
    return lambda state: state.round == number and state.to_act is not None


# By the rules


@pytest.mark.parametrize("code", CODES)
def test_every_level_plays_every_game_to_its_end(code: str) -> None:
    """A random game is taken up near its end, and played on by the levels in turn."""
    length = played(code, 3).number
    game, dealer = played(code, 3, moves=length - 24), Shuffled(3)
    while not game.is_over:
        for level in LEVELS:
            game = play_on(game, dealer, level, 2)
    assert game.is_over


@pytest.mark.parametrize("code", GAMES)
def test_every_level_opens_a_game(level: str, code: str) -> None:
    dealer = Shuffled(5)
    game = play_on(Game(Rules.parse(code)), dealer, level, 14)
    assert len(game.moves) == 14


def test_the_squire_is_kind() -> None:
    """It never sends the Dragon, and it leaves points lying about that a knight takes."""
    squire, knight = (whole(level) for level in ("squire", "knight"))
    assert not [move for game in squire for move in game.moves if isinstance(move, Burn)]
    assert mean_points(squire) < mean_points(knight)


def whole(level: str) -> list[Game]:
    return [play_on(Game(Rules.parse("Q2")), Shuffled(seed), level, 1000) for seed in range(6)]


def mean_points(games: list[Game]) -> float:
    totals = [sheet.total for game in games for sheet in game.state.sheets()]
    return sum(totals) / len(totals)


# Blind to the deck


@pytest.mark.parametrize("code", ordinary_first(GAMES, {*GAMES} - {"W6", "W8t"}))
def test_a_level_chooses_the_same_whatever_lies_in_the_box(level: str, code: str) -> None:
    """Two boxes that agree on all that was dealt so far: the games part at the next draw only."""
    shown = played(code, 4, moves=30 if code[0] == "K" else 45)
    while shown.state.pending_deal:
        shown = shown.deal(Shuffled(4))
    games = []
    for box in (Shuffled(4), Shuffled("another order")):
        game = shown
        while game.state.to_act is not None:
            game = game.play(choose(game.state, level, simulations=2, seed=9))
        games.append((game, game.deal(box)))
    (before, after), (before2, after2) = games
    assert before == before2
    assert after != after2


def test_a_level_knows_a_position_by_its_text_alone(level: str) -> None:
    state = first(played("Q3", 6, moves=60), lambda state: state.phase is Phase.TAX).state
    known = choose(state, level, simulations=3, seed=1)
    assert choose(State.parse(str(state)), level, simulations=3, seed=1) == known


# Any time


def test_thoughts_come_early_and_end_with_the_answer() -> None:
    state = first(played("K4hm", 2), in_round(4)).state
    thoughts = list(think(state, "queen", simulations=20, seed=3))
    assert thoughts[0].simulations == 1
    assert [thought.simulations for thought in thoughts] == sorted(
        thought.simulations for thought in thoughts
    )
    assert all(before.share < after.share for before, after in pairwise(thoughts))
    assert thoughts[-1].share == 1
    assert all(thought.action in state.legal_actions() for thought in thoughts)
    assert choose(state, "queen", simulations=20, seed=3) == thoughts[-1].action


def test_the_same_seed_and_simulations_think_the_same(level: str) -> None:
    state = first(played("Q2", 2), in_round(5)).state
    asked = {"simulations": 6, "seed": "x"}
    assert [*think(state, level, **asked)] == [*think(state, level, **asked)]  # type: ignore[arg-type]


def test_a_queen_stops_when_her_time_is_up() -> None:
    """By a clock of our own, a tenth of a second later at every look."""
    looks = count()
    state = first(played("K3", 2), in_round(3)).state
    thoughts = list(think(state, "queen", seconds=0.5, clock=lambda: next(looks) / 10))
    assert [round(thought.share, 1) for thought in thoughts] == [0.2, 0.4, 0.6, 0.8, 1.0]


def test_in_an_arena_only_her_own_work_takes_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work on the machine takes nothing from her: the clock is that of her process."""
    inside = sys.platform == "emscripten"  # the page is the process, and alone in it
    assert levels.OWN_TIME is (perf_counter if inside else process_time)
    looks = count()
    monkeypatch.setattr(levels, "OWN_TIME", lambda: next(looks) / 10)
    state = first(played("K3", 2), in_round(3)).state
    assert Level("queen").within(0.5, None)(state, Random(1)) in state.legal_actions()
    assert next(looks) == 6


def test_the_only_choice_is_made_without_a_thought() -> None:
    state = first(played("K4", 1), lambda state: len(state.legal_actions()) == 1).state
    assert [thought.simulations for thought in think(state, "queen", seconds=60)] == [0]


def test_what_cannot_be_asked() -> None:
    with pytest.raises(KeyError, match="king"):
        choose(State.start(Rules.parse("K2")).apply(Kings((0, 1, 0, 1))), "king")
    with pytest.raises(ValueError, match="no player is to act"):
        choose(State.start(Rules.parse("K2")), "duke")


# In the arena


def test_a_level_in_the_arena_thinks_as_much_as_it_is_told() -> None:
    state = first(played("K2", 2), in_round(3)).state
    bot = BOTS["queen"]
    assert isinstance(bot, Level)
    few = bot.within(None, 3)
    assert few(state, Random(1)) == few(state, Random(1))
    assert bot.within(None, None) is bot
    assert bot.within(0.01, None) == Level("queen", 0.01, None)
    assert bot.within(0.01, None)(state, Random(1)) in state.legal_actions()


PAIRS = [("K2hm", "squire", "knight"), ("K2hm", "knight", "duke"), ("K2hm", "duke", "queen"),
         ("Q2", "squire", "knight"), ("Q2", "knight", "duke")]  # fmt: skip


def won(code: str, worse: str, better: str, games: int, simulations: int) -> float:
    """The share of the games that the better one won; always the same games."""
    bots = {name: Level(name, simulations=simulations) for name in LEVELS}
    best, _ = arena(Rules.parse(code), [better, worse], games, 5, bots).bots
    return best.won.value


@pytest.mark.parametrize(
    ("code", "worse", "better"), [pair for pair in PAIRS if "queen" not in pair]
)
def test_each_level_beats_the_one_below(code: str, worse: str, better: str) -> None:
    """Few games and few thoughts, so only that it wins more often; docs/lab.md tells of many.

    Of the queen's games so few would say nothing.
    """
    assert won(code, worse, better, games=16, simulations=8) > 0.5


@pytest.mark.deep
@pytest.mark.parametrize(("code", "worse", "better"), PAIRS)
def test_each_level_clearly_beats_the_one_below(
    code: str, worse: str, better: str, played: Played
) -> None:
    games = 100 if better == "queen" else 400
    assert won(code, worse, better, games, 16) > 0.6
    played("games between the levels", games)
