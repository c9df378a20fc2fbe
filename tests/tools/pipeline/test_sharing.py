"""Metadata of pages for other programs: cards for links, canonical addresses, the sitemap."""

import tomllib
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import build as command
from tools.paths import ROOT, WEB, BuildError
from tools.pipeline import assemble
from tools.pipeline.sharing import CARD, CARD_SIZE, page_address, site_address, sitemap, with_cards
from tools.pipeline.site import Parts

HOME = "https://example.org/games/"
PAGE = (
    '<!doctype html><html><head><meta charset="utf-8"><title>Rules &amp; more\n – Realmino</title>'
    '<meta name="description" content="All &quot;rules&quot;."></head><body></head>'
)


class Head(HTMLParser):
    """The properties of a page's card, and its canonical addresses."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.card: dict[str, str] = {}
        self.canonical: list[str] = []
        self.others: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "meta" and "property" in given:
            assert given["property"] not in self.card
            self.card[given["property"]] = given["content"]
        elif tag == "link" and given.get("rel") == "canonical":
            self.canonical.append(given["href"])
        elif tag == "link" and given.get("rel") == "alternate":
            self.others[given["hreflang"]] = given["href"]


def head_of(name: str, address: str = "", text: str = PAGE) -> Head:
    """The metadata of a page with its card."""
    return Head(with_cards({name: text.encode()}, address)[name].decode())


def test_a_page_names_its_address_and_its_translations() -> None:
    names = ("rules/queen.html", "fr/rules/queen.html", "ru/rules/queen.html", "rules/king.html")
    files = {name: PAGE.encode() for name in names}
    heads = {name: Head(body.decode()) for name, body in with_cards(files, HOME).items()}
    there = {"en": HOME, "fr": f"{HOME}fr/", "ru": f"{HOME}ru/", "x-default": HOME}
    for name in names[:3]:
        assert heads[name].others == {
            language: f"{place}rules/queen.html" for language, place in there.items()
        }
        assert heads[name].canonical == [f"{HOME}{name}"]
    assert heads["fr/rules/queen.html"].card["og:locale"] == "fr_FR"
    assert heads["rules/king.html"].others == {}


def test_a_card_has_title_description_and_address() -> None:
    found = head_of("rules/queen.html", HOME)
    assert found.card == {
        "og:type": "website",
        "og:title": "Rules & more – Realmino",
        "og:description": 'All "rules".',
        "og:locale": "en_US",
        "og:url": f"{HOME}rules/queen.html",
        "og:image": f"{HOME}{CARD}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    assert found.canonical == [f"{HOME}rules/queen.html"]


def test_a_card_has_no_address_if_it_is_unknown() -> None:
    found = head_of("index.html")
    assert {*found.card} == {"og:type", "og:title", "og:description", "og:locale"}
    assert found.canonical == []


def test_the_first_page_of_a_folder_has_the_address_of_the_folder() -> None:
    names = {"index.html": "", "rules/index.html": "rules/", "my-index.html": "my-index.html"}
    assert {name: page_address(HOME, name) for name in names} == {
        name: HOME + path for name, path in names.items()
    }


def test_the_sitemap_lists_pages_only() -> None:
    names = ["index.html", "rules/a&b.html", "sw.js", "v/game-1/main.py", CARD]
    root = ElementTree.fromstring(sitemap(names, HOME))
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    assert root.tag == f"{space}urlset"
    assert [place.text for place in root.iter(f"{space}loc")] == [HOME, f"{HOME}rules/a%26b.html"]


def test_an_address_has_a_host_and_ends_with_a_slash() -> None:
    assert site_address("https://example.org") == "https://example.org/"
    assert site_address(HOME) == HOME
    for text in (
        "",
        "example.org",
        "ftp://example.org",
        "https://",
        'https://a"b/',
        "https://a/?x",
    ):
        with pytest.raises(BuildError, match=r"is not the address of a site"):
            site_address(text)


@pytest.mark.deep
def test_the_build_passes_the_address_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """To every page of the site but those that have moved, and to the sitemap."""
    page = f"{PAGE}</body>".encode()

    def small(parts: Parts, address: str, *_: object) -> dict[str, bytes]:
        return with_cards({"index.html": page, "licences.html": page}, address)

    monkeypatch.setattr(assemble, "site", small)
    monkeypatch.setattr(assemble, "all_rules", lambda: {"rules/index.html": page})
    documents = {"index.html": page, "reference/index.html": page}
    monkeypatch.setattr(assemble, "documents", lambda: documents)
    monkeypatch.setattr(assemble, "trial", lambda _, __: {"try/index.html": page})
    files = assemble.build(tmp_path / "site", address=HOME.rstrip("/"))
    paths = ["", "docs/", "docs/reference/", "licences.html", "rules/", "try/"]
    paths += ["wheel/realmino/"]
    assert files.pop("reference/index.html")
    pages = [body.decode() for name, body in files.items() if name.endswith(".html")]
    assert sorted(Head(text).canonical[0] for text in pages) == [HOME + path for path in paths]
    assert files["sitemap.xml"] == sitemap(files, HOME)
    assert "sitemap.xml" not in assemble.build(tmp_path / "site")
    assert command.main(["build", "--address", "here"]) == 1
    assert capsys.readouterr().err == (
        "“here” is not the address of a site, such as https://example.org/.\n"
    )


def test_the_host_passes_its_address_to_the_build() -> None:
    hosting = tomllib.loads((ROOT / "netlify.toml").read_text())
    assert hosting["build"]["command"] == "python3 build.py build --keep $URL --address $URL"


def test_the_picture_of_the_card_has_the_stated_size() -> None:
    assert Image.open(BytesIO((WEB / CARD).read_bytes())).size == CARD_SIZE


def test_refuses_a_page_without_a_title() -> None:
    with pytest.raises(LookupError, match=r"^rules\.html has no title$"):
        with_cards({"rules.html": b"<!doctype html><head></head>"})
