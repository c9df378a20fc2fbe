"""Sentences of scripts: JavaScript says what Python would, for every value."""

import json
import subprocess
from itertools import product
from typing import Any

import pytest

from realmino.text.languages import NAMES, tag
from realmino.text.messages import Messages
from tools.catalogue import LANGUAGES, Catalogue, catalogue, messages
from tools.environment import node
from tools.pages import BOARD, OLD, SCRIPTS
from tools.paths import BuildError
from tools.script_words import script_words

SHELL = catalogue("en", ("game", "shell"))
VALUES: dict[str, list[dict[str, Any]]] = {
    "boot-loading": [{"share": 0.07}],
    "boot-starting": [{"screen": screen} for screen in ("setup", "table")],
    "unsupported-missing": [{"file": "a `${b}`.js"}],
    "unsupported-damaged": [{"file": 'x"\\'}],
    "share-alternative": [{"turn": "Ann: “domino 3”"}],
    "share-saved": [{"file": "realmino.png"}],
    "share-withheld": [{"file": "realmino.svg"}],
    "saved-games-more": [{"number": 3}],
    "saved-games-about": [{"verb": "Look", "title": "Ann and Ben"}],
    "setup-few": [
        {"game": game, "least": least, "missing": missing}
        for game, least, missing in product("KQW", (2, 3), (1, 2, 3))
    ],
    "setup-mix": [
        {"players": players, "teams": teams, "kings": kings, "side": 5, "rounds": rounds,
         "line": 4, "left": left, "crowded": crowded}
        for players, teams, kings, rounds, left, crowded in product(
            (2, 8), (0, 4), (1, 2), (6, 24), (0, 1, 2), ("yes", "no")
        )
    ],
    "setup-duel": [{"surplus": surplus} for surplus in range(3)],
    "setup-unteamed": [{"players": 7 - more, "missing": more - 1} for more in range(5)],
    "setup-forget": [{"name": "Zoë"}],
    "setup-partner": [{"name": "Zoë"}],
}  # fmt: skip
"""Values for the messages that take some."""


def said_in_node(
    patterns: Catalogue,
    script: str,
    asked: list[tuple[str, dict[str, Any]]],
    language: str = "en",
) -> list[str]:
    """The sentences that a script says in Node.js."""
    code = (
        f"const words = {script_words(patterns, script, language)};"
        f"console.log(JSON.stringify({json.dumps(asked)}.map(([key, values]) =>"
        " typeof words[key] === 'string' ? words[key] : words[key](values))));"
    )
    done = subprocess.run([node(), "-e", code], capture_output=True, text=True, check=True)
    said: list[str] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_says_what_python_says(script: str) -> None:
    english = Messages(SHELL)
    keys = [key for key in SHELL if key.startswith(f"{script}-")]
    asked = [(key, values) for key in keys for values in VALUES.get(key, [{}])]
    names = [(key.removeprefix(f"{script}-"), values) for key, values in asked]
    assert keys
    assert said_in_node(SHELL, script, names) == [
        english.say(key, **values) for key, values in asked
    ]


def test_every_message_of_the_shell_belongs_to_a_script() -> None:
    own = {key for key, _ in messages((LANGUAGES / "en/shell.ftl").read_text("utf-8"), "shell")}
    parts = {"give-more", "mix-kingdoms", "mix-size", "mix-left", "mix-advice", "-spelled"}
    scripts = tuple(f"{script}-" for script in (*SCRIPTS, BOARD))
    assert {key for key in own if not key.startswith(scripts)} == parts


def test_a_share_is_written_alike_in_python_and_by_the_browser() -> None:
    patterns = dict(messages('a-b = { NUMBER($share, style: "percent") }\n', "here"))
    asked: list[tuple[str, dict[str, Any]]] = [
        ("b", {"share": share}) for share in (0.0, 0.29, 1.0)
    ]
    for language in NAMES:
        told = [Messages(patterns, language).say("a-b", **values) for _, values in asked]
        assert said_in_node(patterns, "a", asked, tag(language)) == told


def test_two_numbers_are_not_added_and_quotes_stay_quotes() -> None:
    patterns = dict(messages('a-b = { $x }{ $y }\na-c = "`${ "{" }x{ "}" }`\\\n', "here"))
    assert said_in_node(patterns, "a", [("b", {"x": 1, "y": 2}), ("c", {})]) == ["12", '"`${x}`\\']


def test_a_script_for_every_browser_does_not_choose() -> None:
    assert "=>" not in script_words(SHELL, OLD, "en", old=True)
    with pytest.raises(BuildError, match=r"^setup\.js is for every browser: "):
        script_words(SHELL, "setup", "en", old=True)


def test_a_script_says_no_more_than_it_can() -> None:
    for pattern in ('{ LIST($x, type: "or") }', '{ NAME($x, case: "genitive") }'):
        patterns = dict(messages(f"a-b = {pattern}\n", "here"))
        with pytest.raises(BuildError, match=r"^A script cannot say "):
            script_words(patterns, "a", "en")
