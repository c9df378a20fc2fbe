"""The servers of `build.py play` and `serve` answer only browsers on this computer."""

import socket
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

from tools.dev.live_reload import LiveSite, live_server
from tools.dev.local_server import server


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """The port of a server for a small site."""
    (tmp_path / "index.html").write_bytes(b"<p>")
    yield from port_of(server(tmp_path))


@pytest.fixture(scope="module")
def live_port() -> Iterator[int]:
    """The port of a server for the sources."""
    yield from port_of(live_server(LiveSite()))


def port_of(serving: ThreadingHTTPServer) -> Iterator[int]:
    """The port of a server while it runs."""
    threading.Thread(target=serving.serve_forever, args=(0.05,), daemon=True).start()
    yield serving.server_address[1]
    serving.shutdown()
    serving.server_close()


def status(port: int, *hosts: str) -> str:
    """The response status for a request with these Host headers."""
    lines = ["GET / HTTP/1.1", *(f"Host: {host}" for host in hosts), "Connection: close", "", ""]
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall("\r\n".join(lines).encode())
        return connection.makefile("rb").readline().decode().split()[1]


def fetched(port: int, path: str, known: str = "") -> tuple[int, str | None, str]:
    """A response's status, its Cache-Control header, and when the file was last changed."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path, headers={"If-Modified-Since": known} if known else {})
    answer = connection.getresponse()
    connection.close()
    changed = answer.getheader("Last-Modified") or ""
    return answer.status, answer.getheader("Cache-Control"), changed


def test_a_browser_revalidates_on_every_visit(port: int) -> None:
    """Otherwise, Firefox would show the page of an earlier server on the same port."""
    status, cache_control, changed = fetched(port, "/")
    assert (status, cache_control) == (200, "no-cache")
    assert fetched(port, "/index.html", changed)[:2] == (304, "no-cache")
    assert fetched(port, "/v/game-0/boot.js")[:2] == (404, "no-cache")


@pytest.mark.deep
@pytest.mark.parametrize("kind", ["port", "live_port"])
def test_answers_only_requests_for_this_computer(kind: str, request: pytest.FixtureRequest) -> None:
    """A site that points its own name at 127.0.0.1 (DNS rebinding) cannot read anything."""
    port: int = request.getfixturevalue(kind)
    for name in ("localhost", "LOCALHOST", "127.0.0.1", "[::1]"):
        assert status(port, f"{name}:{port}") == "200", name
    own = f"localhost:{port}"
    for hosts in (
        *((), (own, own), (own, "evil.example"), (f"evil.example:{port}",), ("evil.example",)),
        *((f"localhost.evil.example:{port}",), (f"evil.example@localhost:{port}",)),
        *((f"localhost:{port + 1}",), ("localhost",), ("",), (f"0.0.0.0:{port}",)),
    ):
        assert status(port, *hosts) == "421", hosts
