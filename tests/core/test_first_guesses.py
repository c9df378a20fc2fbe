"""A newcomer's first attempts work, or the error suggests the right code."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from realmino import (
    BOXES,
    Claim,
    Game,
    Kingdom,
    Phase,
    Place,
    Rules,
    Shuffled,
    Side,
    Square,
    State,
    Terrain,
    arena,
    bots,
    diagram,
    parse_games,
    parse_move,
    score,
)
from tests.tables import whole_game

any_game: Any = Game
"""Typed as `Any` to allow calls that a newcomer tries, but type checkers refuse."""
any_state: Any = State
any_rules: Any = Rules
any_kingdom: Any = Kingdom
any_place: Any = Place
any_score: Any = score
any_diagram: Any = diagram
anything: Any = None

GAME: Any = Game("K2").deal("spring")
LAND = Kingdom.parse("ff1f2/ffC/ff-")


def test_a_code_makes_rules_and_games() -> None:
    assert Rules("K2hm") == Rules.parse("K2hm")
    assert Rules("K2hm") in {Rules.parse("K2hm")}
    assert Game("K2") == Game(rules="K2") == Game(Rules.parse("K2"))
    assert State.start("Q3") == State.start(Rules("Q3"))
    assert score(LAND, "K4") == score(LAND, Rules("K4"))
    found = arena.arena("K2", ["greedy", "random"], 2, 1)
    assert found == arena.arena(Rules("K2"), ["greedy", "random"], 2, 1)


@pytest.mark.parametrize("seed", ["spring", 7])
def test_deals_by_a_seed(seed: str | int) -> None:
    assert Game("K2").deal(seed) == Game("K2").deal(Shuffled(seed))


def test_a_game_has_a_length_and_its_moves() -> None:
    assert len(GAME) == GAME.number == 2
    assert tuple(GAME) == GAME.moves
    assert len(GAME.undo()) == 1
    assert [GAME[0], GAME[-1]] == [*GAME]


def test_a_game_without_moves_is_true() -> None:
    assert len(Game("K2")) == 0
    assert Game("K2")


@pytest.mark.parametrize("code", ["K2", "Q2"])
def test_finds_an_action_by_its_token(code: str) -> None:
    game, chance = Game(code).deal(1), Random(1)
    while not game.is_over:
        actions = game.state.legal_actions()
        assert all(str(action) in actions and action in actions for action in actions)
        game = game.play(chance.choice(actions)).deal(1)


def test_does_not_find_other_tokens_texts_and_values() -> None:
    actions = GAME.state.legal_actions()
    assert str(actions[0]) in actions
    other = next(id for id in BOXES["K"] if f"E{id}" not in actions)
    for absent in (f"E{other}", Claim(other), "e1", "spring", "", "E", None, 17):
        assert absent not in actions


GUESSES: dict[str, tuple[Callable[[], object], str]] = {
    "no rules": (lambda: any_game(), "'rules'"),
    "number of players": (lambda: any_game(2), "rules are a code such as 'K4'"),
    "name of the game": (lambda: Game("chess"), "expected K, Q or W and the number of players"),
    "record": (lambda: Game("K2 Obbaa"), "write Game.parse(...) for a record"),
    "position": (lambda: any_game(GAME.state), "write Game.from_state(...) for a position"),
    "from a text": (lambda: any_game.from_state("K2 R0o a:C b:C"), "such as State.parse(text)"),
    "from a game": (lambda: any_game.from_state(GAME), "such as State.parse(text)"),
    "no code": (lambda: any_rules(), "'code'"),
    "rules of None": (lambda: any_rules.parse(None), "expected a code such as 'K4'"),
    "rules of a number": (lambda: any_rules(2), "expected a code such as 'K4'"),
    "small letters": (lambda: Game("k2"), "such as K4, Q3 or W6t (a capital letter"),
    "kingdom": (lambda: any_kingdom("ff/C-"), "write Kingdom.parse('ff/C-')"),
    "no kingdom": (lambda: any_kingdom(), "write Kingdom.parse('ff/C-')"),
    "kingdom of None": (lambda: any_kingdom.parse(None), "the text of a kingdom is a str"),
    "state": (lambda: any_state("K2 R0o a:C b:C"), "State.parse reads the text of a position"),
    "state of rules": (lambda: any_state(Rules("K2")), "State.start sets up a game"),
    "state of None": (lambda: any_state.parse(None), "the text of a position is a str"),
    "game of None": (lambda: any_game.parse(None), "the text of a record is a str"),
    "games of a game": (lambda: parse_games(GAME), "the text of a record is a str, not Game"),
    "play a number": (lambda: GAME.play(17), "a token such as 'E34' or Claim(34), not int"),
    "apply a number": (lambda: GAME.state.apply(17), "a token such as 'E34' or Claim(34), not int"),
    "why not None": (lambda: GAME.state.why_not(None), "a token such as 'E34'"),
    "token of a number": (lambda: parse_move(anything), "a token such as 'E34', not NoneType"),
    "several tokens": (lambda: GAME.play("E1 E30"), "a token without white space"),
    "class of a dealer": (lambda: GAME.deal(Shuffled), "such as deal('spring')"),
    "random": (lambda: GAME.deal(Random(1)), "such as deal('spring')"),
    "seed of None": (lambda: Shuffled(anything), "a seed is a text or a whole number"),
    "move of a text": (lambda: GAME.at("1"), "must be a whole number, not str"),
    "actions of a game": (lambda: GAME.legal_actions(), "game.state.legal_actions"),
    "winner": (lambda: GAME.winner, "game.state.result().winners"),
    "score of a game": (lambda: GAME.score(), "game.state.sheets()"),
    "choice in a game": (lambda: bots.choose(GAME), "such as game.state, not Game"),
    "score of a text": (lambda: any_score("ff/C-", "K4"), "Kingdom.parse('ff/C-'), not str"),
    "score of a state": (lambda: any_score(GAME.state, "K4"), "not State"),
    "picture of a text": (lambda: any_diagram("ff/C-"), "State, Kingdom or Game"),
    "picture of a class": (lambda: any_diagram(Game), "State, Kingdom or Game"),
    "side": (lambda: any_place(17, Square("g8"), "e"), "Side.NORTH"),
    "names": (lambda: arena.arena("K2", "greedy,random", 2, 1), "['duke', 'greedy']"),
    "bot": (lambda: arena.arena("K2", ["greedy", "nobody"], 2, 1), "there are random, greedy"),
}


NEW: Any = Game("K2")
OVER: Any = whole_game("K2").state
GUESSES |= {
    "choice before the deal": (lambda: bots.choose(NEW.state, "squire"), "game.deal('spring')"),
    "advice before the deal": (lambda: bots.advise(NEW.state), "game.deal('spring')"),
    "solution before the deal": (lambda: bots.solve(NEW.state), "game.deal('spring')"),
    "move before the deal": (lambda: NEW.play("E34"), "game.deal('spring')"),
    "choice at the end": (lambda: bots.choose(OVER, "squire"), "the game is over"),
    "unknown bot": (lambda: bots.choose(GAME.state, "queen"), ", ".join(bots.NAMES)),
    "board of a position": (lambda: GAME.state.board, "state.court.board"),
    "winner in a position": (lambda: GAME.state.winner, "state.result().winners"),
    "scores in a position": (lambda: GAME.state.scores, "state.sheets()"),
}


@pytest.mark.parametrize("guess", GUESSES)
def test_an_error_suggests_the_right_notation(guess: str) -> None:
    call, hint = GUESSES[guess]
    with pytest.raises((AttributeError, KeyError, TypeError, ValueError), match=re.escape(hint)):
        call()


@pytest.mark.parametrize("name", bots.NAMES)
def test_every_bot_plays_a_whole_game(name: str) -> None:
    game = Game("K2").deal("spring")
    while not game.is_over:
        game = game.play(bots.choose(game.state, name, simulations=1)).deal("spring")
    assert len(game.state.sheets()) == 2


def test_a_position_says_that_a_game_has_an_attribute() -> None:
    only_there = {name for name in dir(Game) if name[0] != "_" and not hasattr(State, name)}
    only_there -= {"from_state"}
    assert {"play", "deal", "undo"} <= only_there
    for name in only_there:
        with pytest.raises(AttributeError, match=rf"a Game has it: .*\.{name}$"):
            getattr(GAME.state, name)


def test_enumerations_print_as_their_names() -> None:
    printed = [f"{one} {one!r}" for one in (Terrain.FOREST, Side.EAST, Phase.CLAIM)]
    assert printed == [
        " ".join([name] * 2) for name in ("Terrain.FOREST", "Side.EAST", "Phase.CLAIM")
    ]


def test_a_game_lacks_other_attributes_as_every_object_does() -> None:
    assert not hasattr(GAME, "_repr_html_")
    with pytest.raises(AttributeError, match=r"^a Game has no 'colour'$"):
        _ = GAME.colour
