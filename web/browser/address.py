"""Reads, changes and copies the page's address, whose fragment may be a moment of a game."""

from js import URL, document, history, location, navigator


def fragment() -> str:
    """The fragment of the address, without #."""
    return str(location.hash).removeprefix("#")


def folder() -> str:
    """The path of the site's root folder, even on pages in other languages."""
    return str(URL.new(document.documentElement.dataset.root or ".", location.href).pathname)


def full_link(moment: str) -> str:
    """The full link to a moment."""
    return f"{location.origin}{location.pathname}#{moment}"


def show_fragment(moment: str) -> None:
    """Replaces the fragment in the address bar without a history entry; "" removes it."""
    address = f"#{moment}" if moment else location.pathname + location.search
    history.replaceState(history.state, "", address)


async def copy_link(moment: str) -> bool:
    """Copies the link to a moment and returns whether that worked.

    If not, the address bar shows the link, so people can copy it by hand.
    """
    is_copied = await copy_text(full_link(moment))
    if not is_copied:
        show_fragment(moment)
    return is_copied


async def copy_text(text: str) -> bool:
    """Copies a text and returns whether that worked."""
    try:
        await navigator.clipboard.writeText(text)
    except Exception:  # forbidden, or missing without https
        return False
    return True
