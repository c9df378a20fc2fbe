"""Dates and times in the browser's time zone and in the page's language."""

from datetime import date

import js
from js import document

from browser.messages import regional_language


def today() -> date:
    """The date in the browser's time zone."""
    now = js.Date.new()
    return date(int(now.getFullYear()), int(now.getMonth()) + 1, int(now.getDate()))


def date_text(day: date, **parts: str) -> str:
    """A date as text, with its day; ``parts`` are further options of `Intl.DateTimeFormat`."""
    noon = js.Date.UTC(day.year, day.month - 1, day.day, 12)
    return time_text(noon, timeZone="UTC", day="numeric", **parts)


def time_text(time: float, **parts: str) -> str:
    """A time, in milliseconds since 1970, as text; ``parts`` are `Intl.DateTimeFormat` options."""
    language = regional_language(str(document.documentElement.lang), js.navigator.languages)
    form = js.Object.fromEntries([[name, value] for name, value in parts.items()])
    return str(js.Intl.DateTimeFormat.new(language, form).format(time))
