"""The box's deals: the kings, the tiles for the builders' board, and the lines."""

from collections.abc import Sequence

from realmino.pieces.actions import Kings, Line, Tiles
from realmino.pieces.court import EMPTY_SPOT, tiles_left
from realmino.pieces.dominoes import BOXES, DOMINOES
from realmino.pieces.phases import DEALS, PendingDeal, Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason
from realmino.pieces.variants import Rules

_ADD, _CLAIM = Phase.ADD, Phase.CLAIM


def pending_deal(position: Position) -> PendingDeal | None:
    """The deal that's due; None if a player is to act."""
    rules, phase = position.rules, position.phase
    if phase not in DEALS:
        return None
    if phase is Phase.KINGS:
        return PendingDeal("kings", len(rules.all_kings), rules.all_kings)
    if phase is Phase.TILES:
        return tiles_due(position)
    return PendingDeal("line", rules.line, unseen_dominoes(position, line_box(position)))


def line_box(position: Position) -> str:
    """The box from which this round's line is dealt."""
    return line_box_in(position, position.round)


def line_box_in(position: Position, round: int) -> str:
    """The box from which that round's line is dealt; a game's boxes alternate."""
    boxes = position.rules.boxes
    return boxes[round % len(boxes)]


def lines_to_come(position: Position) -> range:
    """The rounds whose lines haven't been dealt yet."""
    return range(position.round + (position.phase not in DEALS), position.rules.rounds)


def is_certain(position: Position) -> bool:
    """Whether all remaining deals are known in advance. Assumes that a player is to act.

    A box's last line is known if it consists of all the box's unseen dominoes.
    """
    rules = position.rules
    for box in rules.boxes:
        lines = [round for round in lines_to_come(position) if line_box_in(position, round) == box]
        if len(lines) > 1 or (lines and len(unseen_dominoes(position, box)) > rules.line):
            return False
    return position.round == rules.rounds or not unseen_tiles(position)


def unseen_dominoes(position: Position, box: str) -> tuple[int, ...]:
    """The dominoes in a box that haven't been dealt, ascending."""
    dealt = seen_dominoes(position)
    return tuple([id for id in BOXES[box] if not dealt >> id & 1]) if dealt else BOXES[box]


def seen_dominoes(position: Position) -> int:
    """The dominoes that have been dealt, as a mask."""
    dealt = position.gone
    if position.domino:
        for domino, _ in position.line[position.turn :]:
            dealt |= 1 << domino
    for domino, _ in position.claims:
        dealt |= 1 << domino
    for domino in position.free:
        dealt |= 1 << domino
    return dealt


def unseen_tiles(position: Position) -> tuple[int, ...]:
    """The building tiles in the draw pile, ascending; none in Kingdomino."""
    if not position.holdings:
        return ()
    built = (tile for holdings in position.holdings for _, tile in holdings.buildings)
    return tiles_left(position.board, built, position.burnt)


def tiles_due(position: Position) -> PendingDeal:
    """The deal for the empty spots on the builders' board, as long as there are tiles."""
    left = unseen_tiles(position)
    return PendingDeal("tiles", min(position.board.count(EMPTY_SPOT), len(left)), left)


def refuse_kings(position: Position, kings: Kings) -> Reason | None:
    """Why the kings can't be drawn in that order."""
    rules, seats = position.rules, kings.seats
    if position.phase is not Phase.KINGS or tuple(sorted(seats)) != rules.all_kings:
        return Reason.WRONG_DEAL
    return None if seats == claim_order(rules, seats) else Reason.WRONG_DEAL


def refuse_line(position: Position, line: Line) -> Reason | None:
    """Why these dominoes can't be the next line."""
    dominoes, box, dealt = line.dominoes, line_box(position), seen_dominoes(position)
    is_line = position.phase is Phase.LINE and len(dominoes) == position.rules.line
    if not is_line or list(dominoes) != sorted(set(dominoes)):
        return Reason.WRONG_DEAL
    for domino in dominoes:
        if DOMINOES[domino].box != box or dealt >> domino & 1:
            return Reason.WRONG_DEAL
    return None


def refuse_tiles(position: Position, draw: Tiles) -> Reason | None:
    """Why these tiles can't refill the builders' board."""
    due, new = tiles_due(position), set(draw.tiles)
    is_amount = len(new) == len(draw.tiles) == due.amount
    is_refill = position.phase is Phase.TILES and is_amount and new <= set(due.ids)
    return None if is_refill else Reason.WRONG_DEAL


def play_kings(position: Position, kings: Kings) -> None:
    """Lets the kings claim the first line in that order."""
    position.begin_round([(0, seat) for seat in kings.seats])
    proceed(position)


def play_tiles(position: Position, draw: Tiles) -> None:
    """Fills the empty spots on the builders' board."""
    _refill(position, draw.tiles)
    proceed(position)


def play_line(position: Position, line: Line) -> None:
    """Adds the line to the table, unclaimed."""
    position.free = list(line.dominoes)
    proceed(position)


def _refill(position: Position, tiles: Sequence[int]) -> None:
    """Puts new tiles on the empty spots, cheapest first."""
    new = iter(tiles)
    position.board = [tile or next(new, EMPTY_SPOT) for tile in position.board]


def proceed(position: Position) -> None:
    """Proceeds to the next deal (tiles, then the line), or to a player if none is due.

    With a pile, the box deals immediately; without one, the position waits for the draw.
    """
    pile = position.pile
    if EMPTY_SPOT in position.board:
        if pile:
            dealt = position.tiles_dealt
            position.tiles_dealt = min(dealt + position.board.count(EMPTY_SPOT), len(pile.tiles))
            _refill(position, pile.tiles[dealt : position.tiles_dealt])
        elif tiles_due(position).amount:
            position.phase = Phase.TILES
            return
    if not position.free and not position.claims and position.round < position.rules.rounds:
        if not pile:
            position.phase = Phase.LINE
            return
        position.free = pile.lines[position.round][:]
    position.phase = _ADD if position.domino else _CLAIM


def claim_order(rules: Rules, kings: Sequence[int]) -> tuple[int, ...]:
    """The seats in the order in which they claim from the first line, given the drawn kings.

    In two-player Queendomino, only the first king drawn counts: its owner claims first and last,
    and the other player twice in between.
    """
    if not rules.first_claims_twice:
        return tuple(kings)
    first = kings[0]
    other = next(seat for seat in kings if seat != first)
    return first, other, other, first
