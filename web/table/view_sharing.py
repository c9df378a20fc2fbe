"""The dialog that shares a moment of a game."""

from typing import Any

import js
from js import document

from browser import lazy_modules
from browser.elements import page_theme
from table.links import link_of
from table.match import Match
from table.pictures import moment_picture
from table.view_settings import names_to_share


async def share_moment(match: Match) -> None:
    """Opens the dialog of share.js with the moment's link, position and picture."""
    names = names_to_share(match)
    detail = {"moment": link_of(match, names), "position": str(match.game.state)}
    try:
        await lazy_modules.load_library_words()
    except lazy_modules.OutOfReach as missing:
        detail["problem"] = str(missing)
    else:
        theme: Any = page_theme().name
        picture, painted, described = moment_picture(match, names, theme)
        detail |= {"picture": picture, "painted": painted, "described": described}
    shared = js.Object.fromEntries([[name, text] for name, text in detail.items()])
    document.dispatchEvent(js.CustomEvent.new("realmino:share", detail=shared))
