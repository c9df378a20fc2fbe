"""Messages in scripts: the build renders them, and JavaScript fills in the placeholders."""

import json
import subprocess
from typing import Any

import pytest

from realmino.pieces.numbers import SIZES
from realmino.text.languages import NAMES, percent
from realmino.text.messages import Messages
from tools.paths import BuildError
from tools.pipeline.catalogue import Catalogue, catalogue, messages
from tools.pipeline.pages import OLD, SCRIPTS, choices
from tools.pipeline.script_words import open_value, script_words
from tools.setup.environment import node

ENGLISH = catalogue("en")
CASES = choices("You")
VALUES: dict[str, dict[str, Any]] = {
    "unsupported-missing": {"file": "a `${b}`.js"},
    "unsupported-damaged": {"file": 'x"\\'},
    "share-alternative": {"turn": "Ann: “domino 3”"},
    "share-saved": {"file": "realmino.png"},
    "share-withheld": {"file": "realmino.svg"},
    "saved-games-more": {"number": 3},
    "saved-games-about": {"verb": "Look", "title": "Ann and Ben"},
    "setup-forget": {"name": "Zoë $&"},
}
"""Values for messages that insert them unchanged."""


def evaluated_in_node(words: str, expression: str) -> Any:
    """The value of an expression that uses the object ``words``, evaluated in Node.js."""
    code = f"const words = {words}; console.log(JSON.stringify({expression}));"
    done = subprocess.run([node(), "-e", code], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def script_words_for(text: str, script: str = "a", **cases: dict[str, dict[str, object]]) -> str:
    """A script's words, from a Fluent text."""
    patterns: Catalogue = dict(messages(text, "here"))
    return script_words(patterns, script, "en", {f"{script}-{key}": cases[key] for key in cases})


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_and_python_render_messages_identically(script: str) -> None:
    english = Messages(ENGLISH)
    keys = [key for key in ENGLISH if key.startswith(f"{script}-")]
    arguments = {key: VALUES.get(key, {}) for key in keys if key not in (*CASES, "boot-loading")}
    words = script_words(ENGLISH, script, "en", CASES, script == OLD)
    assert keys
    assert evaluated_in_node(
        words,
        f"{json.dumps([*arguments.items()])}.map(([key, values]) => [key, words[key.slice("
        f"{len(script) + 1})]]).map(([key, word]) => typeof word === 'string' ? word"
        f" : word({json.dumps(arguments)}[key]))",
    ) == [english.say(key, **values) for key, values in arguments.items()]


def test_every_variant_is_rendered() -> None:
    english = Messages(ENGLISH)
    words = script_words(ENGLISH, "setup", "en", CASES)
    for key in ("setup-mix", "setup-few", "setup-duel", "setup-teams"):
        expected = {str(case): english.say(key, **values) for case, values in CASES[key].items()}
        assert (
            evaluated_in_node(words, f"words[{json.dumps(key.removeprefix('setup-'))}]") == expected
        )
    assert CASES["setup-mix"].keys() == SIZES.keys()
    assert evaluated_in_node(words, "words.partner.named({ name: 'Zoë' })") == "team: Zoë"
    assert evaluated_in_node(words, "words.partner.you") == "team: You"


@pytest.mark.parametrize("language", NAMES)
def test_scripts_write_a_share_as_a_percentage(language: str) -> None:
    words = script_words(catalogue(language), "boot", language, CASES)
    text = evaluated_in_node(words, "words.loading({ share: 29 })")
    assert percent(0.29, language) in text


def test_numbers_are_joined_as_text_and_quotes_are_kept() -> None:
    words = script_words_for('a-b = { $x }{ $y }\na-c = "`${ "{" }x{ "}" }`\\\n')
    assert evaluated_in_node(words, "[words.b({ x: 1, y: 2 }), words.c]") == ["12", '"`${x}`\\']


def test_a_case_may_leave_a_value_open() -> None:
    text = "a-b = { $x ->\n    [one] one { $y }\n   *[other] { $x } { $y }\n  }\n"
    values = {"1": {"x": 1, "y": open_value("y")}, "2": {"x": 2, "y": open_value("y")}}
    words = script_words_for(text, b=values)
    assert evaluated_in_node(words, "[words.b[1]({ y: 'king' }), words.b[2]({ y: 'kings' })]") == [
        "one king",
        "2 kings",
    ]


def test_scripts_for_old_browsers_have_no_arrow_functions() -> None:
    assert "=>" not in script_words(ENGLISH, OLD, "en", CASES, old=True)


def test_refuses_a_selection_by_an_open_value() -> None:
    for pattern in (
        '{ LIST($x, type: "or") }',
        '{ NAME($x, case: "genitive") }',
        "{ $x ->\n    [one] x\n   *[other] y\n  }",
        "{ SPELLED($x) }",
    ):
        with pytest.raises(BuildError, match=r"^The build cannot say a-b for a script: "):
            script_words_for(f"a-b = {pattern}\n")
