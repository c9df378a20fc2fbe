"""Catalogues: how the build turns Fluent files into modules, and which mistakes it refuses."""

import ast
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from babel import Locale
from babel.numbers import format_decimal, format_percent

from realmino.pieces.buildings import BUILDINGS
from realmino.text.en import CATALOGUE as OF_THE_CORE
from realmino.text.language import say
from realmino.text.languages import PLURALS, percent, tag, tenths
from realmino.text.messages import Messages, Name, building
from tests.web.table.wording.test_words import ENDINGS, texts
from tools.paths import ROOT, BuildError
from tools.pipeline import catalogue
from tools.pipeline.sentences import MODULES
from tools.setup.environment import read_pyproject
from words.en import CATALOGUE

CORE = ROOT / "core/realmino"

RUSSIAN = """
-land-lake = { $case ->
    [genitive] озера
   *[nominative] озеро
  }
  .gender = neuter
-land-mine = { $case ->
    [genitive] шахты
   *[nominative] шахта
  }
  .gender = feminine
list-unit = { $most }, { $last }
list-and = { $most } и { $last }
crowns = { $crowns ->
    [0] без корон
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
  }
edge = у { NAME($land, case: "genitive") }: { crowns }
found = { GENDER($land) ->
    [feminine] Найдена
   *[neuter] Найдено
  } { $land }
all = { LIST($lands, case: "genitive") } и { -land-lake(case: "genitive") }
change = { NUMBER($points, signDisplay: "always") } { "{" }{ $name }
done = { NUMBER($share, style: "percent") }
"""


@pytest.fixture
def messages() -> Messages:
    """A language with the features that English lacks."""
    return Messages(dict(catalogue.messages(RUSSIAN, "here")), "ru")


@pytest.mark.parametrize(
    ("crowns", "text"),
    [(0, "без корон"), (1, "1 корона"), (3, "3 короны"), (11, "11 корон"), (-22, "−22 короны")],
)
def test_a_number_selects_its_own_or_its_plural_variant(
    messages: Messages, crowns: int, text: str
) -> None:
    assert messages.say("crowns", crowns=crowns) == text
    assert messages.say("edge", land=Name("land-lake"), crowns=crowns) == f"у озера: {text}"


def test_counts_and_middle_dots_stay_in_their_line_except_in_english(tmp_path: Path) -> None:
    text = "left = { $name } · { $tiles ->\n    [one] { $tiles } Stein von { $all }\n"
    text += "   *[other] { $tiles } Steine von { $all }\n}\n"
    for language, space in (("en", " "), ("de", "\N{NO-BREAK SPACE}")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(text)
        messages = Messages(catalogue.catalogue(language, tmp_path), language)
        sentence = messages.say("left", name="Ann", tiles=2, all=48)
        assert sentence == f"Ann{space}· 2{space}Steine von 48"


def test_names_are_declined_and_select_by_gender(messages: Messages) -> None:
    assert messages.say("found", land=Name("land-mine")) == "Найдена шахта"
    assert messages.say("found", land=Name("land-lake")) == "Найдено озеро"
    lands = [Name("land-mine"), Name("land-lake"), Name("land-mine")]
    assert messages.say("all", lands=lands) == "шахты, озера и шахты и озера"
    assert messages.say("all", lands=lands[:1]) == "шахты и озера"


def test_a_share_is_written_as_a_percentage(messages: Messages) -> None:
    assert messages.say("done", share=0.29) == "29\u00a0%"
    assert messages.say("done", share=1) == "100\u00a0%"


def test_values_are_never_parsed_as_messages(messages: Messages) -> None:
    assert messages.say("change", points=3, name="{ $points }") == "+3 {{ $points }"
    assert messages.say("change", points=-3, name="-land-lake") == "−3 {-land-lake"


BROKEN = {
    "a = { $b": 'here, line 1: Expected token: "}"',
    "\na = 1\nb\n": "here, line 3: ",
    "a = 1\n    .b = 2": "here: a must be one sentence.",
    "a = { DATETIME($b) }": "here: a: DATETIME is no function, or not of one value.",
    "a = { LIST() }": "here: a: LIST is no function, or not of one value.",
    'a = { NUMBER($b, style: "unit") }': "here: a: NUMBER takes no such option.",
    'a = { NUMBER($b, unit: "percent") }': "here: a: NUMBER takes no such option.",
    "a = { b.c }": "here: a has MessageReference, which is not used here.",
}


@pytest.mark.parametrize("text", BROKEN)
def test_reports_a_mistake_in_a_fluent_file_with_its_place(text: str) -> None:
    with pytest.raises(BuildError, match=f"^{re.escape(BROKEN[text])}"):
        [*catalogue.messages(text, "here")]


def test_keys_are_unique_and_references_exist(tmp_path: Path) -> None:
    folder = tmp_path / "text"
    (folder / "xx").mkdir(parents=True)
    for name, text in (("one", "a = { -b }\n"), ("two", "-b = B\n")):
        (folder / f"xx/{name}.ftl").write_text(text, encoding="utf-8")
    patterns = catalogue.catalogue("xx", folder)
    assert patterns == {"a": (("-", "b", ()),), "-b": "B"}
    (folder / "xx/two.ftl").write_text("-b = B\n    .gender = feminine\n", encoding="utf-8")
    assert catalogue.catalogue("xx", folder) == patterns, "nothing asks for it"
    (folder / "xx/four.ftl").write_text("c = { GENDER($b) ->\n   *[feminine] C\n  }\n", "utf-8")
    assert catalogue.catalogue("xx", folder)["-b.gender"] == "feminine"
    (folder / "xx/three.ftl").write_text("a = A\n", encoding="utf-8")
    with pytest.raises(BuildError, match=r"^text/xx/three\.ftl: one\.ftl has a already\.$"):
        catalogue.catalogue("xx", folder)
    (folder / "xx/three.ftl").unlink()
    (folder / "xx/two.ftl").unlink()
    with pytest.raises(BuildError, match=r"^The message a refers to -b, which doesn't exist\.$"):
        catalogue.catalogue("xx", folder)


def test_a_module_refers_only_to_its_own_messages_or_the_tables() -> None:
    for language in PLURALS:
        core, table, features = (
            import_module(f"{package}.{language}").CATALOGUE
            for package in ("realmino.text", "words", "more")
        )
        for patterns, known in ((core, core), (table, table), (features, table | features)):
            named = {key for pattern in patterns.values() for key in catalogue.references(pattern)}
            assert named <= known.keys()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout without generated modules."""
    unwanted = shutil.ignore_patterns("node_modules", "__pycache__")
    for name in ("text", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=unwanted)
    return tmp_path


def write_in(checkout: Path) -> subprocess.CompletedProcess[str]:
    """Generates the modules of a checkout; the output has a line for each one that changes."""
    command = [sys.executable, "-m", "tools.pipeline.sentences"]
    return subprocess.run(command, cwd=checkout, capture_output=True, encoding="utf-8")


@pytest.mark.deep
def test_generates_missing_and_outdated_modules(checkout: Path) -> None:
    made = {path.relative_to(ROOT).as_posix(): text for path, text in catalogue.modules().items()}
    assert write_in(checkout).stdout.splitlines() == [*made]
    assert {name: (checkout / name).read_text(encoding="utf-8") for name in made} == made
    assert write_in(checkout).stdout == ""
    folder, texts = checkout / "web/more", checkout / "text/de/features.ftl"
    (folder / "fr.py").unlink()
    (folder / "xx.py").touch()
    texts.write_text(f"{texts.read_text(encoding='utf-8')}\nlate = Neu\n", encoding="utf-8")
    names = [f"web/more/{language}.py" for language in ("de", "fr", "xx")]
    assert write_in(checkout).stdout.splitlines() == names
    assert (folder / "fr.py").exists()
    assert not (folder / "xx.py").exists(), "there is no such language"
    texts.write_text("late =\n", encoding="utf-8")
    done = write_in(checkout)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("text/de/features.ftl, line 1: ")


def test_git_and_ruff_ignore_the_modules() -> None:
    assert {*catalogue.modules()} == {path for name in MODULES for path in ROOT.glob(name)}
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {f"/{name}" for name in MODULES} <= {*ignored}
    assert {*MODULES} <= {*read_pyproject()["tool"]["ruff"]["exclude"]}


def test_every_language_has_a_plural_rule() -> None:
    assert {path.stem for path in catalogue.modules()} == {*PLURALS, "__init__"}


def test_plural_rules_match_unicode() -> None:
    numbers = [*range(2_000), *range(10_000, 10_120), 999_999, 1_000_000, 1_000_001, 2_000_000]
    for language, plural in PLURALS.items():
        of_cldr = Locale.parse(tag(language), sep="-").plural_form
        assert [plural(number) for number in numbers] == [of_cldr(number) for number in numbers]


def test_tenths_are_written_as_in_unicode() -> None:
    for language in PLURALS:
        place = Locale.parse(tag(language), sep="-")
        for number in (0.0, 45.3, 9.96, -2.5):
            assert tenths(number, language) == format_decimal(number, "0.0", place)


def test_percentages_are_written_as_in_unicode() -> None:
    for language in PLURALS:
        place = Locale.parse(tag(language), sep="-")
        for share in (0, 0.07, 0.29, 0.58, 1):
            assert percent(share, language) == format_percent(share, locale=place)


def test_no_message_contains_a_percent_sign() -> None:
    """NUMBER writes the sign, because some languages put a space before it."""
    english_only = ("cli",)
    files = (path for path in catalogue.LANGUAGES.glob("*/*.ftl") if path.stem not in english_only)
    assert [str(path) for path in files if "%" in path.read_text(encoding="utf-8")] == []


def test_number_words_may_agree_with_the_noun() -> None:
    text = """
-spelled =
    { $number ->
        [1] { $gender ->
            [feminine] одна
           *[masculine] один
        }
       *[other] { $number }
    }
teams = { SPELLED($teams, gender: "feminine") } команда
"""
    russian = Messages(dict(catalogue.messages(text, "here")), "ru")
    assert russian.say("teams", teams=1) == "одна команда"
    assert russian.say("teams", teams=21) == "21 команда"


def referenced_by(patterns: catalogue.Catalogue) -> set[str]:
    """The keys that messages refer to, including those for lists."""
    keys = {key for pattern in patterns.values() for key in catalogue.references(pattern)}
    every = [part for pattern in patterns.values() for part in catalogue.parts(pattern)]
    kinds = {dict(*part[2:]).get("type", "and") for part in every if part[0] == "$"}
    return keys | {f"list-{kind}" for kind in kinds}


def test_every_message_of_the_table_is_used() -> None:
    written = texts() | {start + end for start, ends in ENDINGS.items() for end in ends}
    written |= {key + "-team" for key in ("round", "round-series")} | referenced_by(CATALOGUE)
    assert [key for key in CATALOGUE if key not in written] == []


def test_every_message_of_the_command_line_is_used() -> None:
    """A message is used by its full key, or by a composed key with the same beginning."""
    alone = [CORE / "text/messages.py", CORE / "bots/ranking.py"]
    files = [*CORE.glob("cli/*.py"), *CORE.glob("drawing/**/*.py"), *alone]
    written = {
        node.value
        for path in (*files, CORE / "__main__.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    starts = tuple(text for text in written if re.fullmatch("[a-z]+-([a-z]+-)?", text))
    known = written | referenced_by(OF_THE_CORE) | {f"{key}-words" for key in written}
    unsaid = [key for key in OF_THE_CORE if key not in known and key not in CATALOGUE]
    assert [key for key in unsaid if not key.removeprefix("-").startswith(starts)] == []


def test_a_building_has_its_term_or_else_its_own_name() -> None:
    kinds = {say("building", building=building(tile)) for tile in BUILDINGS}
    assert kinds == {tile.kind.replace("'", "’") for tile in BUILDINGS}
    harbour = BUILDINGS[0]._replace(kind="Harbour")
    assert say("building", building=building(harbour)) == "Harbour"
