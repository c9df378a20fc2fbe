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
        "the kernel, on which bots search, and through the public State API. The best of five\n"
        "stretches counts. The last columns say what a game by the State API costs: its time,\n"
        "its actions, and the time of one. The last line tells how fast the strongest bot thinks.",
    )
    parser.add_argument(
        "--seconds", type=inputs.seconds, default=1.0, metavar="S",
        help="how long to measure each number of games per second (1)",
    )  # fmt: skip
    inputs.add_json(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints the speeds."""
    speed = bench(chosen.seconds)
    if chosen.json:
        print(json.dumps(speed.to_json()))
        return 0
    print(
        f"{'games/s':<8} {'kernel':>8} {'State':>8} {'ms/game':>9} {'actions':>8} {'µs/action':>10}"
    )
    for code, rate in speed.state.items():
        kernel, cost, actions = speed.kernel[code], speed.cost(code), speed.actions[code]
        each = 1000 * cost / actions
        print(f"{code:<8} {kernel:>8,.0f} {rate:>8,.0f} {cost:>9.2f} {actions:>8.1f} {each:>10.1f}")
    told = ", ".join(f"{code} {rate:,.0f}" for code, rate in speed.queen.items())
    print(f"simulations/s of the queen: {told}")
    return 0
