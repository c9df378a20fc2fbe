"""The page's side of the opponents' worker; where no worker runs, the bots think here."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

from js import document
from pyscript import create_named_worker

from realmino import State
from realmino.bots import BOTS
from table.effects import AskBot

PATIENCE = 20
"""Seconds after which a worker that does not answer is given up."""


class Opponents:
    """Bots that think beside the page; ``on_failure`` is called once if the worker fails."""

    def __init__(self, on_failure: Callable[[], None]) -> None:
        self._on_failure = on_failure
        self._worker: asyncio.Task[Any] | None = None
        self._usable = True

    def wake(self) -> None:
        """Starts the worker, if it is not there yet."""
        if self._worker is None and self._usable:
            self._worker = asyncio.ensure_future(self._start())

    async def _start(self) -> Any:
        script = document.getElementById("game")
        config = script.getAttribute("config")
        return await create_named_worker(script.dataset.worker, "opponents", config=config)

    async def choose(self, asked: AskBot) -> str:
        """The token of the bot's move."""
        if self._usable:
            self.wake()
            try:
                return await asyncio.wait_for(self._ask(asked), PATIENCE)
            except Exception:
                # Whatever ails the worker, the game goes on.
                self._usable = False
                self._on_failure()
        chosen = BOTS[asked.bot](State.parse(asked.position), Random(asked.seed))
        return str(chosen)

    async def _ask(self, asked: AskBot) -> str:
        assert self._worker is not None
        worker = await asyncio.shield(self._worker)
        question = {"bot": asked.bot, "position": asked.position, "seed": asked.seed}
        return str(await worker.choose(json.dumps(question)))
