"""Plays whole games by mouse, touch, keys or list; queries about the table."""

from collections.abc import Callable
from random import Random

from realmino.pieces.variants import SEATS
from realmino.view import Option, Realm, View
from table.model.interaction import is_confirming
from table.play.effects import Effect
from table.play.intents import BurnDown, Choose, Confirm, Next, Point, Press, Release, Turn
from tests.web.fixtures import ObservedApp, Point2, click, domino, play_bots, spot, square, token

Hands = Callable[[ObservedApp, Option], None]


def by_dragging(app: ObservedApp, option: Option) -> None:
    """Drags dominoes and buildings, turning dominoes on the way, and clicks claims."""
    if option.kind == "place":
        carry(app, domino(app, option.domino), square(app, option.squares[0]), option)
    elif option.kind == "construct":
        carry(app, spot(app, option.spot), square(app, option.squares[0]))
    else:
        click_on(app, option)


def by_clicking(app: ObservedApp, option: Option) -> None:
    """Plays by pointing, turning the wheel and clicking."""
    if option.kind == "place":
        target = square(app, option.squares[0])
        app.handle(Point(*target))
        turn_until(app, option, lambda: app.handle(Turn(-1)))
        click(app, target)
    else:
        click_on(app, option)


def by_tapping(app: ObservedApp, option: Option) -> None:
    """Plays by taps: the first one selects, further ones turn, and the button confirms."""
    if option.kind == "place":
        target = square(app, option.squares[0])
        click(app, target, touch=True)
        turn_until(app, option, lambda: click(app, target, touch=True))
        assert is_confirming(app.activity)
        app.handle(Confirm())
    else:
        click_on(app, option, touch=True)


def carry(app: ObservedApp, start: Point2, target: Point2, option: Option | None = None) -> None:
    """Drags a piece, and turns it on the way until it matches the option."""
    app.handle(Press(*start, False))
    app.handle(Point(*target))
    if option:
        turn_until(app, option, lambda: app.handle(Turn(1)))
    app.handle(Release(*target, False))


def click_on(app: ObservedApp, option: Option, touch: bool = False) -> None:
    """Chooses an option by clicks; a tap needs a confirmation unless nothing else is possible."""
    confirms = touch and not (option.kind == "claim" and len(app.view.options) == 1)
    if option.kind == "claim":
        click(app, domino(app, option.domino), touch)
    elif option.kind in ("construct", "burn"):
        click(app, spot(app, option.spot), touch)
    if option.kind in ("tax", "construct"):
        for name in option.squares:
            click(app, square(app, name), touch)
    if option.kind == "burn":
        app.handle(BurnDown())
    if option.kind in ("tax", "burn"):
        confirms = True
    if confirms and option.kind in ("tax", "construct", "burn", "claim"):
        assert is_confirming(app.activity)
    if confirms or option.kind in ("discard", "end"):
        app.handle(Confirm())


def by_keys(app: ObservedApp, option: Option) -> None:
    """Plays by keyboard; optional actions come from the list."""
    if option.kind in ("tax", "construct", "burn"):
        by_list(app, option)
        return
    for _ in range(len(app.view.options)):
        if token(app) == option.token:
            break
        app.handle(Next(1))
    app.handle(Confirm())


def by_list(app: ObservedApp, option: Option) -> None:
    """Plays by the list's buttons."""
    app.handle(Choose(option.token))


def turn_until(app: ObservedApp, option: Option, turn: Callable[[], object]) -> None:
    """Turns the domino until it matches the option."""
    for _ in range(8):
        if token(app) == option.token:
            return
        turn()
    assert token(app) == option.token, (option, app.activity)


def play_out(app: ObservedApp, hands: Hands, seed: int = 1, most: int = 400) -> list[Effect]:
    """Plays to the end of the game; people choose at random, using ``hands``."""
    random = Random(seed)
    effects = play_bots(app)
    for _ in range(most):
        if not app.choosing:
            return effects
        option, number = random.choice(app.view.options), app.view.number
        hands(app, option)
        played = app.match.game.moves
        assert len(played) > number, f"{option.token} was not played"
        assert str(played[number]) == option.token
        effects += play_bots(app)
    raise AssertionError("the game never ends")


def winners(app: ObservedApp) -> tuple[str, ...]:
    """The letters of the winning kingdoms."""
    outcome = app.view.outcome
    assert outcome is not None
    assert set(outcome.winners) <= set(SEATS)
    return outcome.winners


def of_kind(app: ObservedApp, kind: str) -> list[Option]:
    """The options of one kind."""
    return [option for option in app.view.options if option.kind == kind]


def last_move(app: ObservedApp) -> str:
    """The token of the last choice, ignoring later deals."""
    game = app.match.game
    return str(game.moves[app.view.undo[-1].number])


def current_realm(view: View) -> Realm:
    """The current player's kingdom."""
    return next(realm for realm in view.kingdoms if view.prompt.seat in realm.seats)


def bare_land(app: ObservedApp) -> set[str]:
    """The current kingdom's squares without a building."""
    return {half.square for half in current_realm(app.view).land if half.tile is None}


def with_actions(view: View) -> bool:
    """Whether a claim is next, and knights, a building and the Dragon are all available."""
    return view.prompt.kind == "claim" and len(view.prompt.optional) == 3
