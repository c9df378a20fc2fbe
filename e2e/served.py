"""The built site on a port of its own; the server can go away, or answer some files wrongly."""

import socket
import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler
from pathlib import Path, PurePosixPath
from threading import Event
from typing import Any

from tools.dev.serve import TYPES, server


class Served:
    """A folder served on this computer; ``address`` ends with a slash."""

    def __init__(self, folder: Path, below: str = "") -> None:
        self._serving = server(folder)
        self._connections: list[socket.socket] = []
        self._accept = self._serving.get_request
        self._serving.get_request = self._remember  # type: ignore[method-assign]  # to hear of them
        port = self._serving.server_address[1]
        self.address = f"http://127.0.0.1:{port}/{below}"
        self.elsewhere = f"http://localhost:{port}/{below}"
        """The same site under another name: to a browser, another site."""
        threading.Thread(target=self._serving.serve_forever, args=(0.05,), daemon=True).start()

    def _remember(self) -> tuple[socket.socket, object]:
        connection, client = self._accept()
        self._connections.append(connection)
        return connection, client

    def stop(self) -> None:
        """Answers nothing any more, on open connections neither."""
        self._serving.shutdown()
        self._serving.server_close()
        for connection in self._connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue  # it is closed already


MISSING, PORTAL, CUT, BROKEN = "missing", "portal", "cut", "broken"
"""Not there; the sign-in page of a network; its first half; a connection that ends half-way."""

STALLED = "stalled"
"""The first half, and the rest only once `Misbehaving.go_on` is called."""

SPOILT, STALE = "spoilt", "stale"
"""The file with 4,000 bytes changed; the same, in a form that the browser may cache."""

WHOLE = ""
"""No fault."""

KEPT = "kept"
"""The browser may keep the file for an hour."""

SIGN_IN = b"<!doctype html><title>Welcome</title><p>Please sign in to use this network.</p>"
PLAIN, OCTETS = "text/plain", "application/octet-stream"


class Misbehaving(Served):
    """A folder served with faults: patterns of paths, and what befalls the files that fit.

    A fault is one of the words above or a media type, with which the whole file is sent.
    """

    def __init__(self, folder: Path, faults: dict[str, str], below: str = "") -> None:
        super().__init__(folder, below)
        self._waits = Event()
        self._serving.RequestHandlerClass = partial(
            _Handler, directory=str(folder), faults=faults, waits=self._waits
        )

    def go_on(self) -> None:
        """Sends the rest of what is stalled, and stalls nothing any more."""
        self._waits.set()

    def stop(self) -> None:
        self._waits.set()
        super().stop()


class _Handler(SimpleHTTPRequestHandler):
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
            elif fault == SPOILT or (fault == STALE and not self._is_asked_anew()):
                other = half[:-4000] + bytes(byte ^ 0xFF for byte in half[-4000:])
                self._send(other + whole[len(half) :], kind, len(whole), *[keep] * (fault == STALE))
            elif fault in (KEPT, STALE):
                self._send(whole, kind, len(whole), keep)
            else:
                self._send(whole, fault, len(whole))

    def _is_asked_anew(self) -> bool:
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
        """Says nothing."""
