"""The house rules that can be read off the sources: who imports whom, and how long a file gets."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CORE, WEB = ROOT / "core", ROOT / "web"
LONGEST = 380
BROWSER_ONLY = {"js", "pyodide", "pyscript", "pyodide_js", "_pyodide", "polyscript"}


def sources(folder: Path) -> list[Path]:
    """Every Python file below a folder but what npm left there."""
    return sorted(path for path in folder.rglob("*.py") if "node_modules" not in path.parts)


def module_of(path: Path, root: Path) -> str:
    """``realmino.bots`` for its file."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, root: Path) -> Iterator[tuple[str, bool]]:
    """The modules that a file imports, and whether it does so as soon as it is imported itself.

    ``from package import name`` counts as the module ``package.name`` where there is one.
    """
    for node, at_once in statements(ast.parse(path.read_text(encoding="utf-8")), True):
        if isinstance(node, ast.Import):
            yield from ((alias.name, at_once) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            assert node.level == 0, f"{path.name}: imports are written out"
            for alias in node.names:
                name = f"{base}.{alias.name}"
                yield (name if is_module(name, root) else base), at_once


def statements(node: ast.AST, at_once: bool) -> Iterator[tuple[ast.AST, bool]]:
    """All nodes of a file; those in functions and under TYPE_CHECKING do not run at import time."""
    for child in ast.iter_child_nodes(node):
        later = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) or (
            isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)
        )
        yield child, at_once
        yield from statements(child, at_once and not later)


def is_module(name: str, root: Path) -> bool:
    path = root.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def top(module: str) -> str:
    return module.split(".")[0]


def imported_tops(path: Path, root: Path) -> set[str]:
    return {top(module) for module, _ in imports(path, root)}


CORE_FILES, TABLE_FILES = sources(CORE), sources(WEB / "table")
WEB_FILES = sources(WEB)


def test_there_are_sources_to_read() -> None:
    assert {module_of(path, CORE) for path in CORE_FILES} >= {"realmino", "realmino.bots.kernel"}
    assert {module_of(path, WEB) for path in TABLE_FILES} >= {"table.scene", "table.draw.land"}
    assert len(WEB_FILES) > len(TABLE_FILES)


def test_a_function_and_type_checking_import_later() -> None:
    """The reader of imports sees what it should see; the tests below rely on it."""
    found = dict(imports(CORE / "realmino/turn.py", CORE))
    assert found["realmino.phases"]
    assert found["realmino.state"] is False


@pytest.mark.parametrize("path", CORE_FILES, ids=lambda path: module_of(path, CORE))
def test_the_core_imports_only_itself_and_the_standard_library(path: Path) -> None:
    assert imported_tops(path, CORE) <= {"realmino", *sys.stdlib_module_names}


@pytest.mark.parametrize("path", TABLE_FILES, ids=lambda path: module_of(path, WEB))
def test_the_table_imports_nothing_of_the_browser(path: Path) -> None:
    allowed = {"realmino", "table", "locale", *sys.stdlib_module_names}
    assert imported_tops(path, WEB) <= allowed - BROWSER_ONLY


@pytest.mark.parametrize("path", WEB_FILES, ids=lambda path: module_of(path, WEB))
def test_the_browser_is_touched_in_few_places_only(path: Path) -> None:
    places = {WEB / "main.py", WEB / "worker.py"}
    if path in places or path.parent == WEB / "browser":
        return
    assert not imported_tops(path, WEB) & BROWSER_ONLY


def test_core_modules_import_each_other_without_a_circle() -> None:
    graph = {
        module_of(path, CORE): {
            module
            for module, at_once in imports(path, CORE)
            if at_once and top(module) == "realmino" and module != "realmino"
        }
        for path in CORE_FILES
    }
    order: list[str] = []
    while left := {module: needed - {*order} for module, needed in graph.items()
                   if module not in order}:  # fmt: skip
        ready = sorted(module for module, needed in left.items() if not needed - {module})
        assert ready, f"these need one another: {sorted(left)}"
        order += ready
    assert order


@pytest.mark.parametrize(
    "path",
    [*CORE_FILES, *WEB_FILES, *sources(ROOT / "tests"), *sources(ROOT / "tools")],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_no_file_is_too_long_to_read_in_one_go(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize(
    "path", [*CORE_FILES, *WEB_FILES], ids=lambda path: str(path.relative_to(ROOT))
)
def test_a_module_opens_by_saying_what_it_is(path: Path) -> None:
    if path.name == "__init__.py" and not path.read_text(encoding="utf-8"):
        return
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
