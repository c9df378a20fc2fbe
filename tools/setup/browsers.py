"""Browsers for the tests: the system's, or else Playwright's."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.paths import BuildError
from tools.setup.environment import environment
from tools.setup.system import apt_install, may_install

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium", "firefox")
_PROGRAMS = {
    # The unused window would take a fifth of the time.
    "chromium": ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr",),
}

WEBKIT_PACKAGES = ("webkit2gtk-driver", "xvfb")
CLIPBOARD = """
const writeText = async (text) => { document.documentElement.dataset.copied = text; };
Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
"""
"""A clipboard that tests can read; headless browsers don't give access to theirs."""

WEBKIT_TESTS = "e2e/test_webkit.py"


chromium_flags: list[str] = []
"""Additional arguments for every Chromium that this process starts."""

BASELINE_COMPILERS = "--js-flags=--liftoff-only --no-turbofan"
"""Makes Chromium compile without optimizing: pages start with less work, but compute slower."""


@contextmanager
def open_browser(name: str = "chromium") -> "Iterator[Browser]":
    """Starts a browser, and closes it at the end of the block."""
    from playwright.sync_api import sync_playwright  # not installed for builds

    with sync_playwright() as play:
        browser: Browser = getattr(play, name).launch(**launch_options(name))
        yield browser
        browser.close()


def launch_options(name: str) -> dict[str, Any]:
    """The arguments for Playwright's `launch`; ``name`` is the browser's Playwright name."""
    program = system_browser(name)
    path = {"executable_path": program} if program else {}
    if name == "firefox":
        # The system's Firefox speaks WebDriver BiDi, not Playwright's own protocol.
        return path | {"channel": "moz-firefox"} if program else path
    # Chromium refuses its sandbox to root, the user in containers.
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return path | {"args": [*(["--no-sandbox"] if as_root else []), *chromium_flags]}


def system_browser(name: str) -> str | None:
    """The path of a browser installed on the system."""
    return next((path for each in _PROGRAMS[name] if (path := shutil.which(each))), None)


def ensure_browsers(python: Path) -> None:
    """Makes sure that every browser can start; installs missing ones if allowed."""
    missing = _missing_browsers(python)
    if missing and apt_install(*(_PROGRAMS[name][0] for name in missing)):
        missing = _missing_browsers(python)
    if missing and may_install(f"{' and '.join(missing)} with Playwright"):
        command = [str(python), "-m", "playwright", "install", *missing]
        subprocess.run(command, env=environment())
        missing = _missing_browsers(python)
    if missing:
        raise BuildError(
            f"The tests drive {' and '.join(NAMES)}, but {' and '.join(missing)} is missing:"
            " please install it (on Debian: apt install chromium firefox-esr)."
        )


def webkit_programs() -> dict[str, str | None]:
    """The paths of the programs that drive WebKit on Linux, by name; None if missing."""
    libraries = [
        path
        for folder in ("/usr/lib", "/usr/lib64", "/usr/libexec")
        for pattern in ("webkit*gtk-*/MiniBrowser", "*/webkit*gtk-*/MiniBrowser")
        for path in sorted(Path(folder).glob(pattern))
    ]
    return {
        "WebKitWebDriver": shutil.which("WebKitWebDriver"),
        "MiniBrowser": str(libraries[-1]) if libraries else None,
        "Xvfb": shutil.which("Xvfb"),
    }


def ensure_webkit() -> list[str]:
    """Makes sure that WebKit can start; if not, returns pytest's options to skip its tests."""
    if not sys.platform.startswith("linux"):
        print("Skipping the tests in WebKit: its driver exists on Linux only.")
        return [f"--ignore={WEBKIT_TESTS}"]
    if None in webkit_programs().values():
        apt_install(*WEBKIT_PACKAGES)
    if missing := [name for name, path in webkit_programs().items() if not path]:
        raise BuildError(
            f"The tests drive WebKit too, but {' and '.join(missing)} is missing:"
            f" please install it (on Debian: apt install {' '.join(WEBKIT_PACKAGES)})."
        )
    return []


def _missing_browsers(python: Path) -> list[str]:
    return [
        name for name in NAMES if not system_browser(name) and not _bundled_browser(python, name)
    ]


def _bundled_browser(python: Path, name: str) -> bool:
    ask = (
        "from playwright.sync_api import sync_playwright as play\n"
        f"with play() as p: print(p.{name}.executable_path)"
    )
    said = subprocess.run(
        [str(python), "-c", ask], capture_output=True, text=True, env=environment()
    )
    return Path(said.stdout.strip() or "?").exists()
