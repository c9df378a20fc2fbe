"""Kills Chromium in the middle of games and counts the lost moves.

``python -m tools.dev.kill_browser --kills 60`` plays on the built site at a person's pace, kills
the browser at a random moment, restarts it with the same profile and checks what the page resumes.
A move counts as committed once `realmino.saved` has confirmed it.
"""

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import ConsoleMessage, Error, Page, Playwright, sync_playwright

from tools.dev.local_server import serving
from tools.paths import SITE
from tools.setup.browsers import launch_options

PACE = (0.6, 0.9)
"""Seconds between a person's choices."""

MOVES = (2, 6)
"""The number of choices before the browser is killed."""

GAMES = {
    "K2, one bot": ("K", ("person", "squire")),
    "K4, three bots": ("K", ("person", "knight", "duke", "squire")),
    "Q2, one bot": ("Q", ("person", "knight")),
    "K2, two people": ("K", ("person", "person")),
}

_TABLE = "#table-screen"
_OPTIONS = f'{_TABLE} [data-part="options"] button'
_MOVES_NOW = f"() => Number(document.querySelector('{_TABLE}').dataset.move ?? 0)"
# Reports every position as soon as it is shown, because a killed browser can't be asked.
_REPORT = f"""new MutationObserver(() => {{
  console.debug("realmino shows", ({_MOVES_NOW})());
}}).observe(document, {{ subtree: true, attributeFilter: ["data-move"] }});"""
_COMMITTED = f"""async () => {{
  const moves = ({_MOVES_NOW})();
  return (await realmino.saved()) ? moves : 0;
}}"""
# Counts before the game continues, because its bots would play immediately.
_STORED = """async () => {
  const [game] = JSON.parse(await realmino.storage.list()).games;
  return game ? JSON.parse(game.text).match.record.split(" ").length - 1 : 0;
}"""


class Kill(NamedTuple):
    """One kill: the moves of each position shown, the moves committed, and the moves resumed.

    A choice and the deal or forced ending after it appear together, as one position.
    """

    game: str
    shown: tuple[int, ...]
    committed: int
    resumed: int

    @property
    def lost(self) -> int:
        """How many of the shown positions are lost."""
        return sum(moves > self.resumed for moves in self.shown)


@contextmanager
def _browser(playwright: Playwright, profile: Path, site: str, shown: set[int]) -> Iterator[Page]:
    """The page in a browser with this profile; a killed browser isn't closed.

    Adds the number of moves in each shown position to ``shown``.
    """

    def note(message: ConsoleMessage) -> None:
        if message.text.startswith("realmino shows"):
            shown.add(int(message.text.split()[-1]))

    context = playwright.chromium.launch_persistent_context(
        profile, viewport={"width": 1280, "height": 800}, **launch_options("chromium")
    )
    page = context.pages[0]
    page.on("console", note)
    page.add_init_script(_REPORT)
    page.goto(site)
    page.locator("#boot[hidden]").wait_for(state="attached", timeout=120_000)
    try:
        yield page
    finally:
        try:
            context.close()
        except Error:
            return  # killed


def _begin(page: Page, game: str, kinds: tuple[str, ...]) -> None:
    page.locator("[data-opens=menu-dialog]:visible").first.click()
    page.locator("#pace").select_option("fast")
    page.locator("#thinking").select_option("short")
    page.locator("#menu-dialog [data-closes]").click()
    page.locator(f"#game-{game}").check()
    page.locator("#more > summary").click()
    first = 4 if game == "Q" else 0
    for place in range(4):
        kind = kinds[place] if place < len(kinds) else "none"
        page.locator(f"#kind{first + place}").select_option(kind)
    page.locator("#begin").click()


def browser_processes(profile: Path) -> list[int]:
    """The profile's browser processes: those that name it, and their children."""
    pids, parents = set(), {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        try:
            command = (entry / "cmdline").read_bytes().decode(errors="replace")
            parents[int(entry.name)] = int(
                (entry / "stat").read_text().rsplit(")", 1)[1].split()[1]
            )
        except OSError:
            continue  # it has just exited
        if f"--user-data-dir={profile}" in command:
            pids.add(int(entry.name))
    for _ in range(5):
        pids |= {child for child, parent in parents.items() if parent in pids}
    return sorted(pids)


def end(processes: list[int]) -> None:
    """Kills processes."""
    for process in processes:
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            continue  # it exited with its parent


def unlock(profile: Path) -> None:
    """Unlocks a killed browser's profile, so that another browser can use it."""
    for lock in profile.glob("Singleton*"):
        lock.unlink(missing_ok=True)


def _play(page: Page, chance: random.Random) -> int:
    """Makes some choices at a person's pace; returns the moves committed by the last one."""
    committed = 0
    for _ in range(chance.randint(*MOVES)):
        page.locator(_OPTIONS).first.wait_for(state="attached", timeout=60_000)
        committed = max(committed, page.evaluate(_COMMITTED))
        page.wait_for_timeout(1000 * chance.uniform(*PACE))
        choices = page.locator(_OPTIONS)
        choices.nth(chance.randrange(choices.count())).click()
    return committed


def kill_once(playwright: Playwright, site: str, name: str, chance: random.Random) -> Kill:
    """Plays, kills the browser, restarts it, and compares the resumed game."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        shown: set[int] = set()
        with _browser(playwright, profile, site, shown) as page:
            _begin(page, *GAMES[name])
            committed = _play(page, chance)
            processes = browser_processes(profile)
            # Kill at a random moment during a person's pause, perhaps while bots think.
            page.wait_for_timeout(1000 * chance.uniform(0, PACE[1]))
            end(processes)
        unlock(profile)
        with _browser(playwright, profile, site, set()) as page:
            stored = page.evaluate(_STORED)
            page.locator("#resume-game").click(timeout=20_000)
            page.locator(f"body[data-screen=table] {_TABLE}[data-move]").wait_for(timeout=20_000)
            return Kill(name, tuple(sorted(shown)), committed, stored)


def table(kills: list[Kill]) -> str:
    """The results as a Markdown table."""
    lines = [
        "| game | kills | positions shown | committed moves lost | newest lost: none, one, more |",
        "|---|---|---|---|---|",
    ]
    for name in [*GAMES, "all"]:
        own = [kill for kill in kills if name in (kill.game, "all")]
        if not own:
            continue
        lost = [kill.lost for kill in own]
        committed = sum(max(0, kill.committed - kill.resumed) for kill in own)
        spread = f"{lost.count(0)}, {lost.count(1)}, {sum(moves > 1 for moves in lost)}"
        shown = sum(len(kill.shown) for kill in own)
        lines.append(f"| {name} | {len(own)} | {shown} | {committed} | {spread} |")
    return "\n".join(lines)


def main(words: list[str]) -> int:
    """Runs the kills; returns 1 if one lost a committed move, or more than the last position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=60, help="how often the browser is killed")
    parser.add_argument("--game", default="", help="only the games whose name begins like this")
    parser.add_argument("--seed", default="1", help="the same seed repeats the plays and kills")
    chosen = parser.parse_args(words)
    names = [name for name in GAMES if name.startswith(chosen.game)]
    if not names:
        parser.error(f"no game begins with {chosen.game!r}: {', '.join(GAMES)}")
    chance = random.Random(chosen.seed)
    kills: list[Kill] = []
    # Serve a copy, so that builds don't change it in the meantime.
    with (
        tempfile.TemporaryDirectory() as copy,
        serving(shutil.copytree(SITE, Path(copy, "site"))) as site,
        sync_playwright() as playwright,
    ):
        for number in range(chosen.kills):
            name = names[number % len(names)]
            kills.append(kill_once(playwright, site, name, chance))
            print(f"{number + 1}: {kills[-1]}", file=sys.stderr, flush=True)
    print(table(kills))
    return int(any(kill.committed > kill.resumed or kill.lost > 1 for kill in kills))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
