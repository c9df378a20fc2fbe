"""Puts sentences into the elements around the table: turn, options, log, announcements."""

from collections.abc import Callable
from typing import Any

import js

from browser.events import listen, report_errors
from browser.frames import may_take_focus
from browser.html import set_html
from browser.markup import Markup, joined, markup
from browser.messages import say
from realmino.view import Option
from table.model.interaction import Burning, chosen_spot
from table.model.session import Mode
from table.model.settings import OFF
from table.page.log import TableLog
from table.page.parts import TableParts, show_why
from table.play import hints
from table.play.app import App
from table.play.buttons import Button, coach_button, dragon_button, redo_button, undo_button
from table.play.intents import Choose, Consider, GoTo
from table.wording import move_words, sheets, words

LONG = 70
"""The maximum number of characters in a hint of the usual size beside a phone's buttons.

Longer hints shrink."""

SIGNS = {"tax": "knight", "construct": "building", "burn": "dragon"}


class TableText:
    """Keeps the HTML around the canvas, the ``parts``, in step with the table.

    ``link_rules`` points an element's links to the rules of a code; ``send`` takes the choices from
    the list, and the moves from the log of a game that is only being viewed.
    """

    def __init__(
        self,
        parts: TableParts,
        link_rules: Callable[[Any, str], None],
        send: Callable[[Choose | Consider | GoTo], None],
    ) -> None:
        self._parts = parts
        self._link_rules = link_rules
        self._send = send
        options = parts["options"]
        self._log = TableLog(parts, send)
        self.stops = [
            listen(options, "click", self._on_click),
            listen(options, "focusin", self._on_point),
            listen(options, "pointerover", self._on_point),
            *self._log.stops,
        ]
        self._shown: object = None
        self._offered: object = None

    def show(self, app: App, touch: bool) -> None:
        """Updates everything around the canvas."""
        key = (app.view, app.choosing, app.mode, app.settings.points)
        if key != self._shown:
            self._shown = key
            self._turn(app)
            self._options(app)
            self._log.show(app)
        self._actions(app, touch)

    @property
    def names_squares(self) -> bool:
        """Whether the choices or the log can be seen; both name squares."""
        lists = (self._parts["list"], self._parts["logbook"])
        return any(each.getClientRects().length for each in lists)

    def forget(self) -> None:
        """Forgets the previous match, so that everything is rewritten."""
        self._shown = self._offered = None
        self._log.forget()

    def _turn(self, app: App) -> None:
        view, match = app.view, app.match
        seat = view.prompt.seat or app.session.in_the_middle
        colour = match.seat(seat).colour
        emblem = self._parts["turn-emblem"]
        emblem.setAttribute("class", f"emblem seat-{colour}")
        emblem.firstElementChild.setAttribute("href", f"#emblem-{colour}")
        text = words.turn(view, match)
        if app.session.is_view_only:
            text = words.viewing(view, app.mode is Mode.ELSEWHERE)
        self._parts["turn-text"].textContent = text
        self._parts["turn-round"].textContent = words.round_line(view, match)
        self._parts["to-rules"].href = sheets.game_rules(view.rules)
        label = say("table", turn=text, scores=words.scores(view, match))
        self._parts["canvas"].setAttribute("aria-label", label)
        state = self._parts.root.dataset
        state.move = str(view.number)
        state.acting = view.prompt.seat or ""
        state.prompt = view.prompt.kind
        self._phases(app)

    def _phases(self, app: App) -> None:
        """The steps of a turn with a court, as chips; their row stays while bots choose."""
        steps = words.phases(app.view, app.match.game.moves) if app.choosing else []
        chips = joined(
            markup(
                '<li class="{}"{}><button type="button" data-thing="{}">{}</button></li>',
                state,
                _current_attribute(state),
                step,
                name,
            )
            for step, name, state in steps
        )
        holder = self._parts["phases"]
        focused = holder.querySelector(":focus")
        set_html(holder, chips)
        holder.hidden = app.view.court is None
        if focused:
            again = holder.querySelector(f'[data-thing="{focused.dataset.thing}"]')
            (again or self._parts["canvas"]).focus()

    def _options(self, app: App) -> None:
        """The legal choices as buttons; the focus stays in the list from choice to choice.

        The list itself gets the focus, not its first choice, which another Enter would play.
        """
        holder = self._parts["options"]
        focused = holder.matches(":focus-within")
        view = app.view
        items = []
        if app.choosing:
            for kind in dict.fromkeys(option.kind for option in view.options):
                title = move_words.options_title(view, kind)
                items += [markup('<li class="group">{}</li>', title)] if title else []
                group = [option for option in view.options if option.kind == kind]
                if not app.hides_points:
                    group.sort(key=lambda option: -option.gain)
                items += [_option(app, option) for option in group]
        else:
            items.append(markup('<li class="empty">{}</li>', say("options-none")))
        set_html(holder, joined(items))
        if focused:
            holder.focus()

    @report_errors
    def _on_click(self, event: Any) -> None:
        button = event.target.closest("button[data-token]")
        if button:
            self._send(Choose(button.dataset.token))
            # A tap closes the drawer; the keyboard leaves it open.
            drawer = self._parts["list"]
            if event.detail and drawer.matches(":popover-open"):
                drawer.hidePopover()

    @report_errors
    def _on_point(self, event: Any) -> None:
        """Shows the focused or hovered choice on the table."""
        button = event.target.closest("button[data-token]")
        if button and getattr(event, "pointerType", "mouse") == "mouse":
            self._send(Consider(button.dataset.token))

    def _actions(self, app: App, touch: bool) -> None:
        """Updates the hint and the buttons if they change."""
        hint, option, asks = hints.hint(app, touch), app.ready_option(), hints.asks(app, touch)
        paused, reopened = app.session.is_view_only, app.is_reopened
        text = words.confirmation(app.view, paused, option, asks, reopened)
        if app.mode is Mode.ELSEWHERE:
            text = say("button-take-over")
        if app.display.counted:
            text = say("button-scores")
        burns = chosen_spot(app.activity) is not None and not isinstance(app.activity, Burning)
        is_moment = app.mode is Mode.MOMENT
        hidden = {
            "rotate": not app.placing,
            "cancel": not ((option and asks) or app.looking),
            "burn": not burns or not app.choosing,
            "place": not text,
            "step-through": not (is_moment and app.view.length),
            "show-list": is_moment,  # there is nothing to choose
            "list": is_moment,
            "ask-coach": app.settings.coach == OFF,
        }
        session = app.session
        undo, redo, ask = undo_button(session), redo_button(session), coach_button(session)
        burn = dragon_button(app.view, app.activity)
        states = {"undo": undo, "redo": redo, "ask-coach": ask, "burn": burn}
        offered = (hint, text, hidden, app.looking, app.cursor, app.view.rules, states)
        if offered == self._offered:
            return
        self._offered = offered
        self._hint(hint, app.view.rules)
        for name, is_hidden in hidden.items():
            button = self._parts[name]
            if is_hidden and button.matches(":focus"):
                self._parts["turn-text"].focus()  # no choice, which another Enter would take
            button.hidden = is_hidden
        back = say("button-back" if app.looking else "button-cancel")
        self._parts["cancel"].lastElementChild.textContent = back
        self._parts["canvas"].style.cursor = app.cursor
        self._parts["place"].textContent = text
        for name, state in states.items():
            _button(self._parts[name], state)

    def _hint(self, hint: hints.Sentence, code: str) -> None:
        """The line below the table, with a link to the rule of a refusal."""
        line, why = self._parts["hint"], self._parts["why"]
        self._parts["hint-text"].textContent = hint.text
        had_focus = why.matches(":focus")
        if why.dataset.rule != hint.reason:
            show_why(why, hint.reason)
            if hint.reason:
                self._link_rules(line, code)
        if had_focus and not hint.reason:
            self.go_to_table()
        line.className = "refused" if hint.reason else ""
        line.classList.toggle("long", len(hint.text) > LONG)

    def place_heading(self, app: App) -> None:
        """Positions the next line's heading, which is a button while dominoes are to come."""
        view, label, slots = app.view, app.layout.next_label, app.layout.next
        button = self._parts["to-come"]
        button.hidden = not (slots and view.coming)
        if button.hidden:
            return
        x, y = app.display.zoom.on_canvas(label.x, label.y)
        scale = app.display.zoom.scale
        seen = {"x": x, "y": y, "size": label.size * scale, "room": label.room * scale}
        for name, pixels in seen.items():
            button.style.setProperty(f"--{name}", f"{pixels:.1f}px")
        heading, more = button.firstElementChild.children
        heading.textContent = say("label-next")
        more.textContent = say("coming", coming=view.coming)

    def thought(self, share: float | None) -> None:
        """Shows the share of its time that the bot has used, as a ring; None hides it."""
        ring = self._parts["thought"]
        if share is not None:
            ring.style.setProperty("--share", f"{share:.3f}")
        ring.hidden = share is None

    def go_to_table(self) -> None:
        """Moves the focus to the table, without a focus ring."""
        if may_take_focus(self._parts.root):
            unseen = js.Object.fromEntries([["focusVisible", False]])
            self._parts["canvas"].focus(unseen)

    def show_unsaved(self, sentence: str) -> None:
        """Shows a lasting warning that moves are not saved; an empty sentence hides it."""
        sign = self._parts["unsaved"]
        if sign.textContent != sentence:  # a screen reader says it once
            sign.hidden = not sentence
            sign.textContent = sentence

    def handover(self, app: App, seat: str) -> None:
        """Fills the hand-over dialog."""
        taker = app.match.seat(seat)
        emblem = self._parts["handover-emblem"]
        emblem.setAttribute("class", f"emblem seat-{taker.colour}")
        emblem.firstElementChild.setAttribute("href", f"#emblem-{taker.colour}")
        self._parts["handover-title"].textContent = say("handover", name=words.seat_name(taker))


def _current_attribute(state: str) -> Markup:
    return markup(' aria-current="step"') if state == "now" else Markup()


def _option(app: App, option: Option) -> Markup:
    """A choice as a button; screen readers get words instead of the numbers at its end."""
    label = move_words.option_label(app.view, option)
    shows_points = not app.hides_points and (app.settings.points or option.kind != "claim")
    name = move_words.considered_option_text(app.view, option, shows_points)
    coins = ""
    if option.coins:
        coins = markup(
            '<span class="coins" aria-hidden="true">{} {}</span>',
            words.points_text(option.coins),
            sheets.court_icon("coin"),
        )
    return markup(
        '<li><button type="button" data-token="{}">{}'
        '<span class="visually-hidden">{}</span><span aria-hidden="true">{}</span>'
        '{}{}<span class="gain" aria-hidden="true">{}</span></button></li>',
        option.token,
        _lands(app, option),
        name,
        label,
        coins,
        _best_gain(app, option),
        "" if app.hides_points else words.points_text(option.gain),
    )


def _best_gain(app: App, option: Option) -> Markup:
    """The best gain of a free domino, if points are shown."""
    shows_points = app.settings.points and not app.hides_points
    text = move_words.short_best_gain_text(app.view, option) if shows_points else ""
    return markup('<span class="hope" aria-hidden="true">{}</span>', text) if text else Markup()


def _lands(app: App, option: Option) -> Markup:
    """The two lands of a free domino, or an icon for the action, as small pictures."""
    if option.kind in SIGNS:
        return sheets.court_icon(SIGNS[option.kind])
    if option.kind != "claim" or option.domino is None:
        return Markup()
    halves = words.face_of(app.view, option.domino).halves
    return joined(sheets.land(terrain) for terrain, _ in halves)


def _button(button: Any, state: Button) -> None:
    button.setAttribute("aria-disabled", "false" if state.works else "true")
    button.title = state.text
