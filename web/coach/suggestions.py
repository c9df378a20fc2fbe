"""The list of what the coach would choose, as HTML and in words."""

from collections.abc import Iterator
from typing import NamedTuple

from browser.markup import Markup, joined, markup
from browser.messages import say
from coach import words
from coach.marks import LETTERS
from realmino.view import Option, View
from table import words as table_words
from table.thinking import AdviceReply, Suggestion


class NamedChoice(NamedTuple):
    """A choice that the coach suggests, with its letter and what there is to say of it."""

    letter: str
    option: Option
    suggestion: Suggestion
    standing: str
    short: str
    why: str

    @property
    def text(self) -> str:
        """How it stands and why; of the only choice there is, that it is the only one."""
        if self.suggestion.why == "only":
            return self.why
        return say("coach-choice", standing=self.standing, why=self.why)


def named(view: View, advice: AdviceReply) -> Iterator[NamedChoice]:
    """The suggestions, the best first."""
    by_token = {option.token: option for option in view.options}
    for letter, suggestion in zip(LETTERS, advice.suggestions, strict=False):
        option = by_token[suggestion.token]
        is_first = letter == LETTERS[0]
        yield NamedChoice(
            letter,
            option,
            suggestion,
            words.standing(suggestion, is_first),
            words.standing(suggestion, is_first, "short"),
            words.why(suggestion, option),
        )


def rows(view: View, advice: AdviceReply, choosing: bool) -> Markup:
    """The choices as buttons with their letters; only where somebody is ``choosing`` they work."""
    return joined(
        markup(
            '<li><button type="button" data-token="{}"'
            "{}>"
            '<b aria-hidden="true">{}</b>'
            '<span class="what">{}</span>'
            '<span class="gain">{}</span>'
            '<span class="standing" aria-hidden="true">{}</span>'
            '<span class="why">{}</span></button></li>',
            one.option.token,
            "" if choosing else " disabled",
            one.letter,
            table_words.option_label(view, one.option),
            table_words.points_text(one.option.gain),
            one.short,
            one.text,
        )
        for one in named(view, advice)
    )


def reason(view: View, advice: AdviceReply, token: str) -> str:
    """What there is to say of the choice of a token, else of the best one."""
    choices = [*named(view, advice)]
    chosen = [one for one in choices if one.option.token == token] or choices
    return f"{chosen[0].letter}: {chosen[0].text}" if chosen else ""


def status(advice: AdviceReply) -> str:
    """How surely that is known by now."""
    best = advice.suggestions[0] if advice.suggestions else None
    if advice.share < 1:
        games = best.simulations if best else 0
        return say("coach-played-on" if games else "coach-glance", games=games)
    if best is None:
        return say("coach-silent")
    if not best.simulations:
        return ""
    return say("coach-expects", games=best.simulations, points=round(best.points))


def spoken(view: View, advice: AdviceReply) -> str:
    """All of it, for screen readers."""
    choices = [
        say(
            "coach-choice-spoken",
            letter=one.letter,
            option=table_words.option_label(view, one.option),
            standing=one.standing,
            why=one.why,
        )
        for one in named(view, advice)
    ]
    return say("coach-spoken", choices=choices) if choices else status(advice)
