"""Golden games in `tests/playthroughs/<rules>-<ending>.txt`: their reader, and their search.

A file is a comment that says what the game shows, the result in a fixed form, and one record:

    ; tie: equal points, the largest territory decides
    ;= a 45 largest 7
    ;= b 45 largest 6
    ;= winners a
    K2 Oabba L3-14-34-41 …

Endings: win (more points than anybody), tie (equal points, the largest territory decides), shared
(equal in both), discard (at least one domino fitted nowhere), harmony (a complete kingdom earns its
bonus), middle (one seat earns the Middle Kingdom bonus and another misses it).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from .game import Oracle
from .players import choose_tightly, play_out

CODES = (
    "K2", "K2d", "K2dh", "K2dhm", "K2dm", "K2h", "K2hm", "K2m",
    "K3", "K3h", "K3hm", "K3m",
    "K4", "K4h", "K4hm", "K4m",
)  # fmt: skip

SHOWS = {
    "win": "one kingdom has more points than any other",
    "tie": "equal points at the top, the largest territory decides",
    "shared": "equal points and equal largest territories: the victory is shared",
    "discard": "a domino fits nowhere and is discarded",
    "harmony": "a complete kingdom earns the Harmony bonus",
    "middle": "one castle stands in the middle of its kingdom, another does not",
}

RAREST_FIRST = ("shared", "tie", "harmony", "middle", "discard", "win")


@dataclass(frozen=True)
class Playthrough:
    """One golden game: its record and its `;=` lines without the mark."""

    record: str
    lines: list[str]

    @property
    def points(self) -> dict[str, int]:
        """Seat → final points."""
        return {words[0]: int(words[1]) for words in self._seats()}

    @property
    def largest(self) -> dict[str, int]:
        """Seat → squares of the largest territory."""
        return {words[0]: int(words[3]) for words in self._seats()}

    @property
    def winners(self) -> list[str]:
        """The winning seats, sorted."""
        return self.lines[-1].split()[1:]

    def _seats(self) -> Iterator[list[str]]:
        return (line.split() for line in self.lines if not line.startswith("winners"))


def read_playthrough(path: Path) -> Playthrough:
    """The golden game of a file; ValueError when it has no record or no result."""
    lines = path.read_text(encoding="utf-8").splitlines()
    told = [line[2:].strip() for line in lines if line.startswith(";=")]
    record = " ".join(line for line in lines if line and not line.startswith(";"))
    if not record or not told or not told[-1].startswith("winners"):
        raise ValueError(f"{path.name}: expected `;=` lines and a record")
    return Playthrough(record, told)


def expectation_lines(game: Oracle) -> list[str]:
    """The result of a finished game as the `;=` lines say it."""
    seats = [f"{seat} {game.score(seat)[0]} largest {game.largest(seat)}" for seat in game.seats]
    return [*seats, "winners " + " ".join(game.winners())]


def endings(game: Oracle) -> set[str]:
    """Every way of ending that a finished game shows."""
    sheets = {seat: game.score(seat) for seat in game.seats}
    best = max(total for total, _items in sheets.values())
    level = [seat for seat, (total, _items) in sheets.items() if total == best]
    earned = {name: [any(i[0] == name for i in items) for _t, items in sheets.values()]
              for name in ("harmony", "middle")}  # fmt: skip
    shown = {
        "win": len(level) == 1,
        "tie": len(level) > 1 and len(game.winners()) == 1,
        "shared": len(game.winners()) > 1,
        "discard": any(token[0] == "A" and token.endswith("x") for token in game.tokens),
        "harmony": any(earned["harmony"]),
        "middle": any(earned["middle"]) and not all(earned["middle"]),
    }
    return {name for name, holds in shown.items() if holds}


def search(code: str, wanted: set[str], games: int) -> dict[str, Oracle]:
    """The first game found for each wanted ending of this rules code, trying at most so many seeds.

    Harmony needs seats that pack tightly; the other endings come from mixed tables.
    """
    found: dict[str, Oracle] = {}
    for seed in range(games):
        missing = wanted - set(found)
        if not missing:
            break
        rng = Random(f"{code} {seed}")
        game = Oracle(code)
        tight = game.seats if missing == {"harmony"} else game.seats[: seed % 2]
        play_out(game, rng, dict.fromkeys(tight, choose_tightly))
        # One game shows one ending, the rarest first, so that no two files tell the same game.
        for ending in [name for name in RAREST_FIRST if name in endings(game) & missing][:1]:
            found[ending] = game
    return found


def wanted_endings(code: str) -> set[str]:
    """The endings that a rules code can show."""
    options = code[2:]
    return {
        ending
        for ending in SHOWS
        if (ending != "harmony" or "h" in options) and (ending != "middle" or "m" in options)
    }


def playthrough_text(game: Oracle, ending: str) -> str:
    """The text of a golden file, one round a line."""
    rounds = [game.rules_code]
    for token in game.tokens:
        rounds[-1] += " " + token
        if token[0] == "L":
            rounds.append("")
    lines = [f"; {ending}: {SHOWS[ending]}", *(f";= {line}" for line in expectation_lines(game))]
    return "\n".join([*lines, *(line.strip() for line in rounds if line.strip())]) + "\n"
