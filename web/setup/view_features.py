"""The page's features: how each is created, and what its buttons and links do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from browser.elements import close_dialogs, show_problem
from browser.lazy_modules import LazyFeature
from saves.view_host import Host
from table.model.match import Match


class Feature(NamedTuple):
    """A feature: an object that is created on first use.

    ``make`` gets the page, and the module ``view`` in the last of the ``folders``.
    """

    folders: tuple[str, ...]
    make: Callable[[Host, Any], Any]
    acts: Mapping[str, Callable[[Any, Host, str], Any]] = {}
    """The function for each action (``data-act``), which gets the object, the page, and the
    button's or link's value. It may return a sentence about a problem, or a coroutine that does."""
    links: Mapping[str, str] = {}
    """The action for each kind of link, by the link's field."""


def _analyse(analysis: Any, host: Host, link: str) -> Any:
    """Opens the analysis board with a link's position, or else the table's."""
    if link:
        return analysis.open_link(link)
    app = host.table.app if host.table else None
    return analysis.open(app.match if app else None)


def _teach(lessons: Any, host: Host, letter: str) -> None:
    """Starts the lessons for the game with this letter."""
    host.begin_match(lessons.new_match(letter))
    lessons.show_lessons(host.ensure_table(), host.saved.current)


def _reviews(host: Host, coach: Any) -> Any:
    """The review dialog, which opens moments on the table."""

    async def look(reviewed: Match, move: int, mistakes: tuple[Any, ...]) -> None:
        close_dialogs()
        if history := await host.feature("history"):
            moment = reviewed.with_game(reviewed.game.at(move))
            await history.replay(moment, partial(dialog.open, reviewed), mistakes)

    dialog = coach.ReviewDialog(host.ensure_table(), look)
    return dialog


FEATURES: Final = {
    "analysis": Feature(
        ("kingdoms", "analysis"),
        lambda host, view: view.AnalysisDialog(host.begin_match),
        {"analyse": _analyse},
        {"analyse": "analyse"},
    ),
    "backup": Feature(("backup",), lambda _, view: view),
    "coach": Feature(("coach",), _reviews),
    "friends": Feature(
        ("friends",),
        lambda host, view: view.Friends(host),
        {
            "invite": lambda friends, *_: friends.invite(),
            "open_room": lambda friends, *_: friends.open_room(),
        },
    ),
    "history": Feature(
        ("history",),
        lambda host, view: view.SavedGamesFeature(host),
        {
            "shelf": lambda history, *_: history.open(),
            "daily": lambda history, _, day: history.daily.open(day),
        },
        {"day": "daily"},
    ),
    "lessons": Feature(("lessons",), lambda _, view: view, {"teach": _teach}),
    "puzzles": Feature(
        ("puzzles",),
        lambda host, view: view.Puzzles(host),
        {"puzzles": lambda puzzles, _, link: puzzles.open(link)},
        {"puzzle": "puzzles"},
    ),
}
"""The features by name. A new one needs an entry here, and its folder."""

ACTS: Final = {act: name for name, feature in FEATURES.items() for act in feature.acts}
"""Each action's feature."""

LINKS: Final = {field: act for feature in FEATURES.values() for field, act in feature.links.items()}
"""The action for each kind of link, except links to moments."""


class Features:
    """The features of the page ``host``, each fetched on first use."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._lazy = {
            name: LazyFeature(
                partial(feature.make, host), *feature.folders, report=self.show_problem
            )
            for name, feature in FEATURES.items()
        }

    def existing_feature(self, name: str) -> Any:
        """A feature if it exists already; None otherwise."""
        return self._lazy[name].instance

    async def get(self, name: str) -> Any:
        """A feature; None, after a message, if it can't be fetched."""
        return await self._lazy[name].get()

    async def act(self, act: str, value: str = "") -> None:
        """Carries out a feature's action; ``value`` comes from the button or link.

        While moves are unsaved, players are asked to download all games. If the list of games
        can't be fetched, the button that opens it downloads them itself.
        """
        saved = self._host.saved
        if act == "shelf" and saved.unsaved and not await self._lazy["history"].get(is_silent=True):
            await saved.download_all()
        elif feature := await self.get(ACTS[act]):
            problem = FEATURES[ACTS[act]].acts[act](feature, self._host, value)
            if asyncio.iscoroutine(problem):
                problem = await problem
            if problem is not None:
                self.show_problem(problem)

    def show_problem(self, problem: str) -> None:
        """Shows a problem on the current screen; an empty text removes it from the set-up."""
        if not self._host.is_at_table:
            show_problem(problem)
        elif problem:
            self._host.report(problem, True)
