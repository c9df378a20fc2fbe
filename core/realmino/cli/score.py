"""``score``: itemised score sheets of a kingdom or of a whole position."""

import argparse
import json

from realmino.cli import inputs, sheets
from realmino.rules import SEATS, Rules
from realmino.scoring import decide, score


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "score",
        help="score sheets of a kingdom or a position",
        description="Prints what a kingdom, or every kingdom of a position, scores item by item.",
        epilog="example: realmino score w1w-/fCm2 --rules K4hm",
    )
    parser.add_argument(
        "land", metavar="KINGDOM|POSITION", help="its text, the name of a file with it, or -"
    )
    parser.add_argument(
        "--rules",
        type=inputs.rules_code,
        metavar="CODE",
        help="what bonuses count, such as K4hm (default: the position's own rules, or K4)",
    )
    inputs.add_json(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints the sheets."""
    text = inputs.read(chosen.land)
    position = sheets.read_position(text)
    rules = chosen.rules or position.rules or Rules.parse("K4")
    found = {seat: score(kingdom, rules) for seat, kingdom in sorted(position.kingdoms.items())}
    if not found:
        raise inputs.BadInput("a position without a kingdom, such as a:wC, has nothing to score")
    result = decide(list(found.values()))
    winners = [SEATS[list(found)[number]] for number in result.winners]
    alone = not sheets.is_position(text)
    if chosen.json:
        whole = {"kingdoms": sheets.by_letter(found), "winners": winners}
        print(json.dumps(found[0].to_json() if alone else whole))
        return 0
    for seat, sheet in found.items():
        heading = "Kingdom" if alone else f"Kingdom {SEATS[seat]}"
        print("\n".join(sheets.sheet_lines(heading, sheet)))
    if len(found) > 1:
        print(f"Ahead: {' and '.join(winners)}")
    return 0
