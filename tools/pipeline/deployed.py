"""Keeps the files of earlier builds on the site for visitors with an older page.

A build lists its own files below `v/` in `files.json`, and those of earlier builds in
`kept.json`, the newest build first. Nothing else in the site depends on `kept.json`.
"""

import json
import re
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from tools.setup.environment import stamp_of

LIST, KEPT = "files.json", "kept.json"
BUILDS = 2
"""The number of earlier builds to keep."""

_PATIENCE = 30.0
_NAME = re.compile(r"v/[a-z]+-[0-9a-f]{16}(/[\w.-]*\w)+")


class Unusable(Exception):
    """Raised for a site whose files can't be kept; the message says why."""


def file_list(files: dict[str, bytes]) -> bytes:
    """The contents of a build's `files.json`."""
    return (json.dumps(sorted(name for name in files if name.startswith("v/"))) + "\n").encode()


def earlier_files(files: dict[str, bytes], source: str) -> dict[str, bytes]:
    """The files of earlier builds to add to a build, and their list.

    ``source`` is the folder or address of the current site. A build without a list, or with files
    that don't match their folder's digest, isn't kept.
    """
    try:
        builds = _builds(source)
    except Unusable as reason:
        print(f"No files of earlier builds are kept: {reason}.")
        return {}
    own = sorted(name for name in files if name.startswith("v/"))
    earlier: dict[str, bytes] = {}
    kept: list[list[str]] = []
    for names in [build for build in builds if build != own][:BUILDS]:
        try:
            bodies = {name: files.get(name) or read(source, name) for name in names}
            _check(bodies)
        except Unusable as reason:
            print(f"An earlier build is not kept: {reason}.")
            continue
        kept.append(names)
        earlier |= {name: body for name, body in bodies.items() if name not in files}
    return {**earlier, KEPT: (json.dumps(kept) + "\n").encode()} if kept else {}


def read(source: str, name: str) -> bytes:
    """A file of the site in a folder or at an address."""
    try:
        if source.startswith(("http://", "https://")):
            with urlopen(f"{source.rstrip('/')}/{name}", timeout=_PATIENCE) as answer:
                body: bytes = answer.read()
                return body
        return (Path(source) / name).read_bytes()
    except (OSError, URLError, ValueError) as error:
        raise Unusable(f"{source} has no {name} ({error})") from error


def _builds(source: str) -> list[list[str]]:
    """The file names of a site's own build and its earlier builds, newest first."""
    last = _json(source, LIST, read(source, LIST))
    try:
        earlier = _json(source, KEPT, read(source, KEPT))
    except Unusable:
        earlier = []
    builds = [last, *(earlier if isinstance(earlier, list) else [])]
    for names in builds:
        if not (isinstance(names, list) and all(map(_is_name, names))):
            raise Unusable(f"{source} has a list of files that names what is no file of a build")
    return builds


def _json(source: str, name: str, body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError as error:
        raise Unusable(f"{name} of {source} is no list of files") from error


def _is_name(name: object) -> bool:
    return isinstance(name, str) and bool(_NAME.fullmatch(name))


def _check(files: dict[str, bytes]) -> None:
    """Checks that every folder is named after its content."""
    for path, names in groupby(sorted(files), lambda name: "/".join(name.split("/")[:2])):
        parts = [part for name in names for part in (name[len(path) + 1 :], files[name])]
        if not path.endswith(f"-{stamp_of(*parts)}"):
            raise Unusable(f"the files in {path}/ are not what they were")
