"""The line below the table: what you can do, or the reason for a refusal."""

from typing import Final, NamedTuple

from browser.messages import say
from realmino.view import BoardSpot, Option
from table.model import optional_actions
from table.model.interaction import (
    CollectingTax,
    Idle,
    Placing,
    aim,
    chosen_spot,
    is_confirming,
    is_held,
)
from table.model.session import Mode
from table.play.app import App
from table.wording import move_words, words

HURRYING_KNOWN: Final = 2
"""From this round on, the hint no longer explains how to hurry bots."""


class Sentence(NamedTuple):
    """The text of the line below the table."""

    text: str
    reason: str = ""
    """The key of a refusal, which leads to its rule; empty if nothing is refused."""


def hint(app: App, touch: bool) -> Sentence:
    """The line below the table."""
    if app.display.counted:
        return Sentence(app.display.counted.hint)
    view = app.view
    about = "" if app.choosing and not app.looking else _about_tile(app)
    if about:
        return Sentence(about)
    if app.session.is_view_only:
        return Sentence(words.paused_hint(app.mode is Mode.ELSEWHERE))
    if app.looking:
        return Sentence(words.looking(view, app.match, app.looking))
    if not app.choosing:
        # Notable events have a note.
        latest = next((line.text for line in reversed(app.log) if not line.notable), "")
        sentences = [words.idle(view, app.match, latest)]
        if app.may_hurry and view.round < HURRYING_KNOWN:
            sentences.append(say("hint-hurry"))
        return Sentence(words.sentences(sentences))
    shown = aim(view, app.activity) if app.placing else None
    # After a click, a note shows the refusal; after a touch, only this line does.
    is_noted = isinstance(app.activity, Placing) and app.activity.was_refused and not touch
    hides_refusal = is_noted or (
        isinstance(app.activity, Placing) and shown and app.activity.is_only_hovering(shown)
    )
    if shown and shown.refusal and not hides_refusal:
        return Sentence(words.reason(shown.refusal.reason, view), shown.refusal.reason)
    return _hint_of_choice(app, touch)


def _about_tile(app: App) -> str:
    """The gains of the building under the pointer, in words; empty for none."""
    chosen = chosen_spot(app.activity)
    there = optional_actions.spot_of(app.view, chosen) if chosen is not None else None
    pointed = app.activity.tile if isinstance(app.activity, Idle) else None
    number = pointed or (there.tile.tile if there and there.tile else None)
    tile = optional_actions.tile_of(app.view, number) if number else None
    return words.tile(tile) if tile else ""


def _hint_of_choice(app: App, touch: bool) -> Sentence:
    view, activity = app.view, app.activity
    option, chosen = app.ready_option(), chosen_spot(activity)
    if option and asks(app, touch):
        question = move_words.question(view, option, not app.hides_points)
        return Sentence(_with_warning(question) if _closes_tax(app, option) else question)
    tells_points = app.settings.points and not app.hides_points
    if option and tells_points and option.kind in ("place", "claim"):
        return Sentence(move_words.score_words(view, option))
    spot = optional_actions.spot_of(view, chosen) if chosen is not None else None
    if spot and not spot.tile:
        return Sentence(words.reason("no_tile", view), "no_tile")
    if spot and spot.tile:
        return _of_building(app, spot)
    pointed = activity.tile if isinstance(activity, Idle) else None
    tile = optional_actions.tile_of(view, pointed) if pointed else None
    if tile:
        return Sentence(words.tile(tile))
    hurried = news(app) if view.prompt.kind in ("place", "claim") else ""
    return Sentence(hurried or words.request(view, touch))


def _of_building(app: App, spot: BoardSpot) -> Sentence:
    """The chosen building: why it can't be constructed, or the next step.

    If the board is a strip, the effects are left out: there is little room here, and the dialog in
    which the building was chosen shows them.
    """
    reason = spot.why_not if app.may_construct else None
    if reason or not app.may_construct or not spot.tile:
        return Sentence(words.offer(app.view, spot, reason), reason or "")
    step, board = say("hint-construct", coins=spot.price), app.layout.board
    is_strip = board is not None and board.strip
    about = step if is_strip else words.sentences([words.tile(spot.tile), step])
    return Sentence(_with_warning(about) if "tax" in app.view.prompt.optional else about)


def _closes_tax(app: App, option: Option) -> bool:
    """Whether tax can be collected now, but not after that action."""
    return "tax" in app.view.prompt.optional and option.kind in ("construct", "burn")


def _with_warning(sentence: str) -> str:
    return words.sentences([sentence, say("hint-no-tax-later")])


def asks(app: App, touch: bool) -> bool:
    """Whether the shown choice waits for a button, so that the line asks a question.

    A finger can't hover over a choice as a mouse does, so after a touch every shown choice has the
    button.
    """
    activity = app.activity
    if is_confirming(activity):
        return True
    is_chosen = isinstance(activity, CollectingTax) or chosen_spot(activity) is not None
    return (is_chosen or (touch and not isinstance(activity, Idle))) and not is_held(activity)


def news(app: App) -> str:
    """The first action of each hurried bot, in the words of the log."""
    if app.hurried_at is None:
        return ""
    lines = app.log[app.hurried_at :]
    firsts = {line.seat: line.text for line in reversed(lines) if line.seat}
    return words.sentences([*firsts.values()][::-1])


def description(app: App) -> str:
    """A description of the choice being considered, for screen readers."""
    option = app.ready_option()
    if option:
        about = move_words.considered_option_text(app.view, option, not app.hides_points)
        return say("considered-no-tax-later", text=about) if _closes_tax(app, option) else about
    return hint(app, touch=False).text
