"""Imports a file with all games."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import js
from pyodide.ffi import JsException

from backup import file as games_file
from backup.file import BrokenFile
from browser import storage
from browser.dialogs import AskDialog
from browser.messages import english_detail, say
from saves import view_places as places
from saves.model import MAX_SAVED, MAX_UNREADABLE
from saves.view import PUZZLES, SavedGames, new_id
from table.model.limits import MAX_TEXT
from table.wording import words

SLICE_SECONDS: Final = 0.03
"""How long to read games before the page may react, in seconds."""

MESSAGE_INTERVAL: Final = 1.0
"""Seconds between progress messages, which screen readers read aloud."""


async def read_file(
    saved: SavedGames,
    question: AskDialog,
    file: Any,
    show_progress: Callable[[str], None],
    show_share: Callable[[float], None],
) -> tuple[str, bool]:
    """Imports a file's games; returns a sentence about it, and whether that is urgent.

    No stored game is replaced. While the file is read, ``show_progress`` gets sentences, and
    ``show_share`` the share that has been read, from 0 to 1.
    """
    if file.size > games_file.MAX_FILE:
        most = games_file.MAX_FILE // 1_000_000
        return say("file-broken", reason=f" ({say('file-large', most=most)})"), True
    try:
        archived = games_file.parse(str(await file.text()))
    except (BrokenFile, JsException) as error:  # the file may have been deleted in the meantime
        return say("file-broken", reason=english_detail(error)), True
    merge = games_file.Merge()
    await _read_games(merge, archived.games, saved, show_progress, show_share)
    added = list(merge.new)
    if merge.clashes:
        both = say("file-clash-both")
        answer = await question.ask(
            say("file-clash"),
            say("file-clash-text", games=len(merge.clashes)),
            {"mine": say("file-clash-mine"), "both": both},
        )
        if answer == "both":
            added += games_file.with_new_ids(merge.clashes, [new_id() for _ in merge.clashes])
    imported, failed = await saved.add_together(added)
    if failed:
        return say("file-broken", reason=english_detail(failed)), True
    before, unreadable = saved.unreadable_count, await _store_unreadable(saved, archived.unreadable)
    if archived.settings and not saved.settings and await places.save_settings(archived.settings):
        saved.settings = archived.settings
    own = storage.find_note(PUZZLES)
    if (merged_progress := games_file.merged_progress(own, archived.puzzles)) != own:
        storage.note(PUZZLES, merged_progress)
    stored = await saved.writer.finish()
    if unreadable:
        await saved.load()
    parts = [say("file-read", games=imported)]
    parts += [say("file-known", games=merge.known)] if merge.known else []
    if merge.surplus:
        parts.append(say("file-surplus", games=merge.surplus, most=MAX_SAVED))
    if merge.problems:
        number, reason = merge.problems[0]
        of = len(archived.games)
        problem = say("file-place", number=number, of=of, reason=english_detail(reason))
        parts.append(say("file-problem", games=len(merge.problems), problem=problem))
    if unreadable:
        kept = saved.unreadable_count - before
        parts.append(say("file-asides", number=unreadable, kept=kept))
    parts += [] if stored else [say("file-unsaved")]
    urgent = bool(merge.problems or merge.surplus or unreadable or not stored)
    return words.sentences(parts), urgent


async def _read_games(
    merge: games_file.Merge,
    listed: tuple[Any, ...],
    saved: SavedGames,
    show_progress: Callable[[str], None],
    show_share: Callable[[float], None],
) -> None:
    """Sorts a file's games, with time for the page in between."""
    of = min(len(listed), MAX_SAVED)
    until = shown = 0.0
    read = merge.read(listed, saved.games, saved.newer, int(js.Date.now()))
    for done, _ in enumerate(read):
        if (now := monotonic()) > until:
            if now > shown:
                show_progress(say("file-reading", done=done, of=of))
                shown = now + MESSAGE_INTERVAL
            show_share(done / of)
            await asyncio.sleep(0)
            until = monotonic() + SLICE_SECONDS


async def _store_unreadable(saved: SavedGames, texts: tuple[str, ...]) -> int:
    """Stores a file's unreadable texts while there is room; returns the number of new ones."""
    known = {value.text for value in saved.unreadable.values()}
    found = [text for text in texts if text not in known]
    room = max(0, MAX_UNREADABLE - saved.unreadable_count)
    for text in found[:room]:
        if len(text) <= MAX_TEXT:
            await places.add_unreadable(say("saved-from-file"), text)
    return len(found)
