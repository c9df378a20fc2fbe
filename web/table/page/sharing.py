"""Shares a moment of a game in a dialog: its picture, its link, and the film of a finished game."""

from collections.abc import Awaitable, Callable
from typing import Any

import js
from js import document
from pyodide.ffi import create_proxy

from browser import lazy_modules
from browser.elements import page_theme
from table.model.links import moment_link
from table.model.match import Match
from table.page.settings_menu import names_to_share
from table.picture.pictures import moment_picture


async def share_moment(match: Match) -> None:
    """Opens the dialog of share.js, which requests its contents when it shows them.

    The link is passed at the start, because it depends on nothing that has to be fetched.
    """
    names, whole = names_to_share(match), match.with_undone_moves

    async def picture() -> Any:
        await lazy_modules.load_library_words()
        if match.game.is_over:
            counting = await lazy_modules.load("counting")
            svg, described = counting.result_picture(match, names)
            return _object(svg=svg, painted=svg, described=described)
        theme: Any = page_theme().name
        return _object(**moment_picture(match, names, theme)._asdict())

    async def film() -> Any:
        return await (await lazy_modules.load("film")).film(whole, names)

    async def result() -> Any:
        return (await lazy_modules.load("history")).result_text(match)

    fields: dict[str, Any] = {
        "moment": moment_link(match, names),
        "position": str(match.game.state),
        "picture": _answering(picture),
    }
    if whole.game.is_over:
        fields["film"] = _answering(film)
    if match.game.is_over:
        fields["result"] = _answering(result)
    document.dispatchEvent(js.CustomEvent.new("realmino:share", detail=_object(**fields)))


def _answering(work: Callable[[], Awaitable[Any]]) -> Any:
    """A function for scripts that returns a sentence if something can't be fetched."""

    async def answer() -> Any:
        try:
            return await work()
        except lazy_modules.FeatureUnavailable as missing:
            return _object(problem=str(missing))

    return create_proxy(answer)


def _object(**fields: Any) -> Any:
    """An object for scripts."""
    return js.Object.fromEntries([[name, value] for name, value in fields.items()])
