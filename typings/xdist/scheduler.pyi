"""How pytest-xdist spreads tests over processes."""

from typing import Any

import pytest

class LoadScopeScheduling:
    """Runs all tests of a scope in one process."""

    nodes: list[Any]

    def __init__(self, config: pytest.Config, log: Any = ...) -> None: ...
    def _split_scope(self, nodeid: str) -> str: ...
