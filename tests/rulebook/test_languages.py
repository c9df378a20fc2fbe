"""The rules reference in other languages: what they share, keep and lead to."""

import html
import json
import re
from pathlib import PurePosixPath
from posixpath import normpath

import pytest

from realmino.text.languages import tag
from tools.checks.languages import BREAKING
from tools.paths import ROOT, WEB, languages
from tools.pipeline import assemble
from tools.pipeline.site import marked
from tools.rules.files import is_shared, rules_folder
from tools.rules.pages import RuleBook, folded
from tools.rules.titles import read_titles


@pytest.fixture(scope="module")
def books() -> dict[str, dict[str, str]]:
    """The files of the rules by language: of English, and of the last of the others."""
    return {name: RuleBook(name).files() for name in {languages()[0], languages()[-1]}}


def test_every_address_names_a_file_of_its_own_or_one_that_languages_share(
    books: dict[str, dict[str, str]],
) -> None:
    known = {
        f"{rules_folder(language)}/{name}" for language, files in books.items() for name in files
    }
    outside = {"docs/index.html"}
    for language, files in books.items():
        folder = PurePosixPath(rules_folder(language))
        outside |= {normpath(folder / f"../{page}.html") for page in ("index", "pad")}
        for name, page in files.items():
            is_page = name.endswith(".html")
            for address in re.findall(r"\b(?:href|src)=\"([^\"#]+)", page) if is_page else ():
                target = normpath(folder / PurePosixPath(name).parent / html.unescape(address))
                is_unseen = target.partition("/")[0] in {*languages()} - {*books}
                assert target in known | outside or is_unseen, f"{language}, {name}: {address}"


def test_a_language_has_nothing_twice(books: dict[str, dict[str, str]]) -> None:
    for language, files in books.items():
        assert [name for name in files if is_shared(name)] == [] or language == "en"
        assert {"search.json", "index.html", "buildings/church.html"} <= {*files}


def test_every_page_leads_to_itself_in_every_language(books: dict[str, dict[str, str]]) -> None:
    for language, files in books.items():
        folder = PurePosixPath(rules_folder(language))
        for name in ("index.html", "buildings/church.html"):
            assert f'<html lang="{tag(language)}">' in files[name]
            assert {*re.findall(r'hreflang="([\w-]+)" rel="alternate"', files[name])} == {
                *languages()
            }
            links = dict(re.findall(r'<li><a lang="([\w-]+)"[^>]* href="([^"]+)"', files[name]))
            to = {
                other: normpath(folder / PurePosixPath(name).parent / links.pop(tag(other)))
                for other in languages()
                if tag(other) in links
            }
            assert to == {
                other: f"{rules_folder(other)}/{name}"
                for other in languages()
                if len(languages()) > 1
            }


def test_pictures_and_titles_are_told_in_the_language(books: dict[str, dict[str, str]]) -> None:
    for language, files in books.items():
        pictures = [name for name in files if re.match("pictures/(?!buildings|dominoes)", name)]
        assert len(pictures) > 100
        assert all(f' lang="{language}"' in files[name] for name in pictures)
        pages = html.unescape("".join(files[name] for name in files if name.endswith(".html")))
        for title in read_titles(ROOT / "rulebook" / language).values():
            assert title[1:] in pages


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Château", "chateau"),
        ("Größe", "grosse"),
        ("cœur", "coeur"),
        ("Подсчёт зданий", "подсчет зданий"),
    ],
)
def test_one_looks_for_a_word_without_its_accents(text: str, plain: str) -> None:
    assert folded(text) == plain
    script = (WEB.parent / "tools/rules/templates/rules.js").read_text(encoding="utf-8")
    assert "function folded(text)" in script


def test_a_reader_keeps_the_rules_in_one_language_and_what_it_shares(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(assemble, "languages", lambda: ["en", "fr"])
    names = ("index.html", "rules.css", "pictures/buildings/church-front.svg", "pictures/a/b.svg")
    english = {f"rules/{name}": b"</body>" for name in names}
    french = {f"fr/rules/{name}": b"</body>" for name in ("index.html", "pictures/a/b.svg")}
    template = (WEB / "shell/sw.js").read_text(encoding="utf-8")
    kept = assemble.kept_rules(marked({**english, **french, "index.html": b""}), template)
    listed = {
        name: {*json.loads(re.findall(r"const FILES = (\{.*?\});", body.decode(), re.DOTALL)[0])}
        for name, body in kept.items()
    }
    assert listed == {
        "rules/sw.js": {*names},
        "fr/rules/sw.js": {
            *("index.html", "pictures/a/b.svg", "../../rules/rules.css"),
            "../../rules/pictures/buildings/church-front.svg",
        },
    }


@pytest.mark.parametrize("language", BREAKING)
def test_no_line_of_the_rules_begins_with_a_sign(language: str) -> None:
    for path in sorted((ROOT / "rulebook" / language).glob("*.md")):
        text = re.sub(r"\{#.*?\}", "", re.sub(r"\{\{.*?\}\}", "0", path.read_text("utf-8")))
        assert BREAKING[language].findall(text) == [], path.name
