"""The worker's side of thinking: handles requests in JSON, and replies slice by slice."""

import gc
import json

from table.play.thinking import WORKER_SLICE, Thinking, parse_request

# A bot's search tree grows to hundreds of thousands of objects, and a full garbage collection takes
# longer than a slice. Young objects are still collected.
gc.set_threshold(700, 10, 1_000_000)

_thinking = Thinking(WORKER_SLICE)


def begin(request: str) -> str:
    """Starts a request, which replaces the previous one; returns the first reply."""
    return json.dumps(_thinking.begin(parse_request(request)))


def go_on() -> str:
    """A better reply, some milliseconds later. In between, the worker can receive messages."""
    return json.dumps(_thinking.go_on())


__export__ = ["begin", "go_on"]
