"""Reads the link fields in messages, and reads and writes the names in them."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from realmino.together.fair import Refused, from_base64, to_base64

LONGEST_TEXT: Final = 20_000
"""Maximum characters in a message that is searched for a link."""
LONGEST_NAME: Final = 240
"""Maximum code points in a name. The page cuts names after 20 visible characters."""
MAX_ENCODING_LAYERS: Final = 4
"""The layers of percent-encoding to remove, which other programs may have added to a link."""

_FIELD: Final = re.compile(r"(?:^|[#&?])(?:(_t|_n|_s|with|join|room|n)=([^&#?\s]*)|(k)=([a-z]*))")
_INVISIBLE: Final = re.compile("[\xad\u200b\u2060\ufeff]")
"""Invisible characters that mail programs insert into long words."""
_PLAIN: Final = re.compile("[^A-Za-z0-9-]")
_BYTES: Final = re.compile("(?:~[0-9A-F]{2})+")
_JOINERS: Final = "\u200c\u200d"


def link_fields(text: str) -> dict[str, str]:
    """The fields of the link in a message, decoded except for names; `Refused` if it's too long."""
    if len(text) > LONGEST_TEXT:
        raise Refused("too-long", most=LONGEST_TEXT)
    for _ in range(MAX_ENCODING_LAYERS):
        text = _decode_layer(text)
    matches = _FIELD.finditer(_INVISIBLE.sub("", text))
    return {field[1] or field[3]: field[2] or field[4] or "" for field in matches}


def _decode_layer(text: str) -> str:
    """The text with one layer of HTML and percent encoding removed."""
    if ";" in text:
        from html import unescape

        text = unescape(text)
    if "%" in text:
        from urllib.parse import unquote

        text = unquote(text, errors="replace")
    return text


def names_text(names: Sequence[str]) -> str:
    """The names field, in characters that no program changes. Pages of any version can read it."""
    return "&n=" + ",".join(_PLAIN.sub(_escape, name) for name in names) if any(names) else ""


def short_names_text(names: Sequence[str]) -> str:
    """A names field that's half as long in most scripts."""
    return "&_n=" + to_base64("\n".join(names).encode(errors="replace")) if any(names) else ""


def _escape(match: re.Match[str]) -> str:
    return "".join(f"~{byte:02X}" for byte in match[0].encode(errors="replace"))


def read_names(fields: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """The seats' cleaned names from either field; empty if there are none. Never fails."""
    if "_n" in fields:
        try:
            texts = from_base64(fields["_n"]).decode(errors="replace").split("\n")
        except Refused:
            return ()
    else:
        texts = [_BYTES.sub(_unescape, name) for name in fields.get("n", "").split(",")]
    names = [*map(_clean, texts[:seats])]
    return (*names, *[""] * (seats - len(names))) if any(names) else ()


def _unescape(match: re.Match[str]) -> str:
    return bytes.fromhex(match[0].replace("~", "")).decode(errors="replace")


def _clean(name: str) -> str:
    printable = (letter for letter in name if letter.isprintable() or letter in _JOINERS)
    return "".join(printable).strip()[:LONGEST_NAME]
