"""Shares a moment of a game: through the system's share sheet, or in our own dialog."""

from typing import Any

import js
from js import document

from browser import lazy_modules
from browser.elements import page_theme
from table.model.links import link_of
from table.model.match import Match
from table.page.settings_menu import names_to_share
from table.picture.pictures import moment_picture


async def send_moment(match: Match) -> None:
    """Opens the share sheet with a link and a picture, or else the dialog of share.js."""
    await _share(match, sends=True)


async def share_moment(match: Match) -> None:
    """Opens the dialog of share.js with the moment's link, position and picture."""
    await _share(match, sends=False)


async def _share(match: Match, sends: bool) -> None:
    names = names_to_share(match)
    detail: dict[str, object] = {
        "moment": link_of(match, names),
        "position": str(match.game.state),
        "sends": sends,
    }
    try:
        await lazy_modules.load_library_words()
        counting = await lazy_modules.load("counting") if match.game.is_over else None
    except lazy_modules.OutOfReach as missing:
        detail["problem"] = str(missing)
    else:
        if counting:
            picture, described = counting.result_picture(match, names)
            painted = picture
        else:
            theme: Any = page_theme().name
            picture, painted, described = moment_picture(match, names, theme)
        detail |= {"picture": picture, "painted": painted, "described": described}
    shared = js.Object.fromEntries([[name, text] for name, text in detail.items()])
    document.dispatchEvent(js.CustomEvent.new("realmino:share", detail=shared))
