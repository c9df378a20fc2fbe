"""Runs another commit's bot as a program for the arena: ``python older_bot.py CORE NAME``.

CORE is that commit's ``core`` folder. This program runs with that version of the package, so it
uses only features that every version has.
"""

import sys
from pathlib import Path
from random import Random


def main(core: str, name: str) -> None:
    """Answers the arena's lines, documented in `docs/arena.md`, until the input ends."""
    sys.path.insert(0, core)
    from realmino import State
    from realmino.bots import BOTS

    if name not in BOTS:
        sys.exit(f"no bot {name!r}, only {', '.join(BOTS)}")
    bot = BOTS[name]
    question: dict[str, str] = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        question[word] = rest
        if word == "choose":
            seconds, simulations = question.get("seconds"), question.get("simulations")
            player = bot
            if hasattr(bot, "within"):
                player = bot.within(seconds and float(seconds), simulations and int(simulations))
            print(player(State.parse(question["position"]), Random(rest)), flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Exception as error:
        if Path(sys.argv[1]).exists():  # otherwise the match has been stopped
            sys.exit(f"{type(error).__name__}: {error}")
