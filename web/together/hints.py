"""Which bubble of a player's first turn by link is due."""

from enum import Enum

from together.shared import Duty


class Hinted(Enum):
    """A bubble, by its number."""

    SEND = 1
    """Explains the button below the table."""
    NEXT = 2
    """Says what happens next, once the turn has been sent."""

    @property
    def number(self) -> int:
        """Counted from 1."""
        return self.value


def hinted(duty: Duty, seen: int, shown: Hinted | None) -> Hinted | None:
    """The bubble that is due, if any. ``seen`` counts closed bubbles; ``shown`` is the last one."""
    if duty is Duty.SEND:
        return Hinted.SEND if seen < 1 or shown is Hinted.SEND else None
    if duty is Duty.WAIT and (seen == 1 or (shown and seen < 2) or shown is Hinted.NEXT):
        return Hinted.NEXT
    return None
