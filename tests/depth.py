"""Selects the parameters for an ordinary run; the others need ``--deep``."""

from collections.abc import Container, Iterable
from typing import Any

import pytest


def ordinary_first(every: Iterable[Any], ordinary: Container[Any]) -> list[Any]:
    """All values as parameters; those not in ``ordinary`` need ``--deep``.

    A plain tuple has the values of several parameters.
    """
    return [value if value in ordinary else deep(value) for value in every]


def deep(value: Any) -> Any:
    """A value, or a plain tuple of several parameters' values, only for ``--deep``."""
    values = value if type(value) is tuple else (value,)
    return pytest.param(*values, marks=pytest.mark.deep)


def plain_first(codes: Iterable[str]) -> list[Any]:
    """Rules codes as parameters; those with a bonus, which only affects points, need ``--deep``."""
    every = [*codes]
    return ordinary_first(every, [code for code in every if not {"h", "m"} & {*code}])
