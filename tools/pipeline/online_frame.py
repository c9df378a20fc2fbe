"""The frame that connects devices for live play; only sites with a relay have it."""

import json
import re
from collections.abc import Iterable
from html import escape
from typing import NamedTuple
from urllib.parse import urlsplit

from tools.paths import BuildError
from tools.pipeline.licences import Part, locked
from tools.pipeline.policies import online_policy
from tools.pipeline.scripts import PACKAGES
from tools.setup.environment import npm_packages, stamp_of

PAGE, SCRIPT = "online.html", "online.js"

_RELAY = re.compile(r"(wss://[\w.-]+|ws://127\.0\.0\.1)(:\d+)?(/[\w./-]*)?", re.ASCII)
_ICE = re.compile(r"stuns?:[\w.-]+(:\d+)?", re.ASCII)


class Online(NamedTuple):
    """The relays and STUN servers for live play; none by default."""

    relays: tuple[str, ...] = ()
    """The addresses of relays; without one, there is no live play."""
    ice: tuple[str, ...] = ()
    """The addresses of STUN servers, which report a device's public address."""

    @property
    def hosts(self) -> str:
        """The relays' hosts, as written in a page."""
        return ", ".join(dict.fromkeys(str(urlsplit(relay).hostname) for relay in self.relays))


NO_RELAY = Online()


def parse_online(relays: Iterable[str], ice: Iterable[str]) -> Online:
    """Parses `build --relay … --ice …`; raises `BuildError` for an unusable address."""
    online = Online(tuple(dict.fromkeys(relays)), tuple(dict.fromkeys(ice)))
    for relay in online.relays:
        if not _RELAY.fullmatch(relay):
            raise BuildError(
                f"“{relay}” can't be a relay: the address must begin with wss://, or with"
                " ws://127.0.0.1 for a test, and have no spaces, query or password."
            )
    for server in online.ice:
        if not _ICE.fullmatch(server):
            raise BuildError(
                f"“{server}” can't be a STUN server: the address looks like stun:HOST:PORT."
            )
    if online.ice and not online.relays:
        raise BuildError("A STUN server is of no use without a relay: add --relay.")
    return online


def frame(online: Online, script: bytes) -> dict[str, bytes]:
    """The frame's page and script; empty for a site without live play."""
    if not online.relays:
        return {}
    path = f"v/online-{stamp_of(SCRIPT, script)}/{SCRIPT}"
    data = {"relays": json.dumps(online.relays), "ice": json.dumps(online.ice)}
    values = "".join(f' data-{name}="{escape(value)}"' for name, value in data.items())
    policy = escape(online_policy(online.relays))
    page = f"""\
<!doctype html>
<html lang="en"{values}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>Realmino</title>
<script type="module" src="./{path}"></script>
</head>
<body></body>
</html>
"""
    return {PAGE: page.encode(), path: script}


def packages(online: Online) -> list[Part]:
    """The packages in live play's scripts, for the licence page."""
    return locked(npm_packages(PACKAGES)) if online.relays else []


def is_online(name: str) -> bool:
    """Whether a file belongs to live play and so needn't be available offline."""
    return name == PAGE or name.startswith("v/online-")
