"""One position of a game: common knowledge only, so the order of the draw pile is never in it."""

from typing import NamedTuple

from realmino import turn
from realmino.actions import Action, Move
from realmino.dominoes import BOXES
from realmino.kingdom import EMPTY, Kingdom
from realmino.line import Dominoes, mask_of
from realmino.phases import Due, Phase
from realmino.reasons import Illegal, Reason
from realmino.rules import Rules
from realmino.scoring import Result, ScoreSheet, decide, score
from realmino.setup import IllegalPosition, Setup


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

    @staticmethod
    def start(rules: Rules) -> "State":
        """The set-up of the rulebook: castles on the table, kings still in the hand."""
        return State(rules, 0, Phase.KINGS, (), (), (), 0, (EMPTY,) * rules.kingdoms)

    @staticmethod
    def parse(text: str) -> "State":
        """The position of a text; `NotationError` or `IllegalPosition` where it is none."""
        return State.from_setup(Setup.parse(text))

    @staticmethod
    def from_setup(setup: Setup) -> "State":
        """The position, or `IllegalPosition` that names every fault and every missing field."""
        faults = setup.faults()
        if faults or setup.rules is None or setup.round is None or setup.phase is None:
            raise IllegalPosition(faults)
        kingdoms = tuple(setup.kingdoms.get(seat, EMPTY) for seat in range(setup.rules.kingdoms))
        return State(
            setup.rules, setup.round, setup.phase, setup.order, setup.line, setup.next,
            setup.gone, kingdoms,
        )  # fmt: skip

    def setup(self) -> Setup:
        """The same position as a `Setup`, to be changed or written."""
        return Setup(
            self.rules, self.round, self.phase, self.order, self.line, self.next,
            self.gone, dict(enumerate(self.kingdoms)),
        )  # fmt: skip

    def __str__(self) -> str:
        return str(self.setup())

    def __repr__(self) -> str:
        return f"State.parse({str(self)!r})"

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is, 0 for ``a``; None while the box deals and after the end."""
        if self.phase in (Phase.KINGS, Phase.LINE, Phase.OVER):
            return None
        return self.order[0] if self.order else self.line[0].king

    @property
    def acting_kingdom(self) -> int:
        """The kingdom that the domino in turn is added to."""
        seat = self.line[0].king
        assert seat is not None
        return self.rules.kingdom_of(seat)

    @property
    def due(self) -> Due | None:
        """What the box is to deal before anybody acts, None when a player is to act."""
        if self.phase is Phase.KINGS:
            kings = self.rules.all_kings
            return Due("kings", len(kings), kings)
        if self.phase is Phase.LINE:
            return Due("line", self.rules.line, self.unseen)
        return None

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
        """Why the move is refused, None where it is legal."""
        return turn.refusal(self, move)

    def apply(self, move: Move) -> "State":
        """The position after the move; `Illegal` with its `Reason` where the rules refuse it."""
        if reason := turn.refusal(self, move):
            raise Illegal(move, reason)
        return turn.outcome(self, move)

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """What every kingdom would score if the game ended now."""
        return tuple(score(kingdom, self.rules) for kingdom in self.kingdoms)

    def result(self) -> Result:
        """Who wins, or who would win if the game ended now."""
        return decide(self.sheets())
