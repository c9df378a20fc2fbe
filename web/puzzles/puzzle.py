"""Puzzles as values: their positions, and what each choice is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from importlib import import_module
from math import ceil, floor
from types import ModuleType
from typing import Final, NamedTuple

from browser.messages import say
from puzzles import earlier
from realmino import Game, Shuffled
from realmino.pieces.phases import OPTIONAL, Phase
from realmino.view import Option, view
from table.model.match import PERSON, Match, Seat
from table.wording import move_words

BOXES: Final = {"K": "kingdomino_data", "Q": "queendomino_data"}
"""The module with each box's puzzles."""

OTHERS: Final = "duke"
"""The bot for other kingdoms if the player plays on."""

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class Puzzle(NamedTuple):
    """A puzzle; `training.puzzle_search` explains the fields."""

    code: str
    number: int
    rating: int
    """The difficulty, on the scale of `training.puzzles.difficulty`."""
    actions: tuple[int, ...]
    losses: tuple[int, ...]
    """The points that each choice gives away; 0 for right choices."""
    games: int = 0
    """The number of games played after each choice; 0 if a solver solved the puzzle."""
    lead: tuple[float, float] = (0.0, 0.0)
    """The 95% interval of the right choices' lead over all others, in points."""

    @property
    def is_proved(self) -> bool:
        """Whether a solver solved the puzzle, so its answer is certain."""
        return not self.games

    @property
    def name(self) -> str:
        """The puzzle's name in links."""
        return f"{self.code}-{self.number}-{len(self.actions)}"

    def match(self, name: str = "") -> Match:
        """The match at the puzzle's position; a person with this name chooses next."""
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
    """The evaluation of a choice."""

    tried: Option
    best: Option
    """A best choice: the player's, if that is one of the best."""
    loss: int
    """The expected points that the choice gives away; 0 if it solves the puzzle."""
    lead: int
    """The best choice's lead over the second best, in expected points."""

    @property
    def is_solved(self) -> bool:
        """Whether the choice is one of the best."""
        return not self.loss


def parse(line: str) -> Puzzle:
    """Parses a line in a data module."""
    code, number, rating, actions, losses, proof = line.split(" ")
    puzzle = Puzzle(code, int(number), int(rating), _indexes(actions), _indexes(losses))
    if proof == "solved":
        return puzzle
    games, interval = proof.split(":")
    low, high = interval.split("-")
    return puzzle._replace(games=int(games), lead=(float(low), float(high)))


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
def box_puzzles(box: str) -> tuple[Puzzle, ...]:
    """A box's puzzles, easiest first."""
    lines = str(_data(box).LINES)
    return tuple(map(parse, lines.split("\n"))) if lines else ()


def _data(box: str) -> ModuleType:
    return import_module(f"puzzles.{BOXES[box]}")


class PuzzleLevel(NamedTuple):
    """A level of difficulty, and the percentage of its puzzles that four players solve."""

    number: int
    """Counted from 1, the easiest."""
    least: int
    """The lowest rating at this level."""
    greedy: int
    """For a player who always chooses the most immediate points."""
    squire: int
    knight: int
    duke: int


def box_levels(box: str) -> list[PuzzleLevel]:
    """A box's levels, easiest first."""
    bands = _data(box).BANDS
    return [PuzzleLevel(number, least, *shares) for number, (least, shares) in enumerate(bands, 1)]


def puzzle_level(puzzle: Puzzle) -> PuzzleLevel:
    """A puzzle's level."""
    first, *others = box_levels(puzzle.code[0])
    return next((one for one in reversed(others) if puzzle.rating >= one.least), first)


def find_puzzle(name: str) -> Puzzle | None:
    """The puzzle for a name in a link; None if there is none."""
    found = (one for box in BOXES for one in box_puzzles(box) if one.name == name)
    return next(found, None)


def was_withdrawn(name: str) -> bool:
    """Whether a puzzle with this name existed, but no longer does."""
    is_known = any(name in names for names in earlier.NAMES.values())
    return is_known and find_puzzle(name) is None


def daily_name(day: date) -> str:
    """The name of a day's puzzle, the same on every device.

    It is from Queendomino on Wednesdays and Saturdays. Earlier days used the first collection, so
    their puzzles may be withdrawn.
    """
    names: Mapping[str, Sequence[str]] = (
        earlier.NAMES
        if day < earlier.REPLACED
        else {box: [one.name for one in box_puzzles(box)] for box in BOXES}
    )
    chosen = (day.weekday() in (2, 5) and names["Q"]) or names["K"]
    # The step is a prime above any number of puzzles, so it reaches each of them.
    return chosen[day.toordinal() * 7919 % len(chosen)]


def next_puzzle(box: str, rating: int, seen: Sequence[str]) -> Puzzle:
    """The new puzzle closest to a player's rating, or else the one seen longest ago."""
    new = [one for one in box_puzzles(box) if one.name not in seen]
    if not new:
        latest = {name: at for at, name in enumerate(seen)}
        new = [min(box_puzzles(box), key=lambda one: latest[one.name])]
    return min(new, key=lambda one: (abs(one.rating - rating), one.name))


def answer(puzzle: Puzzle, match: Match, token: str) -> PuzzleAnswer:
    """How good the option with this token is, compared with the best one."""
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
    """The question for the player."""
    kind = view(match.game).prompt.kind
    if match.game.state.phase in OPTIONAL and match.game.state.phase is not Phase.CLAIM:
        kind = "action"
    return say("puzzles-question", kind=kind)


def verdict(puzzle: Puzzle, match: Match, given: PuzzleAnswer) -> str:
    """Whether a choice is right, and the points that it or the others give away."""
    # With two players, the solver's points are exact.
    is_sure = puzzle.is_proved and match.game.rules.kingdoms == 2
    values = {"sure": "yes" if is_sure else "no", "move": label(match, given.best)}
    if given.is_solved:
        return say("puzzles-solved", **values, points=given.lead)
    return say("puzzles-missed", **values, points=given.loss)


def evidence(puzzle: Puzzle) -> str:
    """What the simulated games show; empty if a solver solved the puzzle."""
    if puzzle.is_proved:
        return ""
    low, high = puzzle.lead
    return say("puzzles-games", games=puzzle.games, low=floor(low), high=ceil(high))


def tempting_choice(puzzle: Puzzle, match: Match) -> Option:
    """The wrong choice with the most immediate points; for a domino, at its best spot."""
    shown = view(match.game)
    gains = {found.domino: found.gain or 0 for found in shown.prospects}
    wrong = [
        (gains.get(option.domino or 0, 0) if option.kind == "claim" else option.gain, -loss, option)
        for option, loss in zip(shown.options, puzzle.losses, strict=True)
        if loss
    ]
    return max(wrong, key=lambda one: one[:2])[2]


def label(match: Match, option: Option) -> str:
    """A choice in words."""
    return move_words.option_label(view(match.game), option)
