"""The score pad's form: game, variants, names and colours."""

from collections.abc import Callable
from typing import Any

from browser.elements import element
from browser.events import listen
from browser.html import refresh
from browser.markup import joined, markup
from browser.messages import say
from kingdoms import words
from kingdoms.model import Pad
from kingdoms.series import PadSeries
from realmino.pieces.variants import COLOURS_OF, OPTIONS, available_options, player_counts
from table.model.names import LONGEST_NAME
from table.wording import sheets

Change = Callable[[Callable[[Pad], Pad]], None]
"""Handles a change to the pad; the Dynasty switch has its own callback."""


class PadForm:
    """Shows the pad's game; calls ``change`` and ``set_dynasty`` when the player changes it."""

    def __init__(self, change: Change, set_dynasty: Callable[[bool], None]) -> None:
        self._change = change
        self._shown: object = None
        for id in ("pad-which", "pad-players"):
            listen(element(id), "change", lambda _: self._choose())
        for option in OPTIONS.values():
            listen(element(f"pad-{option.key}"), "change", lambda _: self._choose())
        listen(element("pad-dynasty"), "change", lambda event: set_dynasty(event.target.checked))
        listen(element("pad-names"), "change", self._player_changed)

    def show(self, series: PadSeries) -> None:
        """Updates the form if the pad has another game or other players."""
        pad = series.pad
        shown = (pad.rules.code, pad.names, pad.colours, series.is_dynasty)
        if shown == self._shown:
            return
        self._shown = shown
        rules = pad.rules
        element("pad-summary").textContent = words.summary(pad, series.is_dynasty)
        element("pad-which").value = rules.game
        counts = player_counts(rules.game)
        refresh(
            element("pad-players"),
            joined(
                markup("<option>{}</option>", say("pad-game-count", players=count))
                for count in counts
            ),
        )
        element("pad-players").selectedIndex = counts.index(rules.players)
        for letter, option in OPTIONS.items():
            control = element(f"pad-{option.key}")
            control.checked = letter in rules.code[2:]
            control.closest("label").hidden = not option.suits(rules.code[:2])
        element("pad-dynasty").checked = series.is_dynasty
        self._show_names(pad)

    def _show_names(self, pad: Pad) -> None:
        box = COLOURS_OF[pad.rules.game]
        rows = []
        for seat in pad.rules.seats:
            colour, number = pad.colours[seat], seat + 1
            options = joined(
                markup(
                    '<option value="{}"{}>{}</option>',
                    other,
                    " selected" if other == colour else "",
                    say(f"colour-{other}"),
                )
                for other in box
            )
            name = say("pad-name", number=number)
            said = say("pad-colour", number=number)
            rows.append(
                markup(
                    '<li class="seat-{}">{}'
                    '<input id="pad-name{}" data-seat="{}" value="{}"'
                    ' placeholder="{}" aria-label="{}"'
                    ' data-longest="{}" dir="auto" autocomplete="off" spellcheck="false">'
                    '<select id="pad-colour{}" data-seat="{}" aria-label="{}">{}'
                    "</select></li>",
                    colour,
                    sheets.emblem(colour),
                    seat,
                    seat,
                    pad.names[seat],
                    say(f"colour-{colour}"),
                    name,
                    LONGEST_NAME,
                    seat,
                    seat,
                    said,
                    options,
                )
            )
        refresh(element("pad-names"), joined(rows))
        for seat in pad.rules.seats:
            element(f"pad-name{seat}").value = pad.names[seat]
            element(f"pad-colour{seat}").value = pad.colours[seat]

    def _choose(self) -> None:
        """Applies the chosen game, players and variants; drops variants the game doesn't allow."""
        game = str(element("pad-which").value)
        counts = player_counts(game)
        chosen = int(element("pad-players").value or counts[0])
        players = min(max(chosen, counts[0]), counts[-1])
        options = sorted(
            letter
            for letter, option in available_options(f"{game}{players}").items()
            if element(f"pad-{option.key}").checked
        )
        self._change(lambda pad: pad.with_rules(f"{game}{players}{''.join(options)}"))

    def _player_changed(self, event: Any) -> None:
        control = event.target
        seat, value = int(control.dataset.seat), str(control.value)
        if control.tagName == "INPUT":
            self._change(lambda pad: pad.with_name(seat, value))
        else:
            self._change(lambda pad: pad.with_colour(seat, value))
