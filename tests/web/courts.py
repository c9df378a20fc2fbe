"""Helpers for tests at court: the kingdom in turn, options of a kind, the last choice."""

from realmino.view import Option, Realm, View
from table.app import App


def of_kind(app: App, kind: str) -> list[Option]:
    """The options of that kind."""
    return [option for option in app.view.options if option.kind == kind]


def last_move(app: App) -> str:
    """The token of the last choice, also after later deals."""
    game = app.device.match.game
    return str(game.moves[app.view.undo[-1].number])


def realm_in_turn(view: View) -> Realm:
    """The kingdom of the player in turn."""
    return next(realm for realm in view.kingdoms if view.prompt.seat in realm.seats)


def bare_land(app: App) -> set[str]:
    """The squares of the kingdom in turn without a building."""
    return {half.square for half in realm_in_turn(app.view).land if half.tile is None}


def with_actions(view: View) -> bool:
    """Knights, a building and the Dragon can all be had, and there is something to claim."""
    return view.prompt.kind == "claim" and len(view.prompt.optional) == 3
