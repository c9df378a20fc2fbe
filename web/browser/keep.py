"""What stays on the device: the saved match, the settings, and the moment in the address bar."""

import json
from typing import Any

import js
from js import history, location
from pyscript import storage

MATCH = "match"
SETTINGS = "settings"
BROKEN = "broken match"


class NotKept(Exception):
    """Something could not be stored; its text is the browser's reason."""


class Keep:
    """The page's storage. Where the browser forbids it, everything works and nothing stays."""

    def __init__(self, store: Any) -> None:
        self._store = store

    @property
    def is_forbidden(self) -> bool:
        """Whether the browser keeps nothing for this page."""
        return self._store is None or bool(getattr(js, "volatileStorage", False))

    def read(self, name: str) -> str | None:
        """The text stored under a name, None where there is none."""
        found = None if self._store is None else self._store.get(name)
        return found if isinstance(found, str) else None

    async def write(self, name: str, text: str | None) -> None:
        """Stores a text (None: removes it); `NotKept` where the browser could not."""
        if self._store is None:
            return
        try:
            if text is None:
                self._store.pop(name, None)
            else:
                self._store[name] = text
            await self._store.sync()
        except Exception as error:
            raise NotKept(_reason(error)) from error

    def settings(self) -> dict[str, Any]:
        """The settings as they were last stored; empty where there are none or they are broken."""
        try:
            found = json.loads(self.read(SETTINGS) or "{}")
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}


async def open_keep() -> Keep:
    """The storage of this page, apart from other copies of the game on the same host."""
    try:
        return Keep(await storage(f"realmino {location.pathname}"))
    except Exception:
        # Forbidden storage shows itself in many ways; `Keep.is_forbidden` tells the person.
        return Keep(None)


def _reason(error: Exception) -> str:
    return str(getattr(error, "name", "") or error).splitlines()[0] or type(error).__name__


class Early:
    """Small notes for the moments before Python runs; lost where the browser forbids them."""

    @staticmethod
    def note(name: str, text: str | None, area: str = "localStorage") -> None:
        """Leaves a note, or takes it away."""
        try:
            notes = getattr(js, area)
            if text is None:
                notes.removeItem(f"realmino.{name}")
            else:
                notes.setItem(f"realmino.{name}", text)
        except Exception:
            return

    @staticmethod
    def find(name: str, area: str = "localStorage") -> str | None:
        """The note of that name."""
        try:
            found = getattr(js, area).getItem(f"realmino.{name}")
        except Exception:
            return None
        return found if isinstance(found, str) else None


def fragment() -> str:
    """What follows # in the address."""
    return str(location.hash).removeprefix("#")


def address_of(moment: str) -> str:
    """The whole address of a moment."""
    return f"{location.origin}{location.pathname}#{moment}"


def show_fragment(moment: str) -> None:
    """Puts a moment into the address bar (empty: takes it away); the history stays as it is."""
    history.replaceState(None, "", f"#{moment}" if moment else location.pathname + location.search)
