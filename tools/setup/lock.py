"""Writes the lock files: uv for the dependency groups, npm for its four folders.

uv's options are in `[tool.uv.pip]` in `pyproject.toml`. No file contains an index address.
"""

from tools.paths import ROOT, WEB
from tools.setup.environment import LOCKS, npm, python_with, read_pyproject, run

FIRST = "build"
"""The site's bytes depend on this group's versions, so the other groups use them too."""

NPM_FOLDERS = (
    WEB,
    *(ROOT / "tools" / name for name in ("bench/stock", "checks/javascript", "pipeline/bundle")),
)


def lock(upgrade: bool = False) -> None:
    """Writes all lock files; changes versions only if needed, or all with ``upgrade``."""
    uv = [str(python_with("dev")), "-m", "uv", "pip", "compile", "--quiet"]
    uv += ["--upgrade"] if upgrade else []
    groups = read_pyproject()["dependency-groups"]
    for group in sorted(groups, key=lambda name: (name != FIRST, name)):
        same = [] if group == FIRST else ["--constraints", str(LOCKS / f"{FIRST}.txt")]
        command = [*uv, *same, "--group", group, "--output-file", str(LOCKS / f"{group}.txt")]
        run(command, f"uv could not lock the group {group}; see its message above.")
    npm_lock = [npm(), "update" if upgrade else "install", "--package-lock-only"]
    npm_lock += ["--ignore-scripts", "--omit-lockfile-registry-resolved"]
    npm_lock += ["--no-audit", "--no-fund", "--loglevel=error"]
    for folder in NPM_FOLDERS:
        message = f"npm could not lock {folder.relative_to(ROOT)}/; see its message above."
        run(npm_lock, message, folder)
