"""Repeats a test for many values within one item."""

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any

Test = Callable[..., None]


def each(names: str | Sequence[str], values: Iterable[Any]) -> Callable[[Test], Test]:
    """Like `pytest.mark.parametrize`, but all in one item; a failure names its values.

    ``names``: one name, or several for values that are tuples.
    """
    every = [*values]
    assert every, "nothing would be tested"

    def decorate(test: Test) -> Test:
        @wraps(test)
        def run(**fixtures: Any) -> None:
            for value in every:
                given = (
                    {names: value}
                    if isinstance(names, str)
                    else dict(zip(names, value, strict=True))
                )
                try:
                    test(**fixtures, **given)
                except Exception as error:
                    error.add_note(f"with {given}")
                    raise

        signature = inspect.signature(test)
        own = {names} if isinstance(names, str) else {*names}
        left = [one for name, one in signature.parameters.items() if name not in own]
        run.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return run

    return decorate
