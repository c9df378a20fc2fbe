"""The sentences of the coach, beside the table's for choices and names."""

from typing import Final

from coach.advised import Suggestion
from realmino.text.spoken import Speech
from realmino.view import Option

_SPEECH: Final = Speech("more.coach")


def say(key: str, **values: object) -> str:
    """The message of that key with its values; KeyError for one that does not exist."""
    return _SPEECH.say(key, **values)


def why(suggestion: Suggestion, option: Option) -> str:
    """The main reason for a choice, in a sentence."""
    kinds = {"growth", "rival"}
    return say(f"why-{suggestion.why}" + (f"-{option.kind}" if suggestion.why in kinds else ""))


def standing(suggestion: Suggestion, is_first: bool, key: str = "standing") -> str:
    """How a choice stands beside the best, which is the first one; ``short`` has little room."""
    kind = "best" if is_first and suggestion.standing == "equal" else suggestion.standing
    points = max(1, round(suggestion.behind)) if kind == "less" else 0
    return say(f"{key}-{kind}", points=points)


def warning(kind: str) -> str:
    """The words of the button that makes a choice of that kind all the same."""
    return say(f"warning-{kind if kind in ('place', 'claim') else 'other'}")
