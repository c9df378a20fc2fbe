"""Tables of ranked choices, for the terminal and for notebooks."""

from typing import Any, Final, TypeVar

from realmino.drawing.tables import markdown_table
from realmino.text.language import language, say
from realmino.text.languages import tenths

T = TypeVar("T")

COLUMNS: Final = ("choice", "", "points", "margin", "behind", "error", "spread")
"""The headings; the second column shows whether the values are exact."""


class Ranking(list[T]):
    """Choices of one kind, best first."""

    __slots__ = ()

    def _repr_markdown_(self) -> str:
        """The table for notebooks."""
        heads, *rows = table(self)
        return markdown_table(heads, rows)


def table(choices: list[Any]) -> list[list[str]]:
    """The headings and a row for each `Advice` or `SolvedAction`, without empty columns."""
    rows = [_cells(choice) for choice in choices]
    heads = [say(f"solve-{column}") if column else "" for column in COLUMNS]
    used = [number for number in range(len(heads)) if any(row[number] for row in rows)]
    return [[row[number] for number in used] for row in (heads, *rows)]


def _cells(choice: Any) -> list[str]:
    """The cells of a choice's row; cells that don't apply are empty."""
    token, behind = str(choice.action), tenths(choice.behind, language())
    if hasattr(choice, "spread"):
        points, margin = str(choice.points), _signed_number(choice.margin, str(abs(choice.margin)))
        spread = tenths(choice.spread, language()) if round(choice.spread, 1) else ""
        return [token, say("solve-exact"), points, margin, behind, "", spread]
    points, ahead = tenths(choice.points, language()), round(choice.margin, 1)
    margin = _signed_number(ahead, tenths(abs(ahead), language()))
    error = f"± {tenths(choice.doubt, language())}" if 0 < choice.doubt < float("inf") else ""
    kind = say("solve-exact" if choice.is_exact else "solve-about")
    return [token, kind, points, margin, behind, error, ""]


def _signed_number(value: float, number: str) -> str:
    return f"−{number}" if value < 0 else f"+{number}"
