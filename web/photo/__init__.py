"""Reads a real kingdom from a photo, for the score pad.

What decides which kingdom the squares are, the library's `realmino.notation.recognition`, is in the
same archive.
"""

from browser.library_parts import extend_library

extend_library(__file__)
