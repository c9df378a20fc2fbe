"""How pytest-xdist spreads tests over processes."""

from typing import Any

import pytest

class LoadScopeScheduling:
    """Gives a process all tests of one scope."""

    nodes: list[Any]

    def __init__(self, config: pytest.Config, log: Any = ...) -> None: ...
    def _split_scope(self, nodeid: str) -> str: ...
