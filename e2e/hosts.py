"""The hosts that a site may lie on, each on a port of its own on this computer."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatchcase
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

from e2e.served import Served
from tests.tools.pipeline.site_headers import Headers, headers_of
from tools.dev.serve import TYPES
from tools.pipeline.policies import HEADERS

BELOW = "games/realmino/"


class Host(Served):
    """A folder served with these headers and the media type, and with no other header."""

    def __init__(self, folder: Path, headers: Headers, below: str = "") -> None:
        super().__init__(folder, below)
        handler = partial(_Handler, directory=str(folder), given=headers)
        self._serving.RequestHandlerClass = handler


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    protocol_version = "HTTP/1.1"
    _ALWAYS = ("content-type", "content-length", "location")

    def __init__(self, *arguments: Any, given: Headers, **options: Any) -> None:
        self._given = given
        super().__init__(*arguments, **options)

    def send_response(self, code: int, message: str | None = None) -> None:
        """Without the name of the program and the time."""
        self.send_response_only(code, message)

    def send_header(self, keyword: str, value: str) -> None:
        """Drops what this server would say of itself."""
        if keyword.lower() in self._ALWAYS:
            super().send_header(keyword, value)

    def end_headers(self) -> None:
        """Adds the headers of every matching path; a header of two paths is sent twice."""
        for pattern, values in self._given:
            for name, value in values.items() if fnmatchcase(self.path, pattern) else ():
                super().send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing: the page reports errors."""


class Pretty(Served):
    """A folder on a host with short addresses: `a.html` leads to `a`, `b/index.html` to `b/`.

    ``injected`` stands before the end of every page's body.
    """

    def __init__(self, folder: Path, injected: bytes = b"") -> None:
        super().__init__(folder)
        handler = partial(_Pretty, directory=str(folder), injected=injected)
        self._serving.RequestHandlerClass = handler


class _Pretty(SimpleHTTPRequestHandler):
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
        """Log nothing: the page reports errors."""


@contextmanager
def netlify(site: Path, folder: Path) -> Iterator[str]:
    """The address of the site under the headers of its `_headers`."""
    host = Host(site, headers_of((site / HEADERS).read_text(encoding="utf-8")))
    yield host.address
    host.stop()


@contextmanager
def bare(site: Path, folder: Path) -> Iterator[str]:
    """The address of the site on a host that sends no header but the media type."""
    host = Host(site, [])
    yield host.address
    host.stop()


@contextmanager
def below_a_path(site: Path, folder: Path) -> Iterator[str]:
    """The address of the site in a folder of a host."""
    host = Host(_linked(site, folder), [], BELOW)
    yield host.address
    host.stop()


@contextmanager
def python_server(site: Path, folder: Path) -> Iterator[str]:
    """The address of the site as `python -m http.server` serves it."""
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
    """A folder that has the site below a path."""
    place = folder / BELOW
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(site)
    return folder
