"""A series of pads: one game, or the three of a Dynasty with the same rules and players."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingdoms.model import Pad
from realmino.game.dynasty import Dynasty
from realmino.rules.scoring import Result, ScoreSheet, decide, decide_series


@dataclass(frozen=True, slots=True)
class PadSeries:
    """One pad, or one for each game of a Dynasty."""

    pads: tuple[Pad, ...]
    number: int = 0
    """The pad that is shown, from 0."""

    @staticmethod
    def begin(code: str) -> PadSeries:
        """An empty pad for the game of a rules code."""
        return PadSeries((Pad.begin(code),))

    @property
    def pad(self) -> Pad:
        """The pad that is shown."""
        return self.pads[self.number]

    @property
    def is_dynasty(self) -> bool:
        """Whether it has the three games of a Dynasty."""
        return len(self.pads) > 1

    @property
    def is_empty(self) -> bool:
        """Whether no land, belongings or names are entered in any game."""
        return all(pad.is_empty for pad in self.pads)

    @property
    def has_land(self) -> bool:
        """Whether land or belongings are entered in any game."""
        return not all(kingdom.is_empty for pad in self.pads for kingdom in pad.kingdoms)

    def with_pad(self, pad: Pad) -> PadSeries:
        """The series with another pad shown; all games take its rules, names and colours."""
        pads = [_alike(there, pad) for there in self.pads]
        pads[self.number] = pad
        return replace(self, pads=tuple(pads))

    def showing(self, number: int) -> PadSeries:
        """The series with another game shown."""
        return replace(self, number=number)

    def as_dynasty(self) -> PadSeries:
        """A Dynasty whose first game is the pad that is shown."""
        others = (self.pad.emptied(),) * (Dynasty.LENGTH - 1)
        return self if self.is_dynasty else PadSeries((self.pad, *others))

    def as_one_game(self) -> PadSeries:
        """The pad that is shown, alone."""
        return PadSeries((self.pad,))

    def emptied(self) -> PadSeries:
        """The series with empty pads for the same players."""
        return PadSeries(tuple(pad.emptied() for pad in self.pads))

    def sheets(self) -> list[list[ScoreSheet]]:
        """The score of every kingdom, game by game."""
        return [pad.sheets() for pad in self.pads]

    def totals(self) -> list[int]:
        """The points of every kingdom over all games."""
        by_kingdom = zip(*self.sheets(), strict=True)
        return [sum(sheet.total for sheet in sheets) for sheets in by_kingdom]

    def result(self) -> Result:
        """Who is ahead, and the deciding rule."""
        return decide_series(self.totals()) if self.is_dynasty else decide(self.pad.sheets())


def _alike(pad: Pad, model: Pad) -> Pad:
    """A pad with the rules, names and colours of another one."""
    same = pad if pad.rules == model.rules else pad.with_rules(model.rules.code)
    return replace(same, names=model.names, colours=model.colours)
