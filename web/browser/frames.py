"""Whether the page is in a frame, and what it must not do there."""

from js import document, window


def is_framed() -> bool:
    """Whether another page shows this one in a frame."""
    return bool(window.top != window)


def may_take_focus() -> bool:
    """Whether the page may move the focus; in a frame, only if it has the focus already."""
    return not is_framed() or bool(document.hasFocus())
