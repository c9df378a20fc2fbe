"""``perft`` and ``bench``: count action sequences and measure the engine's speed."""

import argparse
import json

from realmino.bots.bench import bench
from realmino.cli import inputs
from realmino.game.perft import divide, perft
from realmino.rules.shuffling import Shuffled
from realmino.state import State
from realmino.text.language import say


def add_perft(commands: inputs.Commands) -> None:
    """Adds ``perft``, which counts sequences of actions from the set-up."""
    parser = inputs.add_command(commands, "perft", run_perft)
    inputs.add_rules(parser)
    inputs.add_seed(parser)
    parser.option("--depth", type=inputs.non_negative, default=4, metavar="D")
    parser.option("--divide", action="store_true")
    inputs.add_json(parser)


def run_perft(chosen: argparse.Namespace) -> int:
    """Prints the count."""
    if chosen.divide and not chosen.depth:
        raise inputs.BadInput("argument --divide: needs a --depth of 1 or more")
    state, dealer = State.start(inputs.rules(chosen)), Shuffled(chosen.seed)
    first = divide(state, dealer, chosen.depth) if chosen.divide else {}
    count = sum(first.values()) if chosen.divide else perft(state, dealer, chosen.depth)
    if not chosen.json:
        for action, part in first.items():
            print(f"{action!s:<8} {part}")
        print(count)
        return 0
    data: dict[str, object] = {
        "rules": str(chosen.rules), "seed": chosen.seed, "depth": chosen.depth, "count": count
    }  # fmt: skip
    if chosen.divide:
        data["divide"] = {str(action): part for action, part in first.items()}
    print(json.dumps(data))
    return 0


def add_bench(commands: inputs.Commands) -> None:
    """Adds ``bench``, which measures random games per second."""
    parser = inputs.add_command(commands, "bench", run_bench, has_example=False)
    parser.option("--seconds", type=inputs.seconds, default=1.0, metavar="S")
    inputs.add_json(parser)


def run_bench(chosen: argparse.Namespace) -> int:
    """Prints the speeds."""
    speed = bench(chosen.seconds)
    if chosen.json:
        print(json.dumps(speed.to_json()))
        return 0
    columns = ("games", "kernel", "state", "time", "actions", "action")
    heads = [say(f"bench-{column}") for column in columns]
    print("{:<8} {:>8} {:>8} {:>9} {:>8} {:>10}".format(*heads))
    for code, rate in speed.state.items():
        kernel, cost, actions = speed.kernel[code], speed.cost(code), speed.actions[code]
        each = 1000 * cost / actions
        print(f"{code:<8} {kernel:>8,.0f} {rate:>8,.0f} {cost:>9.2f} {actions:>8.1f} {each:>10.1f}")
    speeds = [
        say("bench-speed", code=code, numbers=" ".join(f"{rate:,.0f}" for rate in rates.values()))
        for code, rates in speed.emperor.items()
    ]
    print(say("bench-emperor", speeds=speeds))
    return 0
