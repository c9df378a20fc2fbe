"""One position of a game: common knowledge only, so the order of the draw pile is never in it."""

from dataclasses import replace
from random import Random
from typing import Any, NoReturn

from realmino.notation.positions import PartialPosition
from realmino.notation.validation import IllegalPosition
from realmino.pieces.actions import Action, Move, parse_move
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.court import Court
from realmino.pieces.grid import Square, squares_of
from realmino.pieces.kingdom import EMPTY, Kingdom
from realmino.pieces.line import Dominoes
from realmino.pieces.phases import DEALS, PendingDeal, Phase
from realmino.pieces.position import NOBODY, Position, Snapshot
from realmino.pieces.reasons import Illegal, Reason
from realmino.pieces.variants import Rules, parse_call
from realmino.rules import dealing, prospects, turn
from realmino.rules.scoring import Result, ScoreSheet, decide, score
from realmino.rules.shuffling import Shuffled


class State:
    """A position: the player in turn, the phase, the legal actions and the positions after them.

    It never changes, and states that show the same are equal.
    """

    # The frozen face of a `Position` that nothing changes any more. What it shows is made when it
    # is first asked for, because most positions of a game are only passed through.
    __slots__ = ("_position", "_snapshot")

    _position: Position
    _snapshot: Snapshot

    def __init__(self, shown: Snapshot) -> None:
        """The state that shows this, unchecked; `start`, `parse` and `from_partial` check."""
        _set(self, "_position", Position.of(shown))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a State never changes, so {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a State never changes, so {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self._position is other._position or self._shown == other._shown

    def __hash__(self) -> int:
        return hash(self._shown)

    def __reduce__(self) -> tuple[type["State"], tuple[Snapshot]]:
        return State, (self._shown,)

    def _replace(self, **fields: Any) -> "State":
        """The same position with other values in some fields, unchecked, as named tuples do it."""
        return State(self._shown._replace(**fields))

    @property
    def _shown(self) -> Snapshot:
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
        """0 while the first line is claimed, then 1 to ``rules.rounds``."""
        return self._position.round

    @property
    def phase(self) -> Phase:
        """The current phase."""
        return self._position.phase

    @property
    def order(self) -> tuple[int, ...]:
        """The seats of the kings still to claim on the first line."""
        return self._shown.order

    @property
    def line(self) -> Dominoes:
        """The dominoes to be added in this round, first the one whose turn it is."""
        return self._shown.line

    @property
    def next(self) -> Dominoes:
        """The line being claimed."""
        return self._shown.next

    @property
    def gone(self) -> int:
        """The mask of the dominoes out of the lines: placed, discarded or left over."""
        return self._position.gone

    @property
    def kingdoms(self) -> tuple[Kingdom, ...]:
        """The kingdoms in the order of their seats."""
        return self._shown.kingdoms

    @property
    def court(self) -> Court | None:
        """Purses, builders' board, Queen and Dragon; None in Kingdomino."""
        return self._shown.court

    @staticmethod
    def start(rules: Rules) -> "State":
        """The set-up of the rulebook: castles on the table, kings still in the hand."""
        court = Court.start(rules) if rules.has_court else None
        kingdoms = (EMPTY,) * rules.kingdoms
        return State(Snapshot(rules, 0, Phase.KINGS, (), (), (), 0, kingdoms, court))

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
        shown = Snapshot(
            position.rules, position.round, position.phase, position.order, position.line,
            position.next, position.gone, kingdoms, court,
        )  # fmt: skip
        return State(shown)

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

    def to_json(self) -> dict[str, Any]:
        """The position as JSON's plain data: ``{"position": "K4 R0o a:C b:C c:C d:C"}``.

        Tiles are written by number only.
        """
        return {"position": str(self)}

    @staticmethod
    def from_json(data: object, buildings: tuple[Building, ...] = BUILDINGS) -> "State":
        """The position of such data; `JsonError` names the field that is wrong."""
        from realmino.pieces.json_values import read_text

        return read_text(data, "position", lambda text: State.parse(text, buildings))

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        from realmino.drawing.diagram import diagram

        return diagram(self.partial())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.phase is _OVER

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is, 0 for ``a``; None while the box deals and after the end."""
        position = self._position
        if position.phase in DEALS or position.phase is _OVER:
            return None
        return position.seat

    @property
    def acting_kingdom(self) -> int:
        """The kingdom that the domino in turn is added to; on the first line, of the king in turn.

        Raises `ValueError` when no king is in turn: before the kings are drawn and after the end.
        """
        if self._position.seat == NOBODY:
            raise ValueError("no king is in turn, so no kingdom")
        return self._position.kingdom

    @property
    def pending_deal(self) -> PendingDeal | None:
        """The deal due before anybody acts, None when a player is to act."""
        return dealing.pending(self._position)

    @property
    def unseen_tiles(self) -> tuple[int, ...]:
        """The building tiles of the draw pile, ascending."""
        return dealing.unseen_tiles(self._position)

    @property
    def tiles_due(self) -> int:
        """How many tiles the builders' board is to be refilled with."""
        return dealing.tiles_due(self._position).amount

    @property
    def box(self) -> str:
        """The box that the line of this round comes from."""
        return dealing.box_of(self._position)

    @property
    def unseen(self) -> tuple[int, ...]:
        """The dominoes of the box in turn that nobody has seen yet, ascending."""
        return dealing.unseen(self._position, self.box)

    def unseen_of(self, box: str) -> tuple[int, ...]:
        """The dominoes of a box, ``K`` or ``Q``, that nobody has seen yet, ascending.

        Raises `ValueError` for a box that the game is not played with.
        """
        if box not in self.rules.boxes:
            boxes = " and ".join(self.rules.boxes)
            raise ValueError(f"{self.rules} is played with {boxes}, not with that box")
        return dealing.unseen(self._position, box)

    @property
    def lines_to_come(self) -> int:
        """How many lines are still to be dealt."""
        return len(dealing.lines_to_come(self._position))

    def chances(self, kingdom: int) -> tuple[int, ...]:
        """The dominoes on the table that a kingdom is yet to add or may still claim, ascending."""
        return prospects.chances(self._position, kingdom)

    def best_gain(self, domino: int, kingdom: int) -> int | None:
        """The most points that a domino would bring a kingdom now; None where it fits nowhere.

        >>> state = State.parse("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C-")
        >>> state.best_gain(48, 0), state.best_gain(37, 0)
        (3, 1)
        """
        return prospects.best_gain(self._position, kingdom, domino)

    def lost_ground(self, kingdom: int) -> tuple[Square, ...]:
        """The empty squares within reach of a kingdom that no domino can cover any more, sorted."""
        return tuple(squares_of(prospects.lost_ground(self._position, kingdom)))

    def legal_actions(self) -> list[Action]:
        """The actions that the player in turn may choose, sorted; empty while nobody is to act."""
        return turn.offers(self._position)

    def parse_action(self, token: str) -> Move:
        """The legal action, or the draw that is due, of a token such as ``E34``.

        Raises `NotationError` for a text that is no token, and `Illegal` with its `Reason` for a
        move that the rules refuse here. `realmino.parse_move` reads tokens of any position.
        """
        return self._legal(parse_move(token))

    def why_not(self, move: Move | str) -> Reason | None:
        """The reason why the move or its token is refused, None if it is legal.

        Raises `NotationError` for a text that is no token and `TypeError` for anything else.
        """
        return turn.refusal(self._position, parse_move(move) if isinstance(move, str) else move)

    def apply(self, move: Move | str) -> "State":
        """The position after the move or its token.

        Raises `Illegal` with its `Reason` where the rules refuse it, `NotationError` for a text
        that is no token and `TypeError` for what is no move.

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
            raise Illegal(move, reason)
        return move

    def determinization(self, random: Random) -> Shuffled:
        """A dealer of one order of all unseen pieces, each order as likely as any other.

        It deals to this position and to all that follow from it, the same whatever is played: what
        a search over determinizations plays its games with. `simulation` is faster.
        """
        return Shuffled(random.getrandbits(128))

    def simulation(self, random: Random) -> Position:
        """A position to be played on in place, with one order of all that nobody has seen.

        Draws that are due are dealt at once, later ones when their time comes. `offers` and `play`
        of `realmino.rules.turn` play on it; nothing is checked, and a copy goes its own way with
        the same draws to come.
        """
        position = self._position.copy()
        dealing.shuffle(position, random.random)
        return position

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The score sheet of every kingdom if the game ended now."""
        return tuple(self.sheet(kingdom) for kingdom in range(self.rules.kingdoms))

    def sheet(self, kingdom: int) -> ScoreSheet:
        """The score sheet of one kingdom if the game ended now."""
        position = self._position
        land = position.kingdom_of(kingdom)
        if not position.holdings:
            return score(land, self.rules)
        purse = position.holdings[kingdom].purse
        return score(land, self.rules, purse, position.queen == kingdom)

    def result(self) -> Result:
        """The winners and the deciding rule, as if the game ended now."""
        return decide(self.sheets())


_OVER = Phase.OVER
_new = object.__new__
_set = object.__setattr__
