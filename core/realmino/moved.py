"""The old paths of modules, which still import, with a warning that names the new path."""

import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final
from warnings import warn

MOVED: Final = {
    "realmino.diagram": "realmino.drawing.diagram",
    "realmino.diagram_png": "realmino.drawing.diagram.png",
    "realmino.drawing.diagram_png": "realmino.drawing.diagram.png",
    "realmino.encoding": "realmino.learning.encoding",
    "realmino.events": "realmino.game.events",
    "realmino.notation.json_values": "realmino.pieces.json_values",
    "realmino.notation.records": "realmino.game.records",
    "realmino.perft": "realmino.game.perft",
    "realmino.pettingzoo": "realmino.learning.pettingzoo",
}


class _OldPaths:
    """An importer that finds a module at its old path."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        # No base class: importing `importlib.abc` takes longer than importing all of this package.
        return ModuleSpec(name, self) if name in MOVED else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Lets Python make an empty module, which `exec_module` replaces."""

    def exec_module(self, module: ModuleType) -> None:
        """Puts the moved module in place of the empty one, as `importlib` allows."""
        old = module.__name__
        warn(f"{old} has moved to {MOVED[old]}", DeprecationWarning, stacklevel=2)
        sys.modules[old] = import_module(MOVED[old])


# First, or Python would import the modules of a moved package a second time at their old paths.
sys.meta_path.insert(0, _OldPaths())
