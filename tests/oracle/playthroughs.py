"""Reads golden games in `tests/playthroughs` and searches for new ones.

Each file has the games of all rules codes that begin with its letter, sorted by name. An empty
line separates two games. A game is a comment that describes it, the result in a fixed form, and the
record:

    ; tie: equal points, the largest territory decides
    ;= a 45 largest 7
    ;= b 45 largest 6
    ;= winners a
    K2 Oabba L3-14-34-41 …

The name of a game is its rules code and ending: K2-tie.

The letters are kingdoms; the winners are seats, with both partners of a team.

Endings: win (one kingdom has the most points), tie (equal points, the largest territory decides),
shared (equal in both), discard (at least one domino fits nowhere), harmony (a complete kingdom
earns its bonus), middle (one kingdom earns the Middle Kingdom bonus and another misses it); with
Queendomino's box also queen (the Queen moves at least twice), dragon (the Dragon burns at least one
tile) and pile (the pile cannot fill the board any more).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from .codes import CODES as CODES
from .game import Oracle
from .players import (
    Chooser,
    choose_busily,
    choose_randomly,
    choose_tightly,
    choose_wastefully,
    play_out,
)

DESCRIPTIONS = {
    "win": "one kingdom has more points than any other",
    "tie": "equal points at the top, the largest territory decides",
    "shared": "equal points and equal largest territories: the victory is shared",
    "discard": "a domino fits nowhere and is discarded",
    "harmony": "a complete kingdom earns the Harmony bonus",
    "middle": "one castle is in the middle of its kingdom, another isn't",
    "queen": "the Queen moves from one kingdom to another, and then moves again",
    "dragon": "the Dragon burns a tile",
    "pile": "the pile of tiles runs out, and spots on the board stay empty",
}

RAREST_FIRST = (
    *("harmony", "pile", "shared", "tie", "middle", "queen", "dragon", "discard", "win"),
)

FOLDER = Path(__file__).parent.parent / "playthroughs"
_GAME = re.compile(r"; ([a-z]+): .+\n((?:;= .+\n)+;= winners .+)\n([^;]+)")


@dataclass(frozen=True)
class Playthrough:
    """One golden game."""

    text: str  # as in the file
    ending: str
    lines: list[str]  # the `;=` lines without the mark
    record: str

    @property
    def name(self) -> str:
        """Rules code and ending."""
        return f"{self.record.split()[0]}-{self.ending}"

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


def load_playthroughs(folder: Path = FOLDER) -> dict[str, Playthrough]:
    """The golden games by name; ValueError for a malformed, repeated or misplaced game."""
    by_name: dict[str, Playthrough] = {}
    for path in sorted(folder.glob("*.txt")):
        for text in path.read_text(encoding="utf-8").strip().split("\n\n"):
            match = _GAME.fullmatch(text)
            if not match:
                raise ValueError(f"{path.name}: expected `;=` lines and a record:\n{text}")
            lines = [line.removeprefix(";= ") for line in match[2].splitlines()]
            game = Playthrough(text, match[1], lines, " ".join(match[3].splitlines()))
            if game.name in by_name or path.name != playthrough_file(game.name):
                raise ValueError(f"{path.name}: {game.name} appears twice or is in the wrong file")
            by_name[game.name] = game
    return by_name


def playthrough_file(name: str) -> str:
    """The file of a golden game or rules code: one for each box."""
    return f"{name[0]}.txt"


def expectation_lines(game: Oracle) -> list[str]:
    """The result of a finished game as `;=` lines."""
    kingdoms = [f"{letter} {game.score(letter)[0]} largest {game.largest(letter)}"
            for letter in game.kingdoms]  # fmt: skip
    return [*kingdoms, "winners " + " ".join(game.winners())]


def endings(game: Oracle) -> set[str]:
    """All kinds of ending that a finished game shows."""
    sheets = {letter: game.score(letter) for letter in game.kingdoms}
    best = max(total for total, _items in sheets.values())
    level = [letter for letter, (total, _items) in sheets.items() if total == best]
    winning = {game.terms.kingdom_of(seat) for seat in game.winners()}
    earned = {name: [any(i[0] == name for i in items) for _t, items in sheets.values()]
              for name in ("harmony", "middle")}  # fmt: skip
    shown = {
        "win": len(level) == 1,
        "tie": len(level) > 1 and len(winning) == 1,
        "shared": len(winning) > 1,
        "discard": any(token[0] == "A" and token.endswith("x") for token in game.tokens),
        "harmony": any(earned["harmony"]),
        "middle": any(earned["middle"]) and not all(earned["middle"]),
        **(_court_endings(game) if game.court else {}),
    }
    return {name for name, holds in shown.items() if holds}


def _court_endings(game: Oracle) -> dict[str, bool]:
    again, dry = Oracle(game.rules_code), False
    hosts: list[str] = []
    for token in game.tokens:
        again.apply(token)
        if again.queen and again.queen not in hosts[-1:]:
            hosts.append(again.queen)
        dry = dry or (again.pending_deal == "line" and "x" in again.board)
    return {
        "queen": len(hosts) > 2,
        "dragon": any(token[0] == "D" for token in game.tokens),
        "pile": dry,
    }


def search(code: str, needed: set[str], games: int) -> dict[str, Oracle]:
    """The first game for each missing ending of a rules code, from at most ``games`` seeds.

    Harmony needs players who leave no gaps; an empty pile needs players who waste tiles.
    """
    by_ending: dict[str, Oracle] = {}
    for seed in range(games):
        missing = needed - set(by_ending)
        if not missing:
            break
        rng = Random(f"{code} {seed}")
        game = Oracle(code)
        play_out(game, rng, _table(game, missing, seed))
        # Each game serves only its rarest ending, so no game appears twice.
        for ending in [name for name in RAREST_FIRST if name in endings(game) & missing][:1]:
            by_ending[ending] = game
    return by_ending


def _table(game: Oracle, missing: set[str], seed: int) -> dict[str, Chooser]:
    if game.court is None:
        tight = game.seats if missing == {"harmony"} else game.seats[: seed % 2]
        return dict.fromkeys(tight, choose_tightly)
    if "pile" in missing and seed % 4 == 1:
        return dict.fromkeys(game.seats, choose_wastefully)
    if "harmony" in missing and seed % 4 != 0:
        choosers: dict[str, Chooser] = dict.fromkeys(game.seats, choose_busily)
        tightly = [seat for seat in game.seats if game.terms.kingdom_of(seat) == "a"]
        return choosers | dict.fromkeys(tightly, choose_tightly)
    busy = choose_randomly if seed % 4 == 3 else choose_busily
    return dict.fromkeys(game.seats, busy)


def required_endings(code: str) -> set[str]:
    """The endings that a rules code needs golden games for.

    Games with a court and bonuses need only the endings that bonuses change.
    """
    plain = set(DESCRIPTIONS) - {"harmony", "middle", "queen", "dragon", "pile"}
    court = {"queen", "dragon", "pile"} if code[0] in "QW" else set()
    if "s" in code:
        court -= {"pile"}  # too few town squares: the pile never ran out in 4,000 games
    bonuses = {name for name in ("harmony", "middle") if name[0] in code[2:]}
    if court and bonuses:
        return {"win", *bonuses} | ({"tie"} if len(bonuses) == 2 else set())
    return plain | court | bonuses


def playthrough_text(game: Oracle, ending: str) -> str:
    """The text of a golden game, one round per line."""
    rounds = [game.rules_code]
    for token in game.tokens:
        rounds[-1] += " " + token
        if token[0] == "L" or len(rounds[-1]) > 90:
            rounds.append("")
    lines = [
        f"; {ending}: {DESCRIPTIONS[ending]}",
        *(f";= {line}" for line in expectation_lines(game)),
    ]
    return "\n".join([*lines, *(line.strip() for line in rounds if line.strip())])
