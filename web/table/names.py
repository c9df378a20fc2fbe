"""Names of players: what one may be, how long it is, and how a link tells it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from table.links import ADDED, ENCODED_ENDS, LAYERS, percent_decoded

LONGEST_NAME: Final = 20
"""Letters of a name as a person counts them (graphemes)."""

MOST: Final = 12 * LONGEST_NAME
"""Code points of a name: a letter has as many as its marks, and those have no end."""

_UNSEEN: Final = re.compile(
    "[\0-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u061c\u200b\u200e\u200f"
    "\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)
"""Controls. Not the joiners U+200C and U+200D, without which names and emoji fall apart."""

_ESCAPED: Final = re.compile(f"[^\\w \x80-\U0010ffff-]|[_{ENCODED_ENDS.strip()}]")
_TILDE: Final = re.compile("(?:~[0-9A-F]{2})+")
"""What a link tells as ``~2C``, not as ``%2C``: programs encode and decode ``%`` as they like, and
what ends a sentence belongs to no link."""

# Unicode's rules for graphemes (UAX 29): `_kind` gives every code point its class, and a pattern
# over these finds the graphemes.
_GRAPHEME: Final = re.compile(
    "P*(?:L*(?:WV*|X|V+)T*|L+|T+|RR|I(?:[EJN]*ZI)*|K(?:[EZN]*N[EZN]*K)*|[^C])[EJNSZ]*|."
)


def clean(name: str) -> str:
    """A name as a match keeps it: one line without controls, cut after its 20th grapheme."""
    name = " ".join(_UNSEEN.sub("", name).split())[:MOST]
    name = "".join(graphemes(name)[:LONGEST_NAME]).strip()
    return name if name.strip(" \u200c\u200d") else ""


def graphemes(text: str) -> list[str]:
    """The letters of a text as a person counts them, each with its marks."""
    if text.isascii():
        return [*text]
    kinds = "".join(map(_kind, text))
    return [text[found.start() : found.end()] for found in _GRAPHEME.finditer(kinds)]


def _kind(letter: str) -> str:
    """The class of a code point for `_GRAPHEME`, "." for one that stands alone.

    C is a control, Z and J are the joiners, E extends the letter before it, S spaces it, P precedes
    one. L, V, T, W (LV) and X (LVT) are Hangul, R a half of a flag, I a pictograph, K a consonant
    of India and N what joins it to the next one.
    """
    from unicodedata import category  # most names do without

    code = ord(letter)
    for kind, first, last in _RANGES:
        if first <= code <= last:
            return kind
    if 0xAC00 <= code <= 0xD7A3:
        return "X" if (code - 0xAC00) % 28 else "W"
    if 0x900 <= code < 0xD80 and code & ~0x7F in _INDIC:
        if code & 0x7F == 0x4D:
            return "N"
        if 0x15 <= code & 0x7F <= 0x39 or 0x58 <= code & 0x7F <= 0x5F:
            return "K"
    found = category(letter)
    if found in ("Mn", "Me"):
        return "E"
    if found == "Mc":
        return "." if _ALONE.match(letter) else "S"
    return "C" if found in ("Cc", "Cf", "Cs", "Zl", "Zp") else "."


_INDIC: Final = (0x900, 0x980, 0xA80, 0xB00, 0xC00, 0xD00)
"""The blocks of the scripts whose consonants join."""

_ALONE: Final = re.compile(
    "[\u102b\u102c\u1038\u1062-\u1064\u1067-\u106d\u1083\u1087-\u108c\u108f\u109a-\u109c]"
)
"""Spacing marks of Burmese that count as letters."""

_RANGES: Final = (
    *(("J", 0x200C, 0x200C), ("Z", 0x200D, 0x200D), ("R", 0x1F1E6, 0x1F1FF)),
    *(("E", 0x1F3FB, 0x1F3FF), ("E", 0xE0020, 0xE007F), ("E", 0xFF9E, 0xFF9F)),
    *(("I", 0x2194, 0x2199), ("I", 0x2600, 0x27BF), ("I", 0x2B05, 0x2B55), ("I", 0x1F000, 0x1FAFF)),
    *(("L", 0x1100, 0x115F), ("V", 0x1160, 0x11A7), ("T", 0x11A8, 0x11FF), ("L", 0xA960, 0xA97C)),
    *(("V", 0xD7B0, 0xD7C6), ("T", 0xD7CB, 0xD7FB), ("S", 0xE33, 0xE33), ("S", 0xEB3, 0xEB3)),
    ("P", 0x600, 0x605),
)
"""The classes that `unicodedata` does not tell; the first one counts."""


def to_address(names: Iterable[str]) -> str:
    """Names joined by commas, in letters that no program changes; "" for none at all."""
    from urllib.parse import quote  # takes long to import, and most links do without

    told = [quote(_ESCAPED.sub(_escape, clean(name)), safe="~") for name in names]
    return ",".join(told).rstrip(",")


def of_address(text: str) -> list[str]:
    """The names in the field of a link; `NotationError` for letters that are not UTF-8."""
    *first, last = map(_percent_decoded, text.replace("+", " ").split(","))
    names = [*first, last.rstrip(ENCODED_ENDS)]
    return [_TILDE.sub(_unescape, name) for name in names]


def _percent_decoded(name: str) -> str:
    for _ in range(LAYERS):
        name = percent_decoded(name)
    return name.translate(ADDED)


def _escape(found: re.Match[str]) -> str:
    return "".join(f"~{byte:02X}" for byte in found[0].encode())


def _unescape(found: re.Match[str]) -> str:
    return percent_decoded(found[0].replace("~", "%"))
