"""The API reference: pdoc's pages of the docstrings in the core's public modules.

`tools.pipeline.render` runs it. These pages have a policy too, so styles and scripts are files. The
same sources give the same bytes: no page contains the time or the folder.
"""

import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from pdoc import doc, render
from pdoc.doc_types import empty

import realmino
from tools.pipeline.policies import READING

PAGES: Final = Path(__file__).with_name("reference_pages")
"""Our templates, which override those of pdoc."""

MODULES: Final = (
    "realmino",
    *("realmino.arena", "realmino.bots", "realmino.bots.kernel", "realmino.bots.registry"),
    *("realmino.docs.board", "realmino.drawing.diagram", "realmino.drawing.diagram.png"),
    *("realmino.game.events", "realmino.game.perft", "realmino.game.records"),
    *("realmino.learning.encoding", "realmino.notation", "realmino.pieces.json_values"),
    *("realmino.view", "realmino.rules", "realmino.rules.totals", "realmino.rules.turn"),
)
"""The documented modules: those that `realmino` exports, and those named in the documents."""

STYLES: Final = (
    *("resources/bootstrap-reboot.min.css", "syntax-highlighting.css"),
    *("theme.css", "layout.css", "content.css"),
)


LONGEST: Final = 400
"""The most characters of a variable's value that are shown."""

TABLES: Final = {"BOTS", "BUILDINGS", "DOMINOES"}
"""Values that are too long to be shown as the default of a parameter."""


class NamedTable:
    """A long value, shown by its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


def files() -> dict[str, str]:
    """Every file of the reference by its path in the reference's folder."""
    modules = {name: doc.Module(whole(name)) for name in MODULES}
    for module in modules.values():
        complete(module)
    render.configure(docformat="markdown", show_source=False, template_directory=PAGES)
    render.env.globals |= {
        "policy": READING,
        "version": realmino.__version__,
        "depth": depth,
        "root": lambda module: "../" * depth(module),
    }
    # If Node exists, pdoc lets it prepare the index, and the bytes would differ.
    vars(render)["precompile_index"] = lambda documents, compile_js: json.dumps(documents)
    pages = {
        f"{name.replace('.', '/')}.html": render.html_module(module, modules)
        for name, module in modules.items()
    }
    depths = sorted({*map(depth, modules.values())})
    return {
        "index.html": render.html_index(modules),
        **pages,
        "reference.css": "\n".join([*map(style, STYLES), night()]),
        "search.js": render.search_index(modules),
        **{f"search-{number}.js": search_box(number) for number in depths},
    }


def style(name: str) -> str:
    """A style sheet of pdoc, or ours in its place."""
    return render.env.get_template(name).render()


def night() -> str:
    """The rules for dark pages."""
    formatter = importlib.import_module("pygments.formatters.html").HtmlFormatter
    code = formatter(style="github-dark").get_token_style_defs(".pdoc-code")
    return "\n".join(["@media (prefers-color-scheme: dark) {", style("night.css"), *code, "}"])


def whole(name: str) -> ModuleType:
    """A module with all its names: some are imported on first use."""
    module = importlib.import_module(name)
    for offered in getattr(module, "__all__", ()):
        setattr(module, offered, getattr(module, offered))
    return module


def inside(space: doc.Namespace[Any]) -> Iterator[doc.Doc[Any]]:
    """Everything in a module, and in its classes."""
    for member in space.members.values():
        yield member
        if isinstance(member, doc.Class):
            yield from inside(member)


def docstring_at_home(module: doc.Module, name: str) -> str:
    """The docstring of a variable from its defining module, if a package exports it on demand."""
    for home, names in getattr(module.obj, "_NAMES", {}).items():
        if name in names:
            variable = doc.Module(importlib.import_module(f"{module.modulename}.{home}")).get(name)
            return variable.docstring if variable else ""
    return ""


def complete(module: doc.Module) -> None:
    """Adds what pdoc cannot find in the code, and leaves out long values.

    Members inherited from an undocumented class count as the class's own. A variable exported on
    demand gets its docstring, a long value is not shown, and a table as the default of a parameter
    is shown by its name.
    """
    homes = map(importlib.import_module, ("realmino", "realmino.bots"))
    tables = [(getattr(home, name), name) for home in homes for name in TABLES & {*home.__all__}]
    for member in inside(module):
        home = member.taken_from[0]
        if home.startswith("realmino.") and home not in MODULES and "." in member.qualname:
            member.taken_from = member.modulename, member.qualname
        if isinstance(member, doc.Variable) and not member.docstring:
            member.docstring = docstring_at_home(module, member.name)
        if isinstance(member, doc.Variable) and len(member.default_value_str) > LONGEST:
            vars(member).pop("default_value_str")  # pdoc keeps it
            member.default_value = empty
        if isinstance(member, doc.Function):
            for parameter in member.signature.parameters.values():
                for value, name in tables:
                    if parameter.default is value:
                        parameter._default = NamedTable(name)  # type: ignore[attr-defined]


def depth(module: doc.Module | SimpleNamespace | None) -> int:
    """How many folders the page of a module is below the reference's folder."""
    return str(module.modulename).count(".") if module else 0


def search_box(folders: int) -> str:
    """The script of the search box for pages this many folders deep."""
    module = SimpleNamespace(modulename="x" + ".x" * folders)
    text = render.env.get_template("search.html.jinja2").render(module=module).strip()
    return text.removeprefix("<script>").removesuffix("</script>")
