"""Fast random play: a whole game, or from any position to the end.

A whole game of Kingdomino has a separate loop, without the steps needed only at court or in a game
that starts in the middle. Without this loop, it would take 1.2 times as long.
"""

from random import Random

from realmino.pieces.actions import (
    END,
    Action,
    Kings,
    Line,
    Move,
    Tiles,
    burn,
    claim,
    constructions,
    discard,
    places,
)
from realmino.pieces.dominoes import BOXES
from realmino.pieces.grid import STRIDE
from realmino.pieces.kingdom import EMPTY
from realmino.pieces.mutable_kingdom import HALVES, MutableKingdom
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.variants import Rules
from realmino.rules import construct, dragon, tax
from realmino.rules.add import NOWHERE, place_or_discard
from realmino.rules.claim import claim_nth, end_turn
from realmino.rules.fast_totals import land_total, total
from realmino.rules.shuffling import Uniform, shuffled
from realmino.rules.turn import play
from realmino.state import State

__all__ = ["play_any", "play_out", "play_random"]

_ADD, _CLAIM, _OVER = Phase.ADD, Phase.CLAIM, Phase.OVER


def play_random(rules: Rules, random: Random, moves: list[Move] | None = None) -> tuple[int, ...]:
    """The kingdoms' totals after a whole game of uniformly random actions.

    Appends every draw and action to ``moves``, so that tests can compare them with `State`.
    """
    if moves is None and not rules.has_court:
        return _play_kingdomino(rules, random.random)
    position = State.start(rules).simulation(random)
    chance = random.random
    if moves is None:
        play_out(position, chance)
    else:
        moves.append(Kings(tuple([king for _, king in position.line])))
        moves += _deals(position, 0)
        while position.phase is not _OVER:
            round, dealt = position.round, position.tiles_dealt
            moves.append(play_any(position, chance))
            if position.round > round:
                moves += _deals(position, dealt)
    return tuple([total(position, kingdom) for kingdom in range(rules.kingdoms)])


def _play_kingdomino(rules: Rules, chance: Uniform) -> tuple[int, ...]:
    """Equivalent to `play_out` from the start with the same random numbers."""
    kings = shuffled(rules.all_kings, chance)
    pile = shuffled(BOXES[rules.boxes[0]], chance)
    castle = MutableKingdom(EMPTY, rules.grid)
    kingdoms = [castle.copy() for _ in range(rules.kingdoms)]
    of_seat = [kingdoms[rules.kingdom_of(seat)] for seat in rules.seats]
    line = [(0, king) for king in kings]
    for round in range(rules.rounds + 1):
        free = sorted(pile[rules.line * round : rules.line * (round + 1)])
        claims = []
        for domino, king in line:
            if domino:
                _place_at_random(of_seat[king], domino, chance)
            if round < rules.rounds:
                claims.append((free.pop(int(chance() * len(free))), king))
        line = sorted(claims)
    return tuple([land_total(kingdom, rules) for kingdom in kingdoms])


def _deals(position: Position, dealt: int) -> list[Move]:
    """The deals at the start of this round; ``dealt`` tiles were dealt before it."""
    tiles = position.pile.tiles[dealt : position.tiles_dealt] if position.pile else ()
    lines = [Line(tuple(position.free))] if position.free else []
    return [Tiles(tiles), *lines] if tiles else [*lines]


def play_out(position: Position, chance: Uniform) -> None:
    """Plays uniformly random actions to the end of the game."""
    while position.phase is not _OVER:
        if position.phase is _ADD:
            kingdom = position.kingdoms[position.kingdom]
            place_or_discard(position, _place_at_random(kingdom, position.domino, chance))
        if position.phase is not _CLAIM:
            _play_at_court(position, chance)
        elif free := position.free:
            claim_nth(position, int(chance() * len(free)))
        else:
            end_turn(position)


def play_any(position: Position, chance: Uniform) -> Action:
    """Plays and returns one of the legal actions, all with the same probability."""
    phase = position.phase
    if phase is _ADD:
        domino = position.domino
        place = _place_at_random(position.kingdoms[position.kingdom], domino, chance)
        place_or_discard(position, place)
        return discard(domino) if place == NOWHERE else places(domino)[place]
    if phase is not _CLAIM:
        return _play_at_court(position, chance)
    free = position.free
    action = claim(free[int(chance() * len(free))]) if free else END
    play(position, action)
    return action


def _play_at_court(position: Position, chance: Uniform) -> Action:
    taxes, squares = tax.offer(position), construct.open_towns(position)
    burnable = dragon.burnable(position)
    affordable = construct.affordable(position) if squares else []
    burn_start = len(taxes) + len(affordable) * squares.bit_count()
    claim_start = burn_start + len(burnable)
    choice = int(chance() * (claim_start + (len(position.free) or 1)))
    action: Action
    if choice >= claim_start:
        action = claim(position.free[choice - claim_start]) if position.free else END
    elif choice >= burn_start:
        action = burn(burnable[choice - burn_start])
    elif choice >= len(taxes):
        number, nth = divmod(choice - len(taxes), squares.bit_count())
        while nth:
            squares &= squares - 1
            nth -= 1
        square = (squares & -squares).bit_length() - 1
        action = constructions(affordable[number])[square]
    else:
        action = taxes[choice]
    play(position, action)
    return action


def _place_at_random(kingdom: MutableKingdom, domino: int, chance: Uniform) -> int:
    """Places the domino at random; returns 4 × square + side, or `NOWHERE` if it doesn't fit.

    Equivalent to choosing from `MutableKingdom.fits`, without listing all places.
    """
    terrain, _, terrain2, _, equal = HALVES[domino]
    room = kingdom.room
    first = kingdom.beside[terrain]
    second = kingdom.beside[terrain2]
    # Pairs of free squares, identified by the southern or western one.
    upright = room & room >> 1
    level = room & room >> STRIDE
    north = upright & (first | second >> 1)
    east = level & (first | second >> STRIDE)
    split_east = north.bit_count()
    choices = split_south = split_east + east.bit_count()
    if not equal:
        south = upright & (second | first >> 1)
        west = level & (second | first >> STRIDE)
        split_west = split_south + south.bit_count()
        choices = split_west + west.bit_count()
    if not choices:
        return NOWHERE
    choice = int(chance() * choices)
    if choice < split_east:
        mask, side, step = north, 0, 0
    elif choice < split_south:
        mask, side, step, choice = east, 1, 0, choice - split_east
    elif choice < split_west:
        mask, side, step, choice = south, 2, 1, choice - split_south
    else:
        mask, side, step, choice = west, 3, STRIDE, choice - split_west
    while choice:
        mask &= mask - 1
        choice -= 1
    square = (mask & -mask).bit_length() - 1 + step
    kingdom.place(domino, square, side)
    return 4 * square + side
