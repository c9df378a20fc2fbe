"""The dialog of puzzles as HTML, and the texts to share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from browser.markup import Markup, joined, markup
from browser.messages import say
from puzzles.lines import LineComparison, PlayedLine
from puzzles.progress import Progress
from puzzles.puzzle import (
    BOXES,
    Puzzle,
    PuzzleAnswer,
    evidence,
    label,
    level_of,
    levels_of,
    puzzles_of,
    question,
    solutions,
    tempting,
)
from realmino import State
from realmino.text.messages import Name
from table.model.match import Match
from table.wording import words


class LinePair(NamedTuple):
    """How the game goes on after a right choice and after a wrong one."""

    right: PlayedLine
    wrong: PlayedLine


def body(progress: Progress, withdrawn: str = "") -> Markup:
    """The content of the dialog: the rating, and the buttons that open a puzzle.

    ``withdrawn`` is the box of a puzzle that was withdrawn, whose link has opened the dialog.
    """
    boxes = [box for box in BOXES if puzzles_of(box)]
    facts = say("puzzles-rating", rating=progress.shown, row=progress.row, longest=progress.longest)
    return markup(
        '{}<p class="puzzles-rating">{}</p><p class="help">{}</p><p class="puzzles-begin">{}</p>{}',
        _withdrawn(withdrawn) if withdrawn else "",
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
        _levels(boxes),
    )


def _withdrawn(box: str) -> Markup:
    """Explains why a link no longer opens a puzzle, with a button for another one."""
    return markup(
        '<p class="puzzles-withdrawn" role="alert">{}</p>'
        '<p class="puzzles-begin"><button type="button" class="primary" name="{}">{}</button></p>',
        say("puzzles-withdrawn"),
        box,
        say("puzzles-next"),
    )


def _levels(boxes: Sequence[str]) -> Markup:
    """Tables with what percentage of the puzzles of each level four players solve."""
    heads = [
        say("puzzles-level"),
        say("puzzles-highest"),
        *(say("names", names=[Name(f"level-{level}")]) for level in ("squire", "knight", "duke")),
    ]
    return markup(
        '<details class="puzzles-levels"><summary>{}</summary><p class="help">{}</p>{}</details>',
        say("puzzles-levels"),
        say("puzzles-levels-about"),
        joined(_level_table(box, heads) for box in boxes),
    )


def _level_table(box: str, heads: Sequence[str]) -> Markup:
    rows = (
        markup(
            '<tr><th scope="row">{}</th>{}</tr>',
            level.number,
            joined(markup("<td>{}</td>", _percent(share)) for share in level[2:]),
        )
        for level in levels_of(box)
    )
    return markup(
        "<table><caption>{}</caption><thead><tr>{}</tr></thead><tbody>{}</tbody></table>",
        say("coming-box", game=words.game(box)),
        joined(markup('<th scope="col">{}</th>', head) for head in heads),
        joined(rows),
    )


def _percent(share: int) -> str:
    return say("puzzles-share-solved", share=share / 100)


def asked(puzzle: Puzzle, match: Match) -> str:
    """The question of a puzzle, and how hard it is."""
    level = level_of(puzzle)
    return say(
        "puzzles-asked",
        question=question(match),
        level=level.number,
        levels=len(levels_of(puzzle.code[0])),
        share=level.duke / 100,
    )


def explanation(puzzle: Puzzle, match: Match, given: PuzzleAnswer, lines: LinePair) -> str:
    """Why a choice is right or wrong, from the lines after a right choice and a wrong one."""
    compared = LineComparison(match, lines.right, lines.wrong)
    reasons = compared.reasons(given.loss or given.lead)
    if reasons and given.is_solved:
        move = label(match, tempting(puzzle, match))
        reasons = [say("puzzles-tempting", move=move, why=words.sentences(reasons))]
    if reasons and compared.is_final:
        key = "puzzles-finals-right" if given.is_solved else "puzzles-finals"
        reasons.append(say(key, **compared.finals))
    if proof := evidence(puzzle):
        reasons.append(proof)
    return words.sentences(reasons)


def tally(before: Progress, after: Progress) -> str:
    """How a first try has changed the rating and the streak."""
    return say("puzzles-now", before=before.shown, rating=after.shown, row=after.row)


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
