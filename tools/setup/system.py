"""Installs browsers and Debian packages outside this folder, after asking or logging a line."""

import os
import shutil
import subprocess
import sys

_FORBIDDEN = "REALMINO_NO_INSTALL"


def forbid_installing() -> None:
    """Forbids installing outside this folder, here and in child processes."""
    os.environ[_FORBIDDEN] = "1"


def may_install(what: str) -> bool:
    """Whether to install something outside this folder.

    It asks on a terminal. Without one (CI, a container), it prints what it installs.
    """
    if os.environ.get(_FORBIDDEN):
        return False
    if not _on_a_terminal():
        print(f"Installing {what} (use --no-install to prevent this).", flush=True)
        return True
    try:
        answer = input(f"Install {what}? [Y/n] ")
    except (EOFError, KeyboardInterrupt):
        print()
        return False
    return answer.strip().lower() in ("", "y", "yes")


def apt_install(*packages: str) -> bool:
    """Installs Debian packages; returns False if apt-get or permission is missing, or it fails."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not is_root or not shutil.which("apt-get"):
        return False
    if not may_install(f"{', '.join(packages)} with apt-get"):
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    steps = (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages])
    return all(
        subprocess.run(["apt-get", *step], env=quiet, stdout=subprocess.DEVNULL).returncode == 0
        for step in steps
    )


def _on_a_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
