"""The smallest sizes that can be read and tapped, in CSS pixels."""

FINGER = 44.0
"""The least width and height of anything a finger taps, in pixels."""

ABOVE_HEADING = 14.0
"""The room above a heading at the table's edge, in pixels, where a finger may still hit it."""

LETTERS = 11.0
"""The smallest letters on the table, in pixels."""

NARROW = 26
"""Squares of a line smaller than this, in pixels, are too small even on a phone."""

SMALL = 30
"""Squares of a line smaller than this, in pixels, are too small for fingers and eyes."""

READABLE = 32
"""The width of half a domino on a phone, in pixels, down to the scale `UNSHRUNK`."""

UNSHRUNK = 0.92
"""Down to this scale a phone's dominoes and buildings stay readable while all else shrinks."""

LEGIBLE = 0.75
"""Down to this scale, everything else shrinks while its letters keep their size."""

LOW = 480
"""A canvas lower than this belongs to a phone on its side, so it is used by touch."""

PLATE = 26.0
"""The least height of a name plate with letters of size `LETTERS`."""

FOOT = 18.0
"""The height of the strip below a small domino for its points, its number and its king's feet."""

LOW_FOOT = 12.0
"""The height of that strip below this round's dominoes, in pixels, where there is little room."""

BUILDING = 90
"""Spots of the builders' board narrower than this, in pixels, are harder to read."""

MINIATURE = 5
"""The least width of a square of a kingdom in miniature, in pixels."""

LEAST_SPOT = 52
"""On narrower spots of the builders' board, in pixels, prices are smaller than `LETTERS`."""

PURSE_ROOM = 90
"""The least width of a kingdom, in pixels, at which its purse is readable."""
