"""The smallest sizes that can be read and tapped, in CSS pixels."""

FINGER = 44.0
"""How wide and high should be at least what a finger taps, in pixels."""

LETTERS = 11.0
"""The smallest letters that anybody has to read, in pixels."""

NARROW = 26
"""Squares of a line that are smaller, in pixels, are too small on a phone, where one's own kingdom
comes first.
"""

SMALL = 30
"""Squares of a line that are smaller, in pixels, are too small for fingers and eyes."""

LEGIBLE = 0.75
"""Down to this size all else shrinks, but not its letters."""

LOW = 480
"""A lower canvas is that of a phone that lies on its side, so fingers point at it."""

PLATE = 26.0
"""How high a name plate has to be for letters of `LETTERS`."""

BUILDING = 90
"""Spots of the builders' board that are narrower, in pixels, are harder to read."""

PURSE_ROOM = 90
"""How wide a kingdom has to be, in pixels, for its purse to be readable."""
