"""``bench``: whole random games per second on this machine."""

import argparse
import json

from realmino.bots.bench import bench
from realmino.cli import inputs
from realmino.text.catalogue import say


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "bench",
        help=say("help-bench"),
        description=say("help-bench-about"),
    )
    parser.add_argument(
        "--seconds", type=inputs.seconds, default=1.0, metavar="S",
        help=say("help-bench-seconds"),
    )  # fmt: skip
    inputs.add_json(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints the speeds."""
    speed = bench(chosen.seconds)
    if chosen.json:
        print(json.dumps(speed.to_json()))
        return 0
    columns = ("games", "kernel", "state", "time", "actions", "action")
    print(
        "{:<8} {:>8} {:>8} {:>9} {:>8} {:>10}".format(
            *(say(f"bench-{column}") for column in columns)
        )
    )
    for code, rate in speed.state.items():
        kernel, cost, actions = speed.kernel[code], speed.cost(code), speed.actions[code]
        each = 1000 * cost / actions
        print(f"{code:<8} {kernel:>8,.0f} {rate:>8,.0f} {cost:>9.2f} {actions:>8.1f} {each:>10.1f}")
    speeds = [
        say("bench-speed", code=code, numbers=" ".join(f"{rate:,.0f}" for rate in rates.values()))
        for code, rates in speed.queen.items()
    ]
    print(say("bench-queen", speeds=speeds))
    return 0
