"""Which browsers the tests drive: those of the system, else the ones that Playwright brings."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tools.environment import environment
from tools.paths import BuildError
from tools.system import apt_install, can_apt_install, may_install

NAMES = ("chromium", "firefox")
_PROGRAMS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr",),
}


def launch_options(name: str) -> dict[str, Any]:
    """The keywords for Playwright's `launch` of a browser, by its Playwright name."""
    program = system_browser(name)
    if not program:
        return {}
    if name == "firefox":
        # Firefox as the system has it speaks WebDriver BiDi, not Playwright's own protocol.
        return {"executable_path": program, "channel": "moz-firefox"}
    # Chromium refuses its sandbox to root, as whom containers run.
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": program, "args": ["--no-sandbox"] if as_root else []}


def system_browser(name: str) -> str | None:
    """The path of a browser that the system has installed."""
    return next((path for each in _PROGRAMS[name] if (path := shutil.which(each))), None)


def ensure_browsers(python: Path) -> None:
    """See to it that every browser of the tests can be started; installs what it may."""
    missing = _missing(python)
    if missing and can_apt_install():
        apt_install(*(_PROGRAMS[name][0] for name in missing))
        missing = _missing(python)
    if missing and may_install(f"{' and '.join(missing)} with Playwright"):
        command = [str(python), "-m", "playwright", "install", *missing]
        subprocess.run(command, env=environment())
        missing = _missing(python)
    if missing:
        raise BuildError(
            f"The tests drive {' and '.join(NAMES)}, but {' and '.join(missing)} is missing:"
            " please install it (on Debian: apt install chromium firefox-esr)."
        )


def _missing(python: Path) -> list[str]:
    return [name for name in NAMES if not system_browser(name) and not _bundled(python, name)]


def _bundled(python: Path, name: str) -> bool:
    ask = (
        "from playwright.sync_api import sync_playwright as play\n"
        f"with play() as p: print(p.{name}.executable_path)"
    )
    said = subprocess.run(
        [str(python), "-c", ask], capture_output=True, text=True, env=environment()
    )
    return Path(said.stdout.strip() or "?").exists()
