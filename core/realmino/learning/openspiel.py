"""All games for OpenSpiel; needs the extra `realmino[openspiel]`.

Importing this module registers the game ``realmino``, whose parameter ``rules`` is a rules code:
``pyspiel.load_game("realmino", {"rules": "Q2"})``. Player actions have the numbers from
`realmino.learning.encoding`, and positions are rows from `realmino.learning.arrays`.

A deal is a series of chance nodes, each of which draws one of the remaining pieces with equal
probability. An outcome is a seat, a tile's index among all tiles, or a domino's index in its box.
Draws with only one possible outcome, such as the last king's, have no node.
"""

from collections import Counter
from dataclasses import dataclass
from math import prod
from typing import Any, Self

from realmino.learning import missing_extra

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise missing_extra("games", "openspiel") from missing

from realmino.learning.arrays import encoder
from realmino.learning.encoding import action_of, count, numbers_in
from realmino.pieces.actions import Draw, Kings, Line, Tiles
from realmino.pieces.buildings import TILES
from realmino.pieces.dominoes import BOXES
from realmino.pieces.numbers import SPOTS
from realmino.pieces.phases import PendingDeal, Phase
from realmino.pieces.variants import SEATS, Rules
from realmino.rules.dealing import claim_order
from realmino.state import State

__all__ = ["GAME_TYPE", "RealminoGame", "RealminoObserver", "RealminoState"]

_DEALS = ("kings", "tiles", "line")
"""The kinds of deals, by their index in ``deal``."""

GAME_TYPE = pyspiel.GameType(
    short_name="realmino",
    long_name="Kingdomino, Queendomino and Royal Wedding",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=len(SEATS),
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "K2"},
)
"""OpenSpiel's description of all games."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """A position and the pieces drawn so far in its deal. It's immutable, so clones share it."""

    position: State
    drawn: tuple[int, ...] = ()

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @property
    def rest(self) -> tuple[int, ...]:
        """The pieces that may be drawn next, ascending: dominoes, tiles, or each king's seat.

        Empty while no deal is due.
        """
        due = self.position.pending_deal
        return _rest(due, self.drawn) if due else ()

    @property
    def first(self) -> int:
        """The piece for outcome 0 in this deal."""
        due = self.position.pending_deal
        assert due
        return {"kings": 0, "tiles": 1, "line": BOXES[self.position.box][0]}[due.kind]


def _after_certain_draws(position: State, drawn: tuple[int, ...] = ()) -> _Moment:
    """The moment after all draws with only one possible outcome."""
    while deal_due := position.pending_deal:
        deal = _only_deal(position.rules, deal_due, drawn)
        if deal is None:
            break
        position, drawn = position.apply(deal), ()
    return _Moment(position, drawn)


def _rest(due: PendingDeal, drawn: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted((Counter(due.ids) - Counter(drawn)).elements()))


def _only_deal(rules: Rules, due: PendingDeal, drawn: tuple[int, ...]) -> Draw | None:
    """The only possible deal that starts with these pieces; None if there are several.

    The order matters for kings and tiles, but not for dominoes.
    """
    rest, missing = _rest(due, drawn), due.amount - len(drawn)
    pieces = (*drawn, *rest[:missing])
    if due.kind == "line":
        return Line(tuple(sorted(pieces))) if missing in (0, len(rest)) else None
    if due.kind == "tiles":
        return Tiles(pieces) if missing == 0 or len(rest) == 1 else None
    is_decided = len({*rest}) == 1 or (rules.first_claims_twice and drawn)
    return Kings(claim_order(rules, pieces)) if is_decided else None


class RealminoGame(pyspiel.Game):
    """The OpenSpiel game for one rules code.

    The returns are zero-sum: every kingdom pays 1, and the winners share the total equally. A
    single winner of four gets 3, the others -1. Partners in a team share a kingdom, and each gets
    its returns.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """``params`` may contain ``rules``, a code; raises `NotationError` for an unknown one."""
        params = {"rules": "K2"} | (params or {})
        self.rules = rules = Rules.parse(params["rules"])
        self._start = _after_certain_draws(State.start(rules))
        kings, phases = len(rules.all_kings), 5 if rules.has_court else 2
        info = pyspiel.GameInfo(
            num_distinct_actions=count(rules),
            max_chance_outcomes=max(len(BOXES[box]) for box in rules.boxes),
            num_players=rules.players,
            min_utility=-1.0,
            max_utility=rules.kingdoms - 1.0,
            utility_sum=0.0,
            max_game_length=kings * (1 + phases * rules.rounds),
        )
        super().__init__(GAME_TYPE, info, params)

    def new_initial_state(self, position: str | None = None) -> "RealminoState":
        """The set-up before the kings are drawn, or the position in a text.

        Raises `ValueError` for a position with other rules, and the errors of `State.parse`.
        """
        if position is None:
            return RealminoState(self)
        state = State.parse(position)
        if state.rules != self.rules:
            raise ValueError(f"the position is of {state.rules}, not of {self.rules}")
        return RealminoState(self, state)

    def max_chance_nodes_in_history(self) -> int:
        """At most one node for each king, domino and tile."""
        rules = self.rules
        tiles = TILES if rules.has_court else 0
        return len(rules.all_kings) + rules.rounds * rules.line + tiles

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "RealminoObserver":
        """An observer for observations, or for information states with perfect recall."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return RealminoObserver(self, kind, params)


class RealminoState(pyspiel.State):
    """A state of a game."""

    def __init__(self, game: RealminoGame, state: State | None = None) -> None:
        """``state`` is where the game starts, by default the set-up; it has the same rules."""
        super().__init__(game)
        self._moment = _after_certain_draws(state) if state else game._start

    @property
    def state_now(self) -> State:
        """The position, for a bot or any other use; if a deal is due, the position before it."""
        return self._moment.position

    @property
    def drawn(self) -> tuple[int, ...]:
        """The outcomes of the draws so far in the deal that's due."""
        return tuple([piece - self._moment.first for piece in self._moment.drawn])

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's number for chance or the end."""
        position = self.state_now
        if position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if position.to_act is None else position.to_act

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.state_now.is_over

    def _legal_actions(self, player: int) -> list[int]:
        state = self.state_now
        if player != state.to_act:
            return []
        return sorted(numbers_in(state.position()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next draw's outcomes and their probabilities; empty if no deal is due."""
        rest = self._moment.rest
        first = self._moment.first if rest else 0
        return [(piece - first, number / len(rest)) for piece, number in Counter(rest).items()]

    def _apply_action(self, action: int) -> None:
        moment, position = self._moment, self.state_now
        if position.pending_deal is None:
            self._moment = _after_certain_draws(position.apply(action_of(action, position)))
            return
        piece = moment.first + action
        if piece not in moment.rest:
            raise ValueError(f"{action} is not an outcome of the deal that is due")
        self._moment = _after_certain_draws(position, (*moment.drawn, piece))

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.state_now
        if player != pyspiel.PlayerId.CHANCE:
            return str(action_of(action, position))
        return self._piece(self._moment.first + action)

    def _piece(self, piece: int) -> str:
        """A piece of the deal as in records: ``Oa``, ``T5`` or ``L34``."""
        due = self.state_now.pending_deal
        assert due
        if due.kind == "kings":
            return f"O{SEATS[piece]}"
        return f"{due.kind[0].upper()}{piece}"

    def returns(self) -> list[float]:
        """The players' returns, 0 before the end."""
        position = self.state_now
        rules = position.rules
        if not position.is_over:
            return [0.0] * rules.players
        winners = position.result().winners
        share = rules.kingdoms / len(winners)
        return [share - 1 if rules.kingdom_of(seat) in winners else -1.0 for seat in rules.seats]

    def __str__(self) -> str:
        """The position, and the pieces drawn so far in its deal."""
        return " ".join([str(self.state_now), *map(self._piece, self._moment.drawn)])


class RealminoObserver:
    """Makes tensors and strings from states, as seen by a player.

    All players have the same information, so a tensor is the position as seen from a seat. Its
    parts by name:

    | name | shape | values |
    |---|---|---|
    | ``seat`` | players | 1 for the seat of the observing player |
    | ``land``, … | | the parts of `realmino.learning.arrays.Encoder` |
    | ``deal`` | 3 | 1 for the deal that is due, if any: kings, tiles, line |
    | ``drawn`` | 4, 6 or 8 | the outcomes of its draws so far, each (outcome + 1) ÷ 48 |
    | ``history`` | longest history | with perfect recall, as in information states: all actions |

    While a deal is due, ``phase`` and ``player`` are 0. In ``history``, an action is its number
    plus 1, and the outcome of a draw is its number plus 1 plus the number of actions; both are
    divided by the number of actions + 48.
    """

    def __init__(self, game: RealminoGame, kind: Any, params: dict[str, Any] | None = None) -> None:
        """``kind`` is OpenSpiel's ``IIGObservationType``; there are no ``params``."""
        if params:
            raise ValueError(f"a Realmino observer has no parameters, but got {params}")
        rules = game.rules
        self._encoder = encoder(rules)
        self._outcomes = game.max_chance_outcomes()
        shapes: dict[str, tuple[int, ...]] = {"seat": (rules.players,)}
        if kind.public_info:
            most = max(rules.line, len(rules.all_kings), SPOTS if rules.has_court else 0)
            shapes |= {name: part.shape for name, part in self._encoder.parts.items()}
            shapes |= {"deal": (len(_DEALS),), "drawn": (most,)}
            if kind.perfect_recall:
                shapes["history"] = (game.max_history_length(),)
        self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
        """All parts in a single array."""
        self.dict: dict[str, Any] = {}
        """The parts by name, as views of ``tensor``."""
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__ |= fields
        start = 0  # the unpickled parts are copies, not views
        for name, part in self.dict.items():
            self.dict[name] = self.tensor[start : start + part.size].reshape(part.shape)
            start += part.size

    def set_from(self, state: RealminoState, player: int) -> None:
        """Fills ``tensor`` with a state, as seen by the player."""
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        if "deal" not in self.dict:
            return
        position, due = state.state_now.position(), state.state_now.pending_deal
        if due:
            position.phase = Phase.OVER  # the encoder has no phase for a pending deal
        start, size = state.num_players(), self._encoder.size
        self.tensor[start : start + size] = self._encoder.observe([position], [player])[0]
        if due:
            self.dict["phase"].fill(0)
            self.dict["deal"][_DEALS.index(due.kind)] = 1
            self.dict["drawn"][: len(state.drawn)] = [
                (outcome + 1) / self._outcomes for outcome in state.drawn
            ]
        if "history" in self.dict:
            actions = self._encoder.actions
            numbers = [
                (1 + action.action + (action.player < 0) * actions) / (actions + self._outcomes)
                for action in state.full_history()
            ]
            self.dict["history"][: len(numbers)] = numbers

    def string_from(self, state: RealminoState, player: int) -> str:
        """The player's seat with the position or, for perfect recall, with all actions."""
        if "deal" not in self.dict:
            return SEATS[player]
        text = state.history_str() if "history" in self.dict else str(state)
        return f"{SEATS[player]}: {text}"


pyspiel.register_game(GAME_TYPE, RealminoGame)
