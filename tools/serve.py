"""Serves a folder on this computer with the media types that a browser insists on."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
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


class _Quiet(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        """Has the browser ask every time: another site may have this address tomorrow."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing: the page reports errors."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser may close its connections at any time."""


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server for the folder on localhost; port 0 takes any free one."""
    return _Server(("127.0.0.1", port), partial(_Quiet, directory=str(folder)))


def address(serving: ThreadingHTTPServer) -> str:
    """The address of a server's first page."""
    return f"http://localhost:{serving.server_address[1]}/"
