"""The golden games: fixed games for every rules code and every kind of ending."""

from itertools import pairwise

import pytest

from realmino import Burn, Decision, Discard, Game, Phase, rules_codes
from realmino.pieces.variants import SEATS
from tests.oracle.playthroughs import Playthrough, load_playthroughs, required_endings

GAMES = load_playthroughs()


@pytest.fixture(params=GAMES, scope="module")
def name(request: pytest.FixtureRequest) -> str:
    """The name of a golden game: rules code and ending."""
    return request.param


@pytest.fixture(scope="module")
def playthrough(name: str) -> Playthrough:
    """The game in its file."""
    return GAMES[name]


@pytest.fixture(scope="module")
def game(playthrough: Playthrough) -> Game:
    """The game as the engine reads it."""
    return Game.parse(playthrough.record)


def test_a_golden_game_ends_with_its_scores_and_winners(
    playthrough: Playthrough, game: Game
) -> None:
    sheets = dict(zip(SEATS, game.state.sheets(), strict=False))
    assert game.is_over
    assert {seat: sheet.total for seat, sheet in sheets.items()} == playthrough.points
    assert {seat: sheet.largest for seat, sheet in sheets.items()} == playthrough.largest
    winners = game.rules.seats_of(game.state.result().winners)
    assert [SEATS[winner] for winner in winners] == playthrough.winners


def test_a_golden_game_ends_as_its_name_says(name: str, game: Game) -> None:
    code, ending = name.split("-")
    assert str(game.rules) == code
    assert ending in endings_of(game)


def test_a_golden_game_is_read_back(playthrough: Playthrough, game: Game) -> None:
    assert str(game) == playthrough.record
    assert game.state.legal_actions() == []


def test_a_golden_game_fits_in_a_link(game: Game) -> None:
    assert len(str(game)) < (1800 if game.rules.has_court else 700)


def endings_of(game: Game) -> set[str]:
    """Returns all kinds of ending that a finished game shows, according to the engine."""
    decision = game.state.result().decision
    bonuses = [{item.bonus for item in sheet.items} for sheet in game.state.sheets()]
    centred = ["middle" in of_sheet for of_sheet in bonuses]
    shown = {
        "win": decision is Decision.POINTS,
        "tie": decision is Decision.LARGEST,
        "shared": decision is Decision.SHARED,
        "discard": any(isinstance(move, Discard) for move in game.moves),
        "harmony": any("harmony" in of_sheet for of_sheet in bonuses),
        "middle": any(centred) and not all(centred),
    }
    if game.rules.has_court:
        shown |= courtly_endings(game)
    return {ending for ending, holds in shown.items() if holds}


def courtly_endings(game: Game) -> dict[str, bool]:
    """Returns whether the Queen moved often, the Dragon burnt, and the pile ran out."""
    states = [played.before for played in game.history()]
    courts = [state.court for state in states if state.court]
    moves = sum(before.queen != after.queen for before, after in pairwise(courts))
    return {
        "queen": moves > 2,
        "dragon": any(isinstance(move, Burn) for move in game.moves),
        "pile": any(
            state.phase is Phase.LINE and state.court is not None and 0 in state.court.board
            for state in states
        ),
    }


@pytest.mark.parametrize("code", rules_codes())
def test_there_is_a_golden_game_for_every_ending_of_every_rules_code(code: str) -> None:
    played = {name.split("-")[1] for name in GAMES if name.split("-")[0] == code}
    assert played == required_endings(code)
