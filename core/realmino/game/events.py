"""Events of a game: facts for animation, sound and log, never for the picture."""

from collections.abc import Iterator
from dataclasses import dataclass

from realmino.game import Game, Played
from realmino.pieces.actions import (
    Burn,
    Claim,
    Construct,
    Discard,
    End,
    Kings,
    Line,
    Place,
    Tax,
    Tiles,
)
from realmino.pieces.grid import Square
from realmino.pieces.variants import SEATS
from realmino.state import State


@dataclass(frozen=True, slots=True)
class Event:
    """One fact: ``kind`` says which other fields are filled.

    ``kings`` (``seats`` as drawn) · ``line`` (``dominoes`` dealt) · ``tiles`` (``tiles`` dealt) ·
    ``placed`` (``seat``, ``domino``, its two ``squares``, ``gain`` in points) · ``discarded``,
    ``claimed`` (``seat``, ``domino``) · ``taxed`` (``seat``, ``squares``, ``coins``) ·
    ``constructed`` (``seat``, ``squares``, ``tiles``, ``coins`` below zero, ``gain``) · ``queen``
    (``seat`` of her new host) · ``burnt`` (``seat``, ``tiles``, ``coins`` below zero) · ``ended``
    (``seat``) ·
    ``left_over`` (``dominoes``) · ``over`` (``seats`` of the winners). ``number`` is the move it
    belongs to, counted from 1.
    """

    kind: str
    number: int
    seat: str | None = None
    domino: int | None = None
    squares: tuple[str, ...] = ()
    gain: int = 0
    dominoes: tuple[int, ...] = ()
    seats: tuple[str, ...] = ()
    tiles: tuple[int, ...] = ()
    coins: int = 0


def events(game: Game, since: int = 0) -> list[Event]:
    """The events of the moves after the first ``since``, in order."""
    result: list[Event] = []
    history = game.history()[since:]
    after = [played.before for played in history[1:]] + [game.state]
    # A game without moves has no history, and yet a position.
    for played, state in zip(history, after, strict=False):
        result += _events_of(played, state)
    return result


def _events_of(played: Played, after: State) -> Iterator[Event]:
    number = played.number + 1
    seat = None if played.seat is None else SEATS[played.seat]
    match played.move:
        case Kings(kings):
            yield Event("kings", number, seats=tuple(SEATS[king] for king in kings))
        case Line(dominoes):
            yield Event("line", number, dominoes=dominoes)
        case Place(domino, _, _):
            squares = tuple(str(square) for square in played.move.squares)
            gain = _gain(played.before, after)
            yield Event("placed", number, seat, domino, squares, gain)
        case Tiles(tiles):
            yield Event("tiles", number, tiles=tiles)
        case Tax(taxed):
            coins = _coins(played.before, after)
            yield Event("taxed", number, seat, squares=tuple(map(str, taxed)), coins=coins)
        case Construct(spot, square):
            yield from _constructed(played.before, after, number, spot, square)
        case Burn(spot):
            coins = _coins(played.before, after)
            yield Event("burnt", number, seat, tiles=(_board(played.before)[spot],), coins=coins)
        case Discard(domino):
            yield Event("discarded", number, seat, domino)
        case Claim(domino):
            yield Event("claimed", number, seat, domino)
        case End():
            yield Event("ended", number, seat)
    if left_over := _left_over(played.before, after):
        yield Event("left_over", number, dominoes=left_over)
    if after.is_over:
        winners = after.result().winners
        seats_of_winners = after.rules.seats_of(winners)
        yield Event("over", number, seats=tuple(SEATS[seat] for seat in seats_of_winners))


def _constructed(
    before: State, after: State, number: int, spot: int, square: Square
) -> Iterator[Event]:
    seat = None if before.to_act is None else SEATS[before.to_act]
    yield Event(
        "constructed",
        number,
        seat,
        squares=(str(square),),
        gain=_gain(before, after),
        tiles=(_board(before)[spot],),
        coins=_coins(before, after),
    )
    if before.court and after.court and before.court.queen != after.court.queen:
        yield Event("queen", number, seat)


def _board(state: State) -> tuple[int, ...]:
    assert state.court
    return state.court.board


def _coins(before: State, after: State) -> int:
    kingdom = before.acting_kingdom
    assert before.court
    assert after.court
    return after.court.purses[kingdom].coins - before.court.purses[kingdom].coins


def _gain(before: State, after: State) -> int:
    kingdom = before.acting_kingdom
    return after.sheet(kingdom).total - before.sheet(kingdom).total


def _left_over(before: State, after: State) -> tuple[int, ...]:
    """The dominoes of the next line that nobody claimed when the round ended."""
    if after.round == before.round or not before.next:
        return ()
    claimed = {entry.domino for entry in after.line}
    return tuple(entry.domino for entry in before.next if entry.domino not in claimed)
