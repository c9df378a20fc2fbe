"""Pyodide itself."""

from typing import Any

_api: Any
