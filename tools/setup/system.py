"""Installations outside this folder: named first, and never done against somebody's will."""

import os
import shutil
import subprocess
import sys

_FORBIDDEN = "REALMINO_NO_INSTALL"


def forbid_installing() -> None:
    """Install nothing outside this folder, neither from here nor from the programs started here."""
    os.environ[_FORBIDDEN] = "1"


def may_install(what: str) -> bool:
    """Whether something may be installed outside this folder.

    On a terminal the person there decides. Without one (CI, a container) it is done and said.
    """
    if os.environ.get(_FORBIDDEN):
        return False
    if not _on_a_terminal():
        print(f"Installing {what}; --no-install would not.", flush=True)
        return True
    try:
        answer = input(f"Install {what}? [Y/n] ")
    except (EOFError, KeyboardInterrupt):
        print()
        return False
    return answer.strip().lower() in ("", "y", "yes")


def can_apt_install() -> bool:
    """Whether this is a Debian, or one of its kin, whose packages this user may install."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(*packages: str) -> bool:
    """Install packages of Debian; False where that cannot be, may not be, or fails."""
    names = ", ".join(packages)
    if not can_apt_install() or not may_install(f"{names} with apt-get"):
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    steps = (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages])
    return all(
        subprocess.run(["apt-get", *step], env=quiet, stdout=subprocess.DEVNULL).returncode == 0
        for step in steps
    )


def _on_a_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
