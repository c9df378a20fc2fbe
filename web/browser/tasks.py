"""Background tasks that nothing awaits."""

import asyncio
from collections.abc import Coroutine
from typing import Any

_running: set[asyncio.Task[Any]] = set()


def start_task(work: Coroutine[Any, Any, Any]) -> None:
    """Starts a task and keeps it: the event loop holds only weak references."""
    task = asyncio.ensure_future(work)
    _running.add(task)
    task.add_done_callback(_running.discard)
