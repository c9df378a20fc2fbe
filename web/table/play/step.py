"""A person's situation, and the next interaction after a key, a button or a listed choice."""

from dataclasses import replace
from typing import NamedTuple, Protocol

from browser.messages import say
from realmino.pieces.grid import CASTLE, Square
from realmino.view import Option, View
from table.model import optional_actions
from table.model.interaction import (
    Burning,
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
    from_option,
    in_hand,
    next_rotation,
    preferred_rotation,
    squares_for,
    with_activity,
)
from table.picture.layout import Layout, square_name
from table.play.effects import Explain, Refuse, Say
from table.play.intents import (
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
from table.wording import words


class Situation(Protocol):
    """The view, layout and settings for a person; interactions do not change it."""

    @property
    def view(self) -> View:
        """The position on the table."""
        ...

    @property
    def layout(self) -> Layout:
        """The layout of the table."""
        ...

    @property
    def choosing(self) -> bool:
        """Whether a person has to choose now."""
        ...

    @property
    def asks_first(self) -> bool:
        """Whether a choice by mouse needs a confirmation."""
        ...


class Under(NamedTuple):
    """The thing under the pointer: the domino in hand, or something else that can be clicked.

    ``pressed`` is what was there when the button went down: a square, a domino or a spot.
    """

    hand: bool = False
    clickable: bool = False
    pressed: str | int | tuple[str, int] | None = None
    touch: bool = False


class Play(NamedTuple):
    """Take the option with this token."""

    token: str


Command = Play | Say | Refuse | Explain | Hurry


class Stepped(NamedTuple):
    """The result of an intent: the new interaction, a command, the thing under the pointer."""

    interaction: Interaction
    command: Command | None = None
    under: Under = Under()


def explain_refusal(situation: Situation, interaction: Interaction, reason: str) -> Stepped:
    """The result of a refused intent: nothing changes, and a sentence says why."""
    text = words.reason(reason, situation.view)
    return Stepped(interaction, Say(text, urgent=True, reason=reason))


def only_way(view: View, before: Placing, turned: Placing) -> Say | None:
    """Says that a domino can't be turned where it is, if it's still the same way round."""
    shown = aim(view, turned)
    is_same = (turned.square, turned.turns) == (before.square, before.turns)
    is_stuck = is_same and shown and shown.option
    return Say(say("hint-only-way"), urgent=True) if is_stuck else None


def is_placing(situation: Situation, interaction: Interaction) -> bool:
    """Whether a person has a domino to place, with its kingdom in the middle."""
    is_placing = situation.choosing and situation.view.prompt.kind == "place"
    return is_placing and not isinstance(interaction, Looking)


def is_claiming(situation: Situation) -> bool:
    """Whether a person has a domino to claim, whatever kingdom is shown meanwhile."""
    return situation.choosing and situation.view.prompt.kind == "claim"


def may_act(situation: Situation, interaction: Interaction) -> bool:
    """Whether a person with a court has added a domino, and their own kingdom is shown."""
    view = situation.view
    added = view.court is not None and not view.order and view.prompt.kind in ("claim", "end")
    return situation.choosing and added and not isinstance(interaction, Looking)


def ready_option(situation: Situation, interaction: Interaction) -> Option | None:
    """The option that a confirmation takes now."""
    view, activity = situation.view, current_activity(interaction)
    if may_act(situation, interaction) and isinstance(
        activity, CollectingTax | Constructing | Burning
    ):
        return optional_actions.chosen_option(view, activity)
    if is_claiming(situation):
        claimed = activity.domino if isinstance(activity, Claiming) else None
        claims = (option for option in view.options if option.kind == "claim")
        return next((option for option in claims if option.domino == claimed), None)
    if not situation.choosing or isinstance(interaction, Looking):
        return None
    if view.prompt.kind == "place":
        shown = aim(view, activity)
        return shown.option if shown else None
    return view.options[-1]


def confirm(situation: Situation, interaction: Interaction) -> Stepped:
    """Takes the option that is shown, or says why it cannot be taken."""
    option = ready_option(situation, interaction)
    if option:
        return Stepped(interaction, Play(option.token))
    placing = is_placing(situation, interaction)
    shown = aim(situation.view, current_activity(interaction)) if placing else None
    if shown and shown.refusal:
        reason = shown.refusal.reason
        return Stepped(interaction, Refuse(words.reason(reason, situation.view), reason))
    return Stepped(interaction)


def step(situation: Situation, interaction: Interaction, under: Under, intent: Intent) -> Stepped:
    """The next interaction, and a command if there is something to play or say.

    ``interaction`` is the person's current one, ``under`` the thing under the pointer, which stays.
    After a `Cancel`, releasing the button has no effect.
    """
    if isinstance(intent, Cancel):
        under = under._replace(pressed=None)
    return _step(situation, interaction, intent)._replace(under=under)


def _step(situation: Situation, interaction: Interaction, intent: Intent) -> Stepped:
    match intent:
        case Cancel():
            return Stepped(empty_handed(current_activity(interaction)))
        case Turn(quarters) if is_placing(situation, interaction):
            placing = in_hand(current_activity(interaction))
            turned = next_rotation(situation.view, placing, quarters)
            return Stepped(turned, only_way(situation.view, placing, turned))
        case ChooseSpot(spot):
            preferred = preferred_rotation(current_activity(interaction))
            return Stepped(with_activity(interaction, Constructing(spot, preferred=preferred)))
        case Step(east, north):
            return Stepped(_move_by_key(situation, interaction, east, north))
        case Confirm() if not situation.choosing:
            return Stepped(interaction, Hurry())
        case _ if not situation.choosing:
            return Stepped(interaction)
        case Choose(token):
            return Stepped(interaction, Play(token))
        case Confirm():
            return confirm(situation, interaction)
        case BurnDown():
            return _burn(situation, interaction)
        case Consider(token):
            return Stepped(_consider(situation, interaction, token))
        case Suggest(token):
            activity = current_activity(
                _consider(situation, empty_handed(current_activity(interaction)), token)
            )
            return Stepped(
                activity if isinstance(activity, Idle) else replace(activity, confirming=True)
            )
        case Next(by):
            return Stepped(_next_option(situation, interaction, by))
        case _:
            return Stepped(interaction)


def _burn(situation: Situation, interaction: Interaction) -> Stepped:
    """Asks for confirmation to burn the chosen building, or says why that is refused."""
    chosen = chosen_spot(current_activity(interaction))
    spot = optional_actions.spot_of(situation.view, chosen) if chosen is not None else None
    if spot is None:
        return explain_refusal(situation, interaction, "choose_tile")
    if spot.why_not_burn:
        return explain_refusal(
            situation, interaction, optional_actions.why_no_bribe(spot.why_not_burn)
        )
    return Stepped(Burning(spot.spot, confirming=True))


def _consider(situation: Situation, interaction: Interaction, token: str) -> Interaction:
    """Shows an option of the list on the table, as if it were chosen there."""
    option = next((option for option in situation.view.options if option.token == token), None)
    if option is None:
        return interaction
    if option.kind == "place" and is_placing(situation, interaction):
        return from_option(situation.view, in_hand(current_activity(interaction)), option)
    if option.kind == "claim" and option.domino is not None:
        return with_activity(interaction, Claiming(option.domino))
    if option.kind == "tax":
        return with_activity(interaction, CollectingTax(option.squares))
    if option.kind == "construct" and option.spot is not None:
        return with_activity(interaction, Constructing(option.spot, option.squares[0]))
    if option.kind == "burn" and option.spot is not None:
        return with_activity(interaction, Burning(option.spot))
    return interaction


def _move_by_key(
    situation: Situation, interaction: Interaction, east: int, north: int
) -> Interaction:
    """The domino in hand on the next square, the next domino of the line, or a square to read."""
    if is_claiming(situation):
        return _next_option(situation, interaction, 1 if east > 0 or north < 0 else -1)
    if not is_placing(situation, interaction):
        return _reading(situation, interaction, east, north)
    placing = in_hand(current_activity(interaction))
    if placing.square is None:
        return _next_option(situation, interaction, 1)
    at = Square(placing.square)
    square = square_name(at.column + east, at.row + north)
    if square and situation.layout.main.sight.shows(square):
        return placing.pointing(square) if squares_for(square, placing.turns) else placing
    return interaction


def _reading(situation: Situation, interaction: Interaction, east: int, north: int) -> Interaction:
    """The next square of the kingdom in the middle, beginning at its castle."""
    activity = current_activity(interaction)
    if not isinstance(activity, Idle):
        return interaction
    at = Square(activity.square or CASTLE)
    square = square_name(at.column + east, at.row + north)
    if square is None or not situation.layout.main.window.shows(square):
        square = str(at)
    return with_activity(interaction, replace(activity, tile=None, square=square))


def _next_option(situation: Situation, interaction: Interaction, by: int) -> Interaction:
    """Cycles through the options: the free dominoes or the legal places."""
    view, activity = situation.view, current_activity(interaction)
    if is_claiming(situation):
        free = [
            option.domino for option in view.options if option.kind == "claim" and option.domino
        ]
        claimed = activity.domino if isinstance(activity, Claiming) else None
        index = free.index(claimed) if claimed in free else None
        return with_activity(interaction, Claiming(free[_next_index(index, by, len(free))]))
    if is_placing(situation, interaction):
        shown = aim(view, activity)
        index = view.options.index(shown.option) if shown and shown.option else None
        option = view.options[_next_index(index, by, len(view.options))]
        return from_option(view, in_hand(activity), option)
    return interaction


def _next_index(index: int | None, by: int, length: int) -> int:
    """The index ``by`` steps on in a cycle of that length; without an index, the first or last."""
    if index is None:
        return 0 if by > 0 else length - 1
    return (index + by) % length
