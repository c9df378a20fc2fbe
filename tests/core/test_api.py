"""The public API: places, squares, boxes, pictures, imports."""

import ast
import importlib
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given

import realmino
import realmino.bots
from realmino import (
    BOXES,
    DOMINOES,
    Game,
    Kingdom,
    Rules,
    Square,
    State,
    Terrain,
)
from tests.oracle.land import Land, square_name
from tests.tables import games, positions, whole_game

# Places without a game


@pytest.mark.parametrize(
    "text", ["C", "wwC", "ff1f2/ffC/ff-", "-w-/wCw/-w-", "www/wCw/www", "tb07nC"]
)
@pytest.mark.parametrize("grid", [3, 5, 7])
def test_places_match_the_oracle(text: str, grid: int) -> None:
    """Compares with the slow second implementation, for all 96 dominoes."""
    kingdom, land = Kingdom.parse(text), Land.read(text, grid)
    for number, domino in DOMINOES.items():
        allowed = {f"A{number}{square_name(at)}{side}" for at, side in land.places(number)}
        places = kingdom.places(domino, grid)
        assert {str(place) for place in places} == allowed
        assert places == sorted(places)


def test_the_first_domino_touches_the_castle() -> None:
    """Rulebook: any terrain matches the castle."""
    beside = {"f7", "g6", "g8", "h7"}
    for place in Kingdom.parse("C").places(DOMINOES[48], 5):
        assert {str(square) for square in place.squares} & beside


@given(positions())
def test_places_are_the_legal_actions(state: State) -> None:
    if not state.legal_actions() or not state.line or state.phase is not realmino.Phase.ADD:
        return
    kingdom = state.kingdoms[state.acting_kingdom]
    places = kingdom.places(DOMINOES[state.line[0].domino], state.rules.grid)
    assert places == [
        action for action in state.legal_actions() if isinstance(action, realmino.Place)
    ]


# Squares


def test_neighbours_stay_on_the_grid() -> None:
    named = {name: [str(square) for square in Square(name).neighbours()]
             for name in ("g7", "a1", "m13", "a13", "m1", "a7")}  # fmt: skip
    assert named == {
        "g7": ["g8", "h7", "g6", "f7"],
        "a1": ["a2", "b1"],
        "m13": ["m12", "l13"],
        "a13": ["b13", "a12"],
        "m1": ["m2", "l1"],
        "a7": ["a8", "b7", "a6"],
    }


def test_lists_land_square_by_square() -> None:
    kingdom = Kingdom.parse("ff1f2/ffC/ff-")
    assert [(str(square), terrain, crowns) for square, terrain, crowns in kingdom.land()] == [
        ("e6", Terrain.FOREST, 0), ("e7", Terrain.FOREST, 0), ("e8", Terrain.FOREST, 0),
        ("f6", Terrain.FOREST, 0), ("f7", Terrain.FOREST, 0), ("f8", Terrain.FOREST, 1),
        ("g8", Terrain.FOREST, 2),
    ]  # fmt: skip
    assert Kingdom.parse("C").land() == []


@given(positions())
def test_every_square_belongs_to_one_territory(state: State) -> None:
    for kingdom in state.kingdoms:
        shared = [square for territory in kingdom.territories() for square in territory.squares]
        assert sorted(shared) == [land.square for land in kingdom.land()]
        for territory in kingdom.territories():
            inside = {land for land in kingdom.land() if land.square in territory.squares}
            assert {land.terrain for land in inside} == {territory.terrain}
            assert sum(land.crowns for land in inside) == territory.crowns
            assert territory.size == len(territory.squares)


# The box


@given(games(["W4", "W6t", "W8hm", "W3"]))
def test_lists_the_unseen_dominoes_of_each_box(game: Game) -> None:
    """Every domino of both boxes is either dealt or unseen."""
    dealt = {id for move in game.moves if isinstance(move, realmino.Line) for id in move.dominoes}
    for box in "QK":
        assert set(game.state.unseen_of(box)) == set(BOXES[box]) - dealt
    assert game.state.unseen_of(game.state.box) == game.state.unseen


@pytest.mark.parametrize(("code", "box"), [("K4", "Q"), ("Q4", "K"), ("W4", "X"), ("K4", "")])
def test_refuses_a_box_the_game_lacks(code: str, box: str) -> None:
    with pytest.raises(ValueError, match=f"^{code} has no box .*, only [KQ]"):
        State.start(Rules.parse(code)).unseen_of(box)


# Determinizations


@pytest.mark.parametrize("code", ["K2", "Q3", "W4"])
def test_the_deals_of_a_determinization_do_not_depend_on_the_players(code: str) -> None:
    state = whole_game(code).at(30).state
    world, lines = state.determinization(Random(5)), []
    for seed in range(3):
        random, game = Random(seed), Game.from_state(state).deal(world)
        while not game.is_over:
            game = game.play(random.choice(game.state.legal_actions())).deal(world)
        lines.append([str(move) for move in game.moves if isinstance(move, realmino.Line)])
    assert lines[0] == lines[1] == lines[2] != []
    again = Game.from_state(state).deal(state.determinization(Random(5)))
    assert again == Game.from_state(state).deal(world)


def test_every_unseen_domino_is_equally_likely() -> None:
    """4 of 28 dominoes dealt 3,500 times: 500 each, within six standard deviations."""
    game = whole_game("K4")
    due = next(game.at(n).state for n in range(game.number) if game.at(n).state.round == 5
               and game.at(n).state.pending_deal)  # fmt: skip
    random = Random(2)
    dealt = Counter(
        id
        for _ in range(3500)
        for id in due.determinization(random).deal(due).dominoes  # type: ignore[union-attr]
    )
    assert set(dealt) == set(due.unseen)
    assert len(dealt) == 28
    assert all(abs(count - 500) < 6 * (3500 * 1 / 7 * 6 / 7) ** 0.5 for count in dealt.values())


# Pictures in a notebook


@pytest.mark.parametrize(
    "value",
    [
        Kingdom.parse("ff1f2/ffC/ff-"),
        Kingdom.parse("C"),
        State.start(Rules.parse("K4")),
        whole_game("W6t").at(70).state,
        whole_game("Q2").at(50),
        DOMINOES[48],
        realmino.parse_move("L3-14-34-41"),
    ],
    ids=["kingdom", "castle", "set-up", "wedding", "game", "domino", "line"],
)
def test_a_notebook_shows_a_picture(value: Any) -> None:
    root = ElementTree.fromstring(value._repr_svg_())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.findtext("{http://www.w3.org/2000/svg}desc")


@pytest.mark.parametrize("code", ["K4", "Q2"])
def test_a_notebook_shows_moves_and_choices(code: str) -> None:
    game = whole_game(code)
    for number, move in enumerate(game):
        has_domino = hasattr(move, "domino") or isinstance(move, realmino.Line)
        assert (move._repr_svg_() is not None) == has_domino
        actions = game.at(number).state.legal_actions()
        _, _, *rows = actions._repr_markdown_().splitlines()
        assert [row.split("`")[1] for row in rows] == [*map(str, actions)]


def test_a_notebook_shows_scores_and_advice_as_tables() -> None:
    sheet = whole_game("Q4").state.sheet(0)
    heading, _, *rows = sheet._repr_markdown_().splitlines()
    assert f" {sheet.total} " in heading
    assert [int(row.split("|")[1]) for row in rows] == [item.points for item in sheet.items]
    late = next(game.state for n in range(99) if realmino.bots.is_solvable(
        (game := whole_game("K2").at(n)).state))  # fmt: skip
    first = Game("K2").deal("spring").state
    choices: list[Any] = [
        realmino.bots.solve(late),
        realmino.bots.advise(first, simulations=1),
    ]
    for ranked in choices:
        table: str = ranked._repr_markdown_()
        assert table.count("\n") == 2 + len(ranked)
        assert str(ranked[0].action) in ranked[0]._repr_markdown_()
        assert {row.count("|") for row in table.splitlines()} == {table.splitlines()[0].count("|")}


def test_draws_a_game_a_position_and_a_kingdom() -> None:
    game = whole_game("K2").at(20)
    assert realmino.diagram(game) == realmino.diagram(game.state) == game._repr_svg_()
    assert realmino.alt_text(game) == realmino.alt_text(game.state.partial()) != ""
    assert realmino.diagram(game.state.kingdoms[0]) == game.state.kingdoms[0]._repr_svg_()


def test_a_kingdom_prints_as_its_text() -> None:
    assert str(Kingdom.parse("ff1f2/ffC/ff-")) == "ff1f2/ffC/ff-"


# Imports


def test_every_public_name_can_be_imported() -> None:
    for name in realmino.__all__:
        assert getattr(realmino, name) is not None
    assert realmino.view.view(whole_game("K2")) == realmino.view.view(
        Game.parse(str(whole_game("K2")))
    )
    for package in (realmino, realmino.bots):
        with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
            package.nonsense  # noqa: B018


def imported_by(program: str) -> set[str]:
    """Returns the modules a program has imported when it ends."""
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport sys\nprint(*sorted(sys.modules))"],
        capture_output=True, text=True, timeout=60,
        env={**os.environ, "PYTHONPATH": os.path.dirname(realmino.__path__[0])},
    )  # fmt: skip
    assert done.stderr == ""
    return set(done.stdout.split())


def test_importing_a_name_loads_only_what_it_needs() -> None:
    """This shortens the start of the page and of small programs."""
    alone = imported_by("import realmino")
    assert {name for name in alone if name.startswith("realmino")} == {
        "realmino",
        "realmino.pieces",
    }
    assert "realmino.state" not in imported_by("from realmino import BUILDINGS, DOMINOES, Rules")
    assert "realmino.state" not in imported_by("from realmino.bots import LEVELS")
    playing = imported_by("from realmino import Game, Rules\nGame(Rules.parse('Q3'))")
    assert "realmino.state" in playing
    later = {"view", "bots", "arena", "cli", "drawing", "game.events"}
    assert not {f"realmino.{name}" for name in (*later, "pieces.json_values")} & playing
    assert "argparse" not in playing


@pytest.mark.parametrize("package", [realmino, realmino.bots])
def test_type_checkers_see_every_public_name(package: ModuleType) -> None:
    """Names load lazily, so the imports for type checkers are a second list."""
    assert package.__file__
    assert {*package.__all__} <= {*dir(package)}
    tree = ast.parse(Path(package.__file__).read_text(encoding="utf-8"))
    [checked] = [node for node in tree.body if isinstance(node, ast.If)]
    imports = [node for node in checked.body if isinstance(node, ast.ImportFrom)]
    seen = [(str(node.module), alias.name) for node in imports for alias in node.names]
    for module, name in seen:
        home = importlib.import_module(module)
        value = getattr(package, name)
        assert value is getattr(home, name), name
    assert {name for _, name in seen} == {*package.__all__}
