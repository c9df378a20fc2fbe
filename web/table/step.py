"""The next interaction after a key, a button or a choice from a list."""

from dataclasses import replace

from realmino.pieces.grid import CASTLE, Square
from table import optional_actions
from table.intents import (
    BurnDown,
    Cancel,
    Choose,
    ChooseSpot,
    Confirm,
    Consider,
    Hurry,
    Intent,
    Next,
    Step,
    Suggest,
    Turn,
)
from table.interaction import (
    Burning,
    Claiming,
    Constructing,
    Idle,
    Interaction,
    Taxing,
    aim,
    chosen_spot,
    doing_of,
    empty_handed,
    from_option,
    in_hand,
    squares_for,
    turned_on,
    wanted_turn,
    with_doing,
)
from table.layout import name_of
from table.situation import (
    Play,
    Situation,
    Stepped,
    Under,
    confirmed,
    is_claiming,
    is_placing,
    refused,
)


def step(situation: Situation, interaction: Interaction, under: Under, intent: Intent) -> Stepped:
    """The next interaction, and a command if there is something to play or say.

    ``interaction`` is what the person was doing, ``under`` what is under the pointer and stays so.
    """
    return _stepped(situation, interaction, intent)._replace(under=under)


def _stepped(situation: Situation, interaction: Interaction, intent: Intent) -> Stepped:
    match intent:
        case Cancel():
            return Stepped(empty_handed(doing_of(interaction)))
        case Turn(quarters) if is_placing(situation, interaction):
            placing = in_hand(doing_of(interaction))
            return Stepped(turned_on(situation.view, placing, quarters))
        case ChooseSpot(spot):
            wanted = wanted_turn(doing_of(interaction))
            return Stepped(with_doing(interaction, Constructing(spot, wanted=wanted)))
        case Step(east, north):
            return Stepped(_moved(situation, interaction, east, north))
        case Confirm() if not situation.choosing:
            return Stepped(interaction, Hurry())
        case _ if not situation.choosing:
            return Stepped(interaction)
        case Choose(token):
            return Stepped(interaction, Play(token))
        case Confirm():
            return confirmed(situation, interaction)
        case BurnDown():
            return _burn(situation, interaction)
        case Consider(token):
            return Stepped(_considered(situation, interaction, token))
        case Suggest(token):
            doing = doing_of(_considered(situation, empty_handed(doing_of(interaction)), token))
            return Stepped(doing if isinstance(doing, Idle) else replace(doing, asked=True))
        case Next(by):
            return Stepped(_next(situation, interaction, by))
        case _:
            return Stepped(interaction)


def _burn(situation: Situation, interaction: Interaction) -> Stepped:
    """Asks whether the Dragon shall burn the chosen building, or says why he will not."""
    chosen = chosen_spot(doing_of(interaction))
    spot = optional_actions.spot_of(situation.view, chosen) if chosen is not None else None
    if spot is None:
        return refused(situation, interaction, "choose_tile")
    if spot.why_not_burn:
        return refused(situation, interaction, optional_actions.why_no_bribe(spot.why_not_burn))
    return Stepped(Burning(spot.spot, asked=True))


def _considered(situation: Situation, interaction: Interaction, token: str) -> Interaction:
    """An option of the list is shown on the table as if it were chosen there."""
    option = next((option for option in situation.view.options if option.token == token), None)
    if option is None:
        return interaction
    if option.kind == "place" and is_placing(situation, interaction):
        return from_option(situation.view, in_hand(doing_of(interaction)), option)
    if option.kind == "claim" and option.domino is not None:
        return with_doing(interaction, Claiming(option.domino))
    if option.kind == "tax":
        return with_doing(interaction, Taxing(option.squares))
    if option.kind == "construct" and option.spot is not None:
        return with_doing(interaction, Constructing(option.spot, option.squares[0]))
    if option.kind == "burn" and option.spot is not None:
        return with_doing(interaction, Burning(option.spot))
    return interaction


def _moved(situation: Situation, interaction: Interaction, east: int, north: int) -> Interaction:
    """The domino in hand on the next square, the next domino of the line, or a square to read."""
    if is_claiming(situation):
        return _next(situation, interaction, 1 if east > 0 or north < 0 else -1)
    if not is_placing(situation, interaction):
        return _reading(situation, interaction, east, north)
    placing = in_hand(doing_of(interaction))
    if placing.square is None:
        return _next(situation, interaction, 1)
    at = Square(placing.square)
    square = name_of(at.column + east, at.row + north)
    if square and situation.layout.main.sight.shows(square):
        return placing.pointing(square) if squares_for(square, placing.turns) else placing
    return interaction


def _reading(situation: Situation, interaction: Interaction, east: int, north: int) -> Interaction:
    """The next square of the kingdom in the middle, beginning at its castle."""
    doing = doing_of(interaction)
    if not isinstance(doing, Idle):
        return interaction
    at = Square(doing.square or CASTLE)
    square = name_of(at.column + east, at.row + north)
    if square is None or not situation.layout.main.window.shows(square):
        square = str(at)
    return with_doing(interaction, replace(doing, tile=None, square=square))


def _next(situation: Situation, interaction: Interaction, by: int) -> Interaction:
    """Goes round the options: the dominoes that are free, or the legal places."""
    view, doing = situation.view, doing_of(interaction)
    if is_claiming(situation):
        free = [
            option.domino for option in view.options if option.kind == "claim" and option.domino
        ]
        claimed = doing.domino if isinstance(doing, Claiming) else None
        index = free.index(claimed) if claimed in free else None
        return with_doing(interaction, Claiming(free[_round(index, by, len(free))]))
    if is_placing(situation, interaction):
        shown = aim(view, doing)
        index = view.options.index(shown.option) if shown and shown.option else None
        option = view.options[_round(index, by, len(view.options))]
        return from_option(view, in_hand(doing), option)
    return interaction


def _round(index: int | None, by: int, length: int) -> int:
    """The place after (or before) ``here`` in a round of that length."""
    if index is None:
        return 0 if by > 0 else length - 1
    return (index + by) % length
