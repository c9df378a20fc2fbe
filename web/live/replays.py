"""Letters that have come, replayed in slices so that a long one doesn't block the page."""

from __future__ import annotations

from realmino.together.fair import Refused
from realmino.together.letter import Letter, LetterReplay


class Replays:
    """The letters being replayed, the newest of each device."""

    def __init__(self) -> None:
        self._by_peer: dict[str, LetterReplay] = {}

    def __bool__(self) -> bool:
        return bool(self._by_peer)

    def peers(self) -> list[str]:
        """The devices whose letters aren't done."""
        return [*self._by_peer]

    def add(self, peer: str, replay: LetterReplay) -> None:
        """Begins with a device's letter."""
        self._by_peer[peer] = replay

    def drop(self, peer: str) -> None:
        """Forgets a device's letter."""
        self._by_peer.pop(peer, None)

    def clear(self) -> None:
        """Forgets all letters."""
        self._by_peer.clear()

    def advance(self, peer: str, most: int) -> tuple[int, Letter | None]:
        """Replays up to ``most`` choices of a device's letter.

        Returns how many of these are left over, and the letter once it's done. Raises `Refused` for
        an impossible letter, which is dropped.
        """
        replay = self._by_peer.get(peer)
        if replay is None:  # another letter has begun a game meanwhile
            return most, None
        try:
            while replay.left and most > 0:
                replay.advance()
                most -= 1
            letter = None if replay.left else replay.letter()
        except Refused:
            self.drop(peer)
            raise
        if letter:
            self.drop(peer)
        return most, letter
