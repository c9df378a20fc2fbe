"""The lock files: for every group of requirements each package with its version and its hashes.

`requirements/GROUP.txt` is made from a dependency group of `pyproject.toml`, for the oldest Python
and every newer one, for every system, and without the address of an index.
"""

import subprocess
from pathlib import Path

from tools.environment import (
    LOCKS,
    environment,
    lock_head,
    npm,
    python_with,
    read_pyproject,
    requirements,
)
from tools.paths import ROOT, WEB, BuildError

FIRST = "build"
"""The group that the bytes of the site depend on: the other groups keep to its versions."""

NPM_FOLDERS = (WEB, ROOT / "tools/stock", ROOT / "tools/javascript")
_NPM_OPTIONS = ("--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved")


def lock(upgrade: bool = False) -> list[Path]:
    """Write all lock files; versions change where they must, or wherever they can to upgrade."""
    pyproject = read_pyproject()
    oldest = pyproject["project"]["requires-python"].removeprefix(">=")
    # An older uv can lock a newer one.
    uv = [str(python_with("lock", outdated=True)), "-m", "uv", "pip", "compile", "--quiet"]
    uv += ["--no-header", "--universal", "--generate-hashes", "--python-version", oldest]
    made = []
    for group in sorted(pyproject["dependency-groups"], key=lambda name: (name != FIRST, name)):
        path = LOCKS / f"{group}.txt"
        if _is_in_conflict(path):
            path.unlink()
        same = [] if group == FIRST else ["--constraints", str(LOCKS / f"{FIRST}.txt")]
        options = [*same, *(["--upgrade"] if upgrade else []), "--output-file", str(path)]
        _run([*uv, "--group", group, *options], f"uv cannot lock the group {group}")
        head = lock_head(group, requirements(group, pyproject))
        path.write_text(f"{head}{path.read_text(encoding='utf-8')}", encoding="utf-8", newline="\n")
        made.append(path)
    for folder in NPM_FOLDERS:
        verb = "update" if upgrade else "install"
        options = [verb, *_NPM_OPTIONS, "--no-audit", "--no-fund", "--loglevel=error"]
        _run([npm(), *options], f"npm cannot lock {folder.relative_to(ROOT)}/", folder)
        made.append(folder / "package-lock.json")
    return made


def _is_in_conflict(path: Path) -> bool:
    """Whether git could not merge a file: what it holds then is of no use to uv."""
    return path.exists() and "<<<<<<<" in path.read_text(encoding="utf-8")


def _run(command: list[str], trouble: str, folder: Path = ROOT) -> None:
    if subprocess.run(command, cwd=folder, env=environment()).returncode:
        raise BuildError(f"{trouble}; see its message above.")
