"""A second, slow and literal reading of the rulebooks, written apart from the engine.

Nothing here imports the engine, and the engine imports nothing from here: where both agree, two
readings agree. Kingdoms are plain dicts of squares, a token is plain text, and every rule is
spelled out the long way.

From a test: `from tests.oracle import Oracle`. By hand: `python -m tests.oracle`.
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
