"""Sentences of the coach that depend on a suggestion."""

from browser.messages import say
from coach import advised
from realmino.view import Option
from table.thinking import Suggestion


def why(suggestion: Suggestion, option: Option) -> str:
    """The main reason for a choice, in a sentence."""
    kind = f"-{option.kind}" if suggestion.why in ("growth", "rival") else ""
    return say(f"coach-why-{suggestion.why}{kind}")


def standing(suggestion: Suggestion, is_first: bool, key: str = "standing") -> str:
    """How a choice stands beside the best, which is the first one; ``short`` has little room."""
    kind = advised.standing(suggestion)
    if is_first and kind == "equal":
        kind = "best"
    points = max(1, round(suggestion.behind)) if kind == "less" else 0
    return say(f"coach-{key}-{kind}", points=points)


def warning(kind: str) -> str:
    """The label of the button that makes a choice of that kind in spite of the warning."""
    return say(f"coach-warning-{kind if kind in ('place', 'claim') else 'other'}")
