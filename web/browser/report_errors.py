"""Hears events, and turns a mistake of ours into a sentence."""

import functools
import traceback
from collections.abc import Callable
from typing import Any, Protocol

import js
from pyodide.ffi import create_proxy

from browser.speech import say


class Teller(Protocol):
    """Whoever has a way to tell the person at the page something."""

    def tell(self, text: str, urgent: bool = False) -> None:
        """A short note."""


def report_errors(work: Callable[..., Any]) -> Callable[..., Any]:
    """Runs a method of a `Teller` so that a mistake of ours ends in a sentence, not a traceback."""

    @functools.wraps(work)
    def run(teller: Teller, *arguments: Any) -> Any:
        try:
            return work(teller, *arguments)
        except Exception as error:
            js.console.error(traceback.format_exc())
            reason = f"{type(error).__name__}: {error}".splitlines()[0]
            teller.tell(say("failed", reason=reason), urgent=True)
            return None

    return run


def listen(target: Any, kind: str, heard: Callable[[Any], Any]) -> Callable[[], None]:
    """Hears an event from now on; returns the way to stop it."""
    proxy = create_proxy(heard)
    target.addEventListener(kind, proxy)

    def stop() -> None:
        target.removeEventListener(kind, proxy)
        proxy.destroy()

    return stop


def watch_attribute(target: Any, name: str, changed: Callable[[], Any]) -> Callable[[], None]:
    """Hears from now on that an attribute of an element changed; returns the way to stop it."""
    told = js.Object.fromEntries([["attributeFilter", js.Array.of(name)]])
    return _watch(js.MutationObserver, (target, told), changed)


def watch_sharpness(changed: Callable[[], Any]) -> Callable[[], None]:
    """Reports every change of the device pixel ratio from now on, as when a window moves to a finer
    screen; returns the way to stop it.
    """

    query: Any = None

    def follow() -> None:
        nonlocal query
        query = js.matchMedia(f"(resolution: {js.window.devicePixelRatio}dppx)")
        query.addEventListener("change", proxy)

    def hear(_: Any) -> None:
        query.removeEventListener("change", proxy)
        follow()  # a query is for one ratio
        changed()

    def stop() -> None:
        query.removeEventListener("change", proxy)
        proxy.destroy()

    proxy = create_proxy(hear)
    follow()
    return stop


def watch_size(target: Any, changed: Callable[[], Any]) -> Callable[[], None]:
    """Hears from now on that an element changed its size; returns the way to stop it."""
    return _watch(js.ResizeObserver, (target,), changed)


def _watch(kind: Any, seen: tuple[Any, ...], changed: Callable[[], Any]) -> Callable[[], None]:
    proxy = create_proxy(lambda *_: changed())
    observer = kind.new(proxy)
    observer.observe(*seen)

    def stop() -> None:
        observer.disconnect()
        proxy.destroy()

    return stop
