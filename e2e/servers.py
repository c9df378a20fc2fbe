"""Servers for the built site: plain, with faults, and like different hosts."""

import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatchcase
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler
from pathlib import Path, PurePosixPath
from threading import Event
from typing import Any

from tests.tools.pipeline.site_headers import Headers, headers_of
from tools.dev.local_server import TYPES, server
from tools.pipeline.policies import HEADERS


class SiteServer:
    """A server for a folder on this computer; ``address`` ends with a slash."""

    def __init__(self, folder: Path, below: str = "") -> None:
        self._serving = server(folder)
        self._connections: list[socket.socket] = []
        self._accept = self._serving.get_request
        self._serving.get_request = self._remember  # type: ignore[method-assign]
        port = self._serving.server_address[1]
        self.address = f"http://127.0.0.1:{port}/{below}"
        self.other_address = f"http://localhost:{port}/{below}"
        """The same files under another host name, which browsers treat as another site."""
        threading.Thread(target=self._serving.serve_forever, args=(0.05,), daemon=True).start()

    def _remember(self) -> tuple[socket.socket, object]:
        connection, client = self._accept()
        self._connections.append(connection)
        return connection, client

    def stop(self) -> None:
        """Stops answering and closes all open connections."""
        self._serving.shutdown()
        self._serving.server_close()
        for connection in self._connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue  # already closed


MISSING, PORTAL, CUT, BROKEN = "missing", "portal", "cut", "broken"
"""A 404; a network's sign-in page; only the first half; a connection that breaks half-way."""

STALLED = "stalled"
"""The first half, and the rest after `FaultyServer.send_rest`."""

CORRUPT, STALE = "corrupt", "stale"
"""The file with 4,000 changed bytes; the same with a cache lifetime of an hour."""

WHOLE = ""
"""No fault."""

KEPT = "kept"
"""The whole file with a cache lifetime of an hour."""

SIGN_IN = b"<!doctype html><title>Welcome</title><p>Please sign in to use this network.</p>"
PLAIN, OCTETS = "text/plain", "application/octet-stream"


class FaultyServer(SiteServer):
    """A server that sends faulty answers for paths that match a pattern.

    A fault is one of the constants above, or a media type for the complete file.
    """

    def __init__(self, folder: Path, faults: dict[str, str], below: str = "") -> None:
        super().__init__(folder, below)
        self._waits = Event()
        self._serving.RequestHandlerClass = partial(
            _FaultHandler, directory=str(folder), faults=faults, waits=self._waits
        )

    def send_rest(self) -> None:
        """Sends the rest of stalled files, and stalls no further ones."""
        self._waits.set()

    def stop(self) -> None:
        self._waits.set()
        super().stop()


class _FaultHandler(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    protocol_version = "HTTP/1.1"

    def __init__(
        self, *arguments: Any, faults: dict[str, str], waits: Event, **options: Any
    ) -> None:
        self._faults, self._waits = faults, waits
        super().__init__(*arguments, **options)

    def do_GET(self) -> None:
        path = PurePosixPath(self.path.split("?")[0])
        fault = next((self._faults[pattern] for pattern in self._faults if path.match(pattern)), "")
        if not fault:
            super().do_GET()
        elif fault == MISSING:
            self.send_error(HTTPStatus.NOT_FOUND)
        elif fault == PORTAL:
            self._send(SIGN_IN, "text/html", len(SIGN_IN))
        else:
            whole = Path(self.translate_path(self.path)).read_bytes()
            half = whole[: len(whole) // 2]
            kind = self.guess_type(self.path)
            keep = ("Cache-Control", "max-age=3600")
            if fault in (CUT, BROKEN):
                self._send(half, kind, len(half if fault == CUT else whole))
                self.close_connection = True
            elif fault == STALLED:
                self._send(half, kind, len(whole))
                self._waits.wait()
                self.wfile.write(whole[len(half) :])
            elif fault == CORRUPT or (fault == STALE and not self._is_new_request()):
                other = half[:-4000] + bytes(byte ^ 0xFF for byte in half[-4000:])
                self._send(other + whole[len(half) :], kind, len(whole), *[keep] * (fault == STALE))
            elif fault in (KEPT, STALE):
                self._send(whole, kind, len(whole), keep)
            else:
                self._send(whole, fault, len(whole))

    def _is_new_request(self) -> bool:
        """Whether the request bypasses the browser's cache."""
        return self.headers.get("Cache-Control") == "no-cache"

    def _send(self, body: bytes, kind: str, length: int, *headers: tuple[str, str]) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Logs nothing, because the page reports errors."""


BELOW = "games/realmino/"


class HeaderServer(SiteServer):
    """A server that sends only these headers, and those for a file's type and length."""

    def __init__(self, folder: Path, headers: Headers, below: str = "") -> None:
        super().__init__(folder, below)
        handler = partial(_HeaderHandler, directory=str(folder), sent_headers=headers)
        self._serving.RequestHandlerClass = handler


class _HeaderHandler(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    protocol_version = "HTTP/1.1"
    _ALWAYS = ("content-type", "content-length", "location")

    def __init__(self, *arguments: Any, sent_headers: Headers, **options: Any) -> None:
        self._headers = sent_headers
        super().__init__(*arguments, **options)

    def send_response(self, code: int, message: str | None = None) -> None:
        """Omits the server's name and the date."""
        self.send_response_only(code, message)

    def send_header(self, keyword: str, value: str) -> None:
        """Drops the default headers of Python's server."""
        if keyword.lower() in self._ALWAYS:
            super().send_header(keyword, value)

    def end_headers(self) -> None:
        """Adds each matching pattern's headers; sends a header twice if two patterns have it."""
        for pattern, values in self._headers:
            for name, value in values.items() if fnmatchcase(self.path, pattern) else ():
                super().send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Logs nothing, because the page reports errors."""


class CleanUrlServer(SiteServer):
    """A host with short addresses: `a.html` redirects to `a`, and `b/index.html` to `b/`.

    It inserts ``injected`` at the end of every page's body.
    """

    def __init__(self, folder: Path, injected: bytes = b"") -> None:
        super().__init__(folder)
        handler = partial(_CleanUrlHandler, directory=str(folder), injected=injected)
        self._serving.RequestHandlerClass = handler


class _CleanUrlHandler(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: Any, injected: bytes, **options: Any) -> None:
        self._injected = injected
        super().__init__(*arguments, **options)

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        page = Path(self.translate_path(path))
        if path.endswith("/"):
            page /= "index.html"
        elif not page.suffix:
            page = page.with_suffix(".html")
        if path.endswith(".html"):
            self.send_response(HTTPStatus.PERMANENT_REDIRECT)
            self.send_header("Location", path.removesuffix(".html").removesuffix("index"))
            self.send_header("Content-Length", "0")
            self.end_headers()
        elif page.suffix == ".html" and page.is_file():
            body = page.read_bytes().replace(b"</body>", self._injected + b"</body>")
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        else:
            super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        """Logs nothing, because the page reports errors."""


@contextmanager
def netlify(site: Path, folder: Path) -> Iterator[str]:
    """Serves the site with the headers in its `_headers` file; yields the address."""
    host = HeaderServer(site, headers_of((site / HEADERS).read_text(encoding="utf-8")))
    yield host.address
    host.stop()


@contextmanager
def bare(site: Path, folder: Path) -> Iterator[str]:
    """Serves the site with only the headers for a file's type and length; yields the address."""
    host = HeaderServer(site, [])
    yield host.address
    host.stop()


@contextmanager
def below_a_path(site: Path, folder: Path) -> Iterator[str]:
    """Serves the site below a path; yields the address."""
    host = HeaderServer(_linked(site, folder), [], BELOW)
    yield host.address
    host.stop()


@contextmanager
def python_server(site: Path, folder: Path) -> Iterator[str]:
    """Serves the site like `python -m http.server`; yields the address."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        command, cwd=site, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        port = re.search(r" port (\d+)", server.stdout.readline())
        assert port
        yield f"http://127.0.0.1:{port[1]}/"
        server.terminate()


def _linked(site: Path, folder: Path) -> Path:
    """A folder with the site below a path."""
    place = folder / BELOW
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(site)
    return folder
