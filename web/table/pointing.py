"""What mouse, pen and finger do at the table: they point, hold, drop and choose."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from table import errands, words
from table.choice import Choice, aim, settled, squares_for, turned_on
from table.intents import Leave, Point, Press, Release
from table.layout import Plot

if TYPE_CHECKING:
    from table.app import App

FINGER = 44.0
"""How far above a finger the held domino hangs, in pixels."""


@dataclass(slots=True)
class Under:
    """What lies under the pointer: the domino in hand, or something else that can be clicked.

    ``pressed`` is what lay there when the button went down: a square, a domino or a spot.
    """

    hand: bool = False
    clickable: bool = False
    pressed: str | int | tuple[str, int] | None = None
    touch: bool = False


def follow(app: "App", intent: Point | Press | Release | Leave) -> None:
    """Takes what the pointer does to the table."""
    match intent:
        case Point(x, y):
            _point(app, x, y)
        case Press(x, y, touch):
            _press(app, x, y, touch)
        case Release(x, y, touch):
            _release(app, x, y, touch)
        case Leave():
            # What was pointed at stays, so that it can still be turned by its button.
            app.under = Under()


def _point(app: "App", x: float, y: float) -> None:
    _look_under(app, x, y)
    square = app.layout.main.square_at(x, y)
    choice = app.choice
    carried = app.under.pressed
    if isinstance(carried, tuple) and app.running_errands and not choice.held:
        if app.layout.spot_at(x, y) != carried[1]:
            lifted = Choice(wanted=choice.wanted, spot=carried[1], held=True)
            app.choice = _carried(app, lifted, x, y)
    elif choice.held:
        app.choice = _carried(app, choice, x, y)
    elif choice.asked:
        return
    elif app.placing:
        if square is not None:
            app.choice = settled(app.view, choice, square)
    elif app.running_errands and choice.spot is not None and not choice.burning:
        app.choice = replace(choice, square=_open_square(app, square))
    elif not choice.knights:
        claim = _free_at(app, x, y) if app.claiming else None
        app.choice = Choice(wanted=choice.wanted, claim=claim, tile=_tile_at(app, x, y))


def _carried(app: "App", choice: Choice, x: float, y: float) -> Choice:
    """The held domino or building over what is under the pointer."""
    square = app.layout.main.square_at(x, y)
    if choice.spot is None:
        over = settled(app.view, choice, square)
    else:
        over = replace(choice, square=_open_square(app, square))
    return replace(over, at=_grip(app, x, y))


def _look_under(app: "App", x: float, y: float) -> None:
    layout = app.layout
    slot, ground = layout.slot_at(x, y), layout.plot_at(x, y)
    in_hand = slot is not None and slot.domino == app.view.prompt.domino
    app.under.hand = app.placing and in_hand
    square = layout.main.square_at(x, y)
    taxed = app.running_errands and square in errands.taxable(app.view)
    other = ground is not None and not ground.main
    app.under.clickable = other or taxed or layout.spot_at(x, y) is not None


def _grip(app: "App", x: float, y: float) -> tuple[float, float]:
    """Where the held piece hangs: a finger would hide what lies under it."""
    return (x, y - FINGER) if app.under.touch else (x, y)


def _free_at(app: "App", x: float, y: float) -> int | None:
    slot = app.layout.slot_at(x, y)
    free = {option.domino for option in app.view.options if option.kind == "claim"}
    return slot.domino if slot and slot.domino in free else None


def _open_square(app: "App", square: str | None) -> str | None:
    """The square, if a building may be put on it."""
    realm = errands.realm_in_turn(app.view)
    return square if realm and square in realm.open_towns else None


def _tile_at(app: "App", x: float, y: float) -> int | None:
    """The building under the pointer, on the builders' board or in a kingdom."""
    spot = app.layout.spot_at(x, y)
    if spot is not None:
        there = errands.spot_of(app.view, spot)
        return there.tile.tile if there and there.tile else None
    ground = app.layout.plot_at(x, y)
    square = ground.square_at(x, y) if ground else None
    lands = (
        one
        for realm in app.view.kingdoms
        if ground and realm.kingdom == ground.kingdom
        for one in realm.land
    )
    return next((one.tile for one in lands if one.square == square), None)


def _press(app: "App", x: float, y: float, touch: bool) -> None:
    layout = app.layout
    square, slot, spot = layout.main.square_at(x, y), layout.slot_at(x, y), layout.spot_at(x, y)
    _look_under(app, x, y)
    app.under.touch = touch
    app.under.pressed = slot.domino if slot else ("spot", spot) if spot is not None else square
    if app.placing and (app.under.hand or (touch and square)):
        again = app.choice.asked and square in _covered(app)
        at = _grip(app, x, y) if app.under.hand else None
        held = replace(app.choice.empty_handed(), held=True, at=at)
        app.choice = app.choice if again else settled(app.view, held, square)


def _covered(app: "App") -> tuple[str, ...]:
    return squares_for(app.choice.square, app.choice.turns) or ()


def _release(app: "App", x: float, y: float, touch: bool) -> None:
    pressed, app.under.pressed = app.under.pressed, None
    layout = app.layout
    ground, square = layout.plot_at(x, y), layout.main.square_at(x, y)
    free, slot = _free_at(app, x, y), layout.slot_at(x, y)
    on_land = isinstance(pressed, str)
    if app.placing and square and (on_land or pressed == app.view.prompt.domino):
        _drop(app, square, pressed, touch)
    elif isinstance(pressed, tuple):
        _on_board(app, pressed[1], square, layout.spot_at(x, y), touch)
    elif app.choice.held:
        app.choice = app.choice.empty_handed()
    elif app.running_errands and square and on_land and _run_errand(app, square, touch):
        return
    elif app.placing and isinstance(pressed, int):
        app.refuse(words.say("refuse-place-first"))
    elif app.claiming and free is not None and free == pressed:
        _point_out(app, free, touch)
    elif app.claiming and slot and slot.domino == pressed:
        taken = any(face.domino == pressed for face in app.view.next)
        app.refuse(words.reason("taken" if taken else "not_in_line", app.view))
    elif ground and not app.choice.asked:
        _look_at(app, ground)


def _drop(app: "App", square: str, pressed: object, touch: bool) -> None:
    """The domino is let go over its kingdom: placed, or shown to be confirmed, or refused."""
    if app.choice.asked and pressed == square and square in _covered(app):
        # A second tap on the waiting domino turns it.
        app.choice = turned_on(app.view, app.choice, 1)
    else:
        app.choice = settled(app.view, app.choice, square)
    shown = aim(app.view, app.choice)
    if shown is None or shown.option is None:
        app.choice = app.choice.let_go(asked=False)
        app.confirm()
    elif touch or app.device.settings.confirm:
        app.choice = app.choice.let_go(asked=True)
    else:
        app.device.play(shown.option.token)


def _on_board(app: "App", spot: int, square: str | None, above: int | None, touch: bool) -> None:
    """A building of the board was clicked, or carried to a square."""
    if square is not None and app.running_errands:
        app.choice = Choice(wanted=app.choice.wanted, spot=spot)
        _run_errand(app, square, touch)
    elif square is not None and app.placing:
        app.refuse(words.reason("wrong_phase", app.view))
    elif above == spot:
        chosen = None if app.choice.spot == spot else spot
        app.choice = Choice(wanted=app.choice.wanted, spot=chosen)
    elif app.choice.held:
        app.choice = app.choice.empty_handed()


def _run_errand(app: "App", square: str, touch: bool) -> bool:
    """A square was clicked for the chosen building or for a knight; False where for neither."""
    choice = app.choice
    if choice.spot is not None and not choice.burning:
        option = errands.construction(app.view, choice.spot, square)
        if option is None:
            spot = errands.spot_of(app.view, choice.spot)
            reason = spot.why_not if spot and spot.why_not else "not_open"
            app.refuse(words.reason(reason, app.view))
        elif touch or app.device.settings.confirm:
            app.choice = replace(choice, square=square, held=False, at=None, asked=True)
        else:
            app.device.play(option.token)
        return True
    if square in errands.taxable(app.view):
        app.choice = errands.toggled(app.view, choice, square)
        return True
    no_tax = errands.why_not_tax(app.view, square)
    if no_tax:
        app.refuse(words.reason(no_tax, app.view))
    return no_tax is not None


def _point_out(app: "App", domino: int, touch: bool) -> None:
    """A free domino was clicked: claimed, or shown to be confirmed."""
    again = app.choice.asked and app.choice.claim == domino
    if again or not (touch or app.device.settings.confirm):
        app.choice = Choice(claim=domino)
        app.confirm()
    else:
        app.choice = Choice(claim=domino, asked=True)


def _look_at(app: "App", ground: Plot) -> None:
    """Another kingdom was clicked: it comes to the middle, and a click on it goes back."""
    back = ground.main or ground.kingdom == app.looking
    app.looking = None if back else ground.kingdom
