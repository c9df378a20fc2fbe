"""Random play, fast: a whole game from the deal, or from any table to its end.

Kingdomino has a loop of its own, which spares it what only a court asks for; everything else is
played on a `Table`.
"""

from random import Random

from realmino.actions import END, Action, Discard, Kings, Line, Move, Tiles, burn, claim, places
from realmino.bots.growing import Chance, Growing
from realmino.bots.shared import DISCARDS, constructions, squares_of_place
from realmino.bots.table import Table
from realmino.dealer import shuffled
from realmino.dominoes import BOXES
from realmino.kingdom import EMPTY
from realmino.phases import Phase
from realmino.rules.variants import Rules
from realmino.state import State

_ADD, _CLAIM, _OVER = Phase.ADD, Phase.CLAIM, Phase.OVER


def play_random(rules: Rules, random: Random, moves: list[Move] | None = None) -> tuple[int, ...]:
    """Deals and plays one whole game uniformly at random; the totals of the kingdoms.

    Given a list, ``moves`` receives every draw and action, which is how the tests hold this against
    `State`.
    """
    if rules.has_court:
        return _play_at_court(rules, random, moves)
    chance = random.random
    kings = shuffled(rules.all_kings, chance)
    pile = shuffled(BOXES[rules.boxes[0]], chance)
    castle = Growing(EMPTY, rules.grid)
    kingdoms = [castle.copy() for _ in range(rules.kingdoms)]
    if moves is not None:
        moves.append(Kings(tuple(kings)))
    of_seat = [kingdoms[rules.kingdom_of(seat)] for seat in rules.seats]
    line: list[tuple[int, int]] = []
    for round in range(rules.rounds + 1):
        free = sorted(pile[rules.line * round : rules.line * (round + 1)])
        last = round == rules.rounds
        if last:
            free = []
        elif moves is not None:
            moves.append(Line(tuple(free)))
        claims: list[tuple[int, int]] = []
        for domino, king in line or [(0, king) for king in kings]:
            if domino:
                place = of_seat[king].grow(domino, chance)
                if moves is not None:
                    moves.append(Discard(domino) if place < 0 else places(domino)[place])
            if not last:
                taken = free.pop(int(chance() * len(free)))
                claims.append((taken, king))
            if moves is not None:
                moves.append(END if last else claim(taken))
        line = sorted(claims)
    return tuple([kingdom.points(rules) for kingdom in kingdoms])


def _play_at_court(rules: Rules, random: Random, moves: list[Move] | None) -> tuple[int, ...]:
    table = Table.of(State.start(rules), random)
    chance = random.random
    if moves is None:
        play_out(table, chance)
    else:
        moves.append(Kings(tuple([king for _, king in table.line])))
        moves += _dealt(table, 0)
        while table.phase is not _OVER:
            round, drawn = table.round, table.drawn
            moves.append(play_any(table, chance))
            if table.round > round:
                moves += _dealt(table, drawn)
    return tuple([table.points(kingdom) for kingdom in range(rules.kingdoms)])


def _dealt(table: Table, drawn: int) -> list[Move]:
    """What the box has dealt at the beginning of this round, so many tiles before it."""
    tiles = table.box.tiles[drawn : table.drawn]
    lines = [Line(tuple(table.free))] if table.free else []
    return [Tiles(tiles), *lines] if tiles else [*lines]


def play_out(table: Table, chance: Chance) -> None:
    """Plays the table uniformly at random to the end of the game."""
    while table.phase is not _OVER:
        play_any(table, chance)


def play_any(table: Table, chance: Chance) -> Action:
    """Plays one of the table's `options`, each as likely, and tells which."""
    phase = table.phase
    if phase is _ADD:
        return _add_anywhere(table, chance)
    if phase is _CLAIM:
        return table.claim_nth(int(chance() * len(table.free)) if table.free else 0)
    taxes, squares, burnable = table.taxes(), table.open_towns(), table.burnable()
    affordable = table.affordable() if squares else []
    built = len(taxes) + len(affordable) * squares.bit_count()
    burnt = built + len(burnable)
    choice = int(chance() * (burnt + (len(table.free) or 1)))
    if choice >= burnt:
        return table.claim_nth(choice - burnt)
    action: Action
    if choice >= built:
        action = burn(burnable[choice - built])
    elif choice >= len(taxes):
        number, nth = divmod(choice - len(taxes), squares.bit_count())
        while nth:
            squares &= squares - 1
            nth -= 1
        action = constructions(affordable[number])[squares & -squares]
    else:
        action = taxes[choice]
    table.play(action)
    return action


def _add_anywhere(table: Table, chance: Chance) -> Action:
    domino = table.domino
    place = table.growing[table.kingdom].grow(domino, chance)
    if place < 0:
        table.added(())
        return DISCARDS[domino]
    table.added(squares_of_place(place))
    return places(domino)[place]
