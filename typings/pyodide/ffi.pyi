"""Python objects for JavaScript."""

from collections.abc import Callable
from typing import Any

class JsException(Exception):
    """An error of JavaScript."""

class JsCallback:
    """A Python function that JavaScript may call until it is destroyed."""

    def __call__(self, *arguments: Any) -> Any: ...
    def destroy(self) -> None: ...

def create_proxy(value: Callable[..., Any]) -> JsCallback: ...
def to_js(value: Any, **options: Any) -> Any: ...
