"""The worker's side of thinking: requests come in as JSON, and replies go out slice by slice."""

import gc
import json

from table.thinking import WORKER_SLICE, Thinking, parse_request

# What a bot remembers grows to hundreds of thousands of values, and to look through all of them for
# cycles takes longer than a slice; what is young is still looked through.
gc.set_threshold(700, 10, 1_000_000)

_thinking = Thinking(WORKER_SLICE)


def begin(request: str) -> str:
    """The first reply to a request, which takes the place of any other."""
    return json.dumps(_thinking.begin(parse_request(request)))


def go_on() -> str:
    """A better reply, some milliseconds later; in between, the worker can receive a message."""
    return json.dumps(_thinking.go_on())


__export__ = ["begin", "go_on"]
