"""The analysis board as an immutable value: its kingdoms, lines, kings and court."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from analysis.dominoes import filled_mask, find_dominoes, first_lines, possible_placings
from kingdoms.kingdom import PadKingdom
from kingdoms.model import Pad
from realmino import PartialPosition, Rules
from realmino.notation.validation import PositionError
from realmino.pieces.buildings import BUILDINGS, TILES
from realmino.pieces.court import EMPTY_SPOT, tiles_left
from realmino.pieces.dominoes import BOXES, Dominoes, LineDomino, domino_mask
from realmino.pieces.numbers import COINS, SPOTS
from realmino.pieces.phases import DEALS, OPTIONAL, Phase

DEFAULT_CODE: Final = "K2"
"""The rules code of a new board."""

LINE, NEXT = "line", "next"
"""The names of the rows: the dominoes to place this round, and those to choose from."""

DRAGON: Final = "dragon"
"""The key of the spot with the Dragon; other spots have a building's key or ""."""

_USED_DOMINO_ERRORS: Final = {
    PositionError.DOMINO_NOT_IN_BOX,
    PositionError.DOMINO_TWICE,
    PositionError.DOMINO_COUNT,
    PositionError.LAND_WITHOUT_DOMINO,
    PositionError.LAND_UNCOVERED,
}


@dataclass(frozen=True, slots=True)
class AnalysisBoard:
    """Everything on the table."""

    pad: Pad
    """The kingdoms and what they own."""
    line: Dominoes
    next: Dominoes
    order: tuple[int, ...] = ()
    """The kings still to choose before the first round, in turn order."""
    given_round: int | None = None
    """The chosen round; None to derive it from the kingdoms."""
    phase: Phase = Phase.ADD
    gone: int = 0
    """The dominoes that have left the lines, as a mask; recomputed if they no longer fit."""
    tiles: tuple[int, ...] | None = None
    """The tiles on the builders' board, from cheap to expensive; None without a court."""
    dragon: int | None = None
    """The Dragon's spot on the builders' board."""
    burnt: int = 0
    """The burnt buildings, as a mask of tiles."""
    last_placed: tuple[int, ...] | None = None
    """The squares of the domino just placed; () if it was discarded, None if unknown."""

    @staticmethod
    def begin(code: str) -> AnalysisBoard:
        """A game's first round: bare castles, and a domino to place for every king."""
        pad = Pad.begin(code)
        tiles = None
        if pad.rules.has_court:
            for number in range(pad.rules.kingdoms):
                pad = pad.with_owned(number, "coins", COINS)
            tiles = tuple(range(1, TILES, TILES // SPOTS))[:SPOTS]
        line, next = first_lines(pad.rules)
        return AnalysisBoard(pad, line, next, tiles=tiles)

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.pad.rules

    @property
    def round(self) -> int:
        """The chosen round, or the earliest one that allows this much land."""
        if self.given_round is not None:
            return self.given_round
        if self.order:
            return 0
        rules = self.rules
        kings = rules.kings * rules.players // rules.kingdoms
        rounds = [1]
        for number, kingdom in enumerate(self.pad.kingdoms):
            builders = [entry for entry in self.line if self._builds(entry, number)]
            waiting = len(builders) - bool(self._has_placed and builders[:1] == [self.line[0]])
            rounds.append(-(-(len(kingdom.squares) // 2 + waiting) // kings))
        return min(max(rounds), rules.rounds)

    def _builds(self, entry: LineDomino, kingdom: int) -> bool:
        """Whether a domino's king belongs to this kingdom."""
        return entry.king is not None and self.rules.kingdom_of(entry.king) == kingdom

    @property
    def _has_placed(self) -> bool:
        """Whether the line's first domino is already in its kingdom."""
        return bool(self.line) and self.phase in (*OPTIONAL, Phase.CLAIM)

    @property
    def seat(self) -> int | None:
        """The seat to act; None while dominoes are dealt and when the game is over."""
        if self.phase in DEALS or self.phase is Phase.OVER:
            return None
        return self.order[0] if self.order else self.line[0].king if self.line else None

    @property
    def phases(self) -> list[Phase]:
        """The phases to choose from: those of a turn, or of the choice before the first round."""
        if self.order:
            own = [Phase.CLAIM]
        elif self.rules.has_court:
            own = [Phase.ADD, *OPTIONAL, Phase.CLAIM]
        else:
            own = [Phase.ADD, Phase.CLAIM]
        return own if self.phase in own else [*own, self.phase]

    @property
    def queen(self) -> int | None:
        """The kingdom with the most towers, which has the Queen; the pad's choice breaks ties."""
        if not self.rules.has_court:
            return None
        towers = [kingdom.purse(self.rules).towers for kingdom in self.pad.kingdoms]
        most = [number for number, count in enumerate(towers) if count == max(towers) > 0]
        return self.pad.queen if self.pad.queen in most else next(iter(most), None)

    @property
    def possible_placings(self) -> list[tuple[int, int]]:
        """Where the last domino may have been placed, while knights can collect tax on it."""
        entry = self.line[0] if self.phase is Phase.TAX and self.line else None
        if entry is None or entry.king is None:
            return []
        return possible_placings(
            self.pad.kingdoms[self.rules.kingdom_of(entry.king)].land, entry.domino
        )

    @property
    def just_placed(self) -> tuple[int, ...]:
        """The last domino's squares: the chosen ones, or the first that fit."""
        there = self.possible_placings
        return self.last_placed if self.last_placed in ((), *there) else there[0] if there else ()

    @property
    def burnt_mask(self) -> int:
        """The burnt buildings as a mask: at least one while the Dragon is on the board."""
        if self.tiles and self.dragon is not None and not self.burnt:
            return 1 << self._pile(0)[0]
        return self.burnt

    # The position

    @property
    def position(self) -> PartialPosition:
        """The board as a position for the engine, with dominoes that cover its kingdoms."""
        return self.covered_position()[0]

    def covered_position(self) -> tuple[PartialPosition, bool]:
        """The position, and whether dominoes can cover its kingdoms."""
        position = self._without_lost_dominoes()
        if self.gone:
            remaining = replace(position, gone=self.gone)
            if not _USED_DOMINO_ERRORS & {*remaining.errors()}:
                return remaining, True
        lines = domino_mask(self._unplaced_dominoes) | domino_mask(position.next)
        own = self._placed_domino
        box = [id for box in self.rules.boxes for id in BOXES[box] if not lines >> id & 1]
        there = [*own, *(id for id in box if id not in own)]
        counts = self._counts(lines)
        lands = position.kingdoms.values()
        known = [id for id in there if self.gone >> id & 1]
        found = find_dominoes(lands, known, counts) if known else None
        found = find_dominoes(lands, there, counts) if found is None else found
        gone = filled_mask([*(found or ()), *own], there, counts)
        return replace(position, gone=gone), found is not None

    @property
    def _unplaced_dominoes(self) -> Dominoes:
        """The line's dominoes that aren't in a kingdom yet."""
        return self.line[1:] if self._has_placed else self.line

    @property
    def _placed_domino(self) -> list[int]:
        """The line's first domino, once it is placed."""
        return [self.line[0].domino] if self._has_placed else []

    def _counts(self, lines: int) -> dict[str, int]:
        """How many dominoes of each box have left the lines; ``lines`` is a mask of the rest."""
        rules = self.rules
        dealt = self.round if self.phase in DEALS else min(self.round + 1, rules.rounds)
        counts = dict.fromkeys(rules.boxes, 0)
        for number in range(dealt):
            counts[rules.boxes[number % len(rules.boxes)]] += rules.line
        seen = {box: sum(lines >> id & 1 for id in BOXES[box]) for box in counts}
        return {box: max(0, count - seen[box]) for box, count in counts.items()}

    def _without_lost_dominoes(self) -> PartialPosition:
        """The position without the dominoes that have left the lines."""
        is_last = self.round >= self.rules.rounds
        return replace(
            self.pad.position,
            round=self.round,
            phase=self.phase,
            order=self.order,
            line=self.line,
            next=() if is_last else self.next,
            board=self.tiles,
            queen=self.queen,
            dragon=self.dragon,
            burnt=self.burnt_mask,
            laid=self.just_placed,
        )

    @property
    def draw_pile(self) -> tuple[int, ...]:
        """The building tiles in the draw pile."""
        return self._pile(self.burnt_mask)

    def _pile(self, burnt: int) -> tuple[int, ...]:
        built = (tile for kingdom in self.pad.kingdoms for tile in kingdom.tiles)
        return tiles_left(self.tiles or (), built, burnt)

    # Changes

    def with_pad(self, pad: Pad) -> AnalysisBoard:
        """The board with other kingdoms, whose buildings leave the builders' board."""
        if pad.rules != self.rules:
            return self._for_rules(pad)
        board = replace(self, pad=pad)
        built = {tile for kingdom in pad.kingdoms for tile in kingdom.tiles}
        for spot, tile in enumerate(board.tiles or ()):
            if tile in built:
                board = board.with_tile(spot, board.draw_pile[0])
        return board

    def _for_rules(self, pad: Pad) -> AnalysisBoard:
        """The board for the pad's game. A game of another size keeps only the kingdoms."""
        begun = AnalysisBoard.begin(pad.rules.code)
        if pad.rules.size == self.rules.size:
            return replace(self, pad=pad)
        kingdoms = tuple(
            kingdom if pad.rules.has_court else _without_court(kingdom) for kingdom in pad.kingdoms
        )
        return begun.with_pad(replace(pad, kingdoms=kingdoms))

    def in_round(self, round: int | None) -> AnalysisBoard:
        """The board in another round; None to derive it from the kingdoms.

        Kings choose in round 0, and have dominoes from round 1 on.
        """
        if round == 0 and not self.order:
            kings = tuple(entry.king for entry in self.line if entry.king is not None)
            return replace(self, given_round=0, order=kings, line=(), phase=Phase.CLAIM)
        if round and self.order:
            line, next = first_lines(self.rules)
            return replace(self, given_round=round, order=(), line=line, next=next, phase=Phase.ADD)
        return replace(self, given_round=round)

    def with_found_dominoes(self) -> AnalysisBoard:
        """The board with ``gone`` set to dominoes that cover its kingdoms, if there are any."""
        position, is_covered = self.covered_position()
        return replace(self, gone=position.gone) if is_covered else self

    def in_phase(self, phase: Phase) -> AnalysisBoard:
        """The board in another phase."""
        return replace(self, phase=phase, last_placed=None)

    def with_last_placed(self, squares: tuple[int, ...]) -> AnalysisBoard:
        """The board with other squares for the last domino; () if it was discarded."""
        return replace(self, last_placed=squares)

    def with_domino(self, row: str, place: int, domino: int) -> AnalysisBoard:
        """The board with another domino at a place in a row, which is then sorted."""
        entries = list(getattr(self, row))
        entries[place] = entries[place]._replace(domino=domino)
        return self._with_row(row, entries)

    def with_king(self, row: str, place: int, king: int | None) -> AnalysisBoard:
        """The board with another king on a domino; the two kings swap places.

        A king from the same row is preferred.
        """
        rows = {LINE: list(self.line), NEXT: list(self.next)}
        there = rows[row][place].king
        for other in (row, NEXT, LINE):
            for number, entry in enumerate(rows[other]):
                if king is not None and entry.king == king and (other, number) != (row, place):
                    rows[other][number] = entry._replace(king=there)
                    rows[row][place] = rows[row][place]._replace(king=king)
                    return replace(self, line=tuple(rows[LINE]), next=tuple(rows[NEXT]))
        rows[row][place] = rows[row][place]._replace(king=king)
        return replace(self, line=tuple(rows[LINE]), next=tuple(rows[NEXT]))

    def after_first_turn(self) -> AnalysisBoard:
        """The board after the turn of the first king, who takes a free domino in the next line."""
        if len(self.line) < 2:
            return self
        first, *rest = self.line
        free = next((n for n, entry in enumerate(self.next) if entry.king is None), None)
        entries = list(self.next)
        if free is not None:
            entries[free] = entries[free]._replace(king=first.king)
        return replace(self, line=tuple(rest), next=tuple(entries), phase=Phase.ADD)

    def previous_turn(self) -> AnalysisBoard:
        """The board before the last turn: the next line's first king gets a domino to place."""
        if len(self.line) >= len(self.rules.all_kings):
            return self
        taken = {entry.domino for entry in (*self.line, *self.next)}
        box = BOXES[self._box(self.round - 1)]
        first = self.line[0].domino if self.line else max(box) + 1
        lower = [id for id in box if id not in taken and id < first]
        domino = max(lower or [id for id in box if id not in taken])
        index = next((n for n, entry in enumerate(self.next) if entry.king is not None), None)
        king = self.next[index].king if index is not None else None
        entries = list(self.next)
        if index is not None:
            entries[index] = entries[index]._replace(king=None)
        line = tuple(sorted([*self.line, LineDomino(domino, king)]))
        return replace(self, line=line, next=tuple(entries), phase=Phase.ADD)

    def _with_row(self, row: str, entries: list[LineDomino]) -> AnalysisBoard:
        ordered = tuple(sorted(entries, key=lambda entry: entry.domino))
        if row == LINE:
            return replace(self, line=ordered)
        return replace(self, next=ordered)

    def choices(self, row: str) -> tuple[int, ...]:
        """The dominoes in a row's box, ascending."""
        return BOXES[self._box(self.round - (row == LINE))]

    def _box(self, number: int) -> str:
        return self.rules.boxes[number % len(self.rules.boxes)]

    def with_spot(self, spot: int, thing: str) -> AnalysisBoard:
        """The board with a building (by key), the Dragon, or "" for nothing on a spot."""
        if thing == DRAGON:
            return replace(self.with_tile(spot, EMPTY_SPOT), dragon=spot)
        board = replace(self, dragon=None) if self.dragon == spot else self
        if not thing:
            return board.with_tile(spot, EMPTY_SPOT)
        copies = [tile.id for tile in BUILDINGS if tile.key == thing]
        free = [tile for tile in copies if tile in board.draw_pile]
        return board.with_tile(spot, (free or copies)[0])

    def with_burnt(self, tile: int, thing: str) -> AnalysisBoard:
        """The board with another burnt building (by key) in place of a burnt tile.

        Tile 0 adds a building, and "" removes the tile. The building must be in the draw pile;
        otherwise, nothing changes.
        """
        others = replace(self, burnt=self.burnt_mask & ~(1 << tile))
        free = [id for id in others.draw_pile if BUILDINGS[id - 1].key == thing]
        if thing and not free:
            return self
        return replace(others, burnt=others.burnt | 1 << free[0]) if free else others

    def with_tile(self, spot: int, tile: int) -> AnalysisBoard:
        """The board with a building tile on a spot; 0 removes it."""
        tiles = list(self.tiles or ())
        tiles[spot] = tile
        return replace(self, tiles=tuple(tiles))


def _without_court(kingdom: PadKingdom) -> PadKingdom:
    """The kingdom without towns, knights, buildings or purse."""
    squares = {
        spot: square._replace(knight=False)
        for spot, square in kingdom.squares.items()
        if square.terrain.letter != "t"
    }
    return replace(kingdom, squares=squares, coins=0, ready=None, towers=None)
