"""The oracle at the command line: averages, rulebook cases and golden games.

python -m tests.oracle average K4 2000                    mean points of 2000 random games
python -m tests.oracle cases                              checks the oracle with rulebook/cases
python -m tests.oracle record K4hm 7 [tight]              one whole game from a seed
python -m tests.oracle add-playthroughs 4000 [K2 K3 …]    adds the missing playthroughs
"""

import sys
from random import Random

from rulebook.reader import CASES, load_cases

from . import playthroughs
from .codes import CODES
from .game import Oracle
from .players import packing_record, play_out, random_record
from .verdict import wrong_answers


def average(code: str, games: int) -> None:
    """Prints the points per kingdom over random games."""
    rng, points = Random(0), []
    for _ in range(games):
        game = play_out(Oracle(code), rng)
        points += [game.score(letter)[0] for letter in game.kingdoms]
    print(f"{code}: {sum(points) / len(points):.2f} points per kingdom over {games} random games")


def check_cases() -> int:
    """Prints the failed checks; returns their number."""
    cases = load_cases(CASES)
    faults = [fault for case in cases for fault in wrong_answers(case)]
    print(*faults, f"{len(cases)} cases, {len(faults)} fault(s)", sep="\n")
    return len(faults)


def add_playthroughs(games: int, codes: list[str]) -> None:
    """Adds a playthrough for every missing ending of every code."""
    texts = {name: game.text for name, game in playthroughs.load_playthroughs().items()}
    for code in codes or CODES:
        endings = playthroughs.required_endings(code)
        missing = {ending for ending in endings if f"{code}-{ending}" not in texts}
        by_ending = playthroughs.search(code, missing, games)
        for ending, game in by_ending.items():
            texts[f"{code}-{ending}"] = playthroughs.playthrough_text(game, ending)
        if by_ending:
            file = playthroughs.playthrough_file(code)
            names = sorted(name for name in texts if playthroughs.playthrough_file(name) == file)
            text = "\n\n".join(texts[name] for name in names) + "\n"
            (playthroughs.FOLDER / file).write_text(text, encoding="utf-8")
        print(
            code,
            "wrote",
            sorted(by_ending),
            "missing",
            sorted(missing - set(by_ending)),
            flush=True,
        )


def main(words: list[str]) -> int:
    """Runs one command; returns 2 for an unknown one."""
    match words:
        case ["average", code, games]:
            average(code, int(games))
        case ["cases"]:
            return 1 if check_cases() else 0
        case ["record", code, seed, *tight]:
            print((packing_record if tight else random_record)(code, Random(int(seed))))
        case ["add-playthroughs", games, *codes]:
            add_playthroughs(int(games), codes)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
