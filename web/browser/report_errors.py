"""Hears the page's events, and turns a mistake of ours into a sentence."""

import functools
import traceback
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy

from browser import toasts
from table import words


def report_errors(work: Callable[..., Any]) -> Callable[..., Any]:
    """Runs work so that a mistake of ours ends in a sentence, never in a traceback."""

    @functools.wraps(work)
    def run(*arguments: Any) -> Any:
        try:
            return work(*arguments)
        except Exception as error:
            js.console.error(traceback.format_exc())
            reason = f"{type(error).__name__}: {error}".splitlines()[0]
            toasts.tell(words.say("failed", reason=reason), urgent=True)
            return None

    return run


def listen(target: Any, kind: str, heard: Callable[[Any], Any]) -> None:
    """Hears an event for as long as the page lives."""
    target.addEventListener(kind, create_proxy(heard))
