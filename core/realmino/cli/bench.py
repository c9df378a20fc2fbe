"""``bench``: whole random games per second on this machine."""

import argparse
import json

from realmino.bench import bench
from realmino.cli import inputs


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "bench",
        help="whole random games per second",
        description="Measures how many whole random games a second this machine plays: through\n"
        "the kernel that the opponents use, and through the public State API. The best\n"
        "of five stretches counts.",
    )
    parser.add_argument(
        "--seconds", type=inputs.seconds, default=1.0, metavar="S",
        help="how long to measure each of the eight numbers (1)",
    )  # fmt: skip
    inputs.add_json(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints the speeds."""
    speed = bench(chosen.seconds)
    if chosen.json:
        print(json.dumps(speed.to_json()))
        return 0
    print(f"{'games/s':<8} {'kernel':>8} {'State':>8}")
    for code, rate in speed.kernel.items():
        print(f"{code:<8} {rate:>8,.0f} {speed.state[code]:>8,.0f}")
    return 0
