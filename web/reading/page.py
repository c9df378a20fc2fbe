"""The table in words as HTML: kingdoms as grids of squares, the lines, the builders' board."""

from collections.abc import Iterator, Sequence

from browser.markup import Markup, joined, markup
from browser.messages import say
from reading.squares import HOME, SquareWords
from realmino.view import BoardSpot, BuildersBoard, Face, Realm
from table.picture.layout import Window, kingdom_size, outlook_window, square_name
from table.play.app import App
from table.play.step import may_act
from table.wording import move_words, sheets, words


def body(app: App) -> Markup:
    """The whole table, starting with the middle kingdom."""
    view = app.view
    realms = sorted(view.kingdoms, key=lambda realm: realm.kingdom != app.display.focus)
    return joined((
        *(_kingdom(app, realm) for realm in realms),
        _list("label-waiting", [words.player_name(app.match, seat) for seat in view.order]),
        _list("label-line", [_face(app, face) for face in view.line]),
        _list("label-next", [_face(app, face) for face in view.next]),
        _board(app, view.court) if view.court else "",
    ))  # fmt: skip


def _list(heading: str, texts: Sequence[str]) -> Markup:
    """A list with a heading; empty if there are no texts."""
    if not texts:
        return Markup()
    items = joined(markup("<li>{}</li>", text) for text in texts)
    title = say(heading)
    return markup('<section><h3>{}</h3><ol aria-label="{}">{}</ol></section>', title, title, items)


# Kingdoms


def _kingdom(app: App, realm: Realm) -> Markup:
    """A kingdom's players, points, size and purse, and its squares as a grid."""
    view, match = app.view, app.match
    title = say("reading-kingdom", names=words.names(match, realm.seats))
    emblems = joined(sheets.emblem(match.seat(seat).colour) for seat in realm.seats)
    columns, rows = kingdom_size(realm)
    points = realm.sheet["total"]
    facts = [say("reading-size", points=points, columns=columns, rows=rows, grid=view.grid)]
    if realm.purse and view.court:
        facts.append(say("reading-purse", purse=purse(realm, view.court.queen == realm.kingdom)))
    return markup(
        "<section><h3>{}{}</h3><p>{}</p>"
        '<div class="squares"><table role="grid" data-kingdom="{}"'
        ' aria-label="{}">{}</table></div></section>',
        emblems,
        title,
        words.sentences(facts),
        realm.kingdom,
        title,
        joined(_grid(app, realm)),
    )


def purse(realm: Realm, hosts_queen: bool) -> str:
    """A kingdom's purse in words."""
    if realm.purse is None:
        return ""
    return say(
        "purse-queen" if hosts_queen else "purse",
        coins=realm.purse.coins,
        knights=realm.purse.knights,
        towers=realm.purse.towers,
    )


def _grid(app: App, realm: Realm) -> Iterator[Markup]:
    """The squares within reach, north first, below the column letters."""
    window = outlook_window(realm, app.view.grid)
    is_to_move = app.choosing and app.view.prompt.seat in realm.seats
    squares = SquareWords(
        app.view, realm, app.match.last_squares().get(realm.kingdom, ()), is_to_move
    )
    pictures = {half.square: _picture(half.terrain, half.crowns, half.tile, half.knight)
                for half in realm.land}  # fmt: skip
    pictures[HOME] = sheets.emblem(app.match.seat(realm.kingdom).colour)
    heads = joined(markup('<th scope="col">{}</th>', letter) for letter in _letters(window))
    yield markup("<thead><tr><td></td>{}</tr></thead><tbody>", heads)
    for row in reversed(range(window.south, window.south + window.rows)):
        yield markup('<tr><th scope="row">{}</th>', row + 1)
        for letter in _letters(window):
            square = f"{letter}{row + 1}"
            label, picture = squares.full_text(square), pictures.get(square, "")
            yield markup(
                '<td tabindex="-1" data-square="{}" aria-label="{}">{}</td>', square, label, picture
            )
        yield markup("</tr>")
    yield markup("</tbody>")


def _letters(window: Window) -> list[str]:
    """A window's column letters."""
    columns = range(window.west, window.west + window.columns)
    return [name[0] for column in columns if (name := square_name(column, 0))]


def _picture(terrain: str, crowns: int, tile: int | None, knight: bool) -> Markup:
    """A square's icons: land, crowns, building, knight."""
    signs = [sheets.court_icon(name) for name, is_there in (("building", tile), ("knight", knight))
             if is_there]  # fmt: skip
    return joined((sheets.land(terrain), *[sheets.CROWN] * crowns, *signs))


# Lines and the builders' board


def _face(app: App, face: Face) -> str:
    """A domino in a line: its halves, and the player who has claimed it or is placing it."""
    view = app.view
    state = "done" if face.done else "king" if face.king else "free"
    if face.domino == view.prompt.domino and not face.done:
        state = "now" if view.prompt.kind in ("place", "discard") else "done"
    name = words.player_name(app.match, face.king) if face.king else None
    return say("face", state=state, name=name, **move_words.face_values(face))


def _board(app: App, court: BuildersBoard) -> Markup:
    """The builders' board from cheap to expensive, then the pile, the Queen and the Dragon."""
    hosts = next((realm.seats for realm in app.view.kingdoms if realm.kingdom == court.queen), ())
    names = words.names(app.match, hosts)
    facts = (
        say("board-pile", buildings=court.pile),
        say("board-queen", host="some" if hosts else "none", names=names),
        say("board-dragon", dragon="home" if court.dragon_home else "away"),
    )
    text = words.sentences(facts)
    return markup(
        "{}<p>{}</p>", _list("board-title", [_spot(app, spot) for spot in court.board]), text
    )


def _spot(app: App, spot: BoardSpot) -> str:
    """A building's effects and price, and why it can't be constructed."""
    if spot.tile is None:
        key = "board-spot-dragon" if spot.dragon else "board-spot-empty"
        return say(key, coins=spot.price)
    facts = [words.offer(app.view, spot, None)]
    if spot.why_not and may_act(app, app.interaction):
        facts.append(words.no_offer(app.view, spot.why_not))
    return words.sentences(facts)
