"""The golden games: fixed games for every rules code and every kind of ending."""

from functools import cache
from itertools import pairwise

from realmino import Burn, Decision, Discard, Game, Phase, rules_codes
from realmino.pieces.variants import SEATS
from tests.each import each
from tests.oracle.playthroughs import load_playthroughs, required_endings

GAMES = load_playthroughs()


@cache
def game_of(name: str) -> Game:
    """The golden game of a rules code and ending, as the engine reads it."""
    return Game.parse(GAMES[name].record)


@each("name", GAMES)
def test_a_golden_game_ends_with_its_scores_and_winners(name: str) -> None:
    playthrough, game = GAMES[name], game_of(name)
    sheets = dict(zip(SEATS, game.state.sheets(), strict=False))
    assert game.is_over
    assert {seat: sheet.total for seat, sheet in sheets.items()} == playthrough.points
    assert {seat: sheet.largest for seat, sheet in sheets.items()} == playthrough.largest
    winners = game.rules.seats_of(game.state.result().winners)
    assert [SEATS[winner] for winner in winners] == playthrough.winners


@each("name", GAMES)
def test_a_golden_game_ends_as_its_name_says(name: str) -> None:
    code, ending = name.split("-")
    game = game_of(name)
    assert str(game.rules) == code
    assert ending in outcomes_shown(game)


@each("name", GAMES)
def test_a_golden_game_is_read_back(name: str) -> None:
    game = game_of(name)
    assert str(game) == GAMES[name].record
    assert game.state.legal_actions() == []


@each("name", GAMES)
def test_a_golden_game_fits_in_a_link(name: str) -> None:
    game = game_of(name)
    assert len(str(game)) < (1800 if game.rules.has_court else 700)


def outcomes_shown(game: Game) -> set[str]:
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
        shown |= court_endings(game)
    return {ending for ending, holds in shown.items() if holds}


def court_endings(game: Game) -> dict[str, bool]:
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


@each("code", rules_codes())
def test_there_is_a_golden_game_for_every_ending_of_every_rules_code(code: str) -> None:
    played = {name.split("-")[1] for name in GAMES if name.split("-")[0] == code}
    assert played == required_endings(code)
