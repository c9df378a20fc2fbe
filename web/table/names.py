"""Names of players in an address: what is written there, and what is read of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

LONGEST_NAME: Final = 20
"""Characters of a name."""


def clean(name: str) -> str:
    """A name as it may stand in a link: one line, without what nobody can see."""
    seen = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    return seen[:LONGEST_NAME].strip()


def to_address(names: Iterable[str]) -> str:
    """Names joined by commas, with ``%`` for what an address does not take; "" for none at all."""
    from urllib.parse import quote  # takes long to import, and most links do without

    cleaned = [clean(name) for name in names]
    return ",".join(quote(name, safe="") for name in cleaned) if any(cleaned) else ""


def of_address(text: str, players: int) -> list[str]:
    """The names in an address; `ValueError` unless they are those of at most so many players."""
    from urllib.parse import unquote

    names = [unquote(part, errors="strict") for part in text.split(",")]
    if len(names) > players or any(name != clean(name) for name in names):
        raise ValueError(f"names of at most {LONGEST_NAME} characters for {players} players")
    return names + [""] * (players - len(names))
