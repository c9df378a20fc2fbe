"""Makes the packages to publish: a wheel, and an archive of all sources and tests."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.paths import ROOT, WORK, BuildError
from tools.setup.environment import environment, python_with

EPOCH = "1577836800"  # the date of every file in an archive: 1 January 2020


def distributions(*kinds: str) -> dict[str, bytes]:
    """The core as a `wheel`, an `sdist` or both, by file name."""
    folder = WORK / f"package-{os.getpid()}"
    command = [str(python_with("build")), "-m", "hatchling", "build", "-d", str(folder)]
    for kind in kinds:
        command += ["-t", kind]
    variables = {**environment(), "SOURCE_DATE_EPOCH": EPOCH}
    done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True)
    if done.returncode:
        print(done.stderr)
        raise BuildError(f"The {' and the '.join(kinds)} could not be made; see the message above.")
    made = {path.name: path.read_bytes() for path in folder.glob("realmino-*")}
    shutil.rmtree(folder)
    return made


def version() -> str:
    """The sources' version, from `core/realmino/__init__.py`."""
    text = (ROOT / "core/realmino/__init__.py").read_text(encoding="utf-8")
    line = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if not line:
        raise BuildError("core/realmino/__init__.py has no line __version__ = …")
    return line[1]


def check_release(tag: str, version: str, changelog: str) -> None:
    """Raises `BuildError` if the tag doesn't match the version or the changelog lacks it."""
    if tag != f"v{version}":
        raise BuildError(f"The tag {tag} is not v{version}, as core/realmino/__init__.py has it.")
    if not re.search(rf"^## {re.escape(version)} – \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        raise BuildError(f"CHANGELOG.md has no section “{version} – year-month-day”.")


def package(target: Path, tag: str | None = None) -> list[Path]:
    """Writes the wheel and the source archive to a folder, replacing its contents."""
    if tag is not None:
        changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        check_release(tag, version(), changelog)
    made = distributions("sdist", "wheel")
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for name, body in made.items():
        (target / name).write_bytes(body)
    return [target / name for name in sorted(made)]
