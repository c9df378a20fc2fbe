"""Builds, serves, checks and tests Realmino: `python build.py COMMAND`.

In this folder, `python -m build` runs this file too: it builds the packages or, with options, runs
the installed program `build`.
"""

import argparse
import os
import runpy
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from http.server import ThreadingHTTPServer
from importlib.machinery import PathFinder
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Realmino needs Python 3.11 or newer.")

from tools.dev.local_server import address, server
from tools.paths import ADDRESS, DIST, ROOT, SITE, WORK, BuildError, languages, script
from tools.pipeline.assemble import build as build_site
from tools.pipeline.assemble import documents, sources_stamp, summary, write, write_sentences
from tools.pipeline.deployed import LIST
from tools.pipeline.online_frame import NO_RELAY, Online, parse_online
from tools.pipeline.site import DOCUMENTS
from tools.setup.environment import environment, python_with
from tools.setup.system import forbid_installing

NO_INSTALL = "--no-install"
BUILT_FROM = WORK / "built-from"
"""The stamp of the sources that site/ was built from; `play` rebuilds only if it has changed."""
BENCHES = ("boot", "drag", "sizes", "page", "boards", "core", "kernel", "learning")
SHORT = "short"
SIZES = ("phone", "tablet", "desktop", "landscape")

Arguments = argparse.Namespace


def build(arguments: Arguments) -> int:
    """Build the site in site/, keeping the files of the last two builds."""
    earlier = str(SITE) if (SITE / LIST).exists() else None
    online = parse_online(arguments.relay, arguments.ice)
    return _build(arguments.keep or earlier, arguments.address, online)


def _build(
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


def play(arguments: Arguments) -> int:
    """Build the site if it is out of date, serve it and open it in the browser."""
    write_sentences()  # the stamp includes the message modules
    stamp = sources_stamp()
    is_current = BUILT_FROM.exists() and BUILT_FROM.read_text() == stamp
    if not (is_current and (SITE / LIST).exists()):
        _build(stamp=stamp)
    running = _start_server(lambda port: server(SITE, port), arguments.port)
    print(f"Open {address(running)} to play. Press Ctrl+C to stop.", flush=True)
    webbrowser.open(address(running))
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


def serve(arguments: Arguments) -> int:
    """Serve the sources; the page reloads when you save a file."""
    from tools.dev.live_reload import LOOK, LiveSite, live_server

    write_sentences()
    live = LiveSite()
    running = _start_server(lambda port: live_server(live, port), arguments.port)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    print(f"Open {address(running)} to see your sources. Press Ctrl+C to stop.")
    print("The browser keeps no copy of this address, and removes one that `play` left here.")
    try:
        while True:
            if news := live.refresh():
                print(news, flush=True)
            time.sleep(LOOK)
    except KeyboardInterrupt:
        print()
    return 0


def _start_server(start: Callable[[int], ThreadingHTTPServer], port: int) -> ThreadingHTTPServer:
    try:
        return start(port)
    except (OSError, OverflowError) as error:
        raise BuildError(f"Cannot use port {port}: {error}.") from error


def test(arguments: Arguments) -> int:
    """Run all tests, or pytest with arguments (--deep: slow tests too, --wasm: in Pyodide)."""
    if arguments.words[:1] == ["--wasm"]:
        from tools.testing import wasm

        write_sentences()  # Pyodide can't
        return wasm.test(arguments.words[1:])
    from tools.testing.run import test

    return test(arguments.words)


def text(arguments: Arguments) -> int:
    """Make the message modules from text/; other commands do this automatically."""
    print(write_sentences(), end="")
    return 0


def check(arguments: Arguments) -> int:
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
    codes = [_run([python, "-m", *step.split()]) for step in steps]
    zizmor = "--offline --strict-collection --pedantic --min-severity=medium --quiet .github"
    codes.append(_run([str(script("zizmor")), *zizmor.split()]))
    codes.append(_run([str(script("lint-imports")), "--no-cache", "--no-logo"], "web"))
    return max(*codes, javascript.check())


def bench(arguments: Arguments) -> int:
    """Measure boot, drag, sizes, page, boards, core, kernel, learning; `short` is a trial run."""
    from tools.setup.browsers import ensure_browsers

    python = python_with("dev")
    _build()
    words = {*arguments.words}
    if words & {"boot", "drag", "page", "boards", "kernel"} or not words & {*BENCHES}:
        ensure_browsers(python)
    return _run([str(python), "-m", "tools.bench", *arguments.words])


def package(arguments: Arguments) -> int:
    """Make the wheel and the source archive in dist/; a tag must match the version."""
    from tools.pipeline.package import package as make_package

    for path in make_package(DIST, arguments.tag):
        print(path.relative_to(ROOT))
    return 0


def vectors(arguments: Arguments) -> int:
    """Rewrite the notation's test vectors for other programs, in docs/vectors/."""
    return _run([str(python_with("dev")), "-m", "tools.dev.vectors"], ".")


def pictures(arguments: Arguments) -> int:
    """Redraw the icons and the card for links after a change to the drawings."""
    return _run([str(python_with("dev")), "-m", "tools.pipeline.pictures"])


def contact(arguments: Arguments) -> int:
    """Take screenshots of all screens, in some sizes or `languages [CODE …]`, or for `docs`."""
    from tools.setup.browsers import ensure_browsers

    python = python_with("dev")
    _build()
    ensure_browsers(python)
    return _run([str(python), "-m", "tools.dev.contact", *arguments.words], "web")


def docs(arguments: Arguments) -> int:
    """Write the documentation in site/docs/; build and play include it."""
    write_sentences()
    write(documents(), SITE / DOCUMENTS)
    print(f"Open {(SITE / DOCUMENTS / 'index.html').relative_to(ROOT)}.")
    return 0


def lock(arguments: Arguments) -> int:
    """Update the lock files after changing the requirements."""
    from tools.setup.lock import lock as lock_all

    lock_all(upgrade=arguments.upgrade)
    return 0


def fuzz(arguments: Arguments) -> int:
    """Feed broken input of every kind to the readers (--minutes N)."""
    return _run([str(python_with("dev")), "-m", "tools.dev.fuzz", *arguments.words], "web")


COMMANDS: dict[str, Callable[[Arguments], int]] = {
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
OWN_OPTIONS = ("test", "fuzz")
"""Commands whose programs read their own arguments."""


def _run(command: list[str], *folders: str) -> int:
    """Run a program that can import the core, its messages, and modules in these folders."""
    write_sentences()
    path = os.pathsep.join(str(ROOT / name) for name in ("core", *folders))
    return subprocess.run(command, cwd=ROOT, env={**environment(), "PYTHONPATH": path}).returncode


def _bench_argument(word: str) -> str:
    if word in (*BENCHES, SHORT) or word.isdecimal() or (ROOT / word / "index.html").exists():
        return word
    raise argparse.ArgumentTypeError(
        f"“{word}” is none of {', '.join((*BENCHES, SHORT))}, a number of runs,"
        " the folder of an older site"
    )


def _contact_argument(word: str) -> str:
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
    parsers = {}
    for name, command in COMMANDS.items():
        parsers[name] = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        parsers[name].set_defaults(command=name)
    for name, port in (("play", 8000), ("serve", 8001)):
        parsers[name].add_argument("--port", type=int, default=port)
    parsers["build"].add_argument("--keep", help="folder or address of the site with older builds")
    parsers["build"].add_argument(
        "--address", default=ADDRESS, help="where the site will be, for links to it"
    )
    for name, help in (
        ("relay", "the wss:// address of a relay for live play; may be given several times"),
        ("ice", "a STUN server for it, as in stun:HOST:PORT; may be given several times"),
    ):
        parsers["build"].add_argument(
            f"--{name}", action="append", default=[], metavar="ADDRESS", help=help
        )
    parsers["bench"].add_argument("words", nargs="*", type=_bench_argument, metavar="WHAT")
    parsers["contact"].add_argument("words", nargs="*", type=_contact_argument, metavar="WHAT")
    parsers["lock"].add_argument("--upgrade", action="store_true", help="take the newest versions")
    parsers["package"].add_argument("tag", nargs="?")
    return parser


def main(words: list[str]) -> int:
    """Run the command named by the first word."""
    if NO_INSTALL in words:
        forbid_installing()
        words = [word for word in words if word != NO_INSTALL]
    if words[:1] and words[0] in OWN_OPTIONS:
        arguments = Arguments(command=words[0], words=words[1:])
    else:
        arguments = _parser().parse_args(words)
    try:
        return COMMANDS[arguments.command](arguments)
    except BuildError as fault:
        print(fault, file=sys.stderr)
        return 1


def run_builder() -> int:
    """Run the program `build` with the given options, if it's installed."""
    folders = [folder for folder in sys.path if Path(folder).resolve() != ROOT]
    if PathFinder.find_spec("build", folders) is None:
        print(
            "Here, `python -m build` runs build.py, and its options belong to the package build,"
            " which is not installed: run `pip install build` first, or `python build.py package`.",
            file=sys.stderr,
        )
        return 2
    sys.path[:] = folders
    sys.modules.pop("build", None)
    runpy.run_module("build", run_name="__main__", alter_sys=True)
    return 0


if __name__ == "__main__":
    words = sys.argv[1:]
    if __spec__ is None:
        sys.exit(main(words))
    # `python -m build`, the usual command for packages, finds this file here.
    sys.exit(main(words or ["package"]) if not words or words[0] in COMMANDS else run_builder())
