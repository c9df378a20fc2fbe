"""The situation of a person at the table, and the option that a confirmation takes."""

from typing import NamedTuple, Protocol

from realmino.view import Option, View
from table import optional_actions, words
from table.effects import Explain, Refuse, Say
from table.intents import Hurry
from table.interaction import (
    Burning,
    Claiming,
    Constructing,
    Interaction,
    Looking,
    Taxing,
    aim,
    doing_of,
)
from table.layout import Layout


class Situation(Protocol):
    """The view, layout and settings before a person; interactions do not change it."""

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
        """Whether a person is to choose now."""
        ...

    @property
    def asks_first(self) -> bool:
        """Whether also a mouse is asked before something is taken."""
        ...


class Under(NamedTuple):
    """The thing under the pointer: the domino in hand, or something else that can be clicked.

    ``pressed`` is what lay there when the button went down: a square, a domino or a spot.
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


def refused(situation: Situation, interaction: Interaction, reason: str) -> Stepped:
    """Nothing changes, and a sentence says why."""
    text = words.reason(reason, situation.view)
    return Stepped(interaction, Say(text, urgent=True, reason=reason))


def is_placing(situation: Situation, interaction: Interaction) -> bool:
    """Whether a person has a domino to place, and its kingdom lies in the middle."""
    asked = situation.choosing and situation.view.prompt.kind == "place"
    return asked and not isinstance(interaction, Looking)


def is_claiming(situation: Situation) -> bool:
    """Whether a person has a domino to claim, whatever kingdom is looked at meanwhile."""
    return situation.choosing and situation.view.prompt.kind == "claim"


def may_act(situation: Situation, interaction: Interaction) -> bool:
    """Whether a person with a court has added its domino, and sees its own kingdom."""
    view = situation.view
    added = view.court is not None and not view.order and view.prompt.kind in ("claim", "end")
    return situation.choosing and added and not isinstance(interaction, Looking)


def ready_option(situation: Situation, interaction: Interaction) -> Option | None:
    """The option that a confirmation takes now."""
    view, doing = situation.view, doing_of(interaction)
    if may_act(situation, interaction) and isinstance(doing, Taxing | Constructing | Burning):
        return optional_actions.chosen(view, doing)
    if is_claiming(situation):
        claimed = doing.domino if isinstance(doing, Claiming) else None
        claims = (option for option in view.options if option.kind == "claim")
        return next((option for option in claims if option.domino == claimed), None)
    if not situation.choosing or isinstance(interaction, Looking):
        return None
    if view.prompt.kind == "place":
        shown = aim(view, doing)
        return shown.option if shown else None
    return view.options[-1]


def confirmed(situation: Situation, interaction: Interaction) -> Stepped:
    """Takes the option that is shown, or says why it cannot be taken."""
    option = ready_option(situation, interaction)
    if option:
        return Stepped(interaction, Play(option.token))
    placing = is_placing(situation, interaction)
    shown = aim(situation.view, doing_of(interaction)) if placing else None
    if shown and shown.refusal:
        reason = shown.refusal.reason
        return Stepped(interaction, Refuse(words.reason(reason, situation.view), reason))
    return Stepped(interaction)
