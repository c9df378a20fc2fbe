"""Replays received letters in slices, so a long one doesn't block the page."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final

from live.people import Peer
from realmino.together.fair import Refused
from realmino.together.letter import Letter, LetterReplay

CHOICES_AT_ONCE: Final = 60
"""Choices to replay at a time, about 30 ms in a browser."""


class Replays:
    """The letters being replayed, one per device."""

    def __init__(self) -> None:
        self.early: dict[str, str] = {}
        """Possible first letters of a game that is starting, by device."""
        self._by_peer: dict[str, LetterReplay] = {}

    def __bool__(self) -> bool:
        return bool(self._by_peer)

    def clear(self) -> None:
        """Forgets all letters."""
        self._by_peer.clear()
        self.early.clear()

    def add(self, peer: str, known: Peer, text: str, ours: Letter | None, now: float) -> bool:
        """Starts replaying a letter that may belong to our game; returns whether it has started."""
        if peer in self._by_peer:  # finishing it first saves most work for the next one
            known.last_text = ""
            return False
        replay = LetterReplay(text, ours)
        if ours and replay.identity != ours.identity:
            return False
        if not known.choices.spend(now, replay.left):
            known.last_text = ""  # it may arrive again later
            return False
        self._by_peer[peer] = replay
        return True

    def work(
        self,
        reading: Callable[[str], AbstractContextManager[None]],
        take: Callable[[str, Letter], None],
    ) -> None:
        """Replays a slice of the letters; ``take`` receives each finished one.

        ``reading`` handles errors in a device's letter.
        """
        left = CHOICES_AT_ONCE
        for peer in [*self._by_peer]:
            with reading(peer):
                left, letter = self._advance(peer, left)
                if letter:
                    take(peer, letter)

    def _advance(self, peer: str, most: int) -> tuple[int, Letter | None]:
        """Replays at most ``most`` choices from a device's letter.

        Returns how many of these are left, and the letter once it's done. Raises `Refused` for an
        impossible letter, which is dropped.
        """
        replay = self._by_peer.get(peer)
        if replay is None:  # another letter has started a game in the meantime
            return most, None
        try:
            while replay.left and most > 0:
                replay.advance()
                most -= 1
            letter = None if replay.left else replay.letter()
        except Refused:
            del self._by_peer[peer]
            raise
        if letter:
            self._by_peer.pop(peer, None)
        return most, letter


def first_letter(text: str) -> Letter | None:
    """A game's first letter, which has no choices; None for a later one."""
    replay = LetterReplay(text)
    return None if replay.left else replay.letter()
