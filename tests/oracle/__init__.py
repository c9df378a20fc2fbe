"""A second, slow and literal implementation of the rulebooks, independent of the engine.

Neither imports the other, so agreement means that two independent readings agree. Kingdoms are
plain dicts of squares, tokens are plain text, and every rule is written out in full.

In tests: `from tests.oracle import Oracle`. At the command line: `python -m tests.oracle`.
"""

from .game import Misdeal, Oracle, Refused
from .land import Land
from .players import packing_record, play_out, random_record, record_text
from .scores import largest_territory, score_sheet, winners

__all__ = [
    "Land",
    "Misdeal",
    "Oracle",
    "Refused",
    "largest_territory",
    "packing_record",
    "play_out",
    "random_record",
    "record_text",
    "score_sheet",
    "winners",
]
