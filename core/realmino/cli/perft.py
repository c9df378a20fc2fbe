"""``perft``: counts the sequences of actions from the set-up on."""

import argparse
import json

from realmino.cli import inputs
from realmino.game.perft import divide, perft
from realmino.rules.shuffling import Shuffled
from realmino.state import State
from realmino.text.catalogue import say


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "perft",
        help=say("help-perft"),
        description=say("help-perft-about"),
        epilog=say("help-perft-example"),
    )
    inputs.add_rules(parser)
    inputs.add_seed(parser)
    parser.add_argument(
        "--depth", type=inputs.not_negative, default=4, metavar="D", help=say("help-perft-depth")
    )
    parser.add_argument("--divide", action="store_true", help=say("help-perft-divide"))
    inputs.add_json(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints the count."""
    if chosen.divide and not chosen.depth:
        raise inputs.BadInput("argument --divide: needs a --depth of 1 or more")
    state, dealer = State.start(inputs.rules(chosen)), Shuffled(chosen.seed)
    first = divide(state, dealer, chosen.depth) if chosen.divide else {}
    count = sum(first.values()) if chosen.divide else perft(state, dealer, chosen.depth)
    data = {
        "rules": str(chosen.rules), "seed": chosen.seed, "depth": chosen.depth, "count": count
    }  # fmt: skip
    if chosen.json:
        parts = {"divide": {str(action): part for action, part in first.items()}}
        print(json.dumps(data | (parts if chosen.divide else {})))
        return 0
    for action, part in first.items():
        print(f"{action!s:<8} {part}")
    print(count)
    return 0
