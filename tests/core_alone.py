"""Runs only the core's tests, which need no site, browser or build.

``python -m tests.core_alone`` takes pytest's own arguments.
"""

import ast
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
NOT_THE_CORE = {"browser", "build", "e2e", "table", "tools", "training"}
NOT_THE_CORE |= {"PIL", "markdown", "resvg_py", "sphinx"}  # needed by extras only


def core_tests() -> list[Path]:
    """The test files that import only the core, directly or through helpers."""
    return [path for path in sorted(TESTS.rglob("test_*.py")) if not reached(path) & NOT_THE_CORE]


def reached(path: Path, seen: frozenset[Path] = frozenset()) -> set[str]:
    """The packages that a test file imports, directly or through other test files."""
    packages: set[str] = set()
    for module in _imports(path):
        packages.add(module.split(".")[0])
        helper = TESTS.parent.joinpath(*module.split(".")).with_suffix(".py")
        if helper.exists() and TESTS in helper.parents and helper not in seen:
            packages |= reached(helper, seen | {path})
    return packages


def _imports(path: Path) -> set[str]:
    """The full names of everything that a file imports and that may be a module."""
    package = ".".join(path.relative_to(TESTS.parent).parent.parts)
    modules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(filter(None, [package if node.level else "", node.module]))
            modules |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return modules


if __name__ == "__main__":
    sys.exit(pytest.main([*map(str, core_tests()), *sys.argv[1:]]))
