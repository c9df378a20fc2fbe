"""Finds out whether the page is in a frame, and which window an element belongs to.

One Python instance can show boards in several frames of our site (embed/view.py). ``js.window`` is
only the window that it runs in, so code that depends on an element's window must use `window_of`.
"""

from typing import Any

from js import window


def window_of(element: Any) -> Any:
    """The window that shows an element."""
    return element.ownerDocument.defaultView


def is_framed() -> bool:
    """Whether another page shows this one in a frame."""
    return bool(window.top != window)


def may_take_focus(element: Any) -> bool:
    """Whether an element may take the focus; in a frame, only if the frame has it already."""
    return not is_framed() or bool(element.ownerDocument.hasFocus())
