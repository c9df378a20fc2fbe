"""The box's deals: the kings, the tiles of the builders' board, the lines."""

from collections.abc import Sequence

from realmino.pieces.actions import Kings, Line, Tiles
from realmino.pieces.court import EMPTY_SPOT, tiles_left
from realmino.pieces.dominoes import BOXES, DOMINOES
from realmino.pieces.draw_pile import Chance, DrawPile, shuffled
from realmino.pieces.phases import DEALS, PendingDeal, Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason

_ADD, _CLAIM = Phase.ADD, Phase.CLAIM


def pending(position: Position) -> PendingDeal | None:
    """The deal due before anybody acts, None when a player is to act."""
    rules, phase = position.rules, position.phase
    if phase not in DEALS:
        return None
    if phase is Phase.KINGS:
        return PendingDeal("kings", len(rules.all_kings), rules.all_kings)
    if phase is Phase.TILES:
        return tiles_due(position)
    return PendingDeal("line", rules.line, unseen(position, box_of(position)))


def box_of(position: Position) -> str:
    """The box that the line of this round comes from."""
    return _box_in(position, position.round)


def _box_in(position: Position, round: int) -> str:
    boxes = position.rules.boxes
    return boxes[round % len(boxes)]


def lines_to_come(position: Position) -> range:
    """The rounds whose next line is still to be dealt."""
    return range(position.round + (position.phase not in DEALS), position.rules.rounds)


def is_certain(position: Position) -> bool:
    """Whether everything that will still be drawn is known, while somebody is to act.

    The last line of a box that is used up is what nobody has seen of it.
    """
    rules = position.rules
    for box in rules.boxes:
        lines = [round for round in lines_to_come(position) if _box_in(position, round) == box]
        if len(lines) > 1 or (lines and len(unseen(position, box)) > rules.line):
            return False
    return position.round == rules.rounds or not unseen_tiles(position)


def unseen(position: Position, box: str) -> tuple[int, ...]:
    """The dominoes of a box that nobody has seen yet, ascending."""
    seen = _seen(position)
    return tuple([id for id in BOXES[box] if not seen >> id & 1]) if seen else BOXES[box]


def _seen(position: Position) -> int:
    """The mask of the dominoes that have been dealt."""
    seen = position.gone
    if position.domino:
        for domino, _ in position.line[position.turn :]:
            seen |= 1 << domino
    for domino, _ in position.claims:
        seen |= 1 << domino
    for domino in position.free:
        seen |= 1 << domino
    return seen


def unseen_tiles(position: Position) -> tuple[int, ...]:
    """The building tiles of the draw pile, ascending; none without a court."""
    if not position.holdings:
        return ()
    built = (tile for holdings in position.holdings for _, tile in holdings.buildings)
    return tiles_left(position.board, built, position.burnt)


def tiles_due(position: Position) -> PendingDeal:
    """The tiles for the empty spots of the builders' board, as many as there still are."""
    left = unseen_tiles(position)
    return PendingDeal("tiles", min(position.board.count(EMPTY_SPOT), len(left)), left)


def refuse_kings(position: Position, kings: Kings) -> Reason | None:
    """Why the kings cannot be drawn in that order."""
    rules, seats = position.rules, kings.seats
    if position.phase is not Phase.KINGS or tuple(sorted(seats)) != rules.all_kings:
        return Reason.WRONG_DEAL
    # One king is drawn; its owner claims first and last, the other player in between.
    in_order = not rules.first_claims_twice or (seats == seats[::-1] and seats[0] != seats[1])
    return None if in_order else Reason.WRONG_DEAL


def refuse_line(position: Position, line: Line) -> Reason | None:
    """Why these dominoes cannot be the next line."""
    dominoes, box, seen = line.dominoes, box_of(position), _seen(position)
    is_line = position.phase is Phase.LINE and len(dominoes) == position.rules.line
    if not is_line or list(dominoes) != sorted(set(dominoes)):
        return Reason.WRONG_DEAL
    for domino in dominoes:
        if DOMINOES[domino].box != box or seen >> domino & 1:
            return Reason.WRONG_DEAL
    return None


def refuse_tiles(position: Position, draw: Tiles) -> Reason | None:
    """Why these tiles cannot come onto the builders' board."""
    due, new = tiles_due(position), set(draw.tiles)
    is_amount = len(new) == len(draw.tiles) == due.amount
    is_refill = position.phase is Phase.TILES and is_amount and new <= set(due.ids)
    return None if is_refill else Reason.WRONG_DEAL


def play_kings(position: Position, kings: Kings) -> None:
    """The kings claim in that order."""
    position.begin_round([(0, seat) for seat in kings.seats])
    go_on(position)


def play_tiles(position: Position, draw: Tiles) -> None:
    """The empty spots of the builders' board are filled."""
    _refill(position, draw.tiles)
    go_on(position)


def play_line(position: Position, line: Line) -> None:
    """Lays the line on the table; nobody has claimed it yet."""
    position.free = list(line.dominoes)
    go_on(position)


def _refill(position: Position, tiles: Sequence[int]) -> None:
    """New tiles come on the empty spots, cheapest first."""
    new = iter(tiles)
    position.board = [tile or next(new, EMPTY_SPOT) for tile in position.board]


def go_on(position: Position) -> None:
    """Goes on to the next deal, or to a player if nothing is due: the board before the line.

    With a pile the box deals at once, without one the position waits for the draw.
    """
    pile = position.pile
    if EMPTY_SPOT in position.board:
        if pile:
            drawn = position.drawn
            position.drawn = min(drawn + position.board.count(EMPTY_SPOT), len(pile.tiles))
            _refill(position, pile.tiles[drawn : position.drawn])
        elif tiles_due(position).amount:
            position.phase = Phase.TILES
            return
    if not position.free and not position.claims and position.round < position.rules.rounds:
        if not pile:
            position.phase = Phase.LINE
            return
        position.free = pile.lines[position.round][:]
    position.phase = _ADD if position.domino else _CLAIM


def shuffle(position: Position, chance: Chance) -> None:
    """Gives the position a pile: one random order of all that nobody has seen.

    What is due is dealt at once. The pile is concluded from what the position shows.
    """
    rules = position.rules
    if position.phase is Phase.KINGS:
        kings: Sequence[int] = shuffled(rules.all_kings, chance)
        kings = in_order(kings) if rules.first_claims_twice else kings
        position.begin_round([(0, seat) for seat in kings])
    lines = _lines(position, chance)
    tiles = tuple(shuffled(unseen_tiles(position), chance))
    position.pile, position.drawn = DrawPile(lines, tiles), 0
    if position.phase in DEALS:
        go_on(position)


def in_order(kings: Sequence[int]) -> tuple[int, ...]:
    """The first line of two players in Queendomino: who is drawn first claims first and last."""
    first = kings[0]
    other = next(seat for seat in kings if seat != first)
    return first, other, other, first


def _lines(position: Position, chance: Chance) -> tuple[list[int], ...]:
    """The lines to come, by round."""
    rules = position.rules
    piles = {box: shuffled(unseen(position, box), chance) for box in rules.boxes}
    lines: list[list[int]] = [[] for _ in range(rules.rounds + 1)]
    for round in lines_to_come(position):
        pile = piles[_box_in(position, round)]
        lines[round] = sorted(pile[: rules.line])
        del pile[: rules.line]
    return tuple(lines)
