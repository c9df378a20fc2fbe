"""The live site of `build.py serve`, which reloads the page when a source is saved."""

import os
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from typing import Any

from tools.dev.local_server import TYPES, LocalHandler
from tools.paths import ROOT, WEB, BuildError, languages
from tools.pipeline.assemble import (
    documents,
    imported_library,
    page,
    pyscript,
    rendered_sources,
    rules,
    runtime,
    sources,
    wheel,
    write_sentences,
)
from tools.pipeline.bytecode import WHEEL, modules, unzip, zipped
from tools.pipeline.imports import parse_module
from tools.pipeline.site import DOCUMENTS, Parts, is_module, site
from tools.pipeline.site_archives import Files
from tools.rules.files import rules_folder
from tools.setup.environment import npm_packages, stamp_of

CHANGES = "live/changes"
SCRIPT = "live/live.js"
WORKERS = (
    *("sw.js", f"{DOCUMENTS}/sw.js"),
    *(f"{rules_folder(language)}/sw.js" for language in languages()),
)
"""A built site's service workers."""
LOOK = 0.2
"""Seconds between two checks of the sources."""

RELOADS = """// Reloads the page when its sources have changed, and keeps no copy of it.
const shown = document.querySelector("meta[name=live]").content;
new EventSource("/live/changes").onmessage = ({ data }) => data === shown || location.reload();
const copies = navigator.serviceWorker;
if (copies) {
  copies.register = () => Promise.reject(new Error("build.py serve keeps no copy"));
  copies.getRegistrations().then((all) => all.forEach((one) => one.unregister()));
}
"""
RETIRES = """// Takes the place of the copy that `build.py play` left here, removes it and itself.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  const ours = (await caches.keys()).filter((name) => name.startsWith("realmino-"));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
  for (const tab of await clients.matchAll({ type: "window" })) tab.navigate(tab.url);
})()));
"""


class LiveSite:
    """The site made from the current sources.

    All modules are compiled once at the start. After a change, the page gets the module's source
    and compiles it itself, so no other program has to start. There is no memory snapshot, because
    it would contain the old modules.
    """

    def __init__(self, web: Path = WEB, core: Path = ROOT / "core") -> None:
        self._web, self._core = web, core
        self._fixed = pyscript(), runtime()
        [(self._wheel, body)] = wheel().items()
        self._first_core = unzip(body)
        core_files = {self._wheel: body}
        self._first_web = sources(web)
        library = imported_library(self._first_web, core_files)
        self._core_compiled = modules(npm_packages() / "pyodide", library, WHEEL)
        self._compiled = page(self._first_web, core_files)
        self._seen = self._file_times()
        self._changed = threading.Condition()
        self._show(self._make())

    @property
    def version(self) -> str:
        """The version: a digest of the page's sources."""
        return self._version

    @property
    def files(self) -> Files:
        """All of the site's files by path."""
        return self._files

    def refresh(self) -> str:
        """Rebuilds the site if a source has changed; returns a line for the terminal, or "".

        If the sources have an error, it keeps the previous site.
        """
        now = self._file_times()
        if now == self._seen:
            return ""
        names = {path.name for path, seen in now.items() ^ self._seen.items()}
        self._seen = now
        try:
            if any(name.endswith(".ftl") for name in names):
                write_sentences()
            self._show(self._make())
        except (ValueError, LookupError, BuildError, OSError) as fault:
            return f"Not reloaded: {fault}"
        return f"Reloaded: {', '.join(sorted(names))}"

    def wait(self, shown: str, seconds: float) -> str:
        """Waits until the version differs from ``shown``, but at most ``seconds``; returns it."""
        with self._changed:
            self._changed.wait_for(lambda: self._version != shown, seconds)
            return self._version

    def _file_times(self) -> dict[Path, tuple[int, int]]:
        """The modification time and size of each source."""
        stamps = {}
        for top in (self._web, self._core, ROOT / "text"):
            for folder, inner, names in os.walk(top):
                inner[:] = [name for name in inner if name not in ("node_modules", "__pycache__")]
                for path in (Path(folder, name) for name in names):
                    try:
                        about = path.stat()
                    except FileNotFoundError:
                        continue  # an editor's temporary file, already gone
                    stamps[path] = about.st_mtime_ns, about.st_size
        return stamps

    def _make(self) -> dict[str, bytes]:
        own, compiled = rendered_sources(self._web), dict(self._compiled)
        for name in own.keys() | self._first_web.keys():
            if is_module(name) and own.get(name) != self._first_web.get(name):
                compiled.pop(f"{name}c", None)
                if name in own:
                    parse_module(name, own[name])
                    compiled[name] = own[name]
        core = {name: body for name, body in self._first_core.items() if ".dist-info/" in name}
        core |= sources(self._core)
        ready_made = dict(self._core_compiled)
        for name in core.keys() | self._first_core.keys():
            if name.endswith(".py") and core.get(name) != self._first_core.get(name):
                ready_made.pop(f"{name}c", None)
                parse_module(name, core.get(name, b""))
        whole = {self._wheel: zipped({**core, **ready_made})}
        return site(Parts(own, *self._fixed, whole, compiled, memory=b""))

    def _show(self, files: dict[str, bytes]) -> None:
        version = stamp_of(*(part for item in sorted(files.items()) for part in item))
        live = f'<meta name="live" content="{version}">\n<script src="/{SCRIPT}"></script>\n</head>'
        for name in files:
            if name.endswith(".html"):
                files[name] = files[name].replace(b"</head>", live.encode() + b"</head>", 1)
        files |= {SCRIPT: RELOADS.encode(), **dict.fromkeys(WORKERS, RETIRES.encode())}
        with self._changed:
            self._files, self._version = files, version
            self._changed.notify_all()


def live_server(live: LiveSite, port: int = 0) -> ThreadingHTTPServer:
    """A server on localhost that always serves the current site."""

    class Handler(LocalHandler):
        def do_GET(self) -> None:  # noqa: N802  # http.server requires this name
            name = self.path.split("?")[0].removeprefix("/")
            if name.endswith("/") or not name:
                name += "index.html"
            if name == CHANGES:
                self._send_changes()
            elif name in live.files:
                self._send(live.files[name], name)
            elif body := _reference_file(name):
                self._send(body, name)
            else:
                self.send_error(404)

        def _send(self, body: bytes, name: str) -> None:
            self.send_response(200)
            kind = TYPES.get(PurePosixPath(name).suffix, "application/octet-stream")
            self.send_header("Content-Type", kind)
            # Folders in v/ are named after their content.
            lasting = name.startswith("v/")
            self.send_header("Cache-Control", "max-age=31536000" if lasting else "no-store")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def _send_changes(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            for version in _versions(live):
                self.wfile.write(f"data: {version}\n\n".encode())
                self.wfile.flush()

    class Server(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, request: Any, client_address: Any) -> None:
            """Ignores errors, because browsers may close their connections at any time."""

    return Server(("127.0.0.1", port), Handler)


def _reference_file(name: str) -> bytes | None:
    """A file of the rules or the documentation, rendered when it is first requested."""
    for language in languages():
        start = f"{rules_folder(language)}/"
        if name.startswith(start):
            return rules(language).get(name.removeprefix(start))
    folder, _, path = name.partition("/")
    return documents().get(path) if folder == DOCUMENTS else None


def _versions(live: LiveSite) -> Iterator[str]:
    """Yields the version now, after each change, and periodically to detect closed pages."""
    yield (shown := live.version)
    while True:
        yield (shown := live.wait(shown, seconds=20))
