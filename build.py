"""Builds, serves, checks and tests Realmino: `python build.py COMMAND`.

In this folder, `python -m build` runs this file too: it makes the packages.
"""

import argparse
import os
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from http.server import ThreadingHTTPServer

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Realmino needs Python 3.11 or newer.")

from tools.dev.serve import address, server
from tools.paths import ADDRESS, DIST, ROOT, SITE, WORK, BuildError, languages, script
from tools.pipeline.assemble import build as build_site
from tools.pipeline.assemble import documents, sources_stamp, summary, write, write_sentences
from tools.pipeline.deployed import LIST
from tools.pipeline.online_frame import NO_RELAY, Online, online_of
from tools.pipeline.site import DOCUMENTS
from tools.setup.environment import environment, python_with
from tools.setup.system import forbid_installing

NO_INSTALL = "--no-install"
BUILT_FROM = WORK / "built-from"
"""The stamp of the sources of a default site, which `play` serves without building it again."""
BENCHES = ("boot", "drag", "sizes", "page", "boards", "core", "kernel", "learning")
SHORT = "short"
SIZES = ("phone", "tablet", "desktop", "landscape")

Chosen = argparse.Namespace


def build(chosen: Chosen) -> int:
    """Build the site in site/, keeping the files of the last two builds."""
    own = str(SITE) if (SITE / LIST).exists() else None
    online = online_of(chosen.relay, chosen.ice)
    return _make(chosen.keep or own, chosen.address, online)


def _make(
    keep: str | None = None,
    address: str | None = None,
    online: Online = NO_RELAY,
    stamp: str = "",
) -> int:
    BUILT_FROM.unlink(missing_ok=True)
    files = build_site(keep=keep, address=address, online=online)
    print(f"Built {SITE.name}/: {summary(files)}.")
    if stamp:
        BUILT_FROM.write_text(stamp)
    return 0


def play(chosen: Chosen) -> int:
    """Build the site unless that is done, serve it here and open it in the browser."""
    write_sentences()  # they are sources too
    stamp = sources_stamp()
    is_built = BUILT_FROM.exists() and BUILT_FROM.read_text() == stamp
    if not (is_built and (SITE / LIST).exists()):
        _make(stamp=stamp)
    serving = _on_port(lambda port: server(SITE, port), chosen.port)
    print(f"Open {address(serving)} to play. Press Ctrl+C to stop.", flush=True)
    webbrowser.open(address(serving))
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


def serve(chosen: Chosen) -> int:
    """Serve the sources; the page reloads when you save a file."""
    from tools.dev.live import LOOK, LiveSite, live_server

    write_sentences()
    live = LiveSite()
    serving = _on_port(lambda port: live_server(live, port), chosen.port)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    print(f"Open {address(serving)} to see your sources. Press Ctrl+C to stop.")
    print("The browser keeps no copy of this address, and removes one that `play` left here.")
    try:
        while True:
            if news := live.refresh():
                print(news, flush=True)
            time.sleep(LOOK)
    except KeyboardInterrupt:
        print()
    return 0


def _on_port(serving: Callable[[int], ThreadingHTTPServer], port: int) -> ThreadingHTTPServer:
    try:
        return serving(port)
    except (OSError, OverflowError) as error:
        raise BuildError(f"Cannot use port {port}: {error}.") from error


def test(chosen: Chosen) -> int:
    """Run all tests, or pytest with these arguments (--deep: long ones too, --wasm: in Pyodide)."""
    if chosen.words[:1] == ["--wasm"]:
        from tools.testing import wasm

        write_sentences()  # Pyodide cannot
        return wasm.test(chosen.words[1:])
    from tools.testing.run import test

    return test(chosen.words)


def text(chosen: Chosen) -> int:
    """Make the Python modules of messages from text/, as other commands do."""
    print(write_sentences(), end="")
    return 0


def check(chosen: Chosen) -> int:
    """Check style, layout, spelling, types, imports, scripts, messages and workflows."""
    from tools.checks import javascript

    python = str(python_with("dev"))
    steps = (
        "tools.checks.languages",
        "ruff check .",
        "ruff format --check .",
        "codespell_lib",
        "mypy",
    )
    found = [_run([python, "-m", *step.split()]) for step in steps]
    zizmor = "--offline --strict-collection --pedantic --min-severity=medium --quiet .github"
    found.append(_run([str(script("zizmor")), *zizmor.split()]))
    found.append(_run([str(script("lint-imports")), "--no-cache", "--no-logo"], "web"))
    return max(*found, javascript.check())


def bench(chosen: Chosen) -> int:
    """Measure boot, drag, sizes, page, boards, core, kernel, learning; `short` only tries them."""
    from tools.setup.browsers import ensure_browsers

    python = python_with("dev")
    _make()
    words = {*chosen.words}
    if words & {"boot", "drag", "page", "boards", "kernel"} or not words & {*BENCHES}:
        ensure_browsers(python)
    return _run([str(python), "-m", "tools.bench", *chosen.words])


def package(chosen: Chosen) -> int:
    """Make the wheel and the source archive in dist/; a tag must match the version."""
    from tools.pipeline.package import package as make_package

    for path in make_package(DIST, chosen.tag):
        print(path.relative_to(ROOT))
    return 0


def vectors(chosen: Chosen) -> int:
    """Rewrite the notation's test vectors for other programs, in docs/vectors/."""
    return _run([str(python_with("dev")), "-m", "tools.dev.vectors"], ".")


def pictures(chosen: Chosen) -> int:
    """Redraw the icons and the card for links after a change to the drawings."""
    return _run([str(python_with("dev")), "-m", "tools.pipeline.pictures"])


def contact(chosen: Chosen) -> int:
    """Photograph every screen: in some sizes, `languages [CODE …]`, or the pictures of `docs`."""
    from tools.setup.browsers import ensure_browsers

    python = python_with("dev")
    _make()
    ensure_browsers(python)
    return _run([str(python), "-m", "tools.dev.contact", *chosen.words], "web")


def docs(chosen: Chosen) -> int:
    """Write the documentation in site/docs/; build and play include it."""
    write_sentences()
    write(documents(), SITE / DOCUMENTS)
    print(f"Open {(SITE / DOCUMENTS / 'index.html').relative_to(ROOT)}.")
    return 0


def lock(chosen: Chosen) -> int:
    """Renew the lock files after a change of requirements."""
    from tools.setup.lock import lock as lock_all

    lock_all(upgrade=chosen.upgrade)
    return 0


def fuzz(chosen: Chosen) -> int:
    """Feed broken input of every kind to the readers (--minutes N)."""
    return _run([str(python_with("dev")), "-m", "tools.dev.fuzz", *chosen.words], "web")


COMMANDS: dict[str, Callable[[Chosen], int]] = {
    "play": play,
    "serve": serve,
    "text": text,
    "test": test,
    "build": build,
    "check": check,
    "bench": bench,
    "fuzz": fuzz,
    "pictures": pictures,
    "contact": contact,
    "docs": docs,
    "vectors": vectors,
    "lock": lock,
    "package": package,
}
PASSED_ON = ("test", "fuzz")
"""Commands whose programs read their own arguments."""


def _run(command: list[str], *folders: str) -> int:
    """Run a program that may import the core, its messages, and the modules in these folders."""
    write_sentences()
    path = os.pathsep.join(str(ROOT / name) for name in ("core", *folders))
    return subprocess.run(command, cwd=ROOT, env={**environment(), "PYTHONPATH": path}).returncode


def _bench_word(word: str) -> str:
    if word in (*BENCHES, SHORT) or word.isdecimal() or (ROOT / word / "index.html").exists():
        return word
    raise argparse.ArgumentTypeError(
        f"“{word}” is none of {', '.join((*BENCHES, SHORT))}, a number of runs,"
        " the folder of an older site"
    )


def _contact_word(word: str) -> str:
    if word in (*SIZES, "docs", "languages", *languages()):
        return word
    raise argparse.ArgumentTypeError(
        f"“{word}” is none of {', '.join(SIZES)}, docs, languages, a language"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python build.py", epilog=f"{NO_INSTALL}: install nothing outside this folder"
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    own = {}
    for name, command in COMMANDS.items():
        own[name] = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        own[name].set_defaults(command=name)
    for name, port in (("play", 8000), ("serve", 8001)):
        own[name].add_argument("--port", type=int, default=port)
    own["build"].add_argument("--keep", help="folder or address of the site with older builds")
    own["build"].add_argument(
        "--address", default=ADDRESS, help="where the site will be, for links to it"
    )
    for name, help in (
        ("relay", "the wss:// address of a relay for live play; may be given several times"),
        ("ice", "a STUN server for it, as in stun:HOST:PORT; likewise"),
    ):
        own["build"].add_argument(
            f"--{name}", action="append", default=[], metavar="ADDRESS", help=help
        )
    own["bench"].add_argument("words", nargs="*", type=_bench_word, metavar="WHAT")
    own["contact"].add_argument("words", nargs="*", type=_contact_word, metavar="WHAT")
    own["lock"].add_argument("--upgrade", action="store_true", help="take the newest versions")
    own["package"].add_argument("tag", nargs="?")
    return parser


def main(words: list[str]) -> int:
    """Run the command that the first word names."""
    if NO_INSTALL in words:
        forbid_installing()
        words = [word for word in words if word != NO_INSTALL]
    if words[:1] and words[0] in PASSED_ON:
        chosen = Chosen(command=words[0], words=words[1:])
    else:
        chosen = _parser().parse_args(words)
    try:
        return COMMANDS[chosen.command](chosen)
    except BuildError as fault:
        print(fault, file=sys.stderr)
        return 1


if __name__ == "__main__":
    # `python -m build`, the usual command for packages, finds this file here.
    sys.exit(main(sys.argv[1:] or (["package"] if __spec__ else [])))
