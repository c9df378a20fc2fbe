"""What a kingdom can still gain or lose: a domino's best place, lost ground, and certain bonuses.

Uses only public information, never the order of the draw pile.
"""

from realmino.pieces.grid import STEPS, neighbours
from realmino.pieces.mutable_kingdom import HALVES
from realmino.pieces.position import Position
from realmino.pieces.variants import Variant
from realmino.rules.dealing import lines_to_come, unseen_dominoes
from realmino.rules.fast_totals import total


def best_gain(position: Position, kingdom: int, domino: int) -> int | None:
    """The most points that a domino would add to a kingdom now; None if it fits nowhere."""
    land = position.kingdoms[kingdom]
    after = position.copy()
    best = None
    for side, mask in enumerate(land.fits(domino)):
        while mask:
            lowest = mask & -mask
            mask ^= lowest
            trial = after.kingdoms[kingdom] = land.copy()
            trial.place(domino, lowest.bit_length() - 1, side)
            points = total(after, kingdom)
            if best is None or points > best:
                best = points
    return None if best is None else best - total(position, kingdom)


def chances(position: Position, kingdom: int) -> tuple[int, ...]:
    """The dominoes on the table that a kingdom has claimed or may still claim, ascending."""
    kingdoms = len(position.kingdoms)
    turns = position.line[position.turn :]
    claimed = [*turns, *position.claims]
    dominoes = {domino for domino, seat in claimed if seat % kingdoms == kingdom}
    if any(seat % kingdoms == kingdom for _, seat in turns):
        dominoes.update(position.free)
    return tuple(sorted(id for id in dominoes if id and not position.gone >> id & 1))


def lost_ground(position: Position, kingdom: int) -> int:
    """The empty squares within a kingdom's reach that no domino can ever cover, as a mask."""
    return position.kingdoms[kingdom].room & ~_open_ground(position, kingdom)


def certain_bonuses(position: Position, kingdom: int) -> tuple[Variant, ...]:
    """The bonuses that a kingdom has earned and can no longer lose.

    Middle Kingdom is certain once no domino can extend the kingdom off-centre. A complete grid
    stays complete, so Harmony is always certain.
    """
    taken, rules = position.kingdoms[kingdom].taken, position.rules
    earned = [bonus for bonus in rules.bonuses if bonus.squares(taken, rules.grid)]
    if not earned:
        return ()
    reach = taken | position.kingdoms[kingdom].room
    if not all(bonus.squares(reach, rules.grid) for bonus in earned):
        reach = taken | _open_ground(position, kingdom)
    return tuple(bonus for bonus in earned if bonus.squares(reach, rules.grid))


def _open_ground(position: Position, kingdom: int) -> int:
    """The empty squares that a kingdom could cover with unlimited copies of each remaining domino,
    as a mask.
    """
    dominoes = [*chances(position, kingdom)]
    if lines_to_come(position):
        dominoes += [
            domino for box in position.rules.boxes for domino in unseen_dominoes(position, box)
        ]
    terrains = {domino: frozenset(HALVES[domino][0:4:2]) for domino in dominoes}
    one_of_each = {pair: domino for domino, pair in terrains.items()}.values()
    land = position.kingdoms[kingdom].copy()
    covered, before = 0, -1
    while covered != before:
        before = covered
        for domino in one_of_each:
            first, _, second, _, _ = HALVES[domino]
            for step, firsts in zip(STEPS, land.fits(domino), strict=True):
                seconds = firsts << step if step > 0 else firsts >> -step
                land.beside[first] |= neighbours(firsts)
                land.beside[second] |= neighbours(seconds)
                covered |= firsts | seconds
    return covered
