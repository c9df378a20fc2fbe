"""An arena on all machines of a Dask cluster; on two processes of this one without an address.

    python docs/examples/machines.py tcp://scheduler:8786

When restarted, it plays only the games missing from games.jsonl.
"""

import sys
from typing import Any

from distributed import Client

from realmino import Rules
from realmino.arena import arena, open_log
from realmino.bots.registry import find

RULES, SEED, GAMES = Rules.parse("K4hm"), 1, 40
NAMES = ["greedy", "random", "random", "random"]


def main(address: str = "") -> None:
    """Plays the games and prints the standings."""
    bots = {name: find(name) for name in NAMES}
    here = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    # Dask's client has no types.
    cluster: Any = Client(address) if address else Client(**here)  # type: ignore[no-untyped-call]
    with cluster as client, open_log("games.jsonl", RULES, NAMES, SEED) as log:
        found = arena(
            RULES, NAMES, GAMES, SEED, bots,
            on_game=log.add, executor=client.get_executor(), played=log.outcomes,
        )  # fmt: skip
    for bot in found.bots:
        print(f"{bot.name:<10} {bot.won.value:6.1%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
