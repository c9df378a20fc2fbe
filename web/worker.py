"""The opponents' side of the worker: a request comes in as JSON, replies go out slice by slice."""

import json

import browser.code_cache  # noqa: F401 - first, for it makes all further imports quicker
from table.thinking import WORKER_SLICE, Request, Thinking

_thinker = Thinking(WORKER_SLICE)


def begin(request: str) -> str:
    """The first reply to a request, which takes the place of any other."""
    return json.dumps(_thinker.begin(Request.parse(request)))


def go_on() -> str:
    """A better reply, some milliseconds later; between two of them the worker hears the page."""
    return json.dumps(_thinker.go_on())


__export__ = ["begin", "go_on"]
