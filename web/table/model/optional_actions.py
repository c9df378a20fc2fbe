"""Knights, buildings and the Dragon: finds the options that a person's interaction means."""

from realmino.view import BoardSpot, Option, Realm, Tile, View
from table.model.interaction import Activity, Burning, CollectingTax, Constructing, Idle


def taxable_squares(view: View) -> set[str]:
    """The squares on which a knight may collect tax now."""
    return {square for option in view.options if option.kind == "tax" for square in option.squares}


def buildable(view: View) -> list[int]:
    """The spots whose buildings can be constructed now."""
    spots = {option.spot for option in view.options if option.kind == "construct"}
    return sorted(spot for spot in spots if spot is not None)


def tax(view: View, squares: tuple[str, ...]) -> Option | None:
    """The option to put knights on exactly these squares, if it is legal."""
    chosen = set(squares)
    return next((o for o in view.options if o.kind == "tax" and set(o.squares) == chosen), None)


def why_not_tax(view: View, square: str) -> str | None:
    """Why a knight may not go on a square of the kingdom to move; None on squares without land."""
    realm = current_realm(view)
    land = {half.square for half in realm.land if half.tile is None} if realm else set()
    if view.court is None or square not in land:
        return None
    return view.court.why_no_tax or "not_on_domino"


def why_no_bribe(reason: str) -> str:
    """The key of the reason against a bribe; for a lack of coins, bribes have their own key."""
    return "no_bribe" if reason == "no_coins" else reason


def construction(view: View, spot: int, square: str | None) -> Option | None:
    """The option to construct a spot's building on a square."""
    options = (
        option for option in view.options if option.kind == "construct" and option.spot == spot
    )
    return next((option for option in options if option.squares == (square,)), None)


def burn_option(view: View, spot: int) -> Option | None:
    """The option to burn a spot's building."""
    return next((o for o in view.options if o.kind == "burn" and o.spot == spot), None)


def chosen_option(view: View, activity: Activity) -> Option | None:
    """The option for the knights, building or Dragon that a person has selected, if it's legal."""
    match activity:
        case CollectingTax(squares):
            return tax(view, squares)
        case Constructing(spot, square):
            return construction(view, spot, square)
        case Burning(spot):
            return burn_option(view, spot)
        case _:
            return None


def toggle_knight(view: View, activity: Activity, square: str) -> CollectingTax | Idle:
    """Adds or removes the knight on a square; without enough knights, only the newest stays."""
    knights = activity.squares if isinstance(activity, CollectingTax) else ()
    if square in knights:
        left = tuple(knight for knight in knights if knight != square)
        return CollectingTax(left, confirming=True) if left else Idle()
    more = (*knights, square)
    return CollectingTax(more if tax(view, more) else (square,), confirming=True)


def spot_of(view: View, spot: int) -> BoardSpot | None:
    """A spot of the builders' board, None in a game without one."""
    return view.court.board[spot] if view.court else None


def current_realm(view: View) -> Realm | None:
    """The kingdom of the player to move."""
    seat = view.prompt.seat
    return next((realm for realm in view.kingdoms if seat in realm.seats), None)


def tile_of(view: View, number: int) -> Tile | None:
    """The building tile with this number; None in a game without buildings."""
    return view.tiles[number - 1] if view.tiles else None
