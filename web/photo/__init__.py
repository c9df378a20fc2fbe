"""Reads a real kingdom from a photo, for the score pad.

The library's `realmino.notation.recognition`, which decides which kingdom the squares form, is in
the same archive.
"""

from browser.library_parts import extend_library

extend_library(__file__)
