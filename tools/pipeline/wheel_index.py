"""The site's wheels as a package index for pip and micropip (PEP 503).

Older versions stay in the index as long as builds use `--keep`, so pages that need them still work.
"""

import re
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from typing import Final

from tools.pipeline.deployed import Unusable, read
from tools.pipeline.policies import READING

LIBRARY: Final = "wheel"
"""The folder of the index."""
PROJECT: Final = f"{LIBRARY}/realmino/index.html"

_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="robots" content="noindex">
<title>Links for realmino</title>
</head>
<body>
<h1>Links for realmino</h1>
{links}
</body>
</html>
"""
_LINK: Final = '<a href="../{name}#sha256={digest}">{name}</a><br>'
_FOUND: Final = re.compile(r'"\.\./(realmino-[\w.]+-py3-none-any\.whl)#sha256=([0-9a-f]{64})"')


def wheel_index(wheels: Mapping[str, bytes], keep: str | None = None) -> dict[str, bytes]:
    """The index's files, with these wheels by name and those of an earlier site.

    ``keep`` is that site's folder or address. A wheel that doesn't match its digest is dropped.
    """
    every = {**(_earlier_wheels(keep, wheels) if keep else {}), **wheels}
    links = "\n".join(
        _LINK.format(name=name, digest=sha256(body).hexdigest()) for name, body in every.items()
    )
    page = _PAGE.format(policy=escape(READING), links=links)
    return {PROJECT: page.encode(), **{f"{LIBRARY}/{name}": body for name, body in every.items()}}


def _earlier_wheels(source: str, own: Mapping[str, bytes]) -> dict[str, bytes]:
    try:
        page = read(source, PROJECT).decode(errors="replace")
    except Unusable as reason:
        print(f"No wheels of earlier versions are kept: {reason}.")
        return {}
    kept = {}
    for name, digest in _FOUND.findall(page):
        if name in own:
            continue
        try:
            body = read(source, f"{LIBRARY}/{name}")
        except Unusable as reason:
            print(f"An earlier wheel is not kept: {reason}.")
            continue
        if sha256(body).hexdigest() == digest:
            kept[name] = body
        else:
            print(f"An earlier wheel is not kept: {name} doesn't match its digest.")
    return kept
