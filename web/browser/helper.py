"""One worker in which the bots think: its start, its answers, its end."""

import asyncio
import json
from time import monotonic
from typing import Any

from js import document
from pyscript import create_named_worker

from table.thinking import Answer, Question

WAKING = 5.0
"""Seconds that a bot's move waits for a worker to start."""

STARTING = 25.0
"""Seconds after which a worker that has not started is given up; PyScript never tells."""

SILENCE = 4.0
"""Seconds after which a worker that says nothing is taken for dead; it answers many times each."""


class Late(Exception):
    """The worker is still starting."""


class Helper:
    """A worker that starts at once; ``name`` is one that no worker of this page has had before."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._since = monotonic()
        self._worker = asyncio.ensure_future(self._start())

    async def _start(self) -> Any:
        game = document.getElementById("game")
        config = game.getAttribute("config")
        return await create_named_worker(game.dataset.worker, self._name, config=config)

    async def begin(self, question: Question) -> Answer:
        """The first answer, as soon as the worker runs; `Late` where that takes too long."""
        await self._wait()
        return await self._ask(self._worker.result().begin(json.dumps(question)))

    async def go_on(self) -> Answer:
        """A better answer."""
        return await self._ask(self._worker.result().go_on())

    async def _wait(self) -> None:
        age = monotonic() - self._since
        done, _ = await asyncio.wait([self._worker], timeout=max(0.0, WAKING - age))
        if not done and age < STARTING:
            raise Late
        if not done:
            raise TimeoutError("it does not start")

    async def _ask(self, answer: Any) -> Answer:
        async def said() -> str:
            return str(await answer)

        return Answer(*json.loads(await asyncio.wait_for(said(), SILENCE)))

    def end(self) -> None:
        """Stops the worker, whatever it does."""
        self._worker.cancel()
        script = document.querySelector(f'script[name="{self._name}"]')
        if script:
            worker = getattr(script, "xworker", None)
            if worker:
                worker.terminate()
            script.remove()
