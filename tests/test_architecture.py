"""Rules about the sources that `import-linter` can't express, and about the imports of web/."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parent.parent
CORE, WEB = ROOT / "core", ROOT / "web"
BROWSER_ONLY = {"js", "pyodide", "_pyscript", "pyodide_js", "_pyodide", "polyscript"}


def sources(folder: Path) -> list[Path]:
    """Every Python file below a folder, except in node_modules."""
    return sorted(path for path in folder.rglob("*.py") if "node_modules" not in path.parts)


def module_of(path: Path, root: Path) -> str:
    """The name of a file's module, such as ``realmino.bots``."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path, root: Path) -> Iterator[tuple[str, bool]]:
    """The modules that a file imports, and whether it imports them immediately.

    ``from package import name`` counts as the module ``package.name`` if that exists.
    """
    for node, at_once in statements(tree_of(path), True):
        if isinstance(node, ast.Import):
            yield from ((alias.name, at_once) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            assert node.level == 0, f"{path.name}: imports are written out"
            for alias in node.names:
                name = f"{base}.{alias.name}"
                yield (name if is_module(name, root) else base), at_once


def statements(node: ast.AST, at_once: bool) -> Iterator[tuple[ast.AST, bool]]:
    """A file's nodes, and whether they run on import: not in functions or under TYPE_CHECKING."""
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


CORE_FILES = sources(CORE)
WEB_FILES = sources(WEB)


def test_finds_the_sources() -> None:
    core = {module_of(path, CORE) for path in CORE_FILES}
    assert core >= {"realmino", "realmino.bots.kernel", "realmino.drawing.art.land"}
    assert {module_of(path, WEB) for path in WEB_FILES} >= {"table.picture.scene", "coach.view"}


def test_imports_in_functions_and_under_type_checking_run_later() -> None:
    """Checks `imports`, on which the tests below rely."""
    at_once = dict(imports(CORE / "realmino/notation/positions.py", CORE))
    assert at_once["realmino.notation.position_fields"]
    assert at_once["realmino.notation.position_checks"] is False


def foreign(files: Iterable[Path], root: Path, allowed: set[str]) -> dict[str, set[str]]:
    """The imports of each file that are not allowed."""
    tops_of = {module_of(path, root): imported_tops(path, root) - allowed for path in files}
    return {module: tops for module, tops in tops_of.items() if tops}


EXTRAS = {
    "realmino.cli.completion": {"shtab"},
    "realmino.drawing.diagram.png": {"resvg_py"},
    "realmino.docs.markdown": {"markdown"},
    "realmino.docs.sphinx": {"docutils", "sphinx"},
    "realmino.learning.arrays": {"numpy"},
    "realmino.learning.openspiel": {"numpy", "pyspiel"},
    "realmino.learning.pettingzoo": {"PIL", "gymnasium", "numpy", "pettingzoo"},
    "realmino.learning.vector": {"gymnasium", "numpy"},
}
"""The modules that need an extra of `pyproject.toml`, with the packages that they import."""


def test_the_core_imports_only_itself_and_the_standard_library() -> None:
    library = {*sys.stdlib_module_names, "_sha2"}  # _sha2 exists since Python 3.12
    assert foreign(CORE_FILES, CORE, {"realmino", *library}) == EXTRAS


def test_extras_are_imported_on_demand_only() -> None:
    """Importing a module that needs no extra never imports one that does."""
    at_once = {
        module_of(path, CORE): {name for name, at_once in imports(path, CORE) if at_once}
        for path in CORE_FILES
    }
    needing = {module for module, needed in EXTRAS.items()
               if {*map(top, at_once[module])} & needed}  # fmt: skip
    assert needing == {*EXTRAS} - {"realmino.cli.completion", "realmino.drawing.diagram.png"}
    assert not [module for module in {*at_once} - needing if at_once[module] & needing]


BELOW: dict[str, set[str]] = {
    "browser": set(),
    "table": {"browser"},
    "saves": {"browser", "table"},
    "kingdoms": {"browser", "table"},
}
"""The folders of web/ on which features build, with the folders that each may import."""
BUILT_ON = {"live": {"browser", "table", "saves", "friends"}}
"""A feature built on another one, with the folders that it may import."""
WIRING = re.compile(r"browser\.|table\.page\.|\w+\.view(_\w+)?$")
"""The modules that may touch the browser."""


def test_features_import_the_layers_below_and_not_each_other() -> None:
    """Logic does not touch the browser either. Features open each other by name."""
    folders = {path.parent.name for path in WEB.glob("*/__init__.py")}
    assert folders > {*BELOW, "setup", "scorepad", "coach"}
    wrong: dict[str, set[str]] = {}
    for path in WEB_FILES:
        folder = path.relative_to(WEB).parts[0]
        below = {**BELOW, **BUILT_ON}.get(folder, {*BELOW}) | {
            folder,
            "realmino",
            *sys.stdlib_module_names,
        }
        touched = BROWSER_ONLY if WIRING.match(module_of(path, WEB)) else set()
        wrong |= foreign([path], WEB, (below - BROWSER_ONLY) | touched) if folder in folders else {}
    assert wrong == {}


def test_logic_does_not_reach_the_browser_through_another_module() -> None:
    graph = {module_of(path, WEB): {name for name, _ in imports(path, WEB)} for path in WEB_FILES}
    touching = {module for module, names in graph.items() if {*map(top, names)} & BROWSER_ONLY}
    logic = [module for module in graph if "." in module and not WIRING.match(module)]
    assert len(logic) > 50
    assert {module for module in logic if graph[module] & touching} == set()


def import_graph(files: Iterable[Path], root: Path) -> dict[str, set[str]]:
    """Each module's imports from the others, including lazy ones and those for types only."""
    modules = {module_of(path, root) for path in files}
    return {
        module_of(path, root): {name for name, _ in imports(path, root) if name in modules}
        - {module_of(path, root)}
        for path in files
    }


def test_web_modules_have_no_import_cycle() -> None:
    TopologicalSorter(import_graph(WEB_FILES, WEB)).prepare()


def test_every_module_has_a_docstring() -> None:
    files = [path for path in (*CORE_FILES, *WEB_FILES) if path.stat().st_size]
    assert [path for path in files if not ast.get_docstring(tree_of(path))] == []


def test_class_names_are_unique() -> None:
    """One name means one thing everywhere."""
    files = [*CORE_FILES, *WEB_FILES, *sources(ROOT / "tools"), *sources(ROOT / "training")]
    names = Counter(
        node.name
        for path in files
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ClassDef)
    )
    assert names["View"] == 1
    assert [name for name, count in names.items() if count > 1] == []


INTERACTION_ATTRIBUTES = {"interaction", "activity", "_stepped"}
"""The attributes that hold a person's interaction at the table."""
STEPS = [
    "Stepped(NOTHING)",
    "follow(self, activity, under, intent)",
    "step(self, activity, under, intent)",
]
"""The only values that `App` assigns to them: empty hands, and results of `follow` and `step`."""


def assigned_interactions(tree: ast.Module) -> list[str]:
    """The values assigned to the interaction; for a ``setattr``, the whole call."""
    values = {
        id(part): ast.unparse(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        for part in ast.walk(target)
    }
    written = [
        values.get(id(node), "not by an assignment")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in INTERACTION_ATTRIBUTES
        if isinstance(node.ctx, ast.Store | ast.Del)
    ]
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return written + [
        ast.unparse(call)
        for call in calls
        if ast.unparse(call.func).endswith("setattr__") or ast.unparse(call.func) == "setattr"
        if any(
            isinstance(name, ast.Constant) and name.value in INTERACTION_ATTRIBUTES
            for name in call.args
        )
    ]


def test_only_follow_and_step_set_the_interaction() -> None:
    found = {module_of(path, WEB): assigned_interactions(tree_of(path)) for path in WEB_FILES}
    set_in = {module: values for module, values in found.items() if values}
    assert set_in == {"table.play.app": STEPS}


def test_finds_other_assignments_to_the_interaction() -> None:
    code = "app.activity = Idle()\nwith a as app.interaction: app.activity: Activity = b\n"
    code += (
        "setattr(app, '_stepped', c)\nfor app.activity in d: e, app.interaction = f, app.activity\n"
    )
    assert assigned_interactions(ast.parse(code)) == [
        *("Idle()", "not by an assignment", "not by an assignment", "not by an assignment"),
        *("(f, app.activity)", "setattr(app, '_stepped', c)"),
    ]


READS_PIXELS = re.compile(r"toDataURL|toBlob|getImageData|convertToBlob")
PIXEL_READERS = {
    *("web/browser/picture-files.js", "web/film/animated-picture.js", "web/setup/share.js"),
    "web/photo/view_picture.py",
}
"""The scripts that read pixels; they check first whether the browser allows it."""


def test_only_these_scripts_read_pixels() -> None:
    readers = {
        path.relative_to(ROOT).as_posix(): text
        for folder in ("web", "tools")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".js", ".mjs", ".html"} and "node_modules" not in path.parts
        if READS_PIXELS.search(text := path.read_text("utf-8"))
    }
    assert readers.keys() == PIXEL_READERS
    assert all(re.search(r"readsPixels\(\)|reads_pixels\(\)", text) for text in readers.values())
