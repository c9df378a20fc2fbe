"""Controls for a pad's kingdoms: tabs to choose one, and fields for what it owns."""

from collections.abc import Callable
from typing import Any, Final

from browser.elements import element
from browser.events import listen, report_errors
from browser.html import refresh
from browser.markup import joined, markup
from browser.messages import say
from kingdoms import pad_sheets, words
from kingdoms.model import Pad
from realmino.pieces.variants import SEATS

OWNED: Final = ("coins", "ready", "towers")


class KingdomTabs:
    """A tab for each kingdom; ``turn_to`` gets the number of the chosen one."""

    def __init__(self, turn_to: Callable[[int], None]) -> None:
        self._turn_to = turn_to
        self._number = self._count = 0
        listen(element("pad-tabs"), "click", self._on_click)
        listen(element("pad-tabs"), "keydown", self._on_key)

    def show(self, pad: Pad, number: int, totals: list[int]) -> None:
        """Updates the tabs; ``totals`` are the kingdoms' points."""
        self._number, self._count = number, pad.rules.kingdoms
        focused = element("pad-tabs").matches(":focus-within")
        tabs = []
        for kingdom, total in enumerate(totals):
            here = kingdom == number
            name = words.ruler(pad, kingdom)
            label = say("pad-kingdom-tab", name=name, points=total)
            tabs.append(
                markup(
                    '<button type="button" role="tab" id="pad-tab{}" data-kingdom="{}"'
                    ' class="seat-{}" aria-selected="{}"'
                    ' aria-controls="pad-panel" tabindex="{}"'
                    '>{}<span class="visually-hidden">{}</span>'
                    '<span class="who" aria-hidden="true">{}</span>'
                    '<strong aria-hidden="true">{}</strong></button>',
                    kingdom,
                    kingdom,
                    pad.colours[kingdom],
                    str(here).lower(),
                    0 if here else -1,
                    pad_sheets.badge(pad, kingdom),
                    label,
                    name,
                    total,
                )
            )
        refresh(element("pad-tabs"), joined(tabs))
        element("pad-panel").setAttribute("aria-labelledby", f"pad-tab{number}")
        if focused:
            element(f"pad-tab{number}").focus()

    @report_errors
    def _on_click(self, event: Any) -> None:
        tab = event.target.closest("[role=tab]")
        if tab:
            self._turn_to(int(tab.dataset.kingdom))

    @report_errors
    def _on_key(self, event: Any) -> None:
        step = {"ArrowRight": 1, "ArrowLeft": -1}.get(str(event.key))
        if step:
            event.preventDefault()
            self._turn_to((self._number + step) % self._count)
            element(f"pad-tab{self._number}").focus()


class PadBelongings:
    """Fields for coins, knights, towers and the Queen; ``change`` gets the change to the pad."""

    def __init__(self, change: Callable[[Callable[[Pad], Pad]], None]) -> None:
        self._change = change
        self._number = 0
        for thing in OWNED:
            listen(element(f"pad-{thing}"), "change", self._on_belongings_change)
        listen(element("pad-queen"), "change", lambda _: self._queen_chosen())

    def show(self, pad: Pad, number: int) -> None:
        """Shows what a kingdom owns; hidden in games without a court."""
        self._number = number
        element("pad-owned").hidden = not pad.rules.has_court
        if not pad.rules.has_court:
            return
        purse = pad.kingdoms[number].purse(pad.rules)
        for thing, count in zip(OWNED, purse, strict=True):
            element(f"pad-{thing}").value = str(count)
        choices = [("", say("pad-queen-nobody"))]
        choices += [
            (SEATS[kingdom], say("pad-queen-with", name=words.ruler(pad, kingdom)))
            for kingdom in range(pad.rules.kingdoms)
        ]
        refresh(
            element("pad-queen"),
            joined(
                markup('<option value="{}">{}</option>', value, text) for value, text in choices
            ),
        )
        element("pad-queen").value = "" if pad.queen is None else SEATS[pad.queen]

    def _on_belongings_change(self, event: Any) -> None:
        control, number = event.target, self._number
        value = str(control.value).strip()
        count = int(value) if value.isdecimal() else None
        self._change(lambda pad: pad.with_owned(number, str(control.dataset.thing), count))

    def _queen_chosen(self) -> None:
        value = str(element("pad-queen").value)
        self._change(lambda pad: pad.with_queen(SEATS.index(value) if value else None))
