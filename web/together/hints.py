"""Which bubble of somebody's first turn by link is due."""

from enum import Enum

from together.shared import Duty


class Hinted(Enum):
    """A bubble, by its number."""

    SEND = 1
    """What the button below the table does, beside it."""
    NEXT = 2
    """What comes next, once the turn has been sent."""

    @property
    def number(self) -> int:
        """Counted from 1."""
        return self.value


def hinted(duty: Duty, seen: int, shown: Hinted | None) -> Hinted | None:
    """The bubble that is due; ``seen`` are over, and ``shown`` is the last one there was."""
    if duty is Duty.SEND:
        return Hinted.SEND if seen < 1 or shown is Hinted.SEND else None
    if duty is Duty.WAIT and (seen == 1 or (shown and seen < 2) or shown is Hinted.NEXT):
        return Hinted.NEXT
    return None
