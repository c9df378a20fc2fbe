"""The puzzle dialog as HTML, and texts for sharing."""

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
    box_levels,
    box_puzzles,
    evidence,
    label,
    puzzle_level,
    question,
    solutions,
    tempting_choice,
)
from realmino import State
from realmino.text.messages import Name
from table.model.match import Match
from table.wording import words


class LinePair(NamedTuple):
    """The lines of play after a right and a wrong choice."""

    right: PlayedLine
    wrong: PlayedLine


def body(progress: Progress, withdrawn: str = "") -> Markup:
    """The dialog's content: the rating, and buttons that open a puzzle.

    ``withdrawn`` is the box of a withdrawn puzzle whose link opened the dialog.
    """
    boxes = [box for box in BOXES if box_puzzles(box)]
    facts = say(
        "puzzles-rating",
        rating=str(progress.displayed_rating),
        row=progress.row,
        longest=progress.longest,
    )
    return markup(
        '{}<p class="puzzles-rating">{}</p><p class="help">{}</p><p class="puzzles-begin">{}</p>{}',
        _withdrawn_puzzle(withdrawn) if withdrawn else "",
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


def _withdrawn_puzzle(box: str) -> Markup:
    """Explains why a link no longer opens a puzzle, with a button for another one."""
    return markup(
        '<p class="puzzles-withdrawn" role="alert">{}</p>'
        '<p class="puzzles-begin"><button type="button" class="primary" name="{}">{}</button></p>',
        say("puzzles-withdrawn"),
        box,
        say("puzzles-next"),
    )


def _levels(boxes: Sequence[str]) -> Markup:
    """Tables with the percentage of each level's puzzles that four players solve."""
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
        for level in box_levels(box)
    )
    return markup(
        "<table><caption>{}</caption><thead><tr>{}</tr></thead><tbody>{}</tbody></table>",
        say("coming-box", game=words.game(box)),
        joined(markup('<th scope="col">{}</th>', head) for head in heads),
        joined(rows),
    )


def _percent(share: int) -> str:
    return say("puzzles-share-solved", share=share / 100)


def question_text(puzzle: Puzzle, match: Match) -> str:
    """A puzzle's question and difficulty."""
    level = puzzle_level(puzzle)
    return say(
        "puzzles-asked",
        question=question(match),
        level=level.number,
        levels=len(box_levels(puzzle.code[0])),
        share=level.duke / 100,
    )


def explanation(puzzle: Puzzle, match: Match, given: PuzzleAnswer, lines: LinePair) -> str:
    """Why a choice is right or wrong, based on the two lines."""
    compared = LineComparison(match, lines.right, lines.wrong)
    reasons = compared.reasons(given.loss or given.lead)
    if reasons and given.is_solved:
        move = label(match, tempting_choice(puzzle, match))
        reasons = [say("puzzles-tempting", move=move, why=words.sentences(reasons))]
    if reasons and compared.is_final:
        key = "puzzles-finals-right" if given.is_solved else "puzzles-finals"
        reasons.append(say(key, **compared.finals))
    if proof := evidence(puzzle):
        reasons.append(proof)
    return words.sentences(reasons)


def tally(before: Progress, after: Progress) -> str:
    """A sentence about how a first attempt changed the rating and the streak."""
    return say(
        "puzzles-now",
        before=str(before.displayed_rating),
        rating=str(after.displayed_rating),
        row=after.row,
    )


def share_text(day: str, is_solved: bool, progress: Progress, link: str) -> str:
    """A daily puzzle's result for sharing, without the solution."""
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
