"""Starts the page."""

import browser.methods  # noqa: F401 - first, for it makes all further imports quicker
from browser.main import start

await start()  # type: ignore[top-level-await]  # PyScript waits for it
