"""The little of PyScript that the page uses."""

from typing import Any

class Storage(dict[str, Any]):
    """A copy of what an IndexedDB store holds; ``sync`` waits until it is written."""

    async def sync(self) -> None: ...

async def storage(name: str = ..., storage_class: type[Storage] = ...) -> Storage: ...
def PyWorker(url: str, **options: Any) -> Any: ...

config: dict[str, Any]
