"""Puzzles as values: their positions, and what each choice is worth."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

from browser.messages import say
from realmino import Game, Shuffled
from realmino.pieces.phases import OPTIONAL, Phase
from realmino.view import Option, View, view
from table import move_words
from table.match import PERSON, Match, Seat

BOXES: Final = {"K": "kingdomino_data", "Q": "queendomino_data"}
"""The module with the puzzles of each box."""

OTHERS: Final = "duke"
"""The bot for the other kingdoms if the player plays on."""

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class Puzzle(NamedTuple):
    """A puzzle; `training.puzzle_search` explains the fields."""

    code: str
    number: int
    rating: int
    """The difficulty: players with this rating solve it half of the time."""
    actions: tuple[int, ...]
    losses: tuple[int, ...]

    @property
    def name(self) -> str:
        """The name of the puzzle in links."""
        return f"{self.code}-{self.number}-{len(self.actions)}"

    def match(self, name: str = "") -> Match:
        """The match in the puzzle's position, in which a person of that name chooses next."""
        seed = f"puzzles {self.code} {self.number}"
        game, dealer = Game(self.code), Shuffled(seed)
        for action in self.actions:
            game = game.deal(dealer)
            game = game.play(game.state.legal_actions()[action])
        game = game.deal(dealer)
        acting = game.state.to_act
        seats = tuple(
            Seat(colour, name, PERSON) if seat == acting else Seat(colour, "", OTHERS)
            for seat, colour in enumerate(game.rules.colours)
        )
        return Match(seats, seed, (game,))


class PuzzleAnswer(NamedTuple):
    """What a choice in a puzzle is worth."""

    tried: Option
    best: Option
    """A best choice: the one that was tried, if it's one of the best."""
    loss: int
    """The expected points that the choice gives away; 0 if it solves the puzzle."""
    lead: int
    """The expected points by which the best choice is ahead of the second best."""

    @property
    def is_solved(self) -> bool:
        """Whether the choice is a best one."""
        return not self.loss


def parse(line: str) -> Puzzle:
    """The puzzle in a line of a data module."""
    code, number, rating, actions, losses = line.split(" ")
    return Puzzle(code, int(number), int(rating), _indexes(actions), _indexes(losses))


def _indexes(text: str) -> tuple[int, ...]:
    found, more = [], 0
    for character in text:
        if character == "_":
            more += len(_DIGITS)
        else:
            found.append(more + _DIGITS.index(character))
            more = 0
    return tuple(found)


@cache
def puzzles_of(box: str) -> tuple[Puzzle, ...]:
    """The puzzles of a box, easiest first."""
    lines = str(import_module(f"puzzles.{BOXES[box]}").LINES)
    return tuple(map(parse, lines.split("\n"))) if lines else ()


def puzzle_named(name: str) -> Puzzle | None:
    """The puzzle of a name in a link; None if there is none."""
    found = (one for box in BOXES for one in puzzles_of(box) if one.name == name)
    return next(found, None)


def puzzle_of_day(day: date) -> Puzzle:
    """The puzzle of a day, the same on every device; Queendomino on Wednesdays and Saturdays."""
    puzzles = (day.weekday() in (2, 5) and puzzles_of("Q")) or puzzles_of("K")
    # The step has no factor in common with any number of puzzles below it.
    return puzzles[day.toordinal() * 7919 % len(puzzles)]


def next_puzzle(box: str, rating: int, seen: Sequence[str]) -> Puzzle:
    """The new puzzle with the rating closest to a player's, or else the one seen longest ago."""
    new = [one for one in puzzles_of(box) if one.name not in seen]
    if not new:
        latest = {name: at for at, name in enumerate(seen)}
        new = [min(puzzles_of(box), key=lambda one: latest[one.name])]
    return min(new, key=lambda one: (abs(one.rating - rating), one.name))


def answer(puzzle: Puzzle, match: Match, token: str) -> PuzzleAnswer:
    """What the option with a token is worth."""
    options = view(match.game).options
    number = next(at for at, option in enumerate(options) if option.token == token)
    loss = puzzle.losses[number]
    best = number if not loss else puzzle.losses.index(0)
    lead = min((loss for loss in puzzle.losses if loss), default=0)
    return PuzzleAnswer(options[number], options[best], loss, lead)


def solutions(puzzle: Puzzle, match: Match) -> list[str]:
    """The tokens of all best choices."""
    options = view(match.game).options
    pairs = zip(options, puzzle.losses, strict=True)
    return [option.token for option, loss in pairs if not loss]


def question(match: Match) -> str:
    """The question that the player has to answer."""
    kind = view(match.game).prompt.kind
    if match.game.state.phase in OPTIONAL and match.game.state.phase is not Phase.CLAIM:
        kind = "action"
    return say("puzzles-question", kind=kind)


def explanation(puzzle: Puzzle, match: Match, given: PuzzleAnswer) -> str:
    """Explains a choice: whether it's the best, by how much, and what it scores at once."""
    shown = view(match.game)
    best = _named(shown, given.best)
    if given.is_solved:
        return say("puzzles-solved", move=best, points=given.lead)
    now, then = _gain(shown, given.tried), _gain(shown, given.best)
    kind = "same" if now == then else "less" if now < then else "more"
    if given.best.kind == given.tried.kind == "claim":
        kind = "claim"
    why = say("puzzles-why", kind=kind, own=now, best=then)
    return say("puzzles-missed", move=best, points=given.loss, why=why)


def _gain(shown: View, option: Option) -> int:
    """What a choice scores at once; for a domino, at its best spot, or 0 if it fits nowhere."""
    if option.kind != "claim":
        return option.gain
    gains = {found.domino: found.gain for found in shown.prospects}
    return gains.get(option.domino or 0) or 0


def _named(shown: View, option: Option) -> str:
    return move_words.option_label(shown, option)
