"""The coach's suggestions as HTML and in words, and the label of a warning's button."""

from collections.abc import Iterator
from math import isfinite
from typing import NamedTuple

from browser.markup import Markup, joined, markup
from browser.messages import say
from coach import judgement
from coach.marks import LETTERS
from realmino.view import GrownTerritory, Option, View
from table.play.thinking import AdviceReply, Suggestion
from table.wording import move_words
from table.wording import words as table_words


class NamedChoice(NamedTuple):
    """A suggested choice with its letter and its texts."""

    letter: str
    option: Option
    suggestion: Suggestion
    standing: str
    short: str
    why: str

    @property
    def text(self) -> str:
        """How it compares with the best and why; or that it is the only choice."""
        if self.suggestion.why == "only":
            return self.why
        return say("coach-choice", standing=self.standing, why=self.why)


def named_choices(view: View, advice: AdviceReply) -> Iterator[NamedChoice]:
    """The suggestions, the best first."""
    by_token = {option.token: option for option in view.options}
    for letter, suggestion in zip(LETTERS, advice.suggestions, strict=False):
        option = by_token[suggestion.token]
        is_first = letter == LETTERS[0]
        yield NamedChoice(
            letter,
            option,
            suggestion,
            _comparison(suggestion, is_first),
            _comparison(suggestion, is_first, "short"),
            _reason(view, suggestion, option),
        )


def rows(view: View, advice: AdviceReply, choosing: bool) -> Markup:
    """The choices as buttons with their letters, enabled while a person is ``choosing``."""
    return joined(
        markup(
            '<li><button type="button" data-token="{}"'
            "{}>"
            '<b aria-hidden="true">{}</b>'
            '<span class="what">{}</span><span class="name" aria-hidden="true">{}</span>'
            '<span class="gain">{}</span>'
            '<span class="standing" aria-hidden="true">{}</span>'
            '<span class="why">{}</span></button></li>',
            one.option.token,
            "" if choosing else " disabled",
            one.letter,
            move_words.option_label(view, one.option),
            _name(view, one.option),
            table_words.points_text(one.option.gain),
            one.short,
            one.text,
        )
        for one in named_choices(view, advice)
    )


def _name(view: View, option: Option) -> str:
    """An optional action's short name; empty for a domino, which is visible."""
    if option.kind == "construct" and option.tile:
        return table_words.building_name(view.tiles[option.tile - 1].key)
    is_action = option.kind in table_words.OPTIONAL_ACTIONS
    return say(f"phase-{option.kind}") if is_action else ""


def reason(view: View, advice: AdviceReply, token: str) -> str:
    """The reason for a token's choice, or else for the best one; an action is named first."""
    choices = [*named_choices(view, advice)]
    chosen = [one for one in choices if one.option.token == token]
    one = next(iter(chosen or choices), None)
    if one is None:
        return ""
    is_action = one.option.kind in table_words.OPTIONAL_ACTIONS
    what = f"{move_words.option_label(view, one.option)}. " if is_action else ""
    return f"{one.letter}: {what}{one.text}"


def status(advice: AdviceReply) -> str:
    """How certain the suggestions are."""
    best = advice.suggestions[0] if advice.suggestions else None
    if advice.share < 1:
        games = best.simulations if best else 0
        return say("coach-played-on" if games else "coach-glance", games=games)
    if best is None:
        return say("coach-silent")
    if not best.simulations:
        return ""
    points, most = round(best.points), 2 * best.error
    if best.is_exact:
        return say("coach-solved", points=points)
    return say(
        "coach-expects",
        games=best.simulations,
        low=max(0, round(best.points - most)),
        high=round(best.points + most),
    )


def announcement(view: View, advice: AdviceReply) -> str:
    """All suggestions, for screen readers."""
    choices = [
        say(
            "coach-choice-spoken",
            letter=one.letter,
            option=move_words.option_label(view, one.option),
            standing=one.standing,
            why=one.why,
        )
        for one in named_choices(view, advice)
    ]
    return say("coach-spoken", choices=choices) if choices else status(advice)


def _reason(view: View, suggestion: Suggestion, option: Option) -> str:
    """The reason for a choice, in game terms."""
    why, kind = suggestion.why, option.kind
    reasons = []
    if kind == "place" and (land := _best_land(option)):
        joins = len(land.squares) > sum(square in land.squares for square in option.squares)
        reasons.append(move_words.product(land, f"coach-why-{'joins' if joins else 'starts'}"))
    if why in ("growth", "rival"):
        reasons.append(say(f"coach-why-{why}-{kind}"))
    elif why in ("only", "order", "coins", "building"):
        reasons.append(say(f"coach-why-{why}"))
    if kind == "claim" and why in ("growth", "later"):
        reasons.append(move_words.best_gain_text(view, option))
    return table_words.sentences(reasons or [say(f"coach-why-{why}")])


def _best_land(option: Option) -> GrownTerritory | None:
    """The best territory that scores or that the domino joins; None if there is none."""
    own = {*option.squares}
    lands = [land for land in option.territories if land.points or not own >= {*land.squares}]
    return max(lands, key=lambda land: (land.points, len(land.squares)), default=None)


def _comparison(suggestion: Suggestion, is_first: bool, key: str = "standing") -> str:
    """How a choice compares with the best; ``short`` is the key of a shorter text."""
    kind = judgement.compared_with_best(suggestion)
    if is_first and kind == "equal":
        kind = "best"
    elif key == "standing" and suggestion.is_exact and not suggestion.doubt:
        kind = {"equal": "same", "less": "exact"}[kind]
    # Before the first simulation, actions of different kinds can't be compared.
    points = max(1, round(suggestion.behind)) if isfinite(suggestion.behind) else 0
    return say(f"coach-{key}-{kind}", points=points)


def warning(kind: str) -> str:
    """The label of the button that makes this kind of choice despite the warning."""
    return say(f"coach-warning-{kind if kind in ('place', 'claim') else 'other'}")
