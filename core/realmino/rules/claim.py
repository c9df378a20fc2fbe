"""E: claim a domino from the next line or, in the last round, end the turn."""

from realmino.pieces import actions
from realmino.pieces.actions import Action, Claim, End
from realmino.pieces.court import EMPTY_SPOT
from realmino.pieces.numbers import SPOTS
from realmino.pieces.phases import OPTIONAL, Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason
from realmino.rules import dealing

_ADD, _CLAIM = Phase.ADD, Phase.CLAIM


def offer(position: Position) -> list[Action]:
    """Every free domino in the next line; in the last round, the end of the turn."""
    if not position.free:
        return [actions.END]
    return [actions.claim(domino) for domino in position.free]


def refuse_claim(position: Position, choice: Claim) -> Reason | None:
    """Why that domino can't be claimed."""
    if not _may_claim(position) or not position.free:
        return Reason.WRONG_PHASE
    if choice.domino in position.free:
        return None
    taken = any(domino == choice.domino for domino, _ in position.claims)
    return Reason.TAKEN if taken else Reason.NOT_IN_LINE


def refuse_end(position: Position, _: End) -> Reason | None:
    """Why the turn can't end without a claim, which is allowed only in the last round."""
    ends = _may_claim(position) and not position.free
    return None if ends else Reason.WRONG_PHASE


def _may_claim(position: Position) -> bool:
    return position.phase is _CLAIM or position.phase in OPTIONAL


def play_claim(position: Position, choice: Claim) -> None:
    """Places the king on the domino and ends the turn."""
    claim_nth(position, position.free.index(choice.domino))


def play_end(position: Position, _: End) -> None:
    """Ends the turn without a claim."""
    end_turn(position)


def claim_nth(position: Position, number: int) -> None:
    """Claims the free domino with that index and ends the turn."""
    position.claims.append((position.free.pop(number), position.seat))
    end_turn(position)


def end_turn(position: Position) -> None:
    """Passes the turn to the next king, or ends the round."""
    turn, line = position.turn + 1, position.line
    if turn == len(line):
        _end_round(position)
        return
    domino, seat = line[turn]
    position.turn, position.domino, position.seat = turn, domino, seat
    position.kingdom = seat % len(position.kingdoms)
    position.laid = ()
    position.phase = _ADD if domino else _CLAIM


def _end_round(position: Position) -> None:
    """Makes the claimed dominoes the line and removes the leftovers, or ends the game."""
    for domino in position.free:
        position.gone |= 1 << domino
    position.begin_round(sorted(position.claims))
    position.claims, position.free, position.laid = [], [], ()
    if not position.line:
        position.phase = Phase.OVER
        return
    position.round += 1
    if position.holdings:
        # The Dragon returns to its cave, and the tiles slide to the cheapest spots.
        position.dragon = None
        tiles = [tile for tile in position.board if tile]
        position.board = tiles + [EMPTY_SPOT] * (SPOTS - len(tiles))
    dealing.proceed(position)
