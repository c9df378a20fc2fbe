"""The opponents' side of the worker: a request comes in as JSON, replies go out slice by slice."""

import gc
import json

from table.thinking import WORKER_SLICE, Request, Thinking

# What a bot remembers grows to hundreds of thousands of values, and to look through all of them for
# cycles takes longer than a slice; what is young is still looked through.
gc.set_threshold(700, 10, 1_000_000)

_thinker = Thinking(WORKER_SLICE)


def begin(request: str) -> str:
    """The first reply to a request, which takes the place of any other."""
    return json.dumps(_thinker.begin(Request.parse(request)))


def go_on() -> str:
    """A better reply, some milliseconds later; between two of them the worker hears the page."""
    return json.dumps(_thinker.go_on())


__export__ = ["begin", "go_on"]
