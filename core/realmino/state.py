"""One position of a game: common knowledge only, so the order of the draw pile is never in it."""

from dataclasses import replace
from typing import NamedTuple

from realmino.actions import Action, Move
from realmino.buildings import BUILDINGS, Building
from realmino.court import EMPTY_SPOT, Court
from realmino.dominoes import BOXES
from realmino.kingdom import EMPTY, Kingdom
from realmino.line import Dominoes, mask_of
from realmino.notation.positions import PartialPosition
from realmino.notation.validation import IllegalPosition
from realmino.phases import DEALS, PendingDeal, Phase
from realmino.reasons import Illegal, Reason
from realmino.rules import turn
from realmino.rules.scoring import Result, ScoreSheet, decide, score
from realmino.rules.variants import Rules, parse_call


class State(NamedTuple):
    """A position: who acts, in which phase, what is legal, what follows.

    ``round`` is 0 while the first line is claimed, then 1 to ``rules.rounds``. ``order`` are the
    kings still to claim on the first line. ``line`` begins with the domino whose turn it is;
    ``next`` is the line being claimed. ``gone`` is the mask of the dominoes out of the lines:
    placed, discarded or left over. Kingdoms stand in the order of their seats.
    """

    rules: Rules
    round: int
    phase: Phase
    order: tuple[int, ...]
    line: Dominoes
    next: Dominoes
    gone: int
    kingdoms: tuple[Kingdom, ...]
    court: Court | None = None

    @staticmethod
    def start(rules: Rules) -> "State":
        """The set-up of the rulebook: castles on the table, kings still in the hand."""
        court = Court.start(rules) if rules.has_court else None
        return State(rules, 0, Phase.KINGS, (), (), (), 0, (EMPTY,) * rules.kingdoms, court)

    @staticmethod
    def parse(text: str, buildings: tuple[Building, ...] = BUILDINGS) -> "State":
        """The position of a text; `NotationError` or `IllegalPosition` where it is none."""
        return State.from_partial(PartialPosition.parse(text, buildings))

    @staticmethod
    def from_partial(position: PartialPosition) -> "State":
        """The position, or `IllegalPosition` that names every error and every missing field."""
        errors = position.errors()
        if errors or position.rules is None or position.round is None or position.phase is None:
            raise IllegalPosition(errors, position.problems())
        numbers = range(position.rules.kingdoms)
        kingdoms = tuple(position.kingdoms.get(number, EMPTY) for number in numbers)
        court = None
        if position.board is not None:
            purses = tuple(position.purses[number] for number in numbers)
            court = Court(
                purses, position.board, position.queen, position.dragon, position.burnt,
                position.laid,
            )  # fmt: skip
        return State(
            position.rules, position.round, position.phase, position.order, position.line,
            position.next, position.gone, kingdoms, court,
        )  # fmt: skip

    def partial(self) -> PartialPosition:
        """The same position as a `PartialPosition`, to be changed or written."""
        position = PartialPosition(
            self.rules, self.round, self.phase, self.order, self.line, self.next,
            self.gone, dict(enumerate(self.kingdoms)),
        )  # fmt: skip
        if self.court is None:
            return position
        purses, board, queen, dragon, burnt, laid = self.court
        return replace(
            position,
            purses=dict(enumerate(purses)),
            board=board,
            queen=queen,
            dragon=dragon,
            burnt=burnt,
            laid=laid if self.phase is Phase.TAX else (),
        )

    def __str__(self) -> str:
        return str(self.partial())

    def __repr__(self) -> str:
        return parse_call("State", str(self), self.rules)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is, 0 for ``a``; None while the box deals and after the end."""
        if self.phase in DEALS or self.phase is Phase.OVER:
            return None
        return self.order[0] if self.order else self.line[0].king

    @property
    def acting_kingdom(self) -> int:
        """The kingdom that the domino in turn is added to; on the first line, of the king in turn.

        Raises `ValueError` when no king is in turn: before the kings are drawn and after the end.
        """
        line = self.line
        if line:
            seat = line[0].king
            assert seat is not None
            return self.rules.kingdom_of(seat)
        if not self.order:
            raise ValueError("no king is in turn, so no kingdom")
        return self.rules.kingdom_of(self.order[0])

    @property
    def pending_deal(self) -> PendingDeal | None:
        """What the box is to deal before anybody acts, None when a player is to act."""
        if self.phase is Phase.KINGS:
            kings = self.rules.all_kings
            return PendingDeal("kings", len(kings), kings)
        if self.phase is Phase.TILES:
            return PendingDeal("tiles", self.tiles_due, self.unseen_tiles)
        if self.phase is Phase.LINE:
            return PendingDeal("line", self.rules.line, self.unseen)
        return None

    @property
    def unseen_tiles(self) -> tuple[int, ...]:
        """The building tiles of the draw pile, ascending."""
        return self.court.unseen(self.kingdoms) if self.court else ()

    @property
    def tiles_due(self) -> int:
        """How many tiles the builders' board is to be refilled with."""
        empty = self.court.board.count(EMPTY_SPOT) if self.court else 0
        return min(empty, len(self.unseen_tiles)) if empty else 0

    @property
    def box(self) -> str:
        """The box that the line of this round comes from."""
        boxes = self.rules.boxes
        return boxes[self.round % len(boxes)]

    @property
    def unseen(self) -> tuple[int, ...]:
        """The dominoes of the box in turn that nobody has seen yet, ascending."""
        seen = self.gone | mask_of(self.line) | mask_of(self.next)
        return tuple([id for id in BOXES[self.box] if not seen >> id & 1])

    def legal_actions(self) -> list[Action]:
        """What the player in turn may choose, sorted; empty while nobody is to act."""
        return turn.offers(self)

    def why_not(self, move: Move) -> Reason | None:
        """Why the move is refused, None where it is legal; `TypeError` for what is no move."""
        return turn.refusal(self, move)

    def apply(self, move: Move) -> "State":
        """The position after the move; `Illegal` with its `Reason` where the rules refuse it."""
        if reason := turn.refusal(self, move):
            raise Illegal(move, reason)
        return turn.outcome(self, move)

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """What every kingdom would score if the game ended now."""
        return tuple(self.sheet(kingdom) for kingdom in range(self.rules.kingdoms))

    def sheet(self, kingdom: int) -> ScoreSheet:
        """What one kingdom would score if the game ended now."""
        court = self.court
        if court is None:
            return score(self.kingdoms[kingdom], self.rules)
        purse, hosts_queen = court.purses[kingdom], court.queen == kingdom
        return score(self.kingdoms[kingdom], self.rules, purse, hosts_queen)

    def result(self) -> Result:
        """Who wins, or who would win if the game ended now."""
        return decide(self.sheets())
