"""The project's Python environment and npm packages, updated when their lists change."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.paths import ROOT, VENV, WEB, WORK, BuildError, script
from tools.setup.system import apt_install

OLDEST_NODE = 18
LOCKS = ROOT / "requirements"


def read_pyproject() -> dict[str, Any]:
    """The contents of `pyproject.toml`."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def stamp_of(*parts: str | bytes) -> str:
    """A digest of some contents; equal contents have equal stamps."""
    digest = hashlib.sha256()
    for part in parts:
        raw = part.encode() if isinstance(part, str) else part
        digest.update(len(raw).to_bytes(8, "big") + raw)
    return digest.hexdigest()[:16]


def node_version(text: str) -> int:
    """The major version in the output of `node --version`; 0 if there is none."""
    printed = re.match(r"v(\d+)\.", text)
    return int(printed[1]) if printed else 0


def python_with(group: str) -> Path:
    """The Python in `.venv`, with a dependency group installed exactly as locked."""
    if not script("python").exists():
        _make_venv()
    lock = LOCKS / f"{group}.txt"
    stamp = VENV / f"{group}.stamp"
    name = stamp_of(sys.version, lock.read_bytes())
    if not stamp.exists() or stamp.read_text() != name:
        print(f"Installing requirements/{group}.txt into .venv", flush=True)
        options = ["--quiet", "--disable-pip-version-check", "--require-hashes"]
        run(
            [*_pip(), "install", *options, "-r", str(lock)],
            "pip could not install what the build needs; see its message above.",
        )
        stamp.write_text(name)
    return script("python")


def environment() -> dict[str, str]:
    """Environment variables with which programs find our tools first and can import the core.

    They keep compiled modules even if that is turned off, since the tests start Python often.
    """
    path = os.pathsep.join([str(script("python").parent), os.environ.get("PATH", "")])
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PATH": path, "PYTHONPATH": str(ROOT / "core")}


def node() -> str:
    """A recent enough Node.js: the one on the PATH, or one that pip installs into `.venv`."""
    for candidate in (shutil.which("node"), str(script("node"))):
        if candidate and _is_new_enough(candidate) and _npm_beside(candidate):
            return candidate
    python_with("node")
    candidate = str(script("node"))
    if not _is_new_enough(candidate):
        raise BuildError(f"Node.js {OLDEST_NODE} or newer with npm is missing: please install it.")
    return candidate


def npm() -> str:
    """The npm that comes with `node`."""
    return _npm_beside(node()) or "npm"


@contextmanager
def exclusive_lock(name: str) -> Iterator[None]:
    """Lets one process at a time hold the lock of this name; on Windows, it locks nothing."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    WORK.mkdir(exist_ok=True)
    with (WORK / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def npm_packages(folder: Path = WEB) -> Path:
    """Installs a folder's `node_modules` exactly as locked; returns their path."""
    modules = folder / "node_modules"
    lists = [(folder / name).read_bytes() for name in ("package.json", "package-lock.json")]
    stamp, name = modules / ".stamp", stamp_of(*lists)
    with exclusive_lock("npm"):
        if not stamp.exists() or stamp.read_text() != name:
            print(f"Installing the npm packages of {folder.relative_to(ROOT)}/", flush=True)
            run(
                [npm(), "ci", "--ignore-scripts", "--loglevel=error", "--no-audit", "--no-fund"],
                "npm could not install its packages; see its message above.",
                folder,
            )
            stamp.write_text(name)
    return modules


def run(command: list[str], message: str, folder: Path = ROOT) -> None:
    """Runs one of the build's programs; raises `BuildError` with ``message`` if it fails."""
    try:
        done = subprocess.run(command, cwd=folder, env=environment())
    except OSError as error:
        raise BuildError(f"{message} ({error})") from error
    if done.returncode:
        raise BuildError(message)


def _make_venv() -> None:
    print("Making the environment .venv", flush=True)
    shutil.rmtree(VENV, ignore_errors=True)
    # Debian's python3 has no ensurepip, but the system's pip can install into the environment.
    interpreter = [] if _has("ensurepip") else ["--without-pip"]
    if interpreter and not _has("pip") and not apt_install("python3-venv"):
        raise BuildError(
            "This Python has neither ensurepip nor pip: please install them"
            " (on Debian and Ubuntu: apt install python3-venv) and try again."
        )
    if not _has("venv"):
        raise BuildError("This Python has no venv module: please install it and try again.")
    interpreter = [] if _has("ensurepip") else ["--without-pip"]
    run([sys.executable, "-m", "venv", *interpreter, str(VENV)], "Python could not make .venv.")


def _pip() -> list[str]:
    options_left = [str(script("python")), "-m", "pip"]
    if (script("pip")).exists():
        return options_left
    return [sys.executable, "-m", "pip", "--python", str(script("python"))]


def _has(module: str) -> bool:
    return (
        subprocess.run([sys.executable, "-c", f"import {module}"], capture_output=True).returncode
        == 0
    )


def _is_new_enough(program: str) -> bool:
    try:
        printed = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return False
    return node_version(printed) >= OLDEST_NODE


def _npm_beside(program: str) -> str | None:
    return shutil.which("npm", path=str(Path(program).parent)) or shutil.which("npm")
