"""Renders one language's pages from the rules, the messages and the drawings.

`tools.pipeline.render` runs it with a folder of web sources.
"""

import json
import sys
from html import escape
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from tools.paths import ROOT, WEB, language_folder, languages, site_name
from tools.pipeline.catalogue import catalogue
from tools.pipeline.policies import READING
from tools.pipeline.script_words import Choices, open_value, script_words
from tools.pipeline.sharing import NOT_FOUND
from tools.pipeline.symbols import GAMES as GAME_PICTURES
from tools.pipeline.symbols import colours, symbols

sys.path[:0] = [str(ROOT / "core"), str(WEB)]

from history.daily import FIRST_DAY  # noqa: E402
from realmino.bots import LEVELS  # noqa: E402
from realmino.game.dynasty import Dynasty  # noqa: E402
from realmino.pieces.dominoes import DOMINOES  # noqa: E402
from realmino.pieces.numbers import SIZES  # noqa: E402
from realmino.pieces.variants import COLOURS, COLOURS_OF, GAMES, Rules, player_counts, variants  # noqa: E402
from realmino.text.languages import NAMES, tag  # noqa: E402
from realmino.text.messages import Messages, Name  # noqa: E402
from table.model.match import KINDS, PERSON, YOU  # noqa: E402
from table.model.names import LONGEST_NAME  # noqa: E402
from tools.pipeline.guide import guide  # noqa: E402
from tools.pipeline.pictures import kingdom_picture  # noqa: E402

OLD: Final = "unsupported"
"""The script that also has to run in old browsers."""
SCRIPTS: Final = ("boot", OLD, "offline", "saved-games", "setup", "share", "storage")
"""The scripts with messages in the language of their page."""
BOARD: Final = "realmino-board"
"""The script with messages in every language."""
PLAYER_COUNTS: Final = range(len(COLOURS) + 1)
"""The possible numbers of players in the set-up."""
EMPTY: Final = "none"
"""The kind of a seat without a player."""


def pages(web: Path, language: str = "en", relays: str = "") -> dict[str, str]:
    """The rendered templates of a folder of web sources; ``relays`` are the hosts for live play."""
    templating, values, made = environment(web), context(language), {}
    for path in templates(web):
        name, feature = site_name(path), path.partition("/")[0]
        more = {
            "language_links": language_links(language, name),
            "feature": feature,
            "relays": relays,
        }
        made[name] = templating.get_template(path).render(values, **more)
    return made


def not_found(web: Path) -> str:
    """The page for addresses without a page, in all languages."""
    said = [
        (tag(language), language_folder(language), Messages(catalogue(language), language).say)
        for language in languages()
    ]
    template = environment(web).get_template(f"shell/{NOT_FOUND}")
    return template.render(policy=READING, languages=said).lstrip()


def environment(web: Path) -> Environment:
    """The Jinja environment that renders the templates in a folder of web sources."""
    return Environment(
        loader=FileSystemLoader(web),
        autoescape=lambda name: bool(name and name.endswith(".html")),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def templates(web: Path) -> list[str]:
    """The paths of pages and features' markup; all other templates are parts of these.

    A page begins with a doctype, or extends another page.
    """
    paths = [*web.glob("*/*.html"), *web.glob("*/*.webmanifest")]
    begins = ("<!doctype", "{% extends", "{\n")
    return [
        path.relative_to(web).as_posix()
        for path in sorted(paths)
        if path.name == "markup.html" or path.read_text(encoding="utf-8").startswith(begins)
    ]


def language_links(language: str, page: str) -> list[tuple[str, str, str]]:
    """Every language, its name for itself, and the path to this page in it."""
    file, root = "" if page == "index.html" else page, path_to_root(language)
    return [
        (other, NAMES[other], f"{root}{language_folder(other)}{file}" or "./")
        for other in languages()
    ]


def path_to_root(language: str) -> str:
    """The path from a language's pages to the site's folder."""
    return "../" if language_folder(language) else ""


def scripts(language: str = "en") -> dict[str, dict[str, str]]:
    """Each script's values: its messages, and the rules for the set-up."""
    messages = catalogue(language)
    cases = choices(Messages(messages, language).say("you"))
    given = {
        f"{script}.js": {"words": script_words(messages, script, language, cases, script == OLD)}
        for script in SCRIPTS
    }
    given["setup.js"] |= {name: json.dumps(value) for name, value in setup().items()}
    return given


def board_words() -> dict[str, str]:
    """The values for the script of boards on other pages: its messages in every language."""
    words = {}
    for language in languages():
        messages, start = catalogue(language), f"{BOARD}-"
        say = Messages(messages, language).say
        words[language] = {
            key.removeprefix(start): say(key) for key in messages if key.startswith(start)
        }
    return {"words": json.dumps(words)}  # the embedding page may have any encoding


def setup() -> dict[str, Any]:
    """The rules that the set-up needs before Python runs."""
    return {
        "options": {
            letter: {"key": variant.key, "games": bool(variant.games)}
            for letter, variant in variants().items()
        },
        "games": {
            game: {
                "first": COLOURS.index(colours[0]),
                "seats": len(colours),
                "least": fewest_seats(game),
            }
            for game, colours in COLOURS_OF.items()
        },
        "kinds": [*KINDS, EMPTY],
        "first": [seat_values(number)["kind"] for number in range(len(COLOURS))],
        "you": YOU,
    }


def choices(you: str) -> Choices:
    """The cases of messages with choices, mostly by rules or players in the set-up.

    ``you`` is the default name of the person playing here.
    """
    needed = {game: fewest_seats(game) for game in GAMES}
    return {
        "boot-starting": {screen: {"screen": screen} for screen in ("setup", "table")},
        "setup-mix": {code: mix_values(code) for code in SIZES},
        "setup-few": {
            f"{game}{players}": {"game": game, "least": number, "missing": number - players}
            for game, number in needed.items()
            for players in range(number)
        },
        "setup-partner": {"you": {"name": you}, "named": {"name": open_value("name")}},
        "setup-duel": {
            players: {"surplus": max(0, players - 2)} for players in PLAYER_COUNTS if players != 2
        },
        "setup-small": {players: {} for players in PLAYER_COUNTS if players not in (3, 4)},
        "setup-teams": {
            players: {"players": players, "missing": 6 - players}
            for players in PLAYER_COUNTS
            if players not in (6, 8)
        },
    }


def mix_values(code: str) -> dict[str, object]:
    """The values in the set-up's description of a rules code."""
    rules = Rules.parse(code)
    return {
        "players": rules.players,
        "teams": rules.kingdoms if rules.kingdoms < rules.players else 0,
        "kings": rules.kings,
        "side": rules.grid,
        "rounds": rules.rounds,
        "line": rules.line,
        "left": rules.line - rules.kings * rules.players,
        "crowded": "yes" if rules.kingdoms > 6 else "no",
    }


def variant_values(letter: str) -> dict[str, int]:
    """The values in a variant's description: its first game's, or its points."""
    variant = variants()[letter]
    rules = Rules.parse(f"{variant.games[0]}{letter}" if variant.games else "K4")
    dominoes = len(DOMINOES) // 2
    numbers = {"grid": rules.grid, "rounds": rules.rounds, "dominoes": dominoes}
    return {**numbers, "points": variant.points}


def fewest_seats(game: str) -> int:
    """The minimum number of seats that a game needs."""
    return player_counts(game)[0]


def context(language: str) -> dict[str, Any]:
    """All names that templates may use."""
    messages = Messages(catalogue(language), language)

    def rich(key: str, **marks: Markup) -> Markup:
        """A message whose values are markup."""
        places = {name: f"\0{name}\0" for name in marks}
        text = Markup(escape(messages.say(key, **places), quote=False))
        for name, place in places.items():
            text = Markup(text.replace(place, marks[name]))
        return text

    return {
        "language": tag(language),
        "name_of_language": NAMES[language],
        "root": path_to_root(language),
        "say": messages.say,
        "rich": rich,
        "name": Name,
        "games": {game: game_values(game) for game in GAMES},
        "seats": [seat_values(number) for number in range(len(COLOURS))],
        "levels": LEVELS,
        "person": PERSON,
        "others": [kind for kind in KINDS if kind not in (PERSON, *LEVELS)],
        "empty": EMPTY,
        "longest_name": LONGEST_NAME,
        "first_daily": FIRST_DAY.isoformat(),
        "dominoes": len(DOMINOES) // 2,
        "dynasty": Dynasty.LENGTH,
        "variants": variants(),
        "variant_values": variant_values,
        "symbols": symbols(),
        "guide": guide(messages),
    }


def game_values(game: str) -> dict[str, Any]:
    """The values for a game in the set-up."""
    return {
        "code": game,
        "least": fewest_seats(game),
        "most": len(COLOURS_OF[game]),
        "art": GAME_PICTURES[game],
    }


def seat_values(number: int) -> dict[str, Any]:
    """The values for a seat in the form. By default, a person plays three squires."""
    colour = COLOURS[number]
    kind = PERSON if number == 0 else "squire" if colour in COLOURS_OF["K"] else EMPTY
    return {"number": number, "colour": colour, "kind": kind}


def styles() -> dict[str, dict[str, str]]:
    """The style sheet's values: the drawings' colours."""
    return {"style.css": {"seats": colours()}}


def files(web: str, relays: str = "") -> dict[str, dict[str, Any]]:
    """The pages, their picture, and the values for scripts and styles, by path in the site.

    ``relays`` are the hosts for live play, separated by commas.
    """
    made: dict[str, dict[str, Any]] = {"pages": {}, "scripts": {}, "styles": styles()}
    for language in languages():
        folder = language_folder(language)
        for name, text in pages(Path(web), language, relays).items():
            made["pages"][f"{folder}{name}"] = text
        for name, given in scripts(language).items():
            made["scripts"][f"{folder}{name}"] = given
    made["scripts"][f"{BOARD}.js"] = board_words()
    made["pages"][NOT_FOUND] = not_found(Path(web))
    made["pages"]["kingdom.svg"] = kingdom_picture() + "\n"
    return made
