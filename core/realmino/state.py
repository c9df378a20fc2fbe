"""A game's position as all players see it: without the order of the draw pile."""

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final, NoReturn

from realmino.notation.position_fields import require_turn
from realmino.notation.positions import PartialPosition
from realmino.notation.validation import IllegalPosition
from realmino.pieces.actions import Actions, Move, parse_move
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.court import Court
from realmino.pieces.dominoes import Dominoes
from realmino.pieces.grid import Square, squares_of
from realmino.pieces.kingdom import EMPTY, Kingdom
from realmino.pieces.phases import DEALS, PendingDeal, Phase
from realmino.pieces.position import NOBODY, Position, Snapshot
from realmino.pieces.reasons import Illegal, Reason
from realmino.pieces.variants import Rules, as_rules, parse_call
from realmino.rules import dealing, prospects, turn
from realmino.rules.scoring import Result, ScoreSheet, decide, score
from realmino.rules.shuffling import Shuffled, add_pile


class State:
    """A position: the player to move, the phase, the legal actions and the positions they lead to.

    It's immutable and compared by value.
    """

    # An immutable wrapper around a `Position`. The snapshot is created on first use, because most
    # positions in a game are never shown.
    __slots__ = ("_position", "_snapshot")

    _position: Position
    _snapshot: Snapshot

    def __init__(self, snapshot: Snapshot) -> None:
        """Wraps a snapshot without checking it; use `start`, `parse` or `from_partial` instead."""
        if not isinstance(snapshot, Snapshot):
            raise TypeError("State.parse reads the text of a position, State.start sets up a game")
        _set(self, "_position", Position.from_snapshot(snapshot))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a State is immutable, so {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a State is immutable, so {name} cannot be deleted")

    if not TYPE_CHECKING:  # type checkers reject such an attribute themselves

        def __getattr__(self, name: str) -> object:
            """Raises `AttributeError` and suggests what to write instead."""
            hint = f"; write state.{GUESSES[name]}" if name in GUESSES else ""
            if name in _GAME_ATTRIBUTES:
                hint = f"; a Game has it: Game.from_state(state).{name}"
            raise AttributeError(f"a State has no {name!r}{hint}", name=name, obj=self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self._position is other._position or self._cached_snapshot == other._cached_snapshot

    def __hash__(self) -> int:
        return hash(self._cached_snapshot)

    def __reduce__(self) -> tuple[type["State"], tuple[Snapshot]]:
        return State, (self._cached_snapshot,)

    def _replace(self, **fields: Any) -> "State":
        """A copy with some fields replaced, unchecked, as for named tuples."""
        return State(self._cached_snapshot._replace(**fields))

    @property
    def _cached_snapshot(self) -> Snapshot:
        try:
            return self._snapshot
        except AttributeError:
            _set(self, "_snapshot", self._position.snapshot())
            return self._snapshot

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._position.rules

    @property
    def round(self) -> int:
        """0 while the first line is being claimed, then 1 to ``rules.rounds``."""
        return self._position.round

    @property
    def phase(self) -> Phase:
        """The current phase."""
        return self._position.phase

    @property
    def order(self) -> tuple[int, ...]:
        """The seats of the kings that have yet to claim from the first line, in order."""
        return self._cached_snapshot.order

    @property
    def line(self) -> Dominoes:
        """The dominoes still to be placed in this round, starting with the current one."""
        return self._cached_snapshot.line

    @property
    def next(self) -> Dominoes:
        """The line being claimed."""
        return self._cached_snapshot.next

    @property
    def gone(self) -> int:
        """The dominoes placed, discarded or left over, as a mask."""
        return self._position.gone

    @property
    def kingdoms(self) -> tuple[Kingdom, ...]:
        """The kingdoms, in seat order."""
        return self._cached_snapshot.kingdoms

    @property
    def court(self) -> Court | None:
        """Purses, builders' board, Queen and Dragon; None in Kingdomino."""
        return self._cached_snapshot.court

    @staticmethod
    def start(rules: Rules | str) -> "State":
        """The set-up: only castles on the table, before the kings are drawn."""
        rules = as_rules(rules)
        court = Court.start(rules) if rules.has_court else None
        kingdoms = (EMPTY,) * rules.kingdoms
        return State(Snapshot(rules, 0, Phase.KINGS, (), (), (), 0, kingdoms, court))

    @staticmethod
    def parse(text: str, buildings: tuple[Building, ...] = BUILDINGS) -> "State":
        """Parses a position; raises `NotationError` or `IllegalPosition`."""
        return State.from_partial(PartialPosition.parse(text, buildings))

    @staticmethod
    def from_partial(position: PartialPosition) -> "State":
        """The state for a position; `IllegalPosition` lists every error and every missing field."""
        if errors := position.errors():
            raise IllegalPosition(errors, position.problems())
        return unchecked_state(position)

    def partial(self) -> PartialPosition:
        """This position as a `PartialPosition`, which can be edited or converted to text."""
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

    def to_json(self) -> dict[str, Any]:
        """The position as JSON data: ``{"position": "K4 R0o a:C b:C c:C d:C"}``.

        It contains the tiles' numbers, but not their effects.
        """
        return {"position": str(self)}

    @staticmethod
    def from_json(data: object, buildings: tuple[Building, ...] = BUILDINGS) -> "State":
        """The position from `to_json` data; `JsonError` names the invalid field."""
        from realmino.pieces.json_values import read_text

        return read_text(data, "position", lambda text: State.parse(text, buildings))

    def _repr_svg_(self) -> str:
        """The picture for notebooks."""
        from realmino.drawing.diagram import diagram

        return diagram(self)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.phase is _OVER

    @property
    def to_act(self) -> int | None:
        """The seat to move, 0 for ``a``; None while a deal is due and after the end."""
        position = self._position
        if position.phase in DEALS or position.phase is _OVER:
            return None
        return position.seat

    @property
    def acting_kingdom(self) -> int:
        """The kingdom of the seat to move, even while a deal is due.

        Raises `ValueError` if no seat is to move: before the kings are drawn and after the end.
        """
        if self._position.seat == NOBODY:
            raise ValueError("it is nobody's turn, so there is no current kingdom")
        return self._position.kingdom

    @property
    def pending_deal(self) -> PendingDeal | None:
        """The deal that's due; None if a player is to act or the game has ended."""
        return dealing.pending_deal(self._position)

    @property
    def unseen_tiles(self) -> tuple[int, ...]:
        """The building tiles in the draw pile, ascending."""
        return dealing.unseen_tiles(self._position)

    @property
    def tiles_due(self) -> int:
        """How many tiles will refill the builders' board."""
        return dealing.tiles_due(self._position).amount

    @property
    def box(self) -> str:
        """The box from which this round's line is dealt."""
        return dealing.line_box(self._position)

    @property
    def unseen(self) -> tuple[int, ...]:
        """The dominoes in this round's box that haven't been dealt, ascending."""
        return dealing.unseen_dominoes(self._position, self.box)

    def unseen_of(self, box: str) -> tuple[int, ...]:
        """The dominoes in a box, ``K`` or ``Q``, that haven't been dealt, ascending.

        Raises `ValueError` for a box that the game doesn't use.
        """
        if box not in self.rules.boxes:
            boxes = " and ".join(self.rules.boxes)
            raise ValueError(f"{self.rules} has no box {box!r}, only {boxes}")
        return dealing.unseen_dominoes(self._position, box)

    @property
    def lines_to_come(self) -> int:
        """How many lines haven't been dealt yet."""
        return len(dealing.lines_to_come(self._position))

    def chances(self, kingdom: int) -> tuple[int, ...]:
        """The dominoes on the table that a kingdom has claimed or may still claim, ascending."""
        return prospects.chances(self._position, kingdom)

    def best_gain(self, domino: int, kingdom: int) -> int | None:
        """The most points that a domino would add to a kingdom now; None if it fits nowhere.

        >>> state = State.parse("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C-")
        >>> state.best_gain(48, 0), state.best_gain(37, 0)
        (3, 1)
        """
        return prospects.best_gain(self._position, kingdom, domino)

    def lost_ground(self, kingdom: int) -> tuple[Square, ...]:
        """The empty squares within a kingdom's reach that no domino can ever cover, sorted."""
        return tuple(squares_of(prospects.lost_ground(self._position, kingdom)))

    def certain_bonuses(self, kingdom: int) -> tuple[str, ...]:
        """The keys of the bonuses that a kingdom has earned and can't lose any more."""
        return tuple(bonus.key for bonus in prospects.certain_bonuses(self._position, kingdom))

    def legal_actions(self) -> Actions:
        """The legal actions, sorted; empty while a deal is due and after the end."""
        return Actions(turn.offers(self._position))

    def parse_action(self, token: str) -> Move:
        """The legal move for a token such as ``E34``.

        Raises `NotationError` for a string that isn't a token, and `Illegal` with its `Reason` for
        an illegal move. `realmino.parse_move` accepts any token.
        """
        return self._legal(parse_move(token))

    def why_not(self, move: Move | str) -> Reason | None:
        """The reason why a move (or its token) is illegal; None if it's legal.

        Raises `NotationError` for a string that isn't a token and `TypeError` for other types.
        """
        return turn.refusal(self._position, parse_move(move) if isinstance(move, str) else move)

    def apply(self, move: Move | str) -> "State":
        """The position after a move, which may be given as a token.

        Raises `Illegal` with its `Reason` for an illegal move, `NotationError` for a string that
        isn't a token and `TypeError` for other types.

        >>> state = State.parse("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C-")
        >>> state.apply("E48").to_act, state.why_not("E34")
        (1, Reason.NOT_IN_LINE)
        """
        move = self._legal(parse_move(move) if isinstance(move, str) else move)
        position = self._position.branch()
        turn.play(position, move)
        after = _new(State)
        _set(after, "_position", position)
        return after

    def _legal(self, move: Move) -> Move:
        if reason := turn.refusal(self._position, move):
            raise Illegal(move, reason, self)
        return move

    def determinization(self, random: Random) -> Shuffled:
        """A dealer with one random order of all unseen pieces, for determinization in a search.

        It deals to this position and any that follow, whatever is played. `simulation` is faster.
        """
        return Shuffled(random.getrandbits(128))

    def position(self) -> Position:
        """A mutable copy that waits for each draw."""
        return self._position.copy()

    def simulation(self, random: Random) -> Position:
        """A mutable position with one random order of all unseen pieces.

        Use `offers` and `play` from `realmino.rules.turn` with it; moves aren't checked. Draws are
        made as soon as they're due. Copies get the same draws.
        """
        position = self._position.copy()
        add_pile(position, random.random)
        return position

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """Every kingdom's score sheet if the game ended now."""
        return tuple(self.sheet(kingdom) for kingdom in range(self.rules.kingdoms))

    def sheet(self, kingdom: int) -> ScoreSheet:
        """A kingdom's score sheet if the game ended now."""
        position = self._position
        land = position.freeze_kingdom(kingdom)
        if not position.holdings:
            return score(land, self.rules)
        purse = position.holdings[kingdom].purse
        return score(land, self.rules, purse, position.queen == kingdom)

    def result(self) -> Result:
        """The winners and the deciding rule, as if the game ended now."""
        return decide(self.sheets())


def require_player(state: State) -> None:
    """Raises `ValueError`, with a hint on what to do next, if it's no player's turn."""
    if not isinstance(state, State):
        kind = type(state).__name__
        raise TypeError(f"the position is a State such as game.state, not {kind}")
    if state.is_over:
        raise ValueError("no player can act: the game is over")
    if state.to_act is None:
        raise ValueError("no player can act before the box deals, as in game.deal('spring')")


def unchecked_state(position: PartialPosition) -> State:
    """The state for a position that has rules, a round and a phase.

    Missing kingdoms, purses and board are taken from the set-up.
    """
    rules, round, phase = require_turn(position)
    court = Court.start(rules) if rules.has_court else None
    if court:
        court = Court(
            tuple(position.purses.get(number, purse) for number, purse in enumerate(court.purses)),
            position.board or court.board,
            position.queen,
            position.dragon,
            position.burnt,
            position.laid,
        )
    kingdoms = tuple(position.kingdoms.get(number, EMPTY) for number in range(rules.kingdoms))
    lines = position.order, position.line, position.next
    return State(Snapshot(rules, round, phase, *lines, position.gone, kingdoms, court))


GUESSES: Final = {
    "winner": "result().winners",
    "winners": "result().winners",
    "score": "sheets()",
    "scores": "sheets()",
    "actions": "legal_actions()",
    "player": "to_act",
    "current_player": "to_act",
    **{name: f"court.{name}" for name in Court._fields},
}
"""What to write instead of attributes that newcomers expect a position to have."""

_GAME_ATTRIBUTES: Final = (
    "play", "deal", "undo", "redo", "at", "moves", "undone", "history", "number", "last_reveal",
    "state",
)  # fmt: skip
"""Attributes that a game has and a position lacks."""

_OVER = Phase.OVER
_new = object.__new__
_set = object.__setattr__
