"""The page's address: the moment of a game that stands in it."""

from js import URL, document, history, location, navigator


def fragment() -> str:
    """What follows # in the address."""
    return str(location.hash).removeprefix("#")


def folder() -> str:
    """The path of the folder of the site, which pages in other languages lie below."""
    return str(URL.new(document.documentElement.dataset.root or ".", location.href).pathname)


def address_of(moment: str) -> str:
    """The whole address of a moment."""
    return f"{location.origin}{location.pathname}#{moment}"


def show_fragment(moment: str) -> None:
    """Puts a moment into the address bar (empty: takes it away); the history stays as it is."""
    history.replaceState(None, "", f"#{moment}" if moment else location.pathname + location.search)


async def hand_out(moment: str) -> bool:
    """Copies the address of a moment; whether there is a clipboard that took it.

    Without one, the moment stands in the address bar, which can be copied by hand.
    """
    is_copied = await copy_text(address_of(moment))
    if not is_copied:
        show_fragment(moment)
    return is_copied


async def copy_text(text: str) -> bool:
    """Copies a text; whether there is a clipboard that took it."""
    try:
        await navigator.clipboard.writeText(text)
    except Exception:  # not allowed, or not there without https
        return False
    return True
