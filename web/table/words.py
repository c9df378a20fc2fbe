"""Sentences: what a view and its events say, in the language in use."""

from collections.abc import Iterable, Iterator, Sequence

from realmino.bots import LEVELS
from realmino.buildings import BUILDINGS
from realmino.events import Event
from realmino.view import BoardSpot, Face, Option, Realm, Tile, View
from table.errands import KINDS as ERRANDS
from table.locale import en as language
from table.match import PERSON, Match


def say(key: str, **parts: object) -> str:
    """The sentence of that key with its parts filled in; KeyError for a key that does not exist."""
    return language.SENTENCE[key].format(**parts)


def count(thing: str, number: int) -> str:
    """``3 points``: a number of things (`points`, `crowns`)."""
    one, many = language.COUNT[thing]
    return (one if number == 1 else many).format(count=number)


def listed(names: Sequence[str], joint: str = "and") -> str:
    """``Ann, Ben and Cleo``."""
    if len(names) < 2:
        return "".join(names)
    return say(joint, most=", ".join(names[:-1]), last=names[-1])


def colour(name: str) -> str:
    """The colour of a seat as a word to begin with."""
    return language.COLOUR[name]


def bot(name: str, kind: str) -> str:
    """What a bot of that colour and kind is called that nobody has named: ``Squire Fern``."""
    own = language.BOT[name]
    return say("bot.level", name=own, level=language.LEVEL[kind]) if kind in LEVELS else own


def unnamed(colour_name: str, kind: str) -> str:
    """What a seat of that colour and kind is called that nobody has named."""
    return colour(colour_name) if kind == PERSON else bot(colour_name, kind)


def terrain(key: str) -> str:
    """The name of a terrain."""
    return language.TERRAIN[key]


def half(terrain_and_crowns: tuple[str, int]) -> str:
    """``forest with 1 crown``."""
    key, crowns = terrain_and_crowns
    if not crowns:
        return terrain(key)
    return say("half.crowns", terrain=terrain(key), crowns=count("crowns", crowns))


def reason(key: str, view: View) -> str:
    """Why something is refused."""
    return language.REASON[key].format(grid=view.grid)


def gain(points: int) -> str:
    """What an option pays at once: ``3 points``, ``−1 point``."""
    if points < 0:
        return f"−{count('points', -points)}"
    return count("points", points) if points else say("gain.none")


def points_text(points: int) -> str:
    """``+3``, ``−2`` or nothing."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else ""


def face_of(view: View, domino: int) -> Face:
    """The face of a domino in either line."""
    return next(face for face in (*view.line, *view.next) if face.domino == domino)


def turn(view: View, match: Match) -> str:
    """Whose turn it is and what is asked."""
    prompt = view.prompt
    if prompt.seat is None:
        return say(f"turn.{prompt.kind}")
    seat = match.seat(prompt.seat)
    if not seat.is_person:
        return say("turn.thinks", name=seat.name)
    printed = face_of(view, prompt.domino).printed if prompt.domino else ""
    kind = "first" if view.order else prompt.kind
    key = f"yours.{kind}" if match.has_one_person else f"turn.{kind}"
    return say(key, name=seat.name, domino=printed)


def round_name(round: int, view: View) -> str:
    """A round by its number, 0 for the first line."""
    return say("round", round=round, rounds=view.rounds) if round else say("round.first")


def round_line(view: View, match: Match) -> str:
    """Which round of how many, which game of a Dynasty, and with whom the seat in turn builds."""
    text = round_name(view.round, view)
    if view.series is not None:
        text = say("round.series", game=view.series.game, of=view.series.of, round=text)
    seat = view.prompt.seat
    partners = [one for one in match.partners(seat) if one != seat] if seat else []
    return say("round.with", round=text, name=names_of(match, partners)) if partners else text


def scores(view: View, match: Match) -> str:
    """Everybody's points so far, one short sentence."""
    return ", ".join(
        say("score", name=name_of(match, realm.kingdom), points=realm.sheet["total"])
        for realm in view.kingdoms
    )


def name_of(match: Match, seat: str) -> str:
    """The name at a seat."""
    return match.seat(seat).name


def names_of(match: Match, seats: Iterable[str]) -> str:
    """The names at some seats, joined."""
    return listed([name_of(match, seat) for seat in seats])


def short_names_of(match: Match, seats: Iterable[str]) -> str:
    """The same without the bots' levels, for where there is little room."""
    names = [name_of(match, seat) for seat in seats]
    for level in language.LEVEL.values():
        names = [name.removeprefix(f"{level} ") for name in names]
    return listed(names)


def option_label(view: View, option: Option) -> str:
    """An option in words."""
    if option.kind in ERRANDS:
        return _errand(f"option.{option.kind}", view, option)
    if option.domino is None:
        return say("option.end")
    face = face_of(view, option.domino)
    first, second = (half(one) for one in face.halves)
    if option.kind == "place":
        square, square2 = option.squares
        text = say("option.place", first=first, second=second, square=square, square2=square2)
        return text[0].upper() + text[1:]
    return say(f"option.{option.kind}", domino=face.printed, first=first, second=second)


def options_title(view: View, kind: str) -> str:
    """What the options of a kind are about, empty for those that need no heading."""
    if kind == "place" and view.prompt.domino:
        face = face_of(view, view.prompt.domino)
        first, second = (half(one) for one in face.halves)
        return say("options.place", domino=face.printed, first=first, second=second)
    return "" if kind == "discard" else say(f"options.{kind}")


def game(code: str) -> str:
    """The name of a game by the letter of its rules."""
    return language.GAME.get(code, "")


def idle(view: View, match: Match, latest: str) -> str:
    """What to say while nobody before the table is asked anything; ``latest`` is the last news."""
    if view.outcome:
        return say("hint.over", result=result(view, match))
    if view.prompt.seat is not None and match.seat(view.prompt.seat).is_person:
        return say("hint.wait", name=name_of(match, view.prompt.seat))
    return latest


def looking(view: View, match: Match, kingdom: str) -> str:
    """Whose kingdom is being looked at."""
    realm = next(realm for realm in view.kingdoms if realm.kingdom == kingdom)
    points = count("points", realm.sheet["total"])
    return say("hint.looking", name=names_of(match, realm.seats), points=points)


def result(view: View, match: Match) -> str:
    """Who has won the game on the table."""
    winners = view.outcome.winners if view.outcome else ()
    seats = [seat for realm in view.kingdoms if realm.kingdom in winners for seat in realm.seats]
    if match.has_one_person and any(match.seat(seat).is_person for seat in seats):
        return say("result.you" if len(winners) == 1 else "result.you_too")
    key = "result.one" if len(winners) == 1 else "result.many"
    return say(key, names=names_of(match, seats))


def considered(view: View, option: Option) -> str:
    """What would happen, for those who do not see it: the option and what it brings."""
    label = option_label(view, option)
    return say("considered", option=label, gain=gain(option.gain)) if option.gain else label


def request(view: View, touch: bool) -> str:
    """What is asked of the person in turn, and how it is done."""
    kind = view.prompt.kind
    if view.prompt.optional:
        names = [say(f"errand.{one}") for one in view.prompt.optional]
        key = "hint.errands.end" if kind == "end" else "hint.errands"
        return say(key, errands=listed(names, "or"))
    return say("hint.place.touch" if touch and kind == "place" else f"hint.{kind}")


def question(view: View, option: Option) -> str:
    """Whether the option shown is to be taken."""
    if option.kind in ERRANDS:
        return _errand(f"ask.{option.kind}", view, option)
    if option.kind == "place":
        key = "hint.confirm.gain" if option.gain else "hint.confirm.none"
        return say(key, points=gain(option.gain))
    return say("hint.claim.confirm", domino=face_of(view, option.domino or 0).printed)


def looked_at(view: View, elsewhere: bool) -> str:
    """Which moment of a game is looked at that came with a link, or is played in another tab."""
    key = "turn.elsewhere" if elsewhere else "turn.paused"
    return say(key, number=view.number, length=view.length)


def paused(elsewhere: bool) -> str:
    """What can be done with a game that nobody plays here."""
    return say("hint.elsewhere" if elsewhere else "hint.paused")


def confirmation(view: View, paused: bool, option: Option | None, asked: bool) -> str:
    """What the button that goes on says; empty where there is nothing to go on with."""
    if paused:
        return say("button.play_on")
    if view.outcome:
        more = view.series is not None and view.series.outcome is None
        return say("button.next" if more else "button.again")
    alone = option is not None and option.kind in ("discard", "end")
    return say(f"button.{option.kind}") if option and (alone or asked) else ""


def _errand(key: str, view: View, option: Option) -> str:
    """An option with knights, buildings or the Dragon in words, as a question or as a label."""
    return say(
        key,
        squares=listed(option.squares),
        square="".join(option.squares[:1]),
        coins=count("coins", abs(option.coins)),
        building=building(view, option.tile),
        gain=gain(option.gain),
    )


def building(view: View, number: int | None) -> str:
    """The name of a building tile, empty for none."""
    return language.BUILDING[view.tiles[number - 1].key] if number else ""


def building_name(key: str) -> str:
    """The name of a kind of building."""
    return language.BUILDING[key]


def tile(shown: Tile) -> str:
    """A building tile and all that it gives."""
    return say("tile", building=language.BUILDING[shown.key], effects=effects(shown))


def effects(shown: Tile) -> str:
    """All that a building tile gives."""
    return "; ".join(_effects(shown)) or say("tile.nothing")


def _effects(shown: Tile) -> Iterator[str]:
    for thing in ("knights", "towers", "crowns", "points"):
        if number := getattr(shown, thing):
            yield say(f"tile.{thing}", count=count(thing, number))
    for rule in ("tax_per_knight", "tax_per_tower", "per_tower", "per_knight"):
        if getattr(shown, rule):
            yield say(f"tile.{rule}")
    if shown.per_territory:
        yield say("tile.per_territory", terrain=terrain(shown.per_territory))


def offer(view: View, spot: BoardSpot, refused: str | None) -> str:
    """A building of the board: what it gives, and what it costs or why it cannot be had."""
    assert spot.tile
    text = tile(spot.tile)
    if refused:
        return say("offer.refused", tile=text, reason=reason(refused, view))
    return say("offer", tile=text, coins=count("coins", spot.price))


def phases(view: View) -> list[tuple[str, str]]:
    """The steps of a turn with a court: words, and ``done now may later closed``."""
    if view.court is None or view.prompt.seat is None or view.order:
        return []
    kind = view.prompt.kind
    adding = kind in ("place", "discard")
    steps = [("add", "now" if adding else "done")]
    for errand in ERRANDS:
        closed = "later" if adding else "closed"
        steps.append((errand, "may" if errand in view.prompt.optional else closed))
    last = "end" if view.round == view.rounds else "claim"
    steps.append((last, "later" if adding else "now"))
    return [(say(f"phase.{step}"), state) for step, state in steps]


def purse(realm: Realm, hosts_queen: bool) -> str:
    """What lies before a kingdom, in words."""
    if realm.purse is None:
        return ""
    text = say(
        "purse",
        coins=count("coins", realm.purse.coins),
        knights=count("knights", realm.purse.knights),
        towers=count("towers", realm.purse.towers),
    )
    return say("purse.queen", purse=text) if hosts_queen else text


def event(fact: Event, at: Match) -> str:
    """An event as a line of the log; empty for what goes without saying."""
    name = name_of(at, fact.seat) if fact.seat else ""
    domino = _printed(fact.domino) if fact.domino else ""
    match fact.kind:
        case "kings":
            return say("log.kings", names=", ".join(name_of(at, seat) for seat in fact.seats))
        case "line":
            return say("log.line", dominoes=listed([_printed(one) for one in fact.dominoes]))
        case "tiles":
            return say("log.tiles", buildings=listed([_building(one) for one in fact.tiles]))
        case "taxed" | "constructed" | "burnt":
            return say(
                f"log.{fact.kind}",
                name=name,
                squares=", ".join(fact.squares),
                coins=count("coins", abs(fact.coins)),
                building=_building(fact.tiles[0]) if fact.tiles else "",
                gain=gain(fact.gain),
            )
        case "placed":
            squares = ", ".join(fact.squares)
            points = gain(fact.gain)
            return say("log.placed", name=name, domino=domino, squares=squares, gain=points)
        case "left_over":
            return say("log.left_over", dominoes=listed([_printed(one) for one in fact.dominoes]))
        case "over":
            together = {*at.partners(fact.seats[0])} == {*fact.seats}
            key = "log.over.one" if together else "log.over.many"
            return say(key, names=names_of(at, fact.seats))
        case "ended":
            return ""
    return say(f"log.{fact.kind}", name=name, domino=domino)


def _building(number: int) -> str:
    return language.BUILDING[BUILDINGS[number - 1].key]


def _printed(domino: int) -> str:
    return str((domino - 1) % 48 + 1)
