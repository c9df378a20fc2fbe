"""Packages whose modules are imported when one of their names is first asked for."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def on_demand(
    package: str, names: Mapping[str, tuple[str, ...]], modules: tuple[str, ...] = ()
) -> Callable[[str], Any]:
    """The ``__getattr__`` of a package that offers names of its modules, and modules themselves."""
    homes = {name: module for module, offered in names.items() for name in offered}

    def find(name: str) -> Any:
        if name in modules:
            return import_module(f"{package}.{name}")
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(f"{package}.{homes[name]}"), name)
        vars(sys.modules[package])[name] = value
        return value

    return find
