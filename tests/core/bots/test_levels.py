"""The four levels: legal in every game, blind to the deck, interruptible, each above the last."""

import sys
from collections.abc import Callable
from itertools import count, pairwise
from random import Random
from time import perf_counter, process_time

import pytest

from realmino import Burn, Dealer, Game, Kings, Phase, Rules, Shuffled, State
from realmino.arena import arena
from realmino.bots import BOTS, LEVELS, Level, choose, choosing, think
from tests.depth import ordinary_first
from tests.tables import TABLES_FIRST, Played, first, played

GAMES = ordinary_first(
    ("K2dhm", "K3", "K4hm", "Q2", "Q4hm", "W3", "W6", "W6t", "W8t"), ("K2dhm", "K4hm", "Q2", "W6t")
)


@pytest.fixture(params=LEVELS)
def level(request: pytest.FixtureRequest) -> str:
    """Each level's name in turn."""
    return request.param


def continue_game(game: Game, dealer: Dealer, level: str, moves: int) -> Game:
    """Returns the game after ``moves`` more moves by a level with one simulation each."""
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
    """Returns a condition: a player is to act in that round."""
    return lambda state: state.round == number and state.to_act is not None


# Whole games


@pytest.mark.parametrize("code", TABLES_FIRST)
def test_every_level_plays_every_game_to_its_end(code: str) -> None:
    """The levels take turns to finish a random game that is near its end."""
    whole, dealer = played(code, 3), Shuffled(3)
    game = whole.at(whole.number - 24)
    while not game.is_over:
        for level in LEVELS:
            game = continue_game(game, dealer, level, 2)
    assert game.is_over


@pytest.mark.parametrize("code", GAMES)
def test_every_level_opens_a_game(level: str, code: str) -> None:
    dealer = Shuffled(5)
    game = continue_game(Game(Rules.parse(code)), dealer, level, 14)
    assert len(game.moves) == 14


@pytest.mark.deep
def test_the_squire_is_kind() -> None:
    """It never bribes the Dragon, and misses points that a knight takes."""
    squire, knight = (whole(level) for level in ("squire", "knight"))
    assert not [move for game in squire for move in game.moves if isinstance(move, Burn)]
    assert mean_points(squire) < mean_points(knight)


def whole(level: str) -> list[Game]:
    return [
        continue_game(Game(Rules.parse("Q2")), Shuffled(seed), level, 1000) for seed in range(6)
    ]


def mean_points(games: list[Game]) -> float:
    totals = [sheet.total for game in games for sheet in game.state.sheets()]
    return sum(totals) / len(totals)


# Blind to the deck


@pytest.mark.parametrize("code", GAMES)
def test_a_levels_choice_does_not_depend_on_the_hidden_box(level: str, code: str) -> None:
    """With two boxes that have dealt the same so far, games differ only after the next deal."""
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


def test_a_level_needs_only_the_text_of_a_position(level: str) -> None:
    state = first(played("Q3", 6, moves=60), lambda state: state.phase is Phase.TAX).state
    known = choose(state, level, simulations=3, seed=1)
    assert choose(State.parse(str(state)), level, simulations=3, seed=1) == known


# Interruptible


def test_the_first_thought_comes_early_and_the_last_is_the_choice() -> None:
    state = first(played("K4hm", 2), in_round(4)).state
    thoughts = list(think(state, "emperor", simulations=20, seed=3))
    assert thoughts[0].simulations == 1
    assert [thought.simulations for thought in thoughts] == sorted(
        thought.simulations for thought in thoughts
    )
    assert all(before.share < after.share for before, after in pairwise(thoughts))
    assert thoughts[-1].share == 1
    assert all(thought.action in state.legal_actions() for thought in thoughts)
    assert choose(state, "emperor", simulations=20, seed=3) == thoughts[-1].action


def test_same_seed_and_simulations_give_the_same_thoughts(level: str) -> None:
    state = first(played("Q2", 2), in_round(5)).state
    options = {"simulations": 6, "seed": "x"}
    thoughts, again = ([*think(state, level, **options)] for _ in range(2))  # type: ignore[arg-type]
    assert thoughts == again


def test_an_emperor_stops_when_its_time_is_up() -> None:
    """The test's clock advances by a tenth of a second each time it is read."""
    looks = count()
    state = first(played("K3", 2), in_round(3)).state
    thoughts = list(think(state, "emperor", seconds=0.5, clock=lambda: next(looks) / 10))
    assert [round(thought.share, 1) for thought in thoughts] == [0.2, 0.4, 0.6, 0.8, 1.0]


def test_an_arena_counts_only_the_time_of_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work on the machine doesn't take away from a bot's time."""
    inside = sys.platform == "emscripten"  # the page is alone in its process
    assert choosing.PROCESS_CLOCK is (perf_counter if inside else process_time)
    looks = count()
    monkeypatch.setattr(choosing, "PROCESS_CLOCK", lambda: next(looks) / 10)
    state = first(played("K3", 2), in_round(3)).state
    assert Level("emperor").within(0.5, None)(state, Random(1)) in state.legal_actions()
    assert next(looks) == 6


def test_plays_the_only_choice_without_thinking() -> None:
    state = first(played("K4", 1), lambda state: len(state.legal_actions()) == 1).state
    assert [thought.simulations for thought in think(state, "emperor", seconds=60)] == [0]


def test_refuses_unknown_levels_and_positions_without_a_player() -> None:
    with pytest.raises(KeyError, match="king"):
        choose(State.start(Rules.parse("K2")).apply(Kings((0, 1, 0, 1))), "king")
    with pytest.raises(ValueError, match="before the box deals"):
        choose(State.start(Rules.parse("K2")), "duke")


# In the arena


def test_a_level_in_the_arena_keeps_to_its_budget() -> None:
    state = first(played("K2", 2), in_round(3)).state
    bot = BOTS["emperor"]
    assert isinstance(bot, Level)
    few = bot.within(None, 3)
    assert few(state, Random(1)) == few(state, Random(1))
    assert bot.within(None, None) is bot
    assert bot.within(0.01, None) == Level("emperor", 0.01, None)
    assert bot.within(0.01, None)(state, Random(1)) in state.legal_actions()


PAIRS = [("K2hm", "squire", "knight"), ("K2hm", "knight", "duke"), ("K2hm", "duke", "emperor"),
         ("Q2", "squire", "knight"), ("Q2", "knight", "duke")]  # fmt: skip


def won(code: str, worse: str, better: str, games: int, simulations: int) -> float:
    """Returns the better level's share of wins in a fixed set of games."""
    bots = {name: Level(name, simulations=simulations) for name in LEVELS}
    best, _ = arena(Rules.parse(code), [better, worse], games, 5, bots).bots
    return best.won.value


@pytest.mark.deep
@pytest.mark.parametrize(
    ("code", "worse", "better"), [pair for pair in PAIRS if "emperor" not in pair]
)
def test_each_level_beats_the_one_below(code: str, worse: str, better: str) -> None:
    """Wins more than half of a few quick games; docs/lab.md has the full measurements.

    So few games would prove nothing about the emperor.
    """
    assert won(code, worse, better, games=8, simulations=4) > 0.5


@pytest.mark.deep
@pytest.mark.parametrize(("code", "worse", "better"), PAIRS)
def test_each_level_clearly_beats_the_one_below(
    code: str, worse: str, better: str, played: Played
) -> None:
    games = 100 if better == "emperor" else 400
    assert won(code, worse, better, games, 16) > 0.6
    played("games between the levels", games)
