"""All games as one file: handed out, and read again."""

import asyncio
from dataclasses import replace
from typing import Any

import js

from browser import storage
from browser.asking import AskDialog
from browser.saved_games import SavedGames, new_id
from table import archive, words
from table.archive import BrokenFile
from table.match import BrokenSave
from table.saved_games import SavedGame, in_order, result_of


def download_all(saved: SavedGames) -> None:
    """Hands out everything that is stored."""
    today = str(js.Date.new().toISOString())
    unread = [*saved.newer.values(), *(aside.text for aside in saved.aside.values())]
    text = archive.to_text(in_order(saved.games.values()), saved.settings, unread, today)
    storage.download(f"realmino-games-{today[:10]}.json", text)


async def read_file(saved: SavedGames, question: AskDialog, file: Any) -> tuple[str, bool]:
    """Reads the games of a file; what became of it, and whether that is urgent.

    Nothing is replaced.
    """
    try:
        if file.size > archive.MAX_FILE:
            most = archive.MAX_FILE // 1_000_000
            raise BrokenFile(words.say("file-large", most=most))
        archived = archive.parse(str(await file.text()))
    except BrokenFile as error:
        return words.say("file-broken", reason=error), True
    good, problems = await _checked(archived.games, list(archived.problems))
    merged = archive.merge(saved.games, good)
    added = list(merged.new)
    if merged.clashes:
        both = words.say("file-clash-both")
        answer = await question.ask(
            words.say("file-clash"),
            words.say("file-clash-text", games=len(merged.clashes)),
            {"mine": words.say("file-clash-mine"), "both": both},
        )
        if answer == "both":
            added += archive.renamed(merged.clashes, [new_id() for _ in merged.clashes])
    saved.add(added)
    known = {aside.text for aside in saved.aside.values()}
    for text in archived.aside:
        if text not in known:
            await storage.add_aside(words.say("saved-from-file"), text)
    if archived.settings and not saved.settings:
        await storage.save_settings(archived.settings)
    stored = await saved.saving.settled()
    await saved.load()
    skipped = words.say("file-known", games=len(merged.known))
    parts = [words.say("file-read", games=len(added))]
    parts += [skipped] if merged.known else []
    parts += [words.say("file-problem", problem=problems[0])] if problems else []
    parts += [] if stored else [words.say("file-unsaved")]
    return words.sentences(parts), bool(problems) or not stored


async def _checked(
    games: tuple[SavedGame, ...], problems: list[str]
) -> tuple[list[SavedGame], list[str]]:
    """The games whose moves are legal, with a pause after each, and what is wrong with others."""
    good = []
    for number, game in enumerate(games, 1):
        try:
            match = game.open()
        except BrokenSave as error:
            problems.append(words.say("file-place", number=number, of=len(games), reason=error))
        else:
            good.append(replace(game, result=result_of(match)))
        await asyncio.sleep(0)
    return good, problems
