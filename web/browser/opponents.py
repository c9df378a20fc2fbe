"""The page's side of the opponents' worker; where no worker runs, the bots think here."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from js import document
from pyscript import create_named_worker

from realmino import State
from realmino.bots import BOTS
from table.effects import AskBot

WAKING = 5.0
"""Seconds that a bot's move waits for the worker to start; PyScript never tells that it cannot."""

PATIENCE = 20.0
"""Seconds after which a worker that does not answer is given up."""


class Opponents:
    """Bots that think beside the page; ``on_failure`` is called once if the worker fails."""

    def __init__(self, on_failure: Callable[[], None]) -> None:
        self._on_failure = on_failure
        self._worker: asyncio.Task[Any] | None = None
        self._since = 0.0
        self._failed = False
        self._told = False

    def wake(self) -> None:
        """Starts the worker, if it is not there yet."""
        if self._worker is None and not self._failed:
            self._since = monotonic()
            self._worker = asyncio.ensure_future(self._start())

    async def _start(self) -> Any:
        script = document.getElementById("game")
        config = script.getAttribute("config")
        return await create_named_worker(script.dataset.worker, "opponents", config=config)

    async def choose(self, asked: AskBot) -> str:
        """The token of the bot's move."""
        self.wake()
        if self._worker is not None:
            try:
                rest = max(0.0, self._since + WAKING - monotonic())
                worker = await asyncio.wait_for(asyncio.shield(self._worker), rest)
                return await asyncio.wait_for(_ask(worker, asked), PATIENCE)
            except Exception:
                # Whatever ails the worker, the game goes on; one that is only late is used later.
                self._lament()
        chosen = BOTS[asked.bot](State.parse(asked.position), Random(asked.seed))
        return str(chosen)

    def _lament(self) -> None:
        if self._worker is not None and self._worker.done():
            self._worker, self._failed = None, True
        if not self._told:
            self._told = True
            self._on_failure()


async def _ask(worker: Any, asked: AskBot) -> str:
    question = {"bot": asked.bot, "position": asked.position, "seed": asked.seed}
    return str(await worker.choose(json.dumps(question)))
