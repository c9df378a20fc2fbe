"""The server of `build.py play`: a browser asks it every time, and is answered in a word."""

import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tools.serve import server


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """The port of a server for a small site."""
    (tmp_path / "index.html").write_bytes(b"<p>")
    serving = server(tmp_path)
    threading.Thread(target=serving.serve_forever, args=(0.05,), daemon=True).start()
    yield serving.server_address[1]
    serving.shutdown()
    serving.server_close()


def asked(port: int, path: str, known: str = "") -> tuple[int, str | None, str]:
    """The status of an answer, how long a browser may keep it, and when the file was changed."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path, headers={"If-Modified-Since": known} if known else {})
    answer = connection.getresponse()
    connection.close()
    changed = answer.getheader("Last-Modified") or ""
    return answer.status, answer.getheader("Cache-Control"), changed


def test_a_browser_asks_again_at_every_visit(port: int) -> None:
    """Firefox showed the page of a server long gone where another one had its port."""
    status, lasts, changed = asked(port, "/")
    assert (status, lasts) == (200, "no-cache")
    assert asked(port, "/index.html", changed)[:2] == (304, "no-cache")
    assert asked(port, "/v/game-0/boot.js")[:2] == (404, "no-cache")
