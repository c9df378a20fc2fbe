"""The part of PyScript that the page uses."""

from typing import Any

def PyWorker(url: str, options: Any) -> Any: ...
