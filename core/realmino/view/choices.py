"""The options and gains of the player to move, and the reasons for refusals."""

from collections.abc import Sequence

from realmino.game import Game
from realmino.pieces.actions import Action, Burn, Claim, Construct, Discard, Place, Tax, places
from realmino.pieces.buildings import tile_of
from realmino.pieces.court import Court
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import CASTLE, SPAN, STRIDE, Side, Square, squares_of
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.reasons import Reason
from realmino.pieces.variants import SEATS
from realmino.rules.construct import price as price_of
from realmino.rules.scoring import ScoreSheet
from realmino.state import State
from realmino.view.values import (
    BoardSpot,
    BuildersBoard,
    GrownTerritory,
    Option,
    Prompt,
    Refusal,
    UndoPoint,
)


def available_options(state: State) -> tuple[Option, ...]:
    """The legal actions, each with its immediate gain."""
    actions = state.legal_actions()
    if not actions:
        return ()
    sheet = state.sheet(state.acting_kingdom)
    return tuple(_option(state, action, sheet) for action in actions)


def _option(state: State, action: Action, before: ScoreSheet) -> Option:
    """An action as an option for the player to move.

    ``before`` is the kingdom's current score sheet.
    """
    token, points = str(action), before.total
    match action:
        case Place(domino):
            sheet = state.apply(action).sheet(state.acting_kingdom)
            squares = tuple(map(str, action.squares))
            grown = _grown_territories(sheet, before, action.squares)
            gain, changes = sheet.total - points, _bonus_changes(sheet, before)
            return Option(token, "place", domino, squares, gain, territories=grown, bonuses=changes)
        case Discard(domino):
            return Option(token, "discard", domino)
        case Claim(domino):
            return Option(token, "claim", domino)
        case Tax(squares_taxed):
            squares, spot = tuple(map(str, squares_taxed)), None
            kind = "tax"
        case Construct(spot, square):
            squares, kind = (str(square),), "construct"
        case Burn(spot):
            squares, kind = (), "burn"
        case _:
            return Option(token, "end")
    after = state.apply(action)
    return Option(
        token,
        kind,
        squares=squares,
        gain=after.sheet(state.acting_kingdom).total - points,
        spot=spot,
        tile=None if spot is None else _tile_on(state, spot),
        coins=_coins(after, state.acting_kingdom) - _coins(state, state.acting_kingdom),
    )


def _grown_territories(
    sheet: ScoreSheet, before: ScoreSheet, squares: tuple[Square, Square]
) -> tuple[GrownTerritory, ...]:
    """The sheet's territories on any of the squares, starting with the first half's."""
    lands = [item for item in sheet.items if item.terrain is not None]
    joined = [item for item in before.items if item.terrain is not None]
    touched = [next(item for item in lands if square in item.squares) for square in squares]
    return tuple(
        GrownTerritory(
            item.terrain.key,
            tuple(map(str, item.squares)),
            item.crowns,
            item.points,
            item.points - sum(one.points for one in joined if one.squares[0] in item.squares),
        )
        for item in dict.fromkeys(touched)
        if item.terrain is not None
    )


def _bonus_changes(sheet: ScoreSheet, before: ScoreSheet) -> tuple[tuple[str, int], ...]:
    """The bonuses that are in only one of the sheets, with the points gained or lost."""
    changes = {item.bonus: item.points for item in sheet.items if item.bonus}
    for item in before.items:
        if item.bonus:
            changes[item.bonus] = changes.get(item.bonus, 0) - item.points
    return tuple((bonus, points) for bonus, points in changes.items() if points)


def _coins(state: State, kingdom: int) -> int:
    assert state.court
    return state.court.purses[kingdom].coins


def _tile_on(state: State, spot: int) -> int | None:
    return state.court.board[spot] or None if state.court else None


def view_prompt(state: State, options: tuple[Option, ...]) -> Prompt:
    """The seat to move and the kind of choice."""
    if state.is_over:
        return Prompt("over")
    seat = state.to_act
    if seat is None:
        return Prompt("deal")
    domino = state.line[0].domino if state.line else None
    kinds = dict.fromkeys(option.kind for option in options)
    optional = tuple(kind for kind in kinds if kind in ("tax", "construct", "burn"))
    return Prompt(options[-1].kind, SEATS[seat], domino, optional)


def list_refusals(state: State) -> tuple[Refusal, ...]:
    """Every place in and around the kingdom's reach where the domino in hand can't be placed."""
    if not any(isinstance(action, Place | Discard) for action in state.legal_actions()):
        return ()
    domino = DOMINOES[state.line[0].domino]
    kingdom = state.kingdoms[state.acting_kingdom]
    west, east, south, north = reach_bounds(kingdom, state.rules.grid)
    sides = (Side.NORTH, Side.EAST) if domino.halves_equal else tuple(Side)
    shared = places(domino.id)
    refusals = []
    for column in range(max(0, west - 1), min(SPAN, east + 2)):
        for row in range(max(0, south - 1), min(SPAN, north + 2)):
            for side in sides:
                place = shared[4 * (STRIDE * column + row) + side]
                if not _on_grid(place):
                    continue
                if reason := kingdom.why_not(domino, place.square, side, state.rules.grid):
                    first, second = place.squares
                    refusals.append(Refusal((str(first), str(second)), reason.value))
    return tuple(refusals)


def _on_grid(place: Place) -> bool:
    first, second = place.square, int(place.square) + place.side.step
    return second >= 0 and second % STRIDE < SPAN and second // STRIDE < SPAN and first >= 0


def view_board(state: State) -> BuildersBoard | None:
    """The builders' board for the player to move, the Queen and the Dragon."""
    court = state.court
    if court is None:
        return None
    queen = None if court.queen is None else SEATS[court.queen]
    is_turn = state.to_act is not None and not state.order
    tax = _first_refusal(state, [Tax((Square(square),)) for square in court.laid or (CASTLE,)])
    return BuildersBoard(
        board=tuple(_spot(state, court, spot, is_turn) for spot in range(len(court.board))),
        pile=len(state.unseen_tiles),
        queen=queen,
        dragon_home=court.dragon is None,
        why_no_tax=tax.value if tax and is_turn else None,
    )


def _spot(state: State, court: Court, spot: int, is_turn: bool) -> BoardSpot:
    tile = court.board[spot]
    price, why_not, why_not_burn = spot, None, None
    if is_turn:
        kingdom = state.acting_kingdom
        price = price_of(spot, court.queen == kingdom)
        towns = squares_of(state.kingdoms[kingdom].open_towns)
        refused = _first_refusal(state, [Construct(spot, square) for square in towns or [CASTLE]])
        burning = state.why_not(Burn(spot))
        why_not = refused.value if refused else None
        why_not_burn = burning.value if burning else None
    shown = tile_of(state.rules.buildings[tile - 1]) if tile else None
    return BoardSpot(spot, price, shown, court.dragon == spot, why_not, why_not_burn)


def _first_refusal(state: State, actions: Sequence[Action]) -> Reason | None:
    """Why the first action is refused; None if it's legal or there are no actions."""
    return state.why_not(actions[0]) if actions else None


def reach_bounds(kingdom: Kingdom, grid: int) -> tuple[int, int, int, int]:
    """The outermost columns and rows (west, east, south, north) that a kingdom may use."""
    return (
        max(0, kingdom.east - grid + 1),
        min(SPAN - 1, kingdom.west + grid - 1),
        max(0, kingdom.north - grid + 1),
        min(SPAN - 1, kingdom.south + grid - 1),
    )


def undo_points(game: Game) -> tuple[UndoPoint, ...]:
    """The choices since the last reveal, which can be undone, oldest first."""
    return tuple(
        UndoPoint(played.number, SEATS[played.seat])
        for played in game.history()[game.last_reveal() :]
        if played.seat is not None
    )


def redo_points(game: Game) -> tuple[UndoPoint, ...]:
    """The undone choices that can be redone, up to the next draw."""
    points = []
    ahead = game
    while ahead.undone and ahead.state.to_act is not None:
        seat = SEATS[ahead.state.to_act]
        ahead = ahead.redo()
        points.append(UndoPoint(ahead.number, seat))
    return tuple(points)
