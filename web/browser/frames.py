"""Whether another page shows this one in a frame, and what that forbids."""

from js import document, window


def is_framed() -> bool:
    """Whether another page shows this one."""
    return bool(window.top != window)


def may_take_focus() -> bool:
    """Whether the page may take the keyboard: in a frame only from itself, not from the others."""
    return not is_framed() or bool(document.hasFocus())
