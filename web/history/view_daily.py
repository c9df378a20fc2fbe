"""The dialog for the deal of the day: starts it, shows its results, copies the text to share."""

from typing import Any

from browser.address import copy_text, fragment, full_link, show_fragment
from browser.dates import date_text, today
from browser.dialogs import new_dialog
from browser.elements import element
from browser.events import listen, report_errors, start_task
from browser.html import set_html
from browser.markup import markup
from browser.messages import say
from history import daily, page_daily
from history.finished_games import FinishedGames
from saves.view_host import Host
from table.model.links import read_day
from table.wording.words import typed_name


class DailyDialog:
    """The dialog on the page ``host``."""

    def __init__(self, host: Host, games: FinishedGames) -> None:
        self._host = host
        self._saved = host.saved
        self._games = games
        self._deal = daily.daily_deal(today())
        self._dialog = _create_dialog()
        for name, handler in (("begin", self._begin_clicked), ("copy", self._copy_clicked)):
            listen(self._dialog.querySelector(f"[name={name}]"), "click", handler)
        listen(self._dialog, "close", lambda _: _forget_link())

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows and announces a sentence in the dialog."""
        self._dialog.querySelector("[role=status]").textContent = text

    async def open(self, text: str = "") -> str:
        """Shows a link's deal, or today's; returns a sentence if there is no such deal."""
        now = today()
        day = read_day(text or now.isoformat(), now, daily.FIRST_DAY)
        if day is None:
            return say("daily-unknown")
        self._deal = daily.daily_deal(day)
        self.report("")
        if not self._dialog.open:
            self._dialog.showModal()
        await self._show()
        return ""

    async def _show(self) -> None:
        games = await self._games.all(self.report)
        self.report("")
        deal = self._deal
        attempts = daily.attempts(games, deal)
        unfinished = daily.unfinished_game(self._saved.games.values(), deal)
        row = daily.days_in_a_row(games, today())
        state = page_daily.DailyState(deal, attempts, unfinished is not None, row)
        shared = ""
        if attempts:
            line = daily.share_text(deal, attempts[-1], date_text(deal.day, month="long"))
            shared = f"{line}\n{full_link(f'day={deal.day.isoformat()}')}"
        day = date_text(deal.day, weekday="long", month="long", year="numeric")
        set_html(self._dialog.querySelector(".daily-body"), page_daily.body(state, day, shared))
        self._dialog.querySelector("[name=begin]").textContent = page_daily.begin_button(state)
        self._dialog.querySelector("[name=copy]").hidden = not attempts

    @report_errors
    def _begin_clicked(self, _: Any) -> None:
        unfinished = daily.unfinished_game(self._saved.games.values(), self._deal)
        self._dialog.close()
        if unfinished:
            start_task(self._host.open_game(unfinished.id))
        else:
            self._host.begin_match(self._deal.match(typed_name(str(element("name0").value))))

    @report_errors
    def _copy_clicked(self, _: Any) -> None:
        start_task(self._copy())

    async def _copy(self) -> None:
        text = self._dialog.querySelector("textarea")
        if await copy_text(text.value):
            self.report(say("daily-copied"))
        else:
            text.select()
            self.report(say("daily-marked"))


def _forget_link() -> None:
    """Removes the deal's link from the address, so that following it again changes the address."""
    if fragment().startswith("day="):
        show_fragment("")


def _create_dialog() -> Any:
    """An empty dialog."""
    copy = say("daily-copy")
    return new_dialog(
        "daily",
        say("daily"),
        markup(
            '<div class="daily-body"></div><p role="status"></p>'
            '<footer><button type="button" name="copy" hidden>{}</button>'
            '<button type="button" name="begin" class="primary"></button></footer>',
            copy,
        ),
    )
