"""The sounds of a table: which of nine fits the latest change."""

from collections.abc import Iterable
from typing import NamedTuple

from realmino.pieces.variants import SEATS
from realmino.view import View
from table.model.interaction import is_held
from table.play.app import App
from table.play.effects import Effect, Refuse, Say, Sound


class Moment(NamedTuple):
    """The state that sounds depend on: the view, and whether a person chooses or holds a piece."""

    view: View
    choosing: bool
    held: bool


class SoundDetector:
    """Compares every state of a table with the one before it."""

    def __init__(self) -> None:
        self._app: App | None = None
        self._before: Moment | None = None

    def sounds(self, app: App, effects: Iterable[Effect]) -> list[Sound]:
        """The sounds and vibrations of a change, as the settings allow.

        ``effects`` are those of the last intent. A phone vibrates for people only, not for bots.
        """
        # Opening another game is not a change.
        before, settings = self._before if app is self._app else None, app.settings
        self._app = app
        after = self._before = Moment(app.view, app.choosing, is_held(app.activity))
        if before is None:
            return []
        names = ["refuse"] if any(map(_is_refusal, effects)) else []
        names += sound_names(before, after, hurried=app.pace == 0)
        if names == ["end"] and settings.pace == 0:
            return self.result(app)  # the points aren't counted first
        shakes = settings.vibration and before.choosing
        has_effect = settings.sounds or shakes
        return [Sound(name, settings.sounds, shakes) for name in names] if has_effect else []

    def result(self, app: App) -> list[Sound]:
        """The sound of a result: whether somebody at this table has won."""
        return [Sound(_result(app), True, False)] if app.settings.sounds else []


def _result(app: App) -> str:
    """``win`` or ``loss`` for the people at this table, or ``end`` if there are none."""
    view, seats = app.view, app.match.seats
    outcome = (view.series and view.series.outcome) or view.outcome
    people = {SEATS[number] for number, seat in enumerate(seats) if seat.is_person}
    own = {realm.kingdom for realm in view.kingdoms if people.intersection(realm.seats)}
    if outcome is None or not own:
        return "end"
    return "win" if own.intersection(outcome.winners) else "loss"


def _is_refusal(effect: Effect) -> bool:
    return isinstance(effect, Refuse) or (isinstance(effect, Say) and bool(effect.reason))


def sound_names(before: Moment, after: Moment, hurried: bool) -> list[str]:
    """The names of the sounds of a change; hurried bots are silent."""
    if after.view is before.view:
        return ["take"] if after.held and not before.held else []
    if after.view.number <= before.view.number:
        return []  # undone
    if after.view.outcome:
        return ["end"]
    if after.choosing and not before.choosing:
        return ["turn"]
    if hurried and not before.choosing:
        return []
    names = ["place"] if _land_count(after.view) > _land_count(before.view) else []
    names += ["points"] if before.choosing and _scores(after.view) else []
    names += ["coins"] if _coins(after.view) != _coins(before.view) else []
    return names or ["take"]


def _land_count(view: View) -> int:
    """How many squares have land, plus how many have a building."""
    lands = [half for realm in view.kingdoms for half in realm.land]
    return len(lands) + sum(half.tile is not None for half in lands)


def _scores(view: View) -> bool:
    """Whether a domino that was just placed has gained points."""
    return any(fact.kind == "placed" and fact.gain > 0 for fact in view.events)


def _coins(view: View) -> list[int]:
    return [realm.purse.coins for realm in view.kingdoms if realm.purse]
