"""Finds the modules that sources import, by parsing them."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from tools.paths import BuildError

HOLDERS = (ast.stmt, ast.ExceptHandler, ast.match_case)
"""Parts of a module that may contain imports; expressions can't."""


@lru_cache(maxsize=1000)
def parse_module(name: str, source: bytes) -> ast.Module:
    """The syntax tree of a module; raises `BuildError` if its source is not Python."""
    try:
        return ast.parse(source, name)
    except SyntaxError as fault:
        raise BuildError(f"{name}, line {fault.lineno}: {fault.msg}.") from None


class Imports(NamedTuple):
    """The dotted names that a module imports, and those that it exports on demand.

    A package exports on demand everything that it imports only for types.
    """

    names: frozenset[str]
    offered: Mapping[str, str]


def imported_sources(sources: Mapping[str, bytes], first: Iterable[str]) -> set[str]:
    """The ``first`` sources, and those that they import directly or indirectly.

    Imports inside functions count too, because they run sooner or later.
    """
    left, found = {*first}, set[str]()
    while left:
        name = left.pop()
        found.add(name)
        for imported in _imports(name, sources[name]).names:
            left |= {*_files(imported, sources)} - found
    return found


def _files(dotted: str, sources: Mapping[str, bytes]) -> Iterator[str]:
    """The sources that run when a module or a module's name is imported."""
    parts = dotted.split(".")
    for number in range(1, len(parts) + 1):
        place = "/".join(parts[:number])
        yield from (name for name in (f"{place}.py", f"{place}/__init__.py") if name in sources)
    package = f"{'/'.join(parts[:-1])}/__init__.py"
    if package in sources and (home := _imports(package, sources[package]).offered.get(parts[-1])):
        yield from _files(home, sources)


@lru_cache(maxsize=1000)
def _imports(name: str, source: bytes) -> Imports:
    names, offered = set[str](), dict[str, str]()
    for node, is_for_types in import_statements(name, source):
        if isinstance(node, ast.ImportFrom) and is_for_types:
            offered |= {alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif not is_for_types:
            names |= {alias.name for alias in node.names}
    return Imports(frozenset(names), offered)


@lru_cache(maxsize=1000)
def import_statements(name: str, source: bytes) -> list[tuple[ast.Import | ast.ImportFrom, bool]]:
    """A module's imports, including those in functions, and whether each is only for types."""
    found: list[tuple[ast.Import | ast.ImportFrom, bool]] = []
    left: list[tuple[ast.AST, bool]] = [(parse_module(name, source), False)]
    while left:
        node, is_for_types = left.pop()
        is_for_types |= isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        children = (child for child in ast.iter_child_nodes(node) if isinstance(child, HOLDERS))
        left += [(child, is_for_types) for child in children]
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.append((node, is_for_types))
    return found
