"""Event listeners, observers and background tasks; reports errors in listeners."""

import asyncio
import functools
import traceback
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import js
from pyodide.ffi import create_proxy

from browser.frames import window_of
from browser.messages import say


class Reporter(Protocol):
    """An object that can show the player a message."""

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a short message."""


def report_errors(work: Callable[..., Any]) -> Callable[..., Any]:
    """Decorates a `Reporter`'s method so it reports internal errors in one sentence."""

    @functools.wraps(work)
    def run(reporter: Reporter, *arguments: Any) -> Any:
        try:
            result = work(reporter, *arguments)
        except Exception as error:
            _report(reporter, error)
            return None
        return _reporting(reporter, result) if asyncio.iscoroutine(result) else result

    return run


async def _reporting(reporter: Reporter, work: Coroutine[Any, Any, Any]) -> Any:
    try:
        return await work
    except Exception as error:
        _report(reporter, error)


def _report(reporter: Reporter, error: Exception) -> None:
    js.console.error(traceback.format_exc())
    reason = f"{type(error).__name__}: {error}".splitlines()[0]
    reporter.report(say("failed", reason=reason), urgent=True)


def listen(target: Any, kind: str, handler: Callable[[Any], Any]) -> Callable[[], None]:
    """Adds an event listener; returns a function that removes it."""
    proxy = create_proxy(handler)
    target.addEventListener(kind, proxy)

    def stop() -> None:
        target.removeEventListener(kind, proxy)
        proxy.destroy()

    return stop


def watch_attribute(target: Any, name: str, changed: Callable[[], Any]) -> Callable[[], None]:
    """Calls ``changed`` when an element's attribute changes; returns a function that stops it."""
    options = js.Object.fromEntries([["attributeFilter", js.Array.of(name)]])
    return _watch(js.MutationObserver, (target, options), changed)


def watch_sharpness(changed: Callable[[], Any], window: Any = None) -> Callable[[], None]:
    """Calls ``changed`` when a window's device pixel ratio changes; returns a function to stop it.

    The ratio changes with the browser's zoom or when the window moves to another screen.
    """

    query: Any = None
    window = window or js.window

    def follow() -> None:
        nonlocal query
        query = window.matchMedia(f"(resolution: {window.devicePixelRatio}dppx)")
        query.addEventListener("change", proxy)

    def on_change(_: Any) -> None:
        query.removeEventListener("change", proxy)
        follow()  # a query matches only one ratio
        changed()

    def stop() -> None:
        query.removeEventListener("change", proxy)
        proxy.destroy()

    proxy = create_proxy(on_change)
    follow()
    return stop


def watch_size(target: Any, changed: Callable[[], Any]) -> Callable[[], None]:
    """Calls ``changed`` when an element's size changes; returns a function that stops it."""
    # Another window's observers would wait until that window is painted.
    return _watch(window_of(target).ResizeObserver, (target,), changed)


def _watch(kind: Any, seen: tuple[Any, ...], changed: Callable[[], Any]) -> Callable[[], None]:
    proxy = create_proxy(lambda *_: changed())
    observer = kind.new(proxy)
    observer.observe(*seen)

    def stop() -> None:
        observer.disconnect()
        proxy.destroy()

    return stop


_running: set[asyncio.Task[Any]] = set()


def start_task(work: Coroutine[Any, Any, Any]) -> None:
    """Starts a task and keeps a reference to it, because the event loop only has weak ones."""
    task = asyncio.ensure_future(work)
    _running.add(task)
    task.add_done_callback(_running.discard)
