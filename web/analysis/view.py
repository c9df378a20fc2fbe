"""The analysis board's dialog, for setting up, sharing and playing positions."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from js import Event

from analysis import page, page_frame, words
from analysis.board import DEFAULT_CODE, LINE, AnalysisBoard
from analysis.problems import problem
from analysis.texts import board_match, link_board, match_board, parse_board
from browser import storage
from browser.address import copy_text
from browser.dialogs import new_dialog
from browser.elements import announce, close_dialogs, element, page_theme
from browser.events import listen, report_errors, start_task
from browser.html import set_html
from browser.markup import Markup, markup
from browser.messages import english_detail, say
from browser.themes import on_system_theme
from kingdoms import pictures
from kingdoms import words as pad_words
from kingdoms.kingdom import Spot
from kingdoms.model import Pad
from kingdoms.view_brushes import PadBrushes
from kingdoms.view_grid import PadGrid
from kingdoms.view_pictures import SquarePictures
from kingdoms.view_tabs import KingdomTabs, PadBelongings
from realmino import NotationError
from realmino.drawing.art import land
from realmino.pieces.dominoes import Half
from realmino.pieces.numbers import SIZES
from realmino.pieces.phases import Phase
from table.model.match import Match, new_seed
from table.page.sharing import share_moment
from table.play.keyboard import key_names

NOTE_KEY: Final = "analysis"
"""The name of the stored note with the last visit's position."""

MAX_UNDO_STEPS: Final = 200


class AnalysisDialog:
    """The dialog; ``play`` starts a match from its position."""

    def __init__(self, play: Callable[[Match], None]) -> None:
        self._play = play
        self._board = AnalysisBoard.begin(DEFAULT_CODE)
        self._earlier: list[AnalysisBoard] = []
        self._number = 0
        self._edited_slot = (LINE, 0)
        self._problem = ""
        self._pictures = SquarePictures()
        self._edited_item = ("price", 0)
        title = say("pad-buildings")
        buildings = markup('<ul id="pad-building-list" aria-label="{}"></ul>', say("board-title"))
        dominoes = markup('<ul id="analysis-dominoes" class="faces"></ul>')
        things = markup('<ul id="analysis-things" class="things"></ul>')
        heading = say("analysis-title")
        self._dialog = new_dialog("analysis", heading, page_frame.body(), closes_outside=False)
        new_dialog("pad-buildings", title, buildings)
        self._box = new_dialog("analysis-box", say("analysis-dominoes"), dominoes)
        self._pile = new_dialog("analysis-pile", title, things)
        self._brushes = PadBrushes(self._pictures, self._tap)
        self._grid = PadGrid(element("pad-grid"), self._pictures, self._brushes.enter)
        self._tabs = KingdomTabs(self._turn_to)
        self._belongings = PadBelongings(self._change_pad)
        games = [(code, pad_words.summary(Pad.begin(code))) for code in SIZES]
        set_html(self._find("[data-field=game]"), page.game(self._board, games))
        listen(self._dialog, "click", self._on_click)
        listen(self._dialog, "change", self._on_change)
        listen(self._dialog, "keydown", self._on_key)
        listen(self._box, "click", self._domino_chosen)
        listen(self._pile, "click", self._thing_chosen)
        on_system_theme(self._show)
        self._restore()

    def _find(self, selector: str) -> Any:
        return self._dialog.querySelector(selector)

    def open(self, match: Match | None = None) -> None:
        """Shows a match's moment, or the last visit's board."""
        if match:
            self._commit(match_board(match))
        self._dialog.showModal()
        self._find("#analysis-inside").scrollTop = 0
        self._show()

    def open_link(self, link: str) -> str:
        """Shows a link's game or position; returns a sentence if the link is broken."""
        try:
            board = link_board(link)
        except (NotationError, ValueError) as error:
            return say("link-broken", reason=english_detail(error))
        close_dialogs()
        self._commit(board)
        self.open()
        return ""

    def _restore(self) -> None:
        """Restores the last visit's position, if there is one."""
        text = storage.find_note(NOTE_KEY)
        if text is None:
            return
        try:
            self._board = parse_board(text)
        except NotationError:
            self.report(say("analysis-kept-broken"))

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a sentence below the board; an urgent one interrupts screen readers."""
        self._find("#analysis-status").textContent = text
        if urgent:
            announce(text, urgent)

    # Changes

    @report_errors
    def _change(self, work: Callable[[AnalysisBoard], AnalysisBoard]) -> None:
        """Changes the board and shows it."""
        self._commit(work(self._board))

    def _change_pad(self, work: Callable[[Pad], Pad]) -> None:
        self._change(lambda board: board.with_pad(work(board.pad)))

    def _commit(self, board: AnalysisBoard) -> None:
        board = board.with_found_dominoes()
        if board != self._board:
            self._earlier = [*self._earlier, self._board][-MAX_UNDO_STEPS:]
        self._board = board
        self._show()

    def _undo(self) -> None:
        if self._earlier:
            self._board = self._earlier.pop()
            self._show()

    def _tap(self, spot: Spot, brush: str) -> None:
        number = self._number
        self._change_pad(lambda pad: pad.tapped(number, spot, brush))

    @report_errors
    def _turn_to(self, number: int) -> None:
        self._number = number
        self._show()

    @report_errors
    def _on_key(self, event: Any) -> None:
        """Undoes on Ctrl+Z, except in fields, which have their own undo."""
        if "Ctrl+z" not in key_names(event):
            return
        if not event.target.closest("input, textarea"):
            event.preventDefault()
            self._undo()

    @report_errors
    def _on_click(self, event: Any) -> None:
        button = event.target.closest("button")
        if not button or not self._dialog.contains(button):
            return
        if button.hasAttribute("data-place"):
            row = str(button.closest("[data-row]").dataset.row)
            self._ask_for_domino(row, int(button.dataset.place))
        elif button.hasAttribute("data-price"):
            self._ask_for_thing("price", int(button.dataset.price))
        elif button.hasAttribute("data-burnt"):
            self._ask_for_thing("burnt", int(button.dataset.burnt))
        elif button.hasAttribute("data-turn"):
            act = str(button.dataset.turn)
            self._change(
                AnalysisBoard.after_first_turn if act == "passed" else AnalysisBoard.previous_turn
            )
            again = self._find(f'[data-turn="{act}"]:enabled') or self._find("[data-place]")
            again.focus()
        elif button.hasAttribute("data-act"):
            self._acts[str(button.dataset.act)]()

    @property
    def _acts(self) -> dict[str, Callable[[], object]]:
        return {
            "undo": self._undo,
            "new": lambda: self._commit(AnalysisBoard.begin(self._board.rules.code)),
            "read": self._read_typed_position,
            "copy": lambda: start_task(self._copy()),
            "share": lambda: self._with_match(lambda match: start_task(share_moment(match))),
            "play": lambda: self._with_match(self._begin),
        }

    @report_errors
    def _on_change(self, event: Any) -> None:
        control, data = event.target, event.target.dataset
        value = str(control.value)
        if hasattr(data, "bonus") or getattr(data, "field", "") == "game":
            self._choose_game()
        elif getattr(data, "field", "") == "round":
            self._change(lambda board: board.in_round(int(value) if value else None))
        elif getattr(data, "field", "") == "phase":
            self._change(lambda board: board.in_phase(Phase(value)))
        elif hasattr(data, "king"):
            row, place = str(control.closest("[data-row]").dataset.row), int(data.king)
            king = int(value) if value else None
            self._change(lambda board: board.with_king(row, place, king))
        elif getattr(data, "field", "") == "laid":
            squares = tuple(map(int, value.split("-"))) if value else ()
            self._change(lambda board: board.with_last_placed(squares))
        elif getattr(data, "field", "") == "rivals":
            self._label()

    def _choose_game(self) -> None:
        size = str(self._find("[data-field=game]").value)
        bonuses = "".join(
            str(control.dataset.bonus)
            for control in self._dialog.querySelectorAll("[data-bonus]")
            if control.checked
        )
        self._change_pad(lambda pad: pad.with_rules(size + bonuses))

    # Choosing a domino

    def _ask_for_domino(self, row: str, place: int) -> None:
        self._edited_slot = row, place
        inside = page.dominoes(self._board, row, place, self._face)
        set_html(element("analysis-dominoes"), inside)
        self._box.showModal()

    @report_errors
    def _domino_chosen(self, event: Any) -> None:
        button = event.target.closest("button[data-domino]")
        if button:
            self._box.close()
            row, place = self._edited_slot
            id = int(button.dataset.domino)
            self._change(lambda board: board.with_domino(row, place, id))
            places = [entry.domino for entry in getattr(self._board, row)]
            self._find(f'[data-row="{row}"] [data-place="{places.index(id)}"]').focus()

    # Choosing what is on a spot of the builders' board, or a burnt building

    def _ask_for_thing(self, place: str, number: int) -> None:
        self._edited_item = place, number
        inside = page.things(self._board, place == "burnt", self._tile)
        set_html(element("analysis-things"), inside)
        self._pile.showModal()

    @report_errors
    def _thing_chosen(self, event: Any) -> None:
        button = event.target.closest("button[data-thing]")
        if button:
            self._pile.close()
            (place, number), thing = self._edited_item, str(button.dataset.thing)
            if place == "burnt":
                self._change(lambda board: board.with_burnt(number, thing))
            else:
                self._change(lambda board: board.with_spot(number, thing))
            again = self._find(f'[data-{place}="{number}"]') or self._find("[data-burnt]")
            again.focus()

    # Display

    @report_errors
    def _show(self) -> None:
        """Updates the whole dialog."""
        board, theme = self._board, page_theme()
        pad = replace(board.pad, queen=board.queen)
        self._number = min(self._number, pad.rules.kingdoms - 1)
        self._find("[data-field=game]").value = pad.rules.size
        self._label()
        for control in self._dialog.querySelectorAll("[data-bonus]"):
            control.checked = str(control.dataset.bonus) in pad.rules.code[2:]
        self._tabs.show(pad, self._number, [sheet.total for sheet in pad.sheets()])
        self._brushes.show(pad, self._number, theme)
        self._grid.show(pad, self._number, theme)
        self._belongings.show(pad, self._number)
        _write(element("analysis-turn"), page.round(board))
        _write(element("analysis-lines"), page.lines(board, self._face))
        element("analysis-court").hidden = not pad.rules.has_court
        _write(element("analysis-spots"), page.spots(board, self._tile))
        _write(element("analysis-burnt"), page.burnt_buildings(board, self._tile))
        text = str(board.position)
        element("analysis-position").value = text
        element("analysis-problem").textContent = ""
        self._problem = problem(board)
        self.report(self._problem or words.turn_text(board))
        self._dialog.dataset.state = "refused" if self._problem else "ready"
        for act, works in (("undo", bool(self._earlier)), ("play", not self._problem)):
            self._find(f"[data-act={act}]").setAttribute("aria-disabled", str(not works).lower())
        share = str(bool(self._problem)).lower()
        self._find("[data-act=share]").setAttribute("aria-disabled", share)
        storage.note(NOTE_KEY, text)

    def _label(self) -> None:
        """Copies each select's chosen option to the text behind it, which may wrap."""
        for name in ("game", "rivals"):
            field = self._find(f"[data-field={name}]")
            field.previousElementSibling.textContent = field.selectedOptions.item(0).label

    def _face(self, half: Half) -> str:
        """The address of a half's picture."""
        theme = page_theme()
        scene = (land.square(half.terrain.key, half.crowns, 0, theme),)
        name = f"half {half.terrain.key} {half.crowns} {theme.name}"
        return self._pictures.address(name, scene, theme)

    def _tile(self, key: str) -> str:
        """The address of a building's picture."""
        theme = page_theme()
        scene = pictures.tile_picture(key, theme)
        return self._pictures.address(f"{key} {theme.name}", scene, theme)

    # Text, link, game

    def _read_typed_position(self) -> None:
        place = element("analysis-position")
        try:
            board = parse_board(str(place.value))
        except NotationError as error:
            problem = say("analysis-text-broken", reason=english_detail(error))
            element("analysis-problem").textContent = problem
            return
        pad = board.pad
        if pad.rules.players == self._board.rules.players:
            names = self._board.pad.names
            board = replace(board, pad=replace(pad, names=names))
        self._commit(board)
        if not self._problem:
            game = pad_words.game(pad)
            self.report(say("pad-read-done", game=game, players=pad.rules.players))

    async def _copy(self) -> None:
        place = element("analysis-position")
        if await copy_text(str(place.value)):
            self.report(say("analysis-text-copied"))
        else:
            place.select()
            self.report(say("analysis-text-marked"))

    def _with_match(self, work: Callable[[Match], object]) -> None:
        """Calls ``work`` with the board's match, or repeats why there is none."""
        if self._problem:
            self.report("")
            self.report(self._problem, urgent=True)
            return
        rivals = str(self._find("[data-field=rivals]").value)
        work(board_match(self._board, new_seed(), rivals))

    def _begin(self, match: Match) -> None:
        close_dialogs()
        coach = element("coach")
        if str(coach.value) == "off":
            coach.value = "ask"
            coach.dispatchEvent(Event.new("change"))
        self._play(match)


def _write(place: Any, text: Markup) -> None:
    """Rewrites a part if it changed, and keeps the focus on the same control."""
    if getattr(place, "written", None) == text:
        return
    place.written = text
    focused = place.querySelector(":focus")
    fields = [*place.querySelectorAll("select, button")]
    number = next((n for n, field in enumerate(fields) if field.isSameNode(focused)), None)
    set_html(place, text)
    if number is not None:
        again = place.querySelectorAll("select, button")
        again[min(number, again.length - 1)].focus()
