"""``score``: itemised score sheets for a kingdom or a whole position."""

import argparse
import json

from realmino.cli import inputs, shown, words
from realmino.notation.positions import PartialPosition
from realmino.pieces.court import Purse
from realmino.pieces.variants import SEATS, Rules
from realmino.rules.scoring import decide, score
from realmino.text.language import say


def add(commands: inputs.Commands) -> None:
    """Adds the command."""
    parser = inputs.add_command(commands, "score", run)
    parser.option("land", metavar="KINGDOM|POSITION")
    parser.option("--rules", type=inputs.rules_code, metavar="CODE")
    inputs.add_buildings(parser)
    inputs.add_json(parser)


def run(chosen: argparse.Namespace) -> int:
    """Prints the score sheets."""
    text = inputs.read(chosen.land)
    position = shown.read_position(text, chosen.buildings)
    rules = Rules.parse((chosen.rules or _default_rules(position)).code, chosen.buildings)
    beyond = [SEATS[seat] for seat in position.kingdoms if seat >= rules.kingdoms]
    alone = not shown.is_position(text)
    if beyond and not alone:
        last = SEATS[rules.kingdoms - 1]
        raise inputs.BadInput(f"{rules} has the kingdoms a to {last}, but no {beyond[0]}")
    if not position.kingdoms:
        raise inputs.BadInput("there is nothing to score without a kingdom, such as a:wC")
    is_game_known = chosen.rules or position.rules or position.purses
    shown.warn(position, rules if is_game_known else None)
    by_seat = {
        seat: score(kingdom, rules, _purse(position, seat, rules), position.queen == seat)
        for seat, kingdom in sorted(position.kingdoms.items())
    }
    result = decide(list(by_seat.values()))
    winners = [SEATS[list(by_seat)[number]] for number in result.winners]
    if chosen.json:
        whole = {"kingdoms": words.sheets_by_letter(by_seat), "winners": winners}
        print(json.dumps(by_seat[0].to_json() if alone else whole))
        return 0
    for seat, sheet in by_seat.items():
        name = say("score-kingdom") if alone else words.kingdom_name(seat)
        print("\n".join(words.sheet_lines(name, sheet)))
    if len(by_seat) > 1:
        print(say("score-ahead", letters=winners))
    return 0


def _default_rules(position: PartialPosition) -> Rules:
    """The position's rules, or those of the simplest game in which everything in it can occur."""
    lands = position.kingdoms.values()
    has_court = position.purses or any(land.knights or land.buildings for land in lands)
    return position.rules or Rules.parse("Q4" if has_court else "K4")


def _purse(position: PartialPosition, seat: int, rules: Rules) -> Purse | None:
    if not rules.has_court:
        return None
    built = [rules.buildings[tile - 1] for _, tile in position.kingdoms[seat].buildings]
    return position.purses.get(seat) or Purse(0, 0, sum(tile.towers for tile in built))
