"""The page's own globals, as Pyodide shows them: their names are checked, what they hold is not.

A module that uses another global of the browser adds its name here.
"""

from collections.abc import Iterator
from typing import Any

class JsObject:
    """Any JavaScript object: its members are whatever the browser says they are."""

    def __getattr__(self, name: str) -> Any: ...
    def __setattr__(self, name: str, value: Any) -> None: ...
    def __call__(self, *arguments: Any) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __getitem__(self, key: Any) -> Any: ...
    def __len__(self) -> int: ...

class JsClass(JsObject):
    """A JavaScript class: an object of it comes from ``new``."""

    def new(self, *arguments: Any, **options: Any) -> Any: ...

class Performance(JsObject):
    def now(self) -> float: ...

AbortController: JsClass
Array: JsClass
Blob: JsClass
BroadcastChannel: JsClass
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
indexedDB: JsObject
Intl: JsObject
localStorage: JsObject
location: JsObject
navigator: JsObject
performance: Performance
realmino: JsObject
sessionStorage: JsObject
window: JsObject

def cancelAnimationFrame(handle: int) -> None: ...
def clearTimeout(handle: int) -> None: ...
async def fetch(address: str, *, cache: str = ...) -> JsObject: ...
def encodeURIComponent(text: str) -> str: ...
def getComputedStyle(element: Any) -> JsObject: ...
def matchMedia(query: str) -> JsObject: ...
def requestAnimationFrame(callback: Any) -> int: ...
def setTimeout(callback: Any, milliseconds: float = ...) -> int: ...
