"""Handles mouse, pen and finger at the table: pointing, holding, dropping and choosing."""

from dataclasses import replace
from itertools import product
from math import hypot

from table.model import optional_actions
from table.model.interaction import (
    Activity,
    Claiming,
    CollectingTax,
    Constructing,
    Idle,
    Interaction,
    Looking,
    Placing,
    aim,
    chosen_spot,
    current_activity,
    empty_handed,
    in_hand,
    is_confirming,
    is_held,
    next_rotation,
    preferred_rotation,
    squares_for,
    turned_to_fit,
    with_activity,
)
from table.picture.layout import Plot
from table.play.effects import Explain
from table.play.intents import Hurry, Leave, LetGo, Point, PointerIntent, Press, Release
from table.play.step import (
    Play,
    Situation,
    Stepped,
    Under,
    confirm,
    explain_refusal,
    is_claiming,
    is_placing,
    may_act,
    only_way,
)

FINGER = 44.0
"""How far above a finger the held domino is, in pixels."""

SNAP = 0.35
"""How far a dragged domino may miss a square where it fits, as a fraction of a square."""
_AROUND = sorted(product((0, SNAP, -SNAP), repeat=2), key=lambda by: hypot(*by))
"""The offsets at which to look for such a square, from the pointer outward."""


def follow(
    situation: Situation,
    interaction: Interaction,
    under: Under,
    intent: PointerIntent,
) -> Stepped:
    """The next interaction after a pointer's intent, and a command; arguments as in `step`."""
    match intent:
        case Point(x, y):
            under = _look_under(situation, interaction, under, x, y)
            pointed = _move_pointer(situation, interaction, under, x, y)
            return Stepped(pointed, under=under)
        case Press(x, y, touch):
            under = _look_under(situation, interaction, under, x, y)
            under = under._replace(touch=touch, pressed=_thing_at(situation, x, y))
            return Stepped(_press(situation, interaction, under, x, y), under=under)
        case Release(x, y, touch):
            stepped = _release(situation, interaction, under.pressed, (x, y), touch)
            return stepped._replace(under=under._replace(pressed=None))
        case LetGo():
            activity = current_activity(interaction)
            held = (
                with_activity(interaction, empty_handed(activity))
                if is_held(activity)
                else interaction
            )
            return Stepped(held, under=under._replace(pressed=None))
        case Leave():
            # The selection stays, so that its button can still turn it.
            return Stepped(interaction)


def _move_pointer(
    situation: Situation, interaction: Interaction, under: Under, x: float, y: float
) -> Interaction:
    square = situation.layout.main.square_at(x, y)
    activity, carried = current_activity(interaction), under.pressed
    optional_open = may_act(situation, interaction)
    if isinstance(carried, tuple) and optional_open and not is_held(activity):
        if situation.layout.spot_at(x, y) == carried[1]:
            return interaction
        lifted = Constructing(carried[1], held=True, preferred=preferred_rotation(activity))
        return _carry(situation, lifted, under, x, y)
    if isinstance(activity, Placing | Constructing) and activity.held:
        return with_activity(interaction, _carry(situation, activity, under, x, y))
    if is_confirming(activity):
        return interaction
    if is_placing(situation, interaction):
        placing = in_hand(activity)
        return interaction if square is None else turned_to_fit(situation.view, placing, square)
    if optional_open and isinstance(activity, Constructing):
        return replace(activity, square=_open_square(situation, square))
    if isinstance(activity, CollectingTax):
        return interaction
    return with_activity(interaction, _pointed_at(situation, activity, x, y))


def _pointed_at(situation: Situation, activity: Activity, x: float, y: float) -> Claiming | Idle:
    """The free domino or the building under the pointer."""
    free = _free_at(situation, x, y) if is_claiming(situation) else None
    if free is not None:
        return Claiming(free)
    return Idle(_tile_at(situation, x, y), preferred_rotation(activity))


def _carry(
    situation: Situation, activity: Placing | Constructing, under: Under, x: float, y: float
) -> Activity:
    """The held domino or building, moved to the square under the pointer."""
    square = _target(situation, under.pressed, x, y)
    at = _grip(under, x, y)
    if isinstance(activity, Placing):
        return replace(turned_to_fit(situation.view, activity, square), at=at)
    return replace(activity, square=_open_square(situation, square), at=at)


def _target(situation: Situation, pressed: object, x: float, y: float) -> str | None:
    """The square under the pointer; for a dragged domino, one close by if it fits only there."""
    main, view = situation.layout.main, situation.view
    if not isinstance(pressed, int) or pressed != view.prompt.domino:
        return main.square_at(x, y)
    near = (main.square_at(x + east * main.cell, y + south * main.cell) for east, south in _AROUND)
    fitting = (one for one in near if any(one in option.squares for option in view.options))
    return next(fitting, main.square_at(x, y))


def _look_under(
    situation: Situation, interaction: Interaction, under: Under, x: float, y: float
) -> Under:
    layout, view = situation.layout, situation.view
    slot, ground = layout.slot_at(x, y), layout.plot_at(x, y)
    in_line = slot is not None and slot.domino == view.prompt.domino
    square = layout.main.square_at(x, y)
    taxed = may_act(situation, interaction) and square in optional_actions.taxable_squares(view)
    other = ground is not None and not ground.main
    return under._replace(
        hand=is_placing(situation, interaction) and in_line,
        clickable=other or taxed or layout.spot_at(x, y) is not None,
    )


def _grip(under: Under, x: float, y: float) -> tuple[float, float]:
    """The point of the held piece: above a finger, which would hide it."""
    return (x, y - FINGER) if under.touch else (x, y)


def _thing_at(situation: Situation, x: float, y: float) -> str | int | tuple[str, int] | None:
    """A domino, a spot of the builders' board or a square."""
    layout = situation.layout
    slot, spot = layout.slot_at(x, y), layout.spot_at(x, y)
    if slot:
        return slot.domino
    return ("spot", spot) if spot is not None else layout.main.square_at(x, y)


def _free_at(situation: Situation, x: float, y: float) -> int | None:
    slot = situation.layout.slot_at(x, y)
    free = {option.domino for option in situation.view.options if option.kind == "claim"}
    return slot.domino if slot and slot.domino in free else None


def _open_square(situation: Situation, square: str | None) -> str | None:
    """The square, if a building may be put on it."""
    realm = optional_actions.current_realm(situation.view)
    return square if realm and square in realm.open_towns else None


def _tile_at(situation: Situation, x: float, y: float) -> int | None:
    """The building under the pointer, on the builders' board or in a kingdom."""
    spot = situation.layout.spot_at(x, y)
    if spot is not None:
        there = optional_actions.spot_of(situation.view, spot)
        return there.tile.tile if there and there.tile else None
    ground = situation.layout.plot_at(x, y)
    square = ground.square_at(x, y) if ground else None
    lands = (
        half
        for realm in situation.view.kingdoms
        if ground and realm.kingdom == ground.kingdom
        for half in realm.land
    )
    return next((half.tile for half in lands if half.square == square), None)


def _press(
    situation: Situation, interaction: Interaction, under: Under, x: float, y: float
) -> Interaction:
    square, activity = situation.layout.main.square_at(x, y), current_activity(interaction)
    takes = under.hand or (under.touch and square)
    if not takes or not is_placing(situation, interaction):
        return interaction
    if is_confirming(activity) and square in _covered_squares(activity):
        return interaction
    held = replace(empty_handed(activity), held=True)
    if under.hand:
        return turned_to_fit(situation.view, replace(held, at=_grip(under, x, y)), square)
    return turned_to_fit(situation.view, _as_offered(held), square)


def _as_offered(placing: Placing) -> Placing:
    """The domino without a preferred rotation, so that a tap shows its best place, as its badge."""
    return replace(placing, preferred=None)


def _covered_squares(activity: Activity) -> tuple[str, ...]:
    """The squares that the domino in hand would cover."""
    return (
        (squares_for(activity.square, activity.turns) or ())
        if isinstance(activity, Placing)
        else ()
    )


def _release(
    situation: Situation,
    interaction: Interaction,
    pressed: object,
    at: tuple[float, float],
    touch: bool,
) -> Stepped:
    view, layout, activity = situation.view, situation.layout, current_activity(interaction)
    square, placing = _target(situation, pressed, *at), is_placing(situation, interaction)
    if placing and square and (isinstance(pressed, str) or pressed == view.prompt.domino):
        return _drop(situation, in_hand(activity), square, pressed, touch)
    if isinstance(pressed, tuple):
        above = layout.spot_at(*at)
        return _on_board(situation, interaction, pressed[1], square, above, touch)
    if is_held(activity):
        return Stepped(with_activity(interaction, empty_handed(activity)))
    if may_act(situation, interaction) and square and isinstance(pressed, str):
        step = _optional_action(situation, activity, square, touch)
        if step:
            return step
    return _click(situation, interaction, pressed, at, touch)


def _click(
    situation: Situation,
    interaction: Interaction,
    pressed: object,
    at: tuple[float, float],
    touch: bool,
) -> Stepped:
    """A click on a domino in a line, on another kingdom, or on one's own if that has no effect.

    A second click on a domino still means that domino; it doesn't hurry bots.
    """
    view, layout = situation.view, situation.layout
    ground, slot, free = layout.plot_at(*at), layout.slot_at(*at), _free_at(situation, *at)
    claiming = is_claiming(situation)
    if is_placing(situation, interaction) and isinstance(pressed, int):
        return explain_refusal(situation, interaction, "place_first")
    if claiming and free is not None and free == pressed:
        return _claim(situation, interaction, free, touch)
    if claiming and slot and slot.domino == pressed:
        taken = any(face.domino == pressed for face in view.next)
        return explain_refusal(situation, interaction, "taken" if taken else "not_in_line")
    if pressed is None and layout.is_free(*at):
        return Stepped(interaction, Explain(*at))
    if ground and not is_confirming(current_activity(interaction)):
        shown = _showing(interaction, ground)
        idle = shown == interaction and pressed == ground.square_at(*at)
        return Stepped(shown, Hurry() if idle else None)
    return Stepped(interaction)


def _drop(
    situation: Situation, placing: Placing, square: str, pressed: object, touch: bool
) -> Stepped:
    """Drops the domino over its kingdom: placed, waiting for confirmation, or refused."""
    stuck = None
    if placing.confirming and pressed == square and square in _covered_squares(placing):
        # A second tap on the waiting domino turns it.
        before, placing = placing, next_rotation(situation.view, replace(placing, over=square), 1)
        stuck = only_way(situation.view, before, placing)
    else:
        tapped = touch and isinstance(pressed, str)
        placing = _as_offered(placing) if tapped else placing
        placing = turned_to_fit(situation.view, placing, square)
    shown = aim(situation.view, placing)
    if shown is None or shown.option is None:
        return confirm(situation, placing.dropped(confirming=False))
    if touch or situation.asks_first:
        return Stepped(placing.dropped(confirming=True), stuck)
    return Stepped(placing, Play(shown.option.token))


def _on_board(
    situation: Situation,
    interaction: Interaction,
    spot: int,
    square: str | None,
    above: int | None,
    touch: bool,
) -> Stepped:
    """A click on a building of the board, or its drop on a square."""
    activity = current_activity(interaction)
    chosen = Constructing(spot, preferred=preferred_rotation(activity))
    if square is not None and may_act(situation, interaction):
        return _construct(situation, chosen, square, touch)
    if square is not None and is_placing(situation, interaction):
        return explain_refusal(situation, interaction, "wrong_phase")
    if above == spot:
        again = chosen_spot(activity) == spot
        idle = Idle(preferred=preferred_rotation(activity))
        return Stepped(with_activity(interaction, idle if again else chosen))
    return Stepped(
        with_activity(interaction, empty_handed(activity)) if is_held(activity) else interaction
    )


def _optional_action(
    situation: Situation, activity: Activity, square: str, touch: bool
) -> Stepped | None:
    """A click on a square for the chosen building or a knight; None if it's for neither."""
    if isinstance(activity, Constructing):
        return _construct(situation, activity, square, touch)
    if square in optional_actions.taxable_squares(situation.view):
        return Stepped(optional_actions.toggle_knight(situation.view, activity, square))
    no_tax = optional_actions.why_not_tax(situation.view, square)
    return explain_refusal(situation, activity, no_tax) if no_tax else None


def _construct(situation: Situation, chosen: Constructing, square: str, touch: bool) -> Stepped:
    """The chosen building on a square: constructed, waiting for confirmation, or refused."""
    view = situation.view
    option = optional_actions.construction(view, chosen.spot, square)
    if option is None:
        spot = optional_actions.spot_of(view, chosen.spot)
        reason = spot.why_not if spot and spot.why_not else "not_open"
        return explain_refusal(situation, chosen, reason)
    if touch or situation.asks_first:
        return Stepped(replace(chosen, square=square, held=False, at=None, confirming=True))
    return Stepped(replace(chosen, square=square), Play(option.token))


def _claim(situation: Situation, interaction: Interaction, domino: int, touch: bool) -> Stepped:
    """A click on a free domino: claimed, or waiting for confirmation unless it is the last one.

    The last one isn't claimed automatically, because undo is impossible after the next deal.
    """
    activity = current_activity(interaction)
    again = isinstance(activity, Claiming) and activity.confirming and activity.domino == domino
    is_last = len(situation.view.options) == 1
    if again or is_last or not (touch or situation.asks_first):
        return confirm(situation, with_activity(interaction, Claiming(domino)))
    return Stepped(with_activity(interaction, Claiming(domino, confirming=True)))


def _showing(interaction: Interaction, ground: Plot) -> Interaction:
    """The interaction after a click on another kingdom, which moves to the middle or back."""
    activity = current_activity(interaction)
    looking = interaction.kingdom if isinstance(interaction, Looking) else None
    back = ground.main or ground.kingdom == looking
    return activity if back else Looking(ground.kingdom, activity)
