"""``solve``: what every choice in a position is worth, exactly or approximately."""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import Any, Final

from realmino.bots import Advice, SolvedAction, advise, is_solvable, solve
from realmino.bots.ranking import table
from realmino.cli import inputs
from realmino.pieces.variants import SEATS
from realmino.state import State
from realmino.text.language import in_language, say

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
    yield from _aligned(table([*choices]))
    if any(isinstance(one, SolvedAction) and round(one.spread, 1) for one in choices):
        yield say("solve-spread-note")
    if unlisted := len(state.legal_actions()) - len(choices):
        yield say("solve-unlisted", number=unlisted)


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rows as lines of text with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if number < _LEFT else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()
