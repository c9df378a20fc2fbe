"""Attacks on `recognise` that rely only on its documentation, not on how it searches."""

import math
import re
from random import Random

import pytest

from realmino import BOXES, DOMINOES, READINGS, Game, Recognition, recognise
from tests.each import each

Grid = list[list[list[float]]]
Spot = tuple[int, int, int]  # a grid, row and column
Piece = tuple[tuple[Spot, ...], int]  # squares, and their domino, or CASTLE or EMPTY
CASTLE, EMPTY = 0, -1
ON: dict[int, tuple[str, ...]] = {CASTLE: ("C",), EMPTY: ("-",)}
for n in BOXES["K"]:
    halves = (DOMINOES[n].first, DOMINOES[n].second)
    ON[n] = tuple(half.terrain.name[0].lower() + str(half.crowns or "") for half in halves)


def square(likely: str, chance: float = 1.0, other: float = 0.0) -> list[float]:
    return [chance if one == likely else other for one in READINGS]


def noise(rng: Random, *shape: int, low: float = 0.001) -> Grid:
    spots = [[READINGS] * shape[1]] * shape[0]
    return [[[(rng.random() ** 3 + low) / 2 for _ in spot] for spot in row] for row in spots]


def value(grids: list[Grid], *pieces: Piece) -> float:
    """The log probability of the pieces; a probability of zero counts as one in a billion."""
    spots = [pair for on, what in pieces for pair in zip(on, ON[what], strict=True)]
    return sum(math.log(max(1e-9, grids[k][i][j][READINGS.index(r)])) for (k, i, j), r in spots)


def total(found: Recognition) -> float:
    return sum(one.log_probability for one in found.kingdoms)


def checked(*grids: Grid) -> tuple[Recognition, list[list[list[str]]], list[Piece]]:
    """The result of `recognise`, its rows and its pieces; recomputes and checks all it states."""
    found, pieces = recognise(*grids), list[Piece]()
    for k, (grid, one) in enumerate(zip(grids, found.kingdoms, strict=True)):
        spots = {(k, i, j): r for i, row in enumerate(one.rows) for j, r in enumerate(row)}
        here: list[Piece] = [(((k, *a), (k, *b)), n) for n, (a, b) in one.dominoes]
        assert all(abs(a[1] - b[1]) + abs(a[2] - b[2]) == 1 for (a, b), _ in here)
        here += [((spot,), CASTLE if r == "C" else EMPTY) for spot, r in spots.items() if r in "C-"]
        assert sorted(spots) == sorted(spot for on, _ in here for spot in on)
        assert [*map(len, one.rows)] == [*map(len, grid)]
        assert all(ON[what] == tuple(spots[spot] for spot in on) for on, what in here)
        assert [what for _, what in here].count(CASTLE) == str(one.kingdom).count("C") == 1
        assert one.log_probability == pytest.approx(value([*grids], *here), abs=1e-6)
        for (_, i, j), r in spots.items():
            losses = [other.loss for other in one.alternatives[i][j]]
            assert len({r, *(other.reading for other in one.alternatives[i][j])}) == len(losses) + 1
            assert losses == sorted(losses)
            assert not found.is_exact or min(losses, default=0) > -1e-9
        pieces += here
    used = [what for _, what in pieces if what > 0]
    assert len(used) == len({*used})
    return found, [[[*row] for row in one.rows] for one in found.kingdoms], pieces


def refilled(rng: Random, grids: list[Grid], pieces: list[Piece], at: set[Spot]) -> list[Piece]:
    """The pieces after replacing those at some squares by random, preferably probable ones."""
    kept = [piece for piece in pieces if not at.intersection(piece[0])]
    gone = [piece for piece in pieces if at.intersection(piece[0])]
    hole, castles = {spot for on, _ in gone for spot in on}, {on[0][0] for on, n in gone if not n}
    while hole:
        k, i, j = here = rng.choice(sorted(hole))
        near = hole & {(k, i + 1, j), (k, i - 1, j), (k, i, j + 1), (k, i, j - 1)}
        spare = sorted({*BOXES["K"]} - {what for _, what in kept})
        ones: list[Piece] = [((here,), CASTLE if k in castles else EMPTY), ((here,), EMPTY)]
        for there in sorted(near):
            for what in rng.sample(spare, min(9, len(spare))):
                ones += [((here, there), what), ((there, here), what)]
        new = max(ones, key=lambda one: value(grids, one) / len(one[0]) + rng.random())
        kept.append(new)
        hole -= {*new[0]}
        castles -= {k} if new[1] == CASTLE else set()
    return pieces if castles else kept


@each(("shapes", "seed"), [(s, n) for s in ([(4, 4)], [(2, 6), (3, 3)], [(7, 3)]) for n in (0, 1)])
def test_a_local_search_finds_nothing_better(shapes: list[tuple[int, int]], seed: int) -> None:
    rng = Random(seed)
    grids = [noise(rng, *shape) for shape in shapes]
    found, _, answer = checked(*grids)
    spots = [spot for on, _ in answer for spot in on]
    bare: list[Piece] = [((spot,), EMPTY if any(spot[1:]) else CASTLE) for spot in spots]
    for pieces in (answer, bare):
        for _ in range(400):
            (k, i, j), far = rng.choice(spots), rng.choice(spots)
            tried = refilled(rng, grids, pieces, {(k, i, j), (k, i + 1, j), (k, i, j + 1), far})
            assert value(grids, *tried) <= total(found) + 1e-6 or not found.is_exact
            pieces = tried if value(grids, *tried) > value(grids, *pieces) - 0.1 else pieces


def played(code: str, seed: int) -> list[list[list[str]]]:
    """The final kingdoms of a random game, as rows of square readings."""
    rng, game = Random(seed), Game(code).deal(str(seed))
    while not game.state.is_over:
        actions = game.state.legal_actions()
        game = game.play(rng.choice(actions)) if actions else game.deal(f"{seed}, {len(game)}")
    texts = [str(kingdom).split("/") for kingdom in game.state.kingdoms]
    rows = [[re.findall(r"[a-zC-]\d?", row) for row in text] for text in texts]
    return [[row + ["-"] * (max(map(len, text)) - len(row)) for row in text] for text in rows]


@each(("code", "seed"), [("K2d", 2), ("K4hm", 5)])
def test_a_played_game_comes_back(code: str, seed: int) -> None:
    rows = played(code, seed)
    found, seen, _ = checked(*[[[*map(square, row)] for row in text] for text in rows])
    assert (seen, total(found), found.is_exact) == (rows, 0, True)


@each(("code", "clarity"), [("K2", 3), ("K4hm", 12)])
def test_photos_of_a_game_give_its_kingdoms_or_more_probable_ones(code: str, clarity: int) -> None:
    doubt, rows = Random(5).random, played(code, 5)
    _, _, pieces = checked(*[[[*map(square, row)] for row in text] for text in rows])
    vague = [
        [[square(one, 0.8, doubt() ** clarity) for one in row] for row in text] for text in rows
    ]
    found, _, _ = checked(*vague)
    assert found.is_exact
    assert total(found) >= value(vague, *pieces) - 1e-6


@each("seed", range(12))
def test_views_of_the_same_grids_give_the_same_kingdoms(seed: int) -> None:
    rng = Random(seed)
    grids = [noise(rng, rng.randint(1, 4), rng.randint(2, 3)) for _ in range(1 + seed % 3)]
    found, rows, _ = checked(*grids)
    assert found.is_exact
    turned = [[*map(list, zip(*one, strict=True))] for one in rows]
    fainter = [[[[one / 8 for one in spot] for spot in row] for row in grid] for grid in grids]
    surer = [[[square(rows[0][0][0]), *grids[0][0][1:]], *grids[0][1:]], *grids[1:]]
    for other, same in (
        (grids[::-1], rows[::-1]),
        ([grid[::-1] for grid in grids], [one[::-1] for one in rows]),
        ([[*map(list, zip(*grid, strict=True))] for grid in grids], turned),
        (fainter, rows),
        (surer, rows),
    ):
        again, seen, _ = checked(*other)
        assert not again.is_exact or seen == same
    one_domino = noise(rng, 1, 3, low=0.1)  # the box can't run out, so the losses are exact
    found, _, _ = checked(one_domino)
    for name, loss in found.kingdoms[0].alternatives[0][1]:
        forced = [[one_domino[0][0], square(name), one_domino[0][2]]]
        chance = math.log(one_domino[0][1][READINGS.index(name)])
        assert loss == pytest.approx(total(found) - total(checked(forced)[0]) - chance)


def test_degenerate_grids_are_still_kingdoms() -> None:
    for spot in (square("", other=1.0), *(square(one) for one in ("", "-", "C", "m3", "w1"))):
        for height, width in ((1, 1), (1, 7), (7, 1), (2, 2), (3, 3)):
            checked(*[[[spot] * width] * height] * 4)
    assert total(checked([[square("", other=1.0)] * 7] * 7)[0]) == 0
    scarce = [[[square("w"), square("m3", one), square("C")]] for one in (0.6, 0.9)]
    assert checked(*scarce)[1][1] == [["w", "m3", "C"]]
