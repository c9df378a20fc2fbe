"""The browser's globals as Pyodide shows them: names are checked, their members are not.

Add a name here when a module first uses it.
"""

from collections.abc import Iterator
from typing import Any

class JsObject:
    """Any JavaScript object; its members are not checked."""

    def __getattr__(self, name: str) -> Any: ...
    def __setattr__(self, name: str, value: Any) -> None: ...
    def __call__(self, *arguments: Any) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __getitem__(self, key: Any) -> Any: ...
    def __len__(self) -> int: ...

class JsClass(JsObject):
    """A JavaScript class, called with ``new``."""

    def new(self, *arguments: Any, **options: Any) -> Any: ...

class Performance(JsObject):
    def now(self) -> float: ...

Array: JsClass
CSSStyleSheet: JsClass
CustomEvent: JsClass
Date: JsClass
DOMPoint: JsClass
Event: JsClass
FormData: JsClass
IntersectionObserver: JsClass
MutationObserver: JsClass
Object: JsClass
OffscreenCanvas: JsClass
Path2D: JsClass
ResizeObserver: JsClass
URL: JsClass
URLSearchParams: JsClass
XMLHttpRequest: JsClass
Uint8Array: JsClass

console: JsObject
document: JsObject
history: JsObject
Intl: JsObject
JSON: JsObject
localStorage: JsObject
location: JsObject
navigator: JsObject
performance: Performance
realmino: JsObject
sessionStorage: JsObject
window: JsObject

def clearTimeout(handle: int) -> None: ...
async def createImageBitmap(source: Any) -> JsObject: ...
async def fetch(address: str, *, cache: str = ...) -> JsObject: ...
def encodeURIComponent(text: str) -> str: ...
def getComputedStyle(element: Any) -> JsObject: ...
def matchMedia(query: str) -> JsObject: ...
def requestAnimationFrame(callback: Any) -> int: ...
def setTimeout(callback: Any, milliseconds: float = ...) -> int: ...
