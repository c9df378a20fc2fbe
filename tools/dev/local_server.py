"""Serves a folder on localhost with the media types that browsers require."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".py": "text/x-python",
    ".whl": "application/zip",
    ".zip": "application/zip",
}


NAMES = ("localhost", "127.0.0.1", "[::1]")
"""The server's host names for browsers on this computer."""


class LocalHandler(BaseHTTPRequestHandler):
    """Accepts only requests to a local host name.

    Another site can point its own name at 127.0.0.1 and then read everything from this server,
    because the browser takes both for one site. Only the Host header reveals such a request.
    """

    protocol_version = "HTTP/1.1"

    def parse_request(self) -> bool:
        """Refuses requests without exactly one Host header that has a local name and this port."""
        if not super().parse_request():
            return False
        port = self.connection.getsockname()[1]
        hosts = self.headers.get_all("Host", [])
        if len(hosts) == 1 and hosts[0].lower() in {f"{name}:{port}" for name in NAMES}:
            return True
        self.send_error(HTTPStatus.MISDIRECTED_REQUEST, "This server answers only its own computer")
        return False

    def log_message(self, format: str, *args: Any) -> None:
        """Logs nothing, because the page reports errors."""


class _Quiet(LocalHandler, SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012

    def end_headers(self) -> None:
        """Makes browsers check for changes, because another site may use this address later."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignores errors, because browsers may close their connections at any time."""


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server for the folder on localhost; port 0 takes any free one."""
    return _Server(("127.0.0.1", port), partial(_Quiet, directory=str(folder)))


def address(serving: ThreadingHTTPServer) -> str:
    """The address of a server's start page."""
    return f"http://localhost:{serving.server_address[1]}/"


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serves the folder for the duration of the block; yields the address."""
    served = server(folder)
    threading.Thread(target=served.serve_forever, daemon=True).start()
    try:
        yield address(served)
    finally:
        served.shutdown()
        served.server_close()
