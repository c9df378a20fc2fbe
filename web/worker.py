"""The opponents' side of the worker: a question comes in as JSON, answers go out slice by slice."""

import json

import browser.methods  # noqa: F401 - first, for it makes all further imports quicker
from table.thinking import WORKER_SLICE, Question, Thinker

_thinker = Thinker(WORKER_SLICE)


def begin(question: str) -> str:
    """The first answer to a question, which takes the place of any other."""
    return json.dumps(_thinker.begin(Question(*json.loads(question))))


def go_on() -> str:
    """A better answer, some milliseconds later; between two of them the worker hears the page."""
    return json.dumps(_thinker.go_on())


__export__ = ["begin", "go_on"]
