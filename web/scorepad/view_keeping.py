"""The pad that the browser keeps from visit to visit."""

from typing import Final

from browser import storage
from browser.messages import say
from kingdoms.series import PadSeries
from kingdoms.texts import link_of, series_of_link
from realmino import NotationError

KEPT: Final = "pad"
ASIDE: Final = "pad-aside"
"""The note with a kept text that could not be read."""


def keep(series: PadSeries) -> bool:
    """Leaves the pad for the next visit; whether the browser takes it."""
    return storage.note(KEPT, link_of(series))


def kept() -> tuple[PadSeries | None, str]:
    """The pad of the last visit, and a sentence about what is wrong with it or with the browser.

    A text that cannot be read is set aside, so that nothing is lost.
    """
    text = storage.find_note(KEPT)  # full storage takes nothing new but can still be read
    if text is None:
        return None, "" if storage.keeps_notes() else say("pad-unkept")
    try:
        return series_of_link(text), ""
    except NotationError as error:
        if storage.note(ASIDE, text):
            storage.note(KEPT, None)
        return None, say("pad-broken", reason=error)
