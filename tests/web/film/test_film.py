"""The film of a game: its length, dominoes and points, and the layout of its frames."""

from itertools import pairwise
from math import ceil, floor

import pytest

from film.film import FALL_SECONDS, film
from film.frames import HIGHEST, PLATE, SMALLEST, WIDTH, frames, layout
from realmino import Game, Place
from realmino.drawing.shapes import Group, Text
from table.model.match import PERSON, Match, Seat
from table.picture.fitting import width_in_letters
from tests.tables import TABLES_FIRST, whole_game


def match_of(game: Game, name: str = "") -> Match:
    """A match between people who all have the same name."""
    return Match(tuple(Seat(colour, name, PERSON) for colour in game.rules.colours), "", (game,))


@pytest.mark.parametrize("code", TABLES_FIRST)
def test_a_film_shows_every_domino_and_all_points(code: str) -> None:
    game = whole_game(code)
    made = film(match_of(game))
    assert 6 <= made.seconds <= 10
    dominoes = [timed.drop.domino for timed in made.drops if timed.drop.domino]
    assert dominoes == [move.domino for move in game.moves if isinstance(move, Place)]
    assert made.totals == tuple(sheet.total for sheet in game.state.sheets())
    assert all(a.lands <= b.lands for a, b in pairwise(made.drops))
    assert made.drops[0].lands >= FALL_SECONDS
    assert made.drops[-1].lands < made.crowned < made.seconds
    assert made.winners == game.state.result().winners
    for number, kingdom in enumerate(game.state.kingdoms):
        drops = [drop for _, drop in made.drops if drop.kingdom == number]
        covered = {piece.square for drop in drops for piece in drop.pieces}
        assert len(covered) == kingdom.taken.bit_count() - 1, "all squares but the castle"
        if game.rules.game == "K":  # at court, other kingdoms change points too
            assert drops[-1].points == made.totals[number]


def test_a_game_without_a_placed_domino_has_a_film() -> None:
    made = film(match_of(Game("K2")))
    assert made.drops == ()
    assert 6 <= made.seconds <= 10


@pytest.mark.parametrize("grid", [5, 7])
@pytest.mark.parametrize("kingdoms", range(1, 9))
def test_kingdoms_are_apart_and_within_the_frame(kingdoms: int, grid: int) -> None:
    spread = layout(kingdoms, grid)
    side = spread.cell * grid
    assert spread.height % 2 == 0
    assert WIDTH <= spread.height <= HIGHEST, "square or upright"
    assert len(spread.places) == kingdoms
    taken = []
    for (x, y), (left, top) in spread.places:
        assert 0 <= x <= left
        assert left + side <= x + spread.wide <= WIDTH
        assert top + side < spread.height
        taken.append((x, y, x + spread.wide, top + side))
    for number, (x, y, right, bottom) in enumerate(taken):
        for other in taken[number + 1 :]:
            assert right < other[0] or other[2] < x or bottom < other[1] or other[3] < y


@pytest.mark.parametrize("code", TABLES_FIRST)
def test_the_plan_paints_every_drawing_once_within_the_frame(code: str) -> None:
    game = whole_game(code)
    shown = frames(match_of(game, "Ann"), ["Ann"] * game.rules.players)
    plan = shown.plan
    names = [painting.scene[0].sprite for painting in shown.squares]  # type: ignore[union-attr]
    assert len(set(names)) == len(names) < 80
    used = {piece[0] for drop in plan["drops"] for piece in drop["pieces"]}
    assert used == set(range(len(names)))
    for drop in plan["drops"]:
        for _, x, y in drop["pieces"]:
            assert 0 <= x <= plan["width"] - plan["cell"]
            assert 0 <= y <= plan["height"] - plan["cell"]
    assert "Ann" in shown.described
    assert all(str(total) in shown.described for total in plan["totals"])


def sizes_of_texts(name: str) -> list[float]:
    """The sizes of a film's headline and of the names in it, all of which are ``name``."""
    shown = frames(match_of(Game("K3"), name), [name] * 3)
    shapes = [*shown.result.scene, *shown.background.scene]
    for shape in shapes:
        shapes += shape.shapes if isinstance(shape, Group) else ()
    return [shape.size for shape in shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("name", ["👨\u200d👩\u200d👧\u200d👦" * 7, "e\u0301" * 12, "田" * 7])
def test_names_in_a_film_are_as_large_as_the_widths_of_their_letters_allow(name: str) -> None:
    wide = width_in_letters(name)
    smaller, larger = (sizes_of_texts("A" * round_to(wide)) for round_to in (ceil, floor))
    for least, size, most in zip(smaller, sizes_of_texts(name), larger, strict=True):
        assert SMALLEST < least <= size <= most < PLATE * 0.46


@pytest.mark.parametrize(
    ("is_dynasty", "text"),
    [(False, "Ann and Ben shared the victory"), (True, "Ann and Ben shared game 1")],
)
def test_the_headline_says_who_has_won(is_dynasty: bool, text: str) -> None:
    game = Game("K2")  # nobody has points yet
    seats = (Seat("pink", "Ann", PERSON), Seat("yellow", "Ben", PERSON))
    [line] = frames(Match(seats, "", (game,), is_dynasty), ["Ann", "Ben"]).result.scene
    assert line.text == text  # type: ignore[union-attr]
