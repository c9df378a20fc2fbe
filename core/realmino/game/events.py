"""Game events: what animation, sound and the log show for each move."""

from collections.abc import Iterator
from dataclasses import dataclass

from realmino.game import Game, Played
from realmino.pieces import actions
from realmino.pieces.court import Court
from realmino.pieces.variants import SEATS
from realmino.state import State

__all__ = ["Event", "events"]


@dataclass(frozen=True, slots=True)
class Event:
    """A fact about a move. Which fields are set depends on ``kind``.

    | kind | fields |
    | --- | --- |
    | ``kings`` | ``seats`` in the order drawn |
    | ``line`` | ``dominoes`` dealt |
    | ``tiles`` | ``tiles`` dealt |
    | ``placed`` | ``seat``, ``domino``, its two ``squares``, ``gain`` in points |
    | ``discarded``, ``claimed`` | ``seat``, ``domino`` |
    | ``taxed`` | ``seat``, ``squares``, ``coins`` |
    | ``constructed`` | ``seat``, ``squares``, ``tiles``, ``coins`` (negative), ``gain`` |
    | ``queen`` | ``seat`` of her new host |
    | ``burnt`` | ``seat``, ``tiles``, ``coins`` (negative) |
    | ``ended`` | ``seat`` |
    | ``secured`` | ``seats`` that build the kingdom, ``gain`` in points, ``bonus`` |
    | ``left_over`` | ``dominoes`` |
    | ``over`` | ``seats`` of the winners |
    """

    kind: str
    number: int
    """The number of the move, counted from 1."""
    seat: str | None = None
    domino: int | None = None
    squares: tuple[str, ...] = ()
    gain: int = 0
    dominoes: tuple[int, ...] = ()
    seats: tuple[str, ...] = ()
    tiles: tuple[int, ...] = ()
    coins: int = 0
    bonus: str = ""
    """The key of a bonus that has become certain, such as ``middle``."""


def events(game: Game, since: int = 0) -> list[Event]:
    """The events of a game's moves in order, except those of the first ``since`` moves."""
    result: list[Event] = []
    history = game.history()[since:]
    after = [played.before for played in history[1:]] + [game.state]
    # Not strict: a game without moves has a state but no history.
    for played, state in zip(history, after, strict=False):
        result += _move_events(played, state)
    return result


def _move_events(played: Played, after: State) -> Iterator[Event]:
    before, number = played.before, played.number + 1
    seat = None if played.seat is None else SEATS[played.seat]
    match played.move:
        case actions.Kings(kings):
            yield Event("kings", number, seats=tuple(SEATS[king] for king in kings))
        case actions.Line(dominoes):
            yield Event("line", number, dominoes=dominoes)
        case actions.Tiles(tiles):
            yield Event("tiles", number, tiles=tiles)
        case actions.Place(domino):
            squares = tuple(map(str, played.move.squares))
            yield Event("placed", number, seat, domino, squares, _gain(before, after))
        case actions.Discard(domino):
            yield Event("discarded", number, seat, domino)
        case actions.Tax(taxed):
            squares, coins = tuple(map(str, taxed)), _coins(before, after)
            yield Event("taxed", number, seat, squares=squares, coins=coins)
        case actions.Construct(spot, square):
            yield Event(
                "constructed",
                number,
                seat,
                squares=(str(square),),
                gain=_gain(before, after),
                tiles=(_court(before).board[spot],),
                coins=_coins(before, after),
            )
            if _court(before).queen != _court(after).queen:
                yield Event("queen", number, seat)
        case actions.Burn(spot):
            tiles, coins = (_court(before).board[spot],), _coins(before, after)
            yield Event("burnt", number, seat, tiles=tiles, coins=coins)
        case actions.Claim(domino):
            yield Event("claimed", number, seat, domino)
        case actions.End():
            yield Event("ended", number, seat)
    yield from _secured(before, after, number)
    if left_over := _left_over(before, after):
        yield Event("left_over", number, dominoes=left_over)
    if after.is_over:
        winners = after.rules.seats_of(after.result().winners)
        yield Event("over", number, seats=tuple(SEATS[seat] for seat in winners))


def _court(state: State) -> Court:
    assert state.court
    return state.court


def _coins(before: State, after: State) -> int:
    kingdom = before.acting_kingdom
    return _court(after).purses[kingdom].coins - _court(before).purses[kingdom].coins


def _gain(before: State, after: State) -> int:
    kingdom = before.acting_kingdom
    return after.sheet(kingdom).total - before.sheet(kingdom).total


def _secured(before: State, after: State, number: int) -> Iterator[Event]:
    """The bonuses that this move has made certain."""
    rules = after.rules
    for kingdom in range(rules.kingdoms) if rules.bonuses else ():
        certain = after.certain_bonuses(kingdom)
        known = before.certain_bonuses(kingdom) if certain else ()
        seats = tuple(SEATS[seat] for seat in rules.seats_of([kingdom]))
        for bonus in rules.bonuses:
            if bonus.key in certain and bonus.key not in known:
                yield Event("secured", number, seats=seats, gain=bonus.points, bonus=bonus.key)


def _left_over(before: State, after: State) -> tuple[int, ...]:
    """The unclaimed dominoes of the next line, if this move ended the round."""
    if after.round == before.round or not before.next:
        return ()
    claimed = {entry.domino for entry in after.line}
    return tuple(entry.domino for entry in before.next if entry.domino not in claimed)
