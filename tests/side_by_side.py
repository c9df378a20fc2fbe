"""A `Table` and a `State` walked side by side, and every word that they disagree on."""

from collections.abc import Iterator
from random import Random
from typing import Any

from realmino import Discard, Draw, Kings, Line, Move, Phase, Rules, State, Tiles
from realmino.actions import END
from realmino.bots.estate import Estate
from realmino.bots.growing import Growing
from realmino.bots.table import NOBODY, Table
from realmino.court import Court, Purse
from realmino.kingdom import Kingdom
from realmino.line import LineDomino
from realmino.rules.scoring import decide
from tests.present import present


def walk(state: State, random: Random) -> Iterator[tuple[Table, State]]:
    """A random game from that position on, played by both; every moment in which they agree."""
    table = Table.of(state, random)
    state = dealt(table, state)
    compare(table, state)
    yield table, state
    while not state.is_over:
        options = table.options()
        action = options[int(random.random() * len(options))]
        table.play(action)
        state = dealt(table, state.apply(action))
        compare(table, state)
        yield table, state


def dealt(table: Table, state: State) -> State:
    """The position after the box has dealt to it what it has dealt to the table."""
    while state.pending_deal:
        state = state.apply(draw_of(table, state))
    return state


def draw_of(table: Table, state: State) -> Draw:
    if state.phase is Phase.KINGS:
        return Kings(tuple(seat for _, seat in table.line))
    if state.phase is Phase.LINE:
        return Line(tuple(table.free))
    both = zip(present(state.court).board, table.board, strict=True)
    return Tiles(tuple(new for old, new in both if new and not old))


def compare(table: Table, state: State) -> None:
    """Options, position, points of every kingdom, winners: the same in both."""
    assert table.options() == state.legal_actions()
    assert position_of(table) == state._replace(gone=0, court=state.court and bare(state.court))
    for land, kingdom in zip(table.growing, state.kingdoms, strict=True):
        assert contents(land) == contents(Growing(kingdom, state.rules.grid))
    sheets = state.sheets()
    assert [table.points(kingdom) for kingdom in range(len(sheets))] == [
        sheet.total for sheet in sheets
    ]
    assert table.winners() == decide(sheets).winners
    assert (table.is_over, table.seat) == (state.is_over, seat_of(state))
    if not state.is_over:
        assert table.kingdom == state.rules.kingdom_of(table.seat)
    compare_unseen(table, state)
    if state.court:
        compare_estates(table, state, state.court)


def seat_of(state: State) -> int:
    return NOBODY if state.to_act is None else state.to_act


def compare_unseen(table: Table, state: State) -> None:
    """What is to come is all that the position has not seen, as far as it will be dealt."""
    assert tuple(sorted(table.box.tiles[table.drawn :])) == state.unseen_tiles
    seen = state.gone | sum(1 << lain.domino for lain in {*state.line, *state.next})
    coming = [domino for line in table.box.lines[state.round + 1 :] for domino in line]
    assert len(set(coming)) == len(coming)
    assert not any(seen >> domino & 1 for domino in coming)


def compare_estates(table: Table, state: State, court: Court) -> None:
    for estate, purse, kingdom in zip(table.estates, court.purses, state.kingdoms, strict=True):
        told = contents(estate)
        fresh = contents(Estate(purse, kingdom, state.rules.buildings))
        assert sorted(told.pop("gains").per_territory) == sorted(fresh["gains"].per_territory)
        assert estate.gains[:-1] == fresh.pop("gains")[:-1]
        assert told == fresh


def contents(value: Growing | Estate | Table) -> dict[str, Any]:
    """What stands in the slots."""
    return {name: getattr(value, name) for name in value.__slots__}


def bare(court: Court) -> Court:
    """The court without the mask that a table has no need of: the burnt tiles never come."""
    return court._replace(burnt=0)


def position_of(table: Table) -> State:
    """The table's position; which dominoes and tiles left the game does not stand there."""
    turns = [LineDomino(domino, seat) for domino, seat in table.line[table.turn :]]
    first = bool(turns) and not table.domino
    lain = [LineDomino(*claim) for claim in table.claims]
    lain += [LineDomino(domino, None) for domino in table.free]
    return State(
        table.rules,
        table.round,
        table.phase,
        tuple(present(turn.king) for turn in turns) if first else (),
        () if first else tuple(turns),
        tuple(sorted(lain, key=lambda lain: lain.domino)),
        0,
        tuple(kingdom_of(table, number) for number in range(len(table.growing))),
        court_of(table) if table.estates else None,
    )


def kingdom_of(table: Table, number: int) -> Kingdom:
    land = table.growing[number]
    knights, buildings = 0, tuple[tuple[int, int], ...]()
    if table.estates:
        knights, buildings = table.estates[number].knights, table.estates[number].buildings
    return Kingdom(
        tuple(land.lands), land.ones, land.twos, land.taken, *land.bounds, knights, buildings
    )


def court_of(table: Table) -> Court:
    return Court(
        tuple(Purse(one.coins, one.ready, one.towers) for one in table.estates),
        tuple(table.board),
        None if table.queen == NOBODY else table.queen,
        table.dragon,
        0,
        table.laid,
    )


def told_by_state(rules: Rules, random: Random, draws: Iterator[Draw]) -> list[Move]:
    """A random game by `State` that asks for its random numbers in the order of the kernel."""
    Table.of(State.start(rules), random)  # The box is shuffled first.
    state, moves = State.start(rules), list[Move]()
    while not state.is_over:
        moves.append(next(draws) if state.pending_deal else chosen(state, random))
        state = state.apply(moves[-1])
    return moves


def chosen(state: State, random: Random) -> Move:
    legal = state.legal_actions()
    if state.phase is Phase.ADD:
        # The kernel counts places side by side, `State` lists them square by square.
        legal.sort(key=lambda action: getattr(action, "side", 0))
    is_last = legal == [END] and state.phase is Phase.CLAIM
    return (
        legal[0]
        if is_last or isinstance(legal[0], Discard)
        else legal[int(random.random() * len(legal))]
    )
