"""A series of pads: one game, or a Dynasty's three games with the same players."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingdoms.model import Pad
from realmino.game.dynasty import Dynasty
from realmino.rules.scoring import Result, ScoreSheet, decide, decide_series


@dataclass(frozen=True, slots=True)
class PadSeries:
    """One pad, or one for each of a Dynasty's games."""

    pads: tuple[Pad, ...]
    number: int = 0
    """The current pad's index, from 0."""

    @staticmethod
    def begin(code: str) -> PadSeries:
        """An empty pad for a rules code."""
        return PadSeries((Pad.begin(code),))

    @property
    def pad(self) -> Pad:
        """The current pad."""
        return self.pads[self.number]

    @property
    def is_dynasty(self) -> bool:
        """Whether it has a Dynasty's three games."""
        return len(self.pads) > 1

    @property
    def is_empty(self) -> bool:
        """Whether no game has land, belongings or names."""
        return all(pad.is_empty for pad in self.pads)

    @property
    def has_land(self) -> bool:
        """Whether any game has land or belongings."""
        return not all(kingdom.is_empty for pad in self.pads for kingdom in pad.kingdoms)

    def with_pad(self, pad: Pad) -> PadSeries:
        """The series with the current pad replaced; all games take its rules, names and colours."""
        pads = [_with_setup_of(there, pad) for there in self.pads]
        pads[self.number] = pad
        return replace(self, pads=tuple(pads))

    def showing(self, number: int) -> PadSeries:
        """The series with another current game."""
        return replace(self, number=number)

    def as_dynasty(self) -> PadSeries:
        """A Dynasty whose first game is the current pad."""
        others = (self.pad.emptied(),) * (Dynasty.LENGTH - 1)
        return self if self.is_dynasty else PadSeries((self.pad, *others))

    def as_one_game(self) -> PadSeries:
        """The current pad alone."""
        return PadSeries((self.pad,))

    def emptied(self) -> PadSeries:
        """The series with empty pads for the same players."""
        return PadSeries(tuple(pad.emptied() for pad in self.pads))

    def sheets(self) -> list[list[ScoreSheet]]:
        """Every kingdom's score, game by game."""
        return [pad.sheets() for pad in self.pads]

    def totals(self) -> list[int]:
        """Every kingdom's points in all games."""
        by_kingdom = zip(*self.sheets(), strict=True)
        return [sum(sheet.total for sheet in sheets) for sheets in by_kingdom]

    def result(self) -> Result:
        """Who is ahead, and the deciding rule."""
        return decide_series(self.totals()) if self.is_dynasty else decide(self.pad.sheets())


def _with_setup_of(pad: Pad, model: Pad) -> Pad:
    """A pad with another pad's rules, names and colours."""
    same = pad if pad.rules == model.rules else pad.with_rules(model.rules.code)
    return replace(same, names=model.names, colours=model.colours)
