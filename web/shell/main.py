"""Sets the page's language, adds its archives and starts its feature."""

import sys
from importlib import import_module

from js import document

from realmino.text.language import set_language

HOME = "/home/pyodide"
"""The folder into which PyScript and the loader write archives."""


async def start() -> None:
    """Starts the feature that the page names in the ``data-`` attributes of its script."""
    options = document.getElementById("game").dataset
    set_language(document.documentElement.lang.split("-")[0])
    sys.path += [f"{HOME}/{archive}" for archive in options.archives.split()]
    await import_module(f"{options.feature}.view").start()


await start()  # type: ignore[top-level-await]  # PyScript awaits it
