"""The dominoes that nobody has seen yet, as HTML: how much land and how many crowns, and each one.

All of it is common knowledge: in what order they come, nobody knows.
"""

from collections.abc import Iterator, Sequence
from html import escape

from realmino.model.terrain import Terrain
from realmino.view import Face, View
from table import sheets, words


def title(view: View) -> str:
    """How many dominoes are still to come, as a heading."""
    return words.say("coming-title", coming=view.coming)


def body(view: View) -> str:
    """How many of the unseen dominoes will come, their lands and crowns, and each of them."""
    unseen, coming = len(view.unseen), view.coming
    key = "coming-all" if coming == unseen else "coming-some"
    parts = [f"<p>{escape(words.say(key, unseen=unseen, coming=coming))}</p>", _lands(view.unseen)]
    boxes = dict.fromkeys(face.box for face in view.unseen)
    for box in boxes:
        name = words.say("coming-box", game=words.game(box)) if len(boxes) > 1 else ""
        parts += [f"<h3>{escape(name)}</h3>"] if name else []
        faces = [face for face in view.unseen if face.box == box]
        parts.append(f'<ul class="unseen">{"".join(map(_domino, faces))}</ul>')
    return "".join(parts)


def _lands(faces: Sequence[Face]) -> str:
    """The squares and the crowns of every terrain on these dominoes, as a table."""
    heads = "".join(
        f'<th scope="col">{escape(words.say(key))}</th>'
        for key in ("sheet-territory", "coming-squares", "coming-crowns")
    )
    halves = [half for face in faces for half in face.halves]
    rows = "".join(
        _land_row(terrain.key, [crowns for key, crowns in halves if key == terrain.key])
        for terrain in Terrain
        if any(key == terrain.key for key, _ in halves)
    )
    return f'<table class="lands"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _land_row(terrain: str, crowns: Sequence[int]) -> str:
    """``crowns`` are those of each half that shows the terrain."""
    name = escape(words.land(terrain))
    return (
        f'<tr><th scope="row">{sheets.land(terrain)}{name}</th>'
        f"<td>{len(crowns)}</td><td>{sum(crowns)} {sheets.CROWN}</td></tr>"
    )


def _domino(face: Face) -> str:
    name, halves = escape(words.domino(face)), "".join(_halves(face))
    return (
        f'<li><span class="visually-hidden">{name}</span>'
        f'<span class="face" aria-hidden="true">{halves}<b>{face.printed}</b></span></li>'
    )


def _halves(face: Face) -> Iterator[str]:
    for terrain, crowns in face.halves:
        yield f"<span>{sheets.land(terrain)}{sheets.CROWN * crowns}</span>"
