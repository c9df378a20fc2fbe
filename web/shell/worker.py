"""The worker's side of thinking: requests come in as JSON, and replies go out slice by slice."""

import gc
import json

from table.play.thinking import WORKER_SLICE, Thinking, parse_request

# A bot's search tree grows to hundreds of thousands of objects, and a full collection of them takes
# longer than a slice. Young objects are still collected.
gc.set_threshold(700, 10, 1_000_000)

_thinking = Thinking(WORKER_SLICE)


def begin(request: str) -> str:
    """The first reply to a request, which replaces the one before."""
    return json.dumps(_thinking.begin(parse_request(request)))


def go_on() -> str:
    """A better reply, some milliseconds later; in between, the worker can receive a message."""
    return json.dumps(_thinking.go_on())


__export__ = ["begin", "go_on"]
