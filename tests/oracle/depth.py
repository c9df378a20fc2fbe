"""Which rules codes an ordinary run of the oracle's own tests plays."""

from collections.abc import Iterable
from typing import Any

import pytest


def plain_first(codes: Iterable[str]) -> list[Any]:
    """The codes as parameters; those with a bonus, which only changes points, run with --deep."""
    return [
        pytest.param(code, marks=pytest.mark.deep) if {"h", "m"} & {*code} else code
        for code in codes
    ]
