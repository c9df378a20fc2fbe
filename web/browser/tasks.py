"""Work in the background that nobody waits for, kept until it is done."""

import asyncio
from collections.abc import Coroutine
from typing import Any

_running: set[asyncio.Task[Any]] = set()


def start_task(work: Coroutine[Any, Any, Any]) -> None:
    """Starts the work; the event loop alone would forget it halfway."""
    task = asyncio.ensure_future(work)
    _running.add(task)
    task.add_done_callback(_running.discard)
