"""`recognise` finds the most probable of all possible kingdoms, and refuses malformed grids."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import isclose, log
from random import Random

import pytest

from realmino.notation.recognition import FLOOR, READINGS, Grid, recognise
from realmino.pieces.dominoes import BOXES, DOMINOES, Half

Rows = list[list[str]]


def reading(half: Half) -> str:
    return f"{half.terrain.letter}{half.crowns or ''}"


BOX = Counter(
    frozenset((reading(DOMINOES[id].first), reading(DOMINOES[id].second))) for id in BOXES["K"]
)
"""The number of dominoes with each pair of halves."""


def grid(*rows: str, certainty: float = 1.0) -> Grid:
    """A grid that shows this kingdom, given as rows with spaces between the squares."""
    rest = (1 - certainty) / (len(READINGS) - 1)
    return [
        [[certainty if one == shown else rest for one in READINGS] for shown in row.split()]
        for row in rows
    ]


def blurred(random: Random, rows: int, columns: int) -> Grid:
    """Random probabilities that favour a few rare readings, so that dominoes are used twice."""
    favoured = [*("m3", "g2", "w", "C", "-"), *READINGS]

    def square() -> list[float]:
        weights = [random.random() ** 4 / 50 + 1e-4 for _ in READINGS]
        for one in random.choices(favoured, k=2):
            weights[READINGS.index(one)] += random.random()
        return [weight / sum(weights) for weight in weights]

    return [[square() for _ in range(columns)] for _ in range(rows)]


def layouts(rows: int, columns: int) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Every place of the castle, with every set of disjoint pairs of neighbouring squares."""

    def complete(
        square: int, free: frozenset[int], castle: int | None, pairs: list[tuple[int, int]]
    ) -> Iterator[tuple[int, list[tuple[int, int]]]]:
        if square == rows * columns:
            if castle is not None:
                yield castle, pairs
            return
        yield from complete(square + 1, free, castle, pairs)
        if square in free:
            if castle is None:
                yield from complete(square + 1, free, square, pairs)
            right = [square + 1] if (square + 1) % columns else []
            for other in {*right, square + columns} & free:
                rest = free - {square, other}
                yield from complete(square + 1, rest, castle, [*pairs, (square, other)])

    yield from complete(0, frozenset(range(rows * columns)), None, [])


def best_of_all(grids: Sequence[Grid]) -> float:
    """The greatest log probability of any kingdoms that the box can make."""
    logs = [
        [{one: log(max(p, FLOOR)) for one, p in zip(READINGS, square, strict=True)}
         for row in rows for square in row]
        for rows in grids
    ]  # fmt: skip
    best = float("-inf")

    def lay(
        pairs: list[tuple[int, int, int]], left: Counter[frozenset[str]], so_far: float
    ) -> None:
        nonlocal best
        most = [max(max(logs[n][p].values()) + max(logs[n][q].values()), 0) for n, p, q in pairs]
        if so_far + sum(most) <= best:
            return
        if not pairs:
            best = so_far
            return
        (number, first, second), *rest = pairs
        for halves in +left:
            one, other = halves if len(halves) == 2 else [*halves] * 2
            for a, b in {(one, other), (other, one)}:
                gain = logs[number][first][a] + logs[number][second][b]
                lay(rest, left - Counter([halves]), so_far + gain)

    for chosen in product(*(layouts(len(rows), len(rows[0])) for rows in grids)):
        score, pairs = 0.0, []
        for number, (castle, laid) in enumerate(chosen):
            covered = {castle, *(square for pair in laid for square in pair)}
            score += logs[number][castle]["C"]
            score += sum(
                square["-"] for index, square in enumerate(logs[number]) if index not in covered
            )
            pairs += [(number, *pair) for pair in laid]
        lay(pairs, BOX, score)
    return best


SHAPES = [[(2, 3)], [(3, 2)], [(1, 5)], [(2, 2), (1, 3)], [(3, 1), (1, 3), (1, 2)]]


@pytest.mark.parametrize("shapes", SHAPES, ids=str)
def test_no_kingdoms_are_more_probable(shapes: list[tuple[int, int]]) -> None:
    random = Random(str(shapes))
    for _ in range(12):
        grids = [blurred(random, *shape) for shape in shapes]
        found = recognise(*grids)
        assert found.is_exact
        total = sum(one.log_probability for one in found.kingdoms)
        assert isclose(total, best_of_all(grids))


@pytest.mark.parametrize("shape", [(2, 3), (3, 2), (2, 2)], ids=str)
def test_alternatives_lose_as_much_as_the_best_kingdom_with_them(shape: tuple[int, int]) -> None:
    """Dominoes don't run out here, because alternatives ignore how many the box has."""
    rows, columns = shape
    blur = grid(*[" ".join(["f"] * columns)] * rows, certainty=0.2)
    [kingdom] = recognise(blur).kingdoms
    for row, column in product(range(rows), range(columns)):
        for other in kingdom.alternatives[row][column]:
            forced = [[[*square] for square in line] for line in blur]
            forced[row][column] = [
                p if one == other.reading else 0
                for one, p in zip(READINGS, forced[row][column], strict=True)
            ]
            [best] = recognise(forced).kingdoms
            assert best.rows[row][column] == other.reading
            assert isclose(other.loss, kingdom.log_probability - best.log_probability, abs_tol=1e-9)


def test_a_kingdom_is_read_with_its_dominoes() -> None:
    [kingdom] = recognise(grid("w f -", "C m3 w")).kingdoms
    assert str(kingdom.kingdom) == "wf-/Cm3w"
    assert [(one.domino, one.squares) for one in kingdom.dominoes] == [
        (13, ((0, 0), (0, 1))),
        (48, ((1, 2), (1, 1))),
    ]


def test_no_domino_is_used_twice_even_in_two_kingdoms() -> None:
    """The box has only one domino with three crowns on a half."""
    clear, dim = grid("m3 w C", certainty=0.9), grid("m3 w C", certainty=0.6)
    assert [str(one.kingdom) for one in recognise(clear).kingdoms] == ["m3wC"]
    both = recognise(dim, clear).kingdoms
    assert str(both[1].kingdom) == "m3wC"
    assert "m3" not in both[0].rows[0]
    ids = [one.domino for kingdom in both for one in kingdom.dominoes]
    assert len({*ids}) == len(ids)


def test_with_too_many_clashes_the_result_is_legal_but_not_called_exact() -> None:
    found = recognise(grid(*["m3 m3 m3 m3 m3"] * 5, certainty=0.5))
    assert not found.is_exact
    ids = [one.domino for one in found.kingdoms[0].dominoes]
    assert len({*ids}) == len(ids)
    assert sum(row.count("C") for row in found.kingdoms[0].rows) == 1


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ([], "grid 0: expected 1 to 7 rows"),
        ([[]], "grid 0: expected 1 to 7 rows"),
        ([*grid("w")] * 8, "grid 0: expected 1 to 7 rows"),
        (grid("w f", "w"), "of the same 1 to 7 squares"),
        ([[[1.0]]], "grid 0, row 0, column 0: expected 18 probabilities"),
        ([[[float("nan")] * 18]], "a probability is a number from 0 to 1"),
        ([[[2.0] * 18]], "a probability is a number from 0 to 1"),
    ],
)
def test_a_malformed_grid_is_refused(given: Grid, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        recognise(given)
