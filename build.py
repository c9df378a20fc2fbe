"""Everything one does with Realmino's sources: python build.py COMMAND."""

import os
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Realmino needs Python 3.11 or newer.")

from tools.paths import DIST, ROOT, SITE, BuildError, languages, script
from tools.pipeline.assemble import build as build_site
from tools.pipeline.assemble import reference as reference_pages
from tools.pipeline.assemble import summary, write, write_sentences
from tools.pipeline.deployed import LIST
from tools.pipeline.site import REFERENCE
from tools.setup.environment import environment, python_with
from tools.setup.system import forbid_installing

NO_INSTALL = "--no-install"
BENCHES = ("boot", "drag", "sizes", "page", "core", "kernel")


class Misuse(Exception):
    """A command line that makes no sense; its text says why."""


def build(arguments: list[str]) -> int:
    """Make the site in site/; files of the last two builds stay (--keep FOLDER or ADDRESS)."""
    options = dict(zip(arguments[::2], arguments[1::2], strict=False))
    if len(arguments) != 2 * len(options) or not options.keys() <= {"--keep", "--address"}:
        raise Misuse("build takes only --keep FOLDER or ADDRESS, and --address ADDRESS.")
    own = str(SITE) if (SITE / LIST).exists() else None
    return _make(options.get("--keep", own), options.get("--address"))


def _make(keep: str | None = None, address: str | None = None) -> int:
    files = build_site(keep=keep, address=address)
    print(f"The site lies in {SITE.relative_to(ROOT)}/: {summary(files)}.")
    return 0


def play(arguments: list[str]) -> int:
    """Make the site, serve it on this computer and open it in the browser."""
    from tools.dev.serve import address, server

    port = _port(arguments, "play", 8000)
    _make()
    try:
        serving = server(SITE, port)
    except OSError as error:
        raise BuildError(f"Port {port} cannot be used: {error.strerror}.") from error
    print(f"Realmino is played at {address(serving)} (Ctrl+C ends it).", flush=True)
    webbrowser.open(address(serving))
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


def serve(arguments: list[str]) -> int:
    """Serve the sources as they are while you work on them; the page follows every saved file."""
    from tools.dev.live import LOOK, LiveSite, live_server
    from tools.dev.serve import address

    port = _port(arguments, "serve", 8001)
    write_sentences()
    live = LiveSite()
    try:
        serving = live_server(live, port)
    except OSError as error:
        raise BuildError(f"Port {port} cannot be used: {error.strerror}.") from error
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    print(f"The sources are played at {address(serving)} (Ctrl+C ends it).")
    print("The browser keeps no copy of this address; one that `play` left here is removed.")
    try:
        while True:
            if told := live.refresh():
                print(told, flush=True)
            time.sleep(LOOK)
    except KeyboardInterrupt:
        print()
    return 0


def test(arguments: list[str]) -> int:
    """Run all tests on all cores (--deep: the long ones too, --wasm: the core's in Pyodide)."""
    if arguments[:1] == ["--wasm"]:
        from tools.testing import wasm

        write_sentences()  # in Pyodide nothing can
        return wasm.test(arguments[1:])
    from tools.testing.run import test

    return test(arguments)


def text(arguments: list[str]) -> int:
    """Make the modules of sentences from the Fluent files in text/, as other commands do."""
    _nothing_more("text", arguments)
    print(write_sentences(), end="")
    return 0


def check(arguments: list[str]) -> int:
    """Check style, layout, spelling and types, JavaScript, sentences and workflows included."""
    from tools.checks import javascript

    _nothing_more("check", arguments)
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
    return max(*found, javascript.check())


def bench(arguments: list[str]) -> int:
    """Measure start (boot), drag, sizes, bytes and memory (page), the core (core, kernel)."""
    from tools.setup.browsers import ensure_browsers

    unknown = [
        word
        for word in arguments
        if word not in BENCHES
        and not word.isdecimal()
        and not (ROOT / word / "index.html").exists()
    ]
    if unknown:
        known = ", ".join(BENCHES)
        said = f"bench knows {known}, a number of runs and the folder of an older site"
        raise Misuse(f"{said}, so not “{' '.join(unknown)}”.")
    python = python_with("dev")
    _make()
    if {"boot", "drag", "page", "kernel"} & set(arguments) or not set(arguments) & set(BENCHES):
        ensure_browsers(python)
    return _run([str(python), "-m", "tools.bench", *arguments])


def package(arguments: list[str]) -> int:
    """Make the wheel and the archive of the sources in dist/; a tag must be the version's."""
    from tools.pipeline.package import package as make_package

    if len(arguments) > 1:
        raise Misuse(f"package takes one tag, so not “{' '.join(arguments)}”.")
    for path in make_package(DIST, *arguments):
        print(path.relative_to(ROOT))
    return 0


def vectors(arguments: list[str]) -> int:
    """Write the test vectors of the notation for other programs anew, in docs/vectors/."""
    _nothing_more("vectors", arguments)
    return _run([str(python_with("dev")), "-m", "tools.dev.vectors"], ".")


def pictures(arguments: list[str]) -> int:
    """Draw the icons and the card of a link anew, after a change of the drawings."""
    _nothing_more("pictures", arguments)
    return _run([str(python_with("dev")), "-m", "tools.pipeline.pictures"])


def contact(arguments: list[str]) -> int:
    """Photograph every screen onto one sheet (languages: in each; docs: documents' pictures)."""
    from tools.setup.browsers import ensure_browsers

    sizes = ("phone", "tablet", "desktop", "landscape")
    alone = arguments == ["docs"] or arguments[:1] == ["languages"]
    if not alone and not {*arguments} <= {*sizes}:
        known = ", ".join(sizes)
        told = " ".join(arguments)
        raise Misuse(f"contact knows docs, languages, and {known}, so not “{told}”.")
    if unknown := {*arguments[1:]} - {*languages()} if alone else set():
        raise Misuse(f"There is no language {', '.join(sorted(unknown))}.")
    python = python_with("dev")
    _make()
    ensure_browsers(python)
    return _run([str(python), "-m", "tools.dev.contact", *arguments], "web")


def reference(arguments: list[str]) -> int:
    """Write the API reference in site/reference/; build, play and the published site have it."""
    _nothing_more("reference", arguments)
    write_sentences()
    write(reference_pages(), SITE / REFERENCE)
    print(f"It begins with {(SITE / REFERENCE / 'index.html').relative_to(ROOT)}.")
    return 0


def lock(arguments: list[str]) -> int:
    """Write the lock files anew after a change of requirements (--upgrade: newest versions)."""
    from tools.setup.lock import lock as lock_all

    if arguments not in ([], ["--upgrade"]):
        raise Misuse(f"lock takes only --upgrade, so not “{' '.join(arguments)}”.")
    lock_all(upgrade=bool(arguments))
    return 0


def fuzz(arguments: list[str]) -> int:
    """Break inputs of every kind for --minutes N and see what the readers do with them."""
    return _run([str(python_with("dev")), "-m", "tools.dev.fuzz", *arguments], "web")


COMMANDS: dict[str, Callable[[list[str]], int]] = {
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
    "reference": reference,
    "vectors": vectors,
    "lock": lock,
    "package": package,
}


def _port(arguments: list[str], command: str, usual: int) -> int:
    match arguments:
        case []:
            return usual
        case ["--port", number] if number.isdecimal() and int(number) < 65536:
            return int(number)
    raise Misuse(f"{command} takes only --port and a number below 65536.")


def _nothing_more(command: str, arguments: list[str]) -> None:
    if arguments:
        raise Misuse(f"{command} takes nothing more, so not “{' '.join(arguments)}”.")


def _run(command: list[str], *folders: str) -> int:
    """Run a program that may import the core, its sentences, and what is in these folders."""
    write_sentences()
    path = os.pathsep.join(str(ROOT / name) for name in ("core", *folders))
    return subprocess.run(command, cwd=ROOT, env={**environment(), "PYTHONPATH": path}).returncode


def main(words: list[str]) -> int:
    """Run the command that the first word names; 2 if the words make no sense."""
    if not words or words[0] in ("-h", "--help", "help"):
        for name, command in COMMANDS.items():
            print(f"python build.py {name:9} {command.__doc__}")
        return 0 if words else 2
    if NO_INSTALL in words:
        forbid_installing()
        words = [word for word in words if word != NO_INSTALL]
    try:
        if words[0] not in COMMANDS:
            raise Misuse(f"There is no command “{words[0]}”: say {', '.join(COMMANDS)}.")
        return COMMANDS[words[0]](words[1:])
    except Misuse as fault:
        print(fault, file=sys.stderr)
        return 2
    except BuildError as fault:
        print(fault, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
