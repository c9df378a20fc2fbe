"""``score``: itemised score sheets of a kingdom or of a whole position."""

import argparse
import json

from realmino.cli import inputs, sheets
from realmino.court import Purse
from realmino.notation.positions import PartialPosition
from realmino.rules.scoring import decide, score
from realmino.rules.variants import SEATS, Rules


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "score",
        help="score sheets of a kingdom or a position",
        description="Prints what a kingdom, or every kingdom of a position, scores item by item.\n"
        "A kingdom whose purse is not told has the towers of its buildings and nothing else.\n"
        "What no game has is named on standard error; the points are counted all the same.",
        epilog="example: realmino score w1w-/fCm2 --rules K4hm",
    )
    parser.add_argument(
        "land", metavar="KINGDOM|POSITION", help="its text, the name of a file with it, or -"
    )
    parser.add_argument(
        "--rules",
        type=inputs.rules_code,
        metavar="CODE",
        help="what counts, such as K4hm (default: the position's own rules, else Q4 for a kingdom\n"
        "with a purse, a knight or a building, else K4)",
    )
    inputs.add_buildings(parser)
    inputs.add_json(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints the sheets."""
    text = inputs.read(chosen.land)
    position = sheets.read_position(text, chosen.buildings)
    rules = Rules.parse((chosen.rules or _rules_of(position)).code, chosen.buildings)
    beyond = [SEATS[seat] for seat in position.kingdoms if seat >= rules.kingdoms]
    alone = not sheets.is_position(text)
    if beyond and not alone:
        last = SEATS[rules.kingdoms - 1]
        raise inputs.BadInput(f"{rules} has the kingdoms a to {last}, so not {beyond[0]}")
    if not position.kingdoms:
        raise inputs.BadInput("a position without a kingdom, such as a:wC, has nothing to score")
    named = chosen.rules or position.rules or position.purses
    sheets.warn(position, rules if named else None)
    found = {
        seat: score(kingdom, rules, _purse(position, seat, rules), position.queen == seat)
        for seat, kingdom in sorted(position.kingdoms.items())
    }
    result = decide(list(found.values()))
    winners = [SEATS[list(found)[number]] for number in result.winners]
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


def _rules_of(position: PartialPosition) -> Rules:
    """Its own rules, or those of the simplest game that knows everything in it."""
    lands = position.kingdoms.values()
    has_court = position.purses or any(land.knights or land.buildings for land in lands)
    return position.rules or Rules.parse("Q4" if has_court else "K4")


def _purse(position: PartialPosition, seat: int, rules: Rules) -> Purse | None:
    if not rules.has_court:
        return None
    built = [rules.buildings[tile - 1] for _, tile in position.kingdoms[seat].buildings]
    return position.purses.get(seat) or Purse(0, 0, sum(tile.towers for tile in built))
