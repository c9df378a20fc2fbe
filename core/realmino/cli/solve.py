"""``solve``: what every choice in a position is worth, exactly or approximately."""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import Any, Final

from realmino.bots import Advice, SolvedAction, advise, is_solvable, solve
from realmino.cli import inputs
from realmino.pieces.variants import SEATS
from realmino.state import State
from realmino.text.language import in_language, language, say
from realmino.text.languages import tenths

_COLUMNS: Final = ("choice", "", "points", "margin", "behind", "error", "spread")
"""The headings; the second column shows whether the values are exact."""
_LEFT: Final = 2
"""The columns with words, which are left-aligned."""


def add(commands: inputs.Commands) -> None:
    """Adds the command."""
    parser = inputs.add_command(commands, "solve", run)
    parser.option("position", metavar="POSITION")
    parser.option("--seconds", type=inputs.seconds, default=2.0, metavar="S")
    inputs.add_language(parser, inputs.system_language())
    inputs.add_buildings(parser)
    inputs.add_json(parser)


def run(chosen: argparse.Namespace) -> int:
    """Prints the choices."""
    state = State.parse(inputs.read(chosen.position), chosen.buildings)
    _require_choice(state)
    is_exact = is_solvable(state)
    choices = solve(state) if is_exact else advise(state, chosen.seconds)
    if chosen.json:
        print(json.dumps(_to_json(state, is_exact, choices)))
        return 0
    with in_language(chosen.language):
        print("\n".join(_lines(state, choices)))
    return 0


def _require_choice(state: State) -> None:
    """Raises `BadInput` if it's no player's turn."""
    if state.is_over:
        raise inputs.BadInput("the game is over, so there are no choices")
    if due := state.pending_deal:
        deal = say(f"moment-deals-{due.kind}", number=due.amount)
        raise inputs.BadInput(f"no player can choose before {deal}")


# JSON


def _to_json(
    state: State, is_exact: bool, choices: Sequence[SolvedAction | Advice]
) -> dict[str, Any]:
    assert state.to_act is not None
    return {
        "rules": str(state.rules),
        "position": str(state),
        "to_act": SEATS[state.to_act],
        "kingdom": SEATS[state.rules.kingdom_of(state.to_act)],
        "exact": is_exact,
        "choices": [_choice_json(choice._asdict()) for choice in choices],
    }


def _choice_json(choice: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a choice; an unknown error is null."""
    data = {
        name: None if isinstance(value, float) and not isfinite(value) else value
        for name, value in choice.items()
    }
    data["action"] = str(choice["action"])
    if "totals" in choice:
        data["totals"] = {SEATS[kingdom]: total for kingdom, total in enumerate(choice["totals"])}
    if "why" in choice:
        data["why"] = choice["why"].value
    return data


# Words


def _lines(state: State, choices: Sequence[SolvedAction | Advice]) -> Iterator[str]:
    assert state.to_act is not None
    letter = SEATS[state.rules.kingdom_of(state.to_act)]
    best = choices[0]
    if isinstance(best, SolvedAction):
        yield say("solve-heading-exact", letter=letter)
    else:
        yield say("solve-heading-about", letter=letter, games=best.simulations)
    rows = [_cells(choice) for choice in choices]
    yield from _table(rows)
    if any(spread for *_, spread in rows):
        yield say("solve-spread-note")
    if unlisted := len(state.legal_actions()) - len(choices):
        yield say("solve-unlisted", number=unlisted)


def _cells(choice: SolvedAction | Advice) -> list[str]:
    """The cells of a line; cells with nothing to say are empty."""
    token, behind = str(choice.action), tenths(choice.behind, language())
    if isinstance(choice, SolvedAction):
        points, margin = str(choice.points), _signed_number(choice.margin, str(abs(choice.margin)))
        spread = tenths(choice.spread, language()) if round(choice.spread, 1) else ""
        return [token, say("solve-exact"), points, margin, behind, "", spread]
    points, ahead = tenths(choice.points, language()), round(choice.margin, 1)
    margin = _signed_number(ahead, tenths(abs(ahead), language()))
    error = f"± {tenths(choice.doubt, language())}" if 0 < choice.doubt < float("inf") else ""
    return [token, say("solve-about"), points, margin, behind, error, ""]


def _signed_number(value: float, number: str) -> str:
    return f"−{number}" if value < 0 else f"+{number}"


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rows aligned below their headings, without empty columns."""
    heads = [say(f"solve-{column}") if column else "" for column in _COLUMNS]
    used = [number for number in range(len(heads)) if any(row[number] for row in rows)]
    table = [heads, *rows]
    widths = [max(len(row[number]) for row in table) for number in used]
    for row in table:
        cells = [
            row[number].ljust(width) if number < _LEFT else row[number].rjust(width)
            for number, width in zip(used, widths, strict=True)
        ]
        yield "  ".join(cells).rstrip()
