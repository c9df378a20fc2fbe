"""Caches the coach's advice, so the panel and the review never contradict each other."""

from typing import Final

from realmino import State
from table.play.thinking import AdviceReply

MAX_POSITIONS: Final = 64
"""Maximum number of positions to remember."""


class Evaluations:
    """Finished advice about positions, shared by the panel and the review."""

    def __init__(self) -> None:
        self._known: dict[State, AdviceReply] = {}

    def add(self, position: State, advice: AdviceReply) -> None:
        """Adds advice about all choices in a position; drops the oldest beyond `MAX_POSITIONS`."""
        if advice.suggestions:
            self._known.pop(position, None)
            self._known[position] = advice._replace(share=1.0)
            if len(self._known) > MAX_POSITIONS:
                del self._known[next(iter(self._known))]

    def find(self, position: State, token: str = "") -> AdviceReply | None:
        """The advice about a position that includes the choice ``token``; None if unknown."""
        advice = self._known.get(position)
        tokens = {one.token for one in advice.suggestions} if advice else set()
        return advice if not token or token in tokens else None


KNOWN: Final = Evaluations()
"""All advice known to the page, from the table and from reviews."""
