"""Runs in the bots' worker: handles requests in JSON, and replies slice by slice."""

import gc
import json
import sys
from base64 import b64decode
from importlib import import_module
from pathlib import Path

from table.play.thinking import WORKER_SLICE, Thinking, parse_request

# A bot's search tree grows to hundreds of thousands of objects, and a full garbage collection takes
# longer than a slice. Young objects are still collected.
gc.set_threshold(700, 10, 1_000_000)

INSTALLED = "/home/pyodide/installed.zip"

_thinking = Thinking(WORKER_SLICE)
_parse = parse_request


def install(feature: str, archive: str) -> None:
    """Adds a feature's archive, in base64; from then on, that feature handles the requests."""
    global _parse
    Path(INSTALLED).write_bytes(b64decode(archive))
    sys.path.append(INSTALLED)
    _parse = import_module(f"{feature}.request").parse_request


def begin(request: str) -> str:
    """Starts a request, which replaces the previous one; returns the first reply."""
    return json.dumps(_thinking.begin(_parse(request)))


def keep_thinking() -> str:
    """Thinks for some milliseconds and returns a better reply.

    Between calls, the worker can receive messages.
    """
    return json.dumps(_thinking.keep_thinking())


__export__ = ["begin", "keep_thinking", "install"]
