"""The dialog of puzzles as HTML, and the texts to share."""

from __future__ import annotations

from browser.markup import Markup, joined, markup
from browser.messages import say
from puzzles.progress import Progress
from puzzles.puzzle import BOXES, Puzzle, puzzles_of, solutions
from realmino import State
from table import words
from table.match import Match


def body(progress: Progress) -> Markup:
    """The content of the dialog: the rating, and the buttons that open a puzzle."""
    boxes = [box for box in BOXES if puzzles_of(box)]
    facts = say("puzzles-rating", rating=progress.shown, row=progress.row, longest=progress.longest)
    return markup(
        '<p class="puzzles-rating">{}</p><p class="help">{}</p><p class="puzzles-begin">{}</p>',
        facts,
        say("puzzles-about"),
        joined(
            markup('<button type="button" name="{}">{}</button>', name, label)
            for name, label in (
                ("day", say("puzzles-day")),
                *((box, say("coming-box", game=words.game(box))) for box in boxes),
                ("solo", say("puzzles-solo")),
            )
        ),
    )


def share_text(day: str, is_solved: bool, progress: Progress, link: str) -> str:
    """The result of a puzzle of the day to share, without the solution."""
    result = "yes" if is_solved else "no"
    return f"{say('puzzles-result', day=day, solved=result, row=progress.row)}\n{link}"


def embed_code(puzzle: Puzzle, match: Match, site: str, link: str) -> str:
    """The HTML that shows a puzzle on another page."""
    state: State = match.game.state
    best = " ".join(solutions(puzzle, match))
    made = markup(
        '<script async src="{}realmino-board.js"></script>\n'
        '<realmino-board mode="puzzle" position="{}" solution="{}">\n'
        '  <a href="{}">{}</a>\n'
        "</realmino-board>",
        site,
        str(state),
        best,
        link,
        say("puzzles"),
    )
    return str(made)
