"""`each` runs a test for every value and names the one that fails."""

import pytest

from tests.each import each


def test_runs_for_every_value() -> None:
    seen = []

    @each("letter", "ab")
    @each("number", [1, 2])
    def collects(number: int, letter: str) -> None:
        seen.append((number, letter))

    collects()
    assert seen == [(1, "a"), (2, "a"), (1, "b"), (2, "b")]


def test_names_the_value_that_fails() -> None:
    @each(("code", "points"), [("K2", 1), ("K3", 2)])
    def fails(code: str, points: int) -> None:
        assert points == 1

    with pytest.raises(AssertionError) as caught:
        fails()
    assert caught.value.__notes__ == ["with {'code': 'K3', 'points': 2}"]
