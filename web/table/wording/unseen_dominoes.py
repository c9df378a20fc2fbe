"""The unseen dominoes as HTML: their terrains and crowns, then each domino.

The list is public knowledge; only the order is hidden.
"""

from collections.abc import Iterator, Sequence

from browser.markup import Markup, joined, markup
from browser.messages import say
from realmino.pieces.terrain import Terrain
from realmino.view import Face, View
from table.wording import move_words, sheets, words


def title(view: View) -> str:
    """How many dominoes are still to come, as a heading."""
    return say("coming-title", coming=view.coming)


def body(view: View) -> Markup:
    """How many of the unseen dominoes will come, their terrains and crowns, and each of them."""
    unseen, coming = len(view.unseen), view.coming
    key = "coming-all" if coming == unseen else "coming-some"
    parts = [markup("<p>{}</p>", say(key, unseen=unseen, coming=coming)), _lands(view.unseen)]
    boxes = dict.fromkeys(face.box for face in view.unseen)
    for box in boxes:
        name = say("coming-box", game=words.game(box)) if len(boxes) > 1 else ""
        parts += [markup("<h3>{}</h3>", name)] if name else []
        faces = [face for face in view.unseen if face.box == box]
        parts.append(markup('<ul class="unseen">{}</ul>', joined(map(_domino, faces))))
    return joined(parts)


def _lands(faces: Sequence[Face]) -> Markup:
    """The squares and the crowns of every terrain on these dominoes, as a table."""
    heads = joined(
        markup('<th scope="col">{}</th>', say(key))
        for key in ("coming-terrain", "coming-squares", "coming-crowns")
    )
    halves = [half for face in faces for half in face.halves]
    rows = joined(
        _land_row(terrain.key, [crowns for key, crowns in halves if key == terrain.key])
        for terrain in Terrain
        if any(key == terrain.key for key, _ in halves)
    )
    return markup(
        '<table class="lands"><thead><tr>{}</tr></thead><tbody>{}</tbody></table>', heads, rows
    )


def _land_row(terrain: str, crowns: Sequence[int]) -> Markup:
    """A terrain's row; ``crowns`` has the crowns of each half that shows the terrain."""
    name = words.land(terrain)
    return markup(
        '<tr><th scope="row">{}{}</th><td>{}</td><td>{} {}</td></tr>',
        sheets.land(terrain),
        name,
        len(crowns),
        sum(crowns),
        sheets.CROWN,
    )


def _domino(face: Face) -> Markup:
    name, halves = move_words.domino(face), joined(_halves(face))
    return markup(
        '<li><span class="visually-hidden">{}</span>'
        '<span class="face" aria-hidden="true">{}<b>{}</b></span></li>',
        name,
        halves,
        face.printed,
    )


def _halves(face: Face) -> Iterator[Markup]:
    for terrain, crowns in face.halves:
        yield markup("<span>{}{}</span>", sheets.land(terrain), [sheets.CROWN] * crowns)
