"""Starts the page."""

from browser.main import start

await start()
