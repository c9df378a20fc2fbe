"""Fixtures for live play: a site, its relay, and devices with only the frame."""

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.browsers import ErrorLog
from e2e.conftest import DESKTOP, PHONE, Visit
from e2e.live.frames import CODE, Device, Relay
from e2e.live.players import join, open_room, start
from e2e.servers import HeaderServer
from e2e.visitor import Visitor
from tests.tools.pipeline.site_headers import headers_of
from tools.dev.patience import PATIENCE
from tools.pipeline.assemble import build
from tools.pipeline.online_frame import PAGE, Online
from tools.pipeline.policies import HEADERS

OpenDevice = Callable[..., Device]
Player = Callable[..., Visitor]

EXPECTED = ("WebSocket", "can’t establish a connection", "was interrupted while", "ICE failed")
"""Errors that browsers log when a relay stops or there is no direct connection."""


@pytest.fixture(scope="session")
def running() -> Iterator[Relay]:
    """The relay for all tests in a process."""
    relay = Relay()
    yield relay
    relay.stop()


@pytest.fixture
def relay(running: Relay) -> Iterator[Relay]:
    """The relay for a test, which may stop it."""
    yield running
    running.start()


@pytest.fixture(scope="session")
def live_site(running: Relay, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built site that uses the relay."""
    site = tmp_path_factory.mktemp("live") / "site"
    build(site, online=Online((running.address,)))
    return site


@pytest.fixture(scope="session")
def live(live_site: Path) -> Iterator[str]:
    """The address of the site with live play, served with the build's headers.

    Open it with `visit(address=live, other_origin=relay.origin, expected=EXPECTED)`.
    """
    host = HeaderServer(live_site, headers_of((live_site / HEADERS).read_text(encoding="utf-8")))
    yield host.address
    host.stop()


@pytest.fixture
def with_relays(live_site: Path, running: Relay, tmp_path: Path) -> Iterator[Callable[..., str]]:
    """Serves the frame with other relays; returns the address."""
    hosts: list[HeaderServer] = []

    def serve(*relays: str) -> str:
        folder = tmp_path / "site"
        copytree(live_site / "v", folder / "v", symlinks=True)
        for name in ("licences.html", "style.css", PAGE):
            if (live_site / name).exists():
                page = (live_site / name).read_text(encoding="utf-8")
                values = ", ".join(f"&quot;{relay}&quot;" for relay in relays)
                page = page.replace(f"&quot;{running.address}&quot;", values)
                page = page.replace(f"{running.address};", f"{' '.join(relays)};")
                (folder / name).write_text(page, encoding="utf-8")
        hosts.append(HeaderServer(folder, []))
        return hosts[-1].address

    yield serve
    for host in hosts:
        host.stop()


@pytest.fixture
def device(browser: Browser, live: str, relay: Relay) -> Iterator[OpenDevice]:
    """Opens a frame in a new context; ``code`` names its room, ``script`` runs first."""
    logs: list[ErrorLog] = []
    contexts = []

    def open_device(
        code: str = CODE, *, script: str = "", address: str = live, on: Browser = browser
    ) -> Device:
        context = on.new_context()
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        logs.append(ErrorLog(context, address, relay.origin, expected=EXPECTED))
        context.add_init_script(script)
        return Device(context, address, code)

    yield open_device
    for context in contexts:
        context.close()
    errors = [error for log in logs for error in log.errors]
    assert not errors, errors


@pytest.fixture
def player(visit: Visit, live: str, relay: Relay) -> Player:
    """Opens the site with live play in a new context, with the options of `Visit`."""

    def open_site(size: tuple[int, int] = DESKTOP, **options: Any) -> Visitor:
        options = {"address": live, "other_origin": relay.origin, "expected": EXPECTED} | options
        visitor = visit(size, **options)
        visitor.set_speed({})
        return visitor

    return open_site


@pytest.fixture
def started(player: Player) -> tuple[Visitor, Visitor]:
    """Two people in a new live game."""
    ann, ben = player(DESKTOP), player(PHONE)
    join(ben, open_room(ann))
    start(ann, ben)
    return ann, ben
