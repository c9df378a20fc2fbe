"""Lines of play after a choice in a puzzle, and why one is better than another.

Everything comes from the two lines' positions, so there are no rules here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from browser.messages import say
from realmino import Game
from realmino.game.events import Event, events
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.variants import SEATS
from realmino.rules.scoring import ScoreSheet
from realmino.text.messages import Name
from realmino.view import View, view
from table.model.match import Match, shuffling
from table.picture import move_marks
from table.picture.overlay import AdviceMarks
from table.picture.scene import Look
from table.wording import move_words, words

_QUEEN = "queen"
"""The key for the Queen's crown, which score sheets count with a territory."""

_TERRAIN = "terrain-"
"""The prefix of the keys for terrains' points."""


class PlayedLine(NamedTuple):
    """A puzzle's game with the moves played after its position."""

    game: Game
    start: int
    """The number of moves before the puzzle's choice."""

    @property
    def is_complete(self) -> bool:
        """Whether it continues until the game is over or an unknown deal is due."""
        return self.game.state.to_act is None

    @property
    def choices(self) -> list[int]:
        """The number of moves before each choice in it."""
        played = self.game.history()[self.start :]
        return [one.number for one in played if one.seat is not None]


def played_line(match: Match, tokens: Iterable[str]) -> PlayedLine:
    """A puzzle's game after these choices; nothing is dealt after the last one."""
    dealer, game = shuffling(match.seed)(1), match.game
    for token in tokens:
        game = game.deal(dealer).play(token)
    return PlayedLine(game, match.game.number)


class LineComparison:
    """Explains why ``better`` is better than ``worse`` for the player in ``match``."""

    def __init__(self, match: Match, better: PlayedLine, worse: PlayedLine) -> None:
        self._match = match
        self._lines = better, worse
        self._kingdom = match.game.state.acting_kingdom
        self.is_final = all(line.game.is_over for line in self._lines)
        """Whether both lines reach the end of the game."""

    def reasons(self, loss: int) -> list[str]:
        """One or two sentences about the worse line; none if it isn't clearly worse.

        ``loss`` is the points it gives away. Lines that stop before the end are compared by
        dominoes, and by points only if these explain most of the loss.
        """
        if not all(line.is_complete for line in self._lines):
            return []
        return self._final_reasons() if self.is_final else self._early_reasons(loss)

    @property
    def finals(self) -> dict[str, int]:
        """The player's and the best rival's final points in both lines, for a message."""
        (best1, best2), (own1, own2) = (
            (sheets[self._kingdom].total, self._rival(sheets)) for sheets in self._sheets
        )
        return {"best1": best1, "best2": best2, "own1": own1, "own2": own2}

    @cached_property
    def _sheets(self) -> list[list[ScoreSheet]]:
        """All kingdoms' score sheets at the end of both lines."""
        kingdoms = range(self._match.game.rules.kingdoms)
        return [[line.game.state.sheet(kingdom) for kingdom in kingdoms] for line in self._lines]

    def _rival(self, sheets: Sequence[ScoreSheet]) -> int:
        """The best rival's points."""
        return max(sheet.total for at, sheet in enumerate(sheets) if at != self._kingdom)

    def _final_reasons(self) -> list[str]:
        finals = self.finals
        own, rival = finals["best1"] - finals["own1"], finals["own2"] - finals["best2"]
        # With more than two players, no single rival matters.
        if own > 0 and (own >= rival or len(self._sheets[0]) > 2):
            return [*self._own_reasons()]
        return [*self._rival_reasons()] if rival > 0 else []

    def _own_reasons(self) -> Iterator[str]:
        """The domino that the player has to discard, and the largest other difference."""
        discard = self._discard()
        if discard:
            yield discard
        better, worse = (_shares(sheets[self._kingdom]) for sheets in self._sheets)
        bonuses = {bonus.key for bonus in self._match.game.rules.bonuses}
        gaps = {key: better[key] - worse[key] for key in better}
        key = max(gaps, key=lambda key: (gaps[key], key in bonuses))
        if gaps[key] > 0 and (not discard or key in bonuses):
            if key in bonuses:
                yield say("puzzles-why-bonus", bonus=say(f"variant-{key}"), points=gaps[key])
            elif key.startswith(_TERRAIN):
                yield say("puzzles-why-terrain", terrain=Name(key), points=gaps[key])
            else:
                yield say(f"puzzles-why-{key}", points=gaps[key])

    def _rival_reasons(self) -> Iterator[str]:
        """The rival that gains most from the worse line, and the domino that it gets."""
        better, worse = self._sheets
        gains = {
            kingdom: sheet.total - before.total
            for kingdom, (before, sheet) in enumerate(zip(better, worse, strict=True))
            if kingdom != self._kingdom
        }
        kingdom = max(gains, key=gains.__getitem__)
        had, gets = (self._claims(line, kingdom) for line in self._lines)
        ours = self._claims(self._lines[0], self._kingdom)
        dominoes = sorted(gets - had, key=lambda domino: domino not in ours)
        yield say(
            "puzzles-why-rival" if dominoes else "puzzles-why-higher",
            name=self._name(kingdom),
            domino=DOMINOES[dominoes[0]].printed if dominoes else None,
            points=gains[kingdom],
        )

    def _early_reasons(self, loss: int) -> list[str]:
        if discard := self._discard():
            return [discard]
        better, worse = (len(self._lost_squares(line)) for line in self._lines)
        if worse > better:
            return [say("puzzles-why-lost", squares=worse - better)]
        if claim := self._claim():
            return [claim]
        first, second = (sheets[self._kingdom].total for sheets in self._sheets)
        behind = first - second
        return [say("puzzles-why-behind", points=behind)] if behind > loss / 2 else []

    def _discard(self) -> str:
        """The first domino that the player discards only in the worse line, or ""."""
        better, worse = (
            [fact for fact in self._events(line, self._kingdom) if fact.kind == "discarded"]
            for line in self._lines
        )
        known = {fact.domino for fact in better}
        extra = [fact for fact in worse if fact.domino not in known]
        if len(worse) <= len(better) or not extra:
            return ""
        history = self._lines[1].game.history()
        return say(
            "puzzles-why-discard",
            domino=DOMINOES[extra[0].domino or 0].printed,
            round=history[extra[0].number - 1].before.round,
        )

    def _claim(self) -> str:
        """A domino that the player claims in the better line, but a rival in the worse one."""
        better, worse = self._lines
        wanted = self._claims(better, self._kingdom) - self._claims(worse, self._kingdom)
        for kingdom in range(self._match.game.rules.kingdoms):
            taken = wanted & self._claims(worse, kingdom)
            if kingdom != self._kingdom and taken:
                domino = DOMINOES[min(taken)].printed
                return say("puzzles-why-claim", name=self._name(kingdom), domino=domino)
        return ""

    def _lost_squares(self, line: PlayedLine) -> tuple[str, ...]:
        """The player's squares that no domino can ever cover."""
        return view(line.game).kingdoms[self._kingdom].lost

    def _claims(self, line: PlayedLine, kingdom: int) -> set[int]:
        """The dominoes that a kingdom claims in a line."""
        facts = self._events(line, kingdom)
        return {fact.domino for fact in facts if fact.kind == "claimed" and fact.domino}

    def _events(self, line: PlayedLine, kingdom: int) -> list[Event]:
        seats = {SEATS[seat] for seat in self._match.game.rules.seats_of([kingdom])}
        return [fact for fact in events(line.game, line.start) if fact.seat in seats]

    def _name(self, kingdom: int) -> str:
        seats = self._match.game.rules.seats_of([kingdom])
        return words.player_names(self._match, [SEATS[seat] for seat in seats])


def _shares(sheet: ScoreSheet) -> Counter[str]:
    """A sheet's points by category."""
    shares: Counter[str] = Counter()
    for item in sheet.items:
        crown = len(item.squares) if item.queen else 0
        shares[_QUEEN] += crown
        terrain = item.terrain
        key = f"{_TERRAIN}{terrain.key}" if terrain is not None else item.bonus or item.kind.value
        shares[key] += item.points - crown
    return shares


class LinePointer:
    """Marks the next move in a line while the table shows the moves before it."""

    def __init__(self, line: PlayedLine) -> None:
        moves = line.game.moves
        self._tokens = {number: str(moves[number]) for number in line.choices}

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """The next move's marks."""
        return move_marks.marks(view, look, self._tokens.get(view.number, ""))


def last_move(match: Match, number: int) -> str:
    """The last choice in the first ``number`` moves, as in the log."""
    game = match.with_undone_moves.game.at(number)
    lines = move_words.extend_log([], match.with_game(game), 0)
    return next((line.text for line in reversed(lines) if line.seat), "")
