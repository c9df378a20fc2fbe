"""Short notes in the browser's storage, and downloads. `saves` stores the games."""

import js


def download(name: str, text: str) -> None:
    """Saves a text as a file."""
    js.realmino.storage.download(name, text)


def note(name: str, text: str | None, area: str = "localStorage") -> bool:
    """Stores or removes a note, which scripts can read before Python starts; returns success."""
    try:
        notes = getattr(js, area)
        if text is None:
            notes.removeItem(f"realmino.{name}")
        else:
            notes.setItem(f"realmino.{name}", text)
    except Exception:
        return False
    return True


def can_store_notes() -> bool:
    """Whether this page may store notes."""
    note("probe", "yes")
    probe = find_note("probe")
    note("probe", None)
    return probe is not None


def find_note(name: str, area: str = "localStorage") -> str | None:
    """The note with this name, or None."""
    try:
        text = getattr(js, area).getItem(f"realmino.{name}")
    except Exception:
        return None
    return text if isinstance(text, str) else None
