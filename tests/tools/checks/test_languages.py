"""Languages other than English are complete, and the check finds each kind of mistake."""

import re
from pathlib import Path
from typing import Final

import pytest

from realmino.text.messages import Messages
from tools.checks import languages
from tools.checks.languages import unused_messages
from tools.checks.languages_rules import chapter_findings, rules_findings, title_findings
from tools.checks.languages_terms import glossary_findings
from tools.paths import ROOT
from tools.pipeline.catalogue import FUNCTIONS, messages

ENGLISH: Final = """
-land-lake = Lake
-land-mine = Mine
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
built = { $name } built it for { coins }.
arena-bot = bot
"""
RUSSIAN: Final = """
-land-lake = Озеро
  .gender = neuter
-land-mine = Шахта
  .gender = feminine
coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
built = { $name }: построено за { coins }.
found = { GENDER($land) ->
    [feminine] Найдена
   *[neuter] Найдено
  } { $land }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with English and faultless Russian messages."""
    found = "found = { GENDER($land) ->\n   *[other] Found\n  } { $land }\n"
    for language, text in (("en", ENGLISH + found), ("ru", RUSSIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "cli.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def changed(folder: Path, old: str, new: str) -> list[str]:
    """The findings in the Russian messages after a change."""
    path = folder / "ru/cli.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return [*languages.message_findings("ru", folder)]


@pytest.mark.deep
def test_our_languages_have_no_findings() -> None:
    assert [*languages.findings()] == []


def test_a_complete_language_has_no_findings(folder: Path) -> None:
    assert [*languages.message_findings("ru", folder)] == []


FAULTS: Final = {
    ("built = ", "building = "): [
        "text/ru/cli.ftl: built is missing.",
        "text/ru/cli.ftl: building is no message that English has there.",
    ],
    ("built = ", "arena-bot = бот\nbuilt = "): [
        "text/ru/cli.ftl: arena-bot stays English: leave it out."
    ],
    ("-land-lake", "-land-see"): ["text/ru/cli.ftl: -land-lake is missing."],
    ("{ $name }: построено", "Построено"): ["text/ru/cli.ftl: built does not say $name."],
    ("за { coins }.", "за { coins } { $when }."): [
        "text/ru/cli.ftl: built says $when, which English does not have."
    ],
    ("        [few] { $coins } монеты\n", ""): ["text/ru/cli.ftl: coins lacks the plural [few]."],
    ("[few]", "[two] по две\n        [few]"): [
        "text/ru/cli.ftl: coins has the plural [two], which no number has."
    ],
    ("  .gender = feminine\n", ""): [
        "text/ru: -land-mine lacks the .gender that others of -land-… have."
    ],
    ("GENDER($land)", "$land"): ["text/ru: nothing asks for the GENDER of -land-…"],
    ("Шахта", "Mine"): [
        "text/ru/cli.ftl: -land-mine is the English text: translate it, or put “# As in English.” "
        "above it."
    ],
}


@pytest.mark.parametrize("change", FAULTS)
def test_reports_a_mistake_in_a_message_with_file_and_key(
    change: tuple[str, str], folder: Path
) -> None:
    assert changed(folder, *change) == FAULTS[change]


def test_french_punctuation_needs_a_no_break_space(folder: Path) -> None:
    (folder / "en/shell.ftl").write_text("who = Who?\n", encoding="utf-8")
    (folder / "fr").mkdir()
    (folder / "fr/cli.ftl").write_text("-land-lake = Lac\n-land-mine = Mine\n", encoding="utf-8")
    message = "text/fr/shell.ftl: who needs a no-break space before : ; ? ! » and after «."
    for text, faults in {
        "Qui ?": [message],
        "« Qui\u00a0»": [message],
        "{ $name } : Qui": [message],
        "«\u00a0Qui\u00a0»\u202f? 9:00": [],
    }.items():
        (folder / "fr/shell.ftl").write_text(f"who = {text}\n", encoding="utf-8")
        found = languages.message_findings("fr", folder)
        assert [finding for finding in found if "no-break" in finding] == faults


def test_reports_a_long_name_of_a_bot(folder: Path) -> None:
    for language, name in (("en", "Rosa"), ("ru", "Василиса")):
        (folder / language / "table.ftl").write_text(f"-bot-pink = {name}\n", encoding="utf-8")
    finding = "text/ru: -bot-pink, Василиса, has more letters than 6."
    assert [*languages.message_findings("ru", folder)] == [finding]


def test_a_comment_marks_messages_equal_to_the_english_ones(folder: Path) -> None:
    assert changed(folder, "-land-mine = Шахта", "# As in English.\n-land-mine = Mine") == []
    assert changed(folder, "Mine", "Шахта") == [
        "text/ru/cli.ftl: -land-mine is not the English text, as its comment says: remove "
        "“As in English.”."
    ]


def test_reports_a_language_without_a_file_or_a_plural(folder: Path) -> None:
    (folder / "en/table.ftl").write_text("menu = Menu\n", encoding="utf-8")
    assert [*languages.message_findings("ru", folder)] == ["text/ru/table.ftl is missing."]
    (folder / "en/table.ftl").rename(folder / "ru/table.ftl")
    finding = "text/ru/table.ftl: English has no such file."
    assert [*languages.message_findings("ru", folder)] == [finding]
    (folder / "xx").mkdir()
    [finding] = languages.language_findings("xx", folder)
    assert finding == "text/xx: core/realmino/text/languages.py has no plural for it."


def test_finds_an_unused_message(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    code = 'say("hello")\nsay(f"turn-{kind}")\nkinds = ("place",)\n'
    (tmp_path / "web/words.py").write_text(code, encoding="utf-8")
    text = "hello = { world }\nworld = World\nturn-place = Place\nturn-fly = Fly\nbye = Bye\n"
    (tmp_path / "en").mkdir()
    (tmp_path / "en/table.ftl").write_text(text, encoding="utf-8")
    assert [*unused_messages(tmp_path / "en", tmp_path)] == [
        "text/en/table.ftl: nothing says turn-fly.",
        "text/en/table.ftl: nothing says bye.",
    ]


@pytest.mark.parametrize(
    ("cell", "finding"),
    [
        ("Озеро", []),
        ("море | ОЗЕРО", []),
        ("(the game has none)", []),
        ("море", ["text/glossary.csv: no text in ru has “море”, its form of “lake”."]),
        ("", ["text/glossary.csv: “lake” has neither a form in ru nor why there is none."]),
    ],
)
def test_a_message_uses_the_term_or_has_an_exception(
    cell: str, finding: list[str], folder: Path
) -> None:
    (folder / "glossary.csv").write_text(f"en,ru\nlake,{cell}\n", encoding="utf-8")
    assert [*glossary_findings("ru", folder, folder / "rulebook")] == finding


def test_rules_and_table_use_the_same_terms(folder: Path) -> None:
    """A thing has the same name in the rules and at the table."""
    (folder / "glossary.csv").write_text("en,ru\ncave,пещера\n", encoding="utf-8")
    for language, message, rule in (("en", "cave", "cave"), ("ru", "Нора", "Пещера")):
        (folder / language / "table.ftl").write_text(f"lair = {message}\n", encoding="utf-8")
        rules = folder / "rulebook" / language
        rules.mkdir(parents=True)
        (rules / "kingdomino.md").write_text(rule, encoding="utf-8")
    assert [*glossary_findings("ru", folder, folder / "rulebook")] == [
        "text/glossary.csv: the messages in ru lack “пещера”, their “cave”."
    ]


def test_messages_in_the_translators_guide_are_right() -> None:
    page = (ROOT / "docs/translating.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```fluent\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    patterns = {key: text for block in blocks for key, text in messages(block, "translating.md")}
    language = Messages(patterns, "ru")
    assert [language.say("coins", coins=number) for number in (1, 3, 5)] == [
        *("1 монета", "3 монеты", "5 монет"),
    ]
    assert patterns["-building-bakery.gender"] == "feminine"
    functions = {*re.findall(r"`\{ ([A-Z]+)\(", page)}
    assert functions == {*FUNCTIONS}


CHAPTER: Final = """# Variants

## Harmony {#harmony | bonus}

It brings {{ harmony|word }} points, see [the end](#the-end).

{{ cases("Harmony pays") }}

```realmino title="A game"
K2
```
"""
TRANSLATED: Final = CHAPTER.replace("|word", "").replace("A game", "Партия")
CHAPTER_FAULTS: Final = {
    ("{#harmony | bonus}", "{#accord | bonus}"): [
        "its sections are not the English ones in their order (harmony, accord)."
    ],
    (" | bonus", ""): ["harmony has no terms for the index, or too many."],
    ("{{ harmony }}", "{{ middle }}"): [
        "the expression harmony is missing.",
        "the expression middle is not in English.",
    ],
    ('cases("Harmony pays")', 'cases("Гармония")'): [
        'the expression cases("Harmony pays") is missing.',
        'the expression cases("Гармония") is not in English.',
    ],
    ("(#the-end)", "(#an-end)"): [
        "the link #the-end is missing.",
        "the link #an-end is not in English.",
    ],
    ("K2", "K3"): ["its boards between fences are not the English ones."],
    ("Партия", "A game"): ["the title “A game” of a board is left in English."],
    ("It brings", "It 5 brings"): ["5 is typed there; numbers come from the rules' data."],
}


@pytest.mark.parametrize("change", CHAPTER_FAULTS)
def test_a_chapter_has_everything_the_english_one_has(change: tuple[str, str]) -> None:
    assert [*chapter_findings(CHAPTER, TRANSLATED)] == []
    assert [*chapter_findings(CHAPTER, TRANSLATED.replace(*change))] == CHAPTER_FAULTS[change]


def test_every_case_title_is_translated(tmp_path: Path) -> None:
    cases, texts = tmp_path / "cases", tmp_path / "ru"
    for path in (cases, texts):
        path.mkdir()
    case = "case: a king is taken\nrules: K4\nexists\n\ncase: a crown\nrules: K4\nexists\n"
    (cases / "ties.txt").write_text(case, encoding="utf-8")
    (cases / "wedding.txt").write_text("case: a crown\nrules: K4\nexists\n", encoding="utf-8")
    lines = "; ties.txt\na crown = a crown\na king = король\n"
    (texts / "cases.txt").write_text(lines, encoding="utf-8")
    place = "rulebook/ru/cases.txt"
    assert [*title_findings("ru", tmp_path, cases)] == [
        f"{place}: “a king is taken” of ties.txt is missing.",
        f"{place}: “a crown” is left in English.",
        f"{place}: ties.txt has no case “a king”.",
    ]
    (texts / "cases.txt").write_text("; ties.txt\na crown\n", encoding="utf-8")
    assert [*title_findings("ru", tmp_path, cases)] == [
        f"{place}, line 2: expected `English title = title`, found “a crown”."
    ]
    assert "rulebook/ru/kingdomino.md is missing." in [*rules_findings("ru", tmp_path, cases)]
