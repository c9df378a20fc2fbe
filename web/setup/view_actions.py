"""Handles the buttons in the set-up and the menu: features, saved games, importing a file."""

from __future__ import annotations

from typing import Any

from js import document

from browser.dialogs import AskDialog
from browser.elements import element, show_problem
from browser.events import listen, report_errors, start_task
from browser.messages import say
from saves import view_places as places
from saves.model import surplus
from saves.rows import ALL, game_row
from saves.view_host import Host
from setup.view_features import ACTS, Features


class SetupActions:
    """Handles the buttons of ``host``, the page."""

    def __init__(self, host: Host, features: Features) -> None:
        self.report = host.report
        self._host = host
        self._saved = host.saved
        self._features = features
        self._question = AskDialog()
        shelves, begin = ("resume", "open-shelf2", "open-shelf3"), ("open-daily", "open-puzzles")
        for id in (*shelves, *begin, "welcome", "new-here", "analyse", "analyse2", "friends"):
            listen(element(id), "click", self._on_click)
        listen(element("games-file"), "change", self._file_chosen)

    @report_errors
    def _on_click(self, event: Any) -> None:
        button = event.target.closest("button[data-act]")
        if not button:
            return
        id, act, kind = (
            str(button.getAttribute(f"data-{name}")) for name in ("game", "act", "kind")
        )
        show_problem("")
        element("saved-status").textContent = ""
        element("menu-dialog").close()
        if act in ACTS:
            start_task(self._host.act(act, str(button.getAttribute("data-lessons") or "")))
        elif act == "remove":
            start_task(self._remove(id, kind))
        elif act == "download":
            self._download(id, kind)
        else:
            start_task(self._host.open_game(id))

    async def _remove(self, id: str, kind: str) -> None:
        show_problem(await self.remove(id, kind))

    async def remove(self, id: str, kind: str) -> str:
        """Deletes an entry of the list after confirmation; returns a sentence about any problem."""
        game = self._saved.games.get(id)
        title = game_row(game).title if game else say("saved-newer")
        question = ("saved-delete", "saved-delete-text")
        if kind == "many":
            oldest = surplus(self._saved.games.values())
            title = say("saved-oldest", number=len(oldest))
        elif kind == "unreadable" and id == ALL:
            title = say("saved-asides", number=self._saved.unreadable_count)
        elif kind == "unreadable":
            title = say("saved-aside", number=id)
        if id == ALL:
            question = ("saved-clear", "saved-clear-text")
        if id == self._saved.current:
            return say("saved-on-table")
        answer = await self._question.ask(
            say(question[0]),
            say(question[1], game=title),
            {"no": say("saved-delete-no"), "yes": say("saved-delete-yes")},
        )
        if answer != "yes":
            return ""
        if not await places.hold(id):
            return say("saved-elsewhere")
        done = await self._saved.remove(id, kind)
        places.release(id)
        return "" if done else say("saved-kept")

    def _download(self, id: str, kind: str) -> None:
        if id == ALL:
            start_task(self._saved.download_all())
        else:
            self._saved.download(id, kind)

    async def _read_file(self, file: Any) -> None:
        element("menu-dialog").close()
        show, show_share = self._show_progress, self._show_share
        # Two imports at once would not see each other's games.
        element("games-file").disabled = True
        try:
            if not (backup := await self._host.feature("backup")):
                return
            done = await backup.read_file(self._saved, self._question, file, show, show_share)
        finally:
            show_share(None)
            element("games-file").disabled = False
        show(*done)

    def _show_share(self, share: float | None) -> None:
        """Shows how much of a file has been read, from 0 to 1; None hides the bars."""
        for bar in document.querySelectorAll(".file-share"):
            bar.hidden = share is None
            bar.value = share or 0

    def _show_progress(self, text: str, urgent: bool = False) -> None:
        history = self._features.existing_feature("history")
        if history and history.games.is_open:
            history.games.note(text)
            return
        if self._host.is_at_table:
            self.report(text, urgent)
            return
        show_problem(text if urgent else "")
        element("saved-status").textContent = "" if urgent else text

    @report_errors
    def _file_chosen(self, _: Any) -> None:
        file = element("games-file").files
        if file.length:
            start_task(self._read_file(file.item(0)))
            # Otherwise, choosing the same file again would have no effect.
            element("games-file").value = ""
