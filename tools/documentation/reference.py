"""The API reference in Markdown: a page for every public module and public class.

A module is public if it has `__all__`, and a name is public if an `__all__` contains it.
mkdocstrings fills the pages from the docstrings.
"""

from pathlib import Path
from typing import Any, Final

import griffe

from tools.paths import ROOT

FOLDER: Final = "reference"

_INDEX: Final = """# Library reference

The public names of the Python library, with a page for each class. [The library](../library.md)
explains how to use them, and you can <a href="../../try/index.html">try its examples</a> in your
browser.

| Module | Contents |
|---|---|
{rows}
"""
_MODULE: Final = """---
title: {path}
---

::: {path}
    options:
      members: false
      show_root_full_path: true
      summary: false

"""
_CLASS: Final = """---
title: {name}
---

::: {path}
"""
_OTHER: Final = """
::: {path}
    options:
      heading_level: 2
"""
_NAMES: Final = "| Name | Contents |\n|---|---|\n"


def package(core: Path = ROOT / "core") -> griffe.Module:
    """The package, read by griffe without importing anything."""
    loader = griffe.GriffeLoader(search_paths=[core])
    loaded = loader.load("realmino")
    loader.resolve_aliases()
    assert isinstance(loaded, griffe.Module)
    return loaded


def public_modules(space: griffe.Module) -> list[griffe.Module]:
    """A package's public modules, the outermost first."""
    found = [space] if space.exports is not None else []
    for module in space.modules.values():
        if not module.is_alias:  # such as `realmino.events`
            found += public_modules(module)
    return sorted(found, key=lambda module: (module.path.count("."), module.path))


def public_names(module: griffe.Module) -> dict[str, str]:
    """The paths by which mkdocstrings finds a module's public names."""
    paths = {str(name): f"{module.path}.{name}" for name in module.exports or ()}
    for name in paths:
        if module[name].is_module and not module[name].is_alias and name in module.imports:
            # A function named after its file, such as `realmino.arena.standings`.
            paths[name] = module.imports[name]
    return dict(sorted(paths.items()))


def pages(loaded: griffe.Module) -> dict[str, str]:
    """Each page's Markdown by its path in the site."""
    modules = public_modules(loaded)
    homes: dict[str, str] = {}
    """Everything's first public path, by its path in the code."""
    for module in modules:
        for path in public_names(module).values():
            homes.setdefault(_value(module, path).canonical_path, path)
    made = {f"{FOLDER}/index.md": _INDEX.format(rows="\n".join(map(_module_row, modules)))}
    for module in modules:
        rows, others = [], []
        for name, path in public_names(module).items():
            value = _value(module, path)
            is_here = homes[value.canonical_path] == path
            if value.is_class and is_here:
                made[class_page(path)] = _CLASS.format(name=name, path=path)
            if is_here and not value.is_class and not value.is_module:
                others.append(_OTHER.format(path=path))
            else:
                home = value.path if value.is_module else homes[value.canonical_path]
                rows.append(f"| [`{name}`][{home}] | {_summary(value)} |\n")
        table = "".join([_NAMES, *rows]) if rows else ""
        made[module_page(module.path)] = "".join([_MODULE.format(path=module.path), table, *others])
    return made


def module_page(path: str) -> str:
    """The path of a module's page; the pages of its classes are in the same folder."""
    return f"{FOLDER}/{path.replace('.', '/')}/index.md"


def class_page(path: str) -> str:
    """The path of a class's page."""
    return f"{FOLDER}/{path.replace('.', '/')}.md"


def _value(module: griffe.Module, path: str) -> Any:
    value: Any = module.modules_collection[path]
    return value.final_target if value.is_alias else value


def _module_row(module: griffe.Module) -> str:
    page = module_page(module.path).removeprefix(f"{FOLDER}/")
    return f"| [`{module.path}`]({page}) | {_summary(module)} |"


def _summary(value: Any) -> str:
    """A docstring's first paragraph on one line, for a table."""
    text = value.docstring.value if value.docstring else ""
    return " ".join(text.partition("\n\n")[0].split()).replace("|", "\\|")
