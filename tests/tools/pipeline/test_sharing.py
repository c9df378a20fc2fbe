"""Metadata of pages: cards for links, canonical addresses and the sitemap."""

import re
import tomllib
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import build as command
from tools.paths import ROOT, WEB, BuildError, language_folder, languages
from tools.pipeline import assemble
from tools.pipeline.pages import not_found
from tools.pipeline.sharing import (
    CARD,
    CARD_SIZE,
    UNLISTED,
    page_address,
    root_files,
    site_address,
    sitemap,
    with_cards,
)
from tools.pipeline.site import REFERENCE, Parts

HOME = "https://example.org/games/"
PAGE = (
    '<!doctype html><html><head><meta charset="utf-8"><title>Rules &amp; more\n – Realmino</title>'
    '<meta name="description" content="All &quot;rules&quot;."></head><body></head>'
)


class Head(HTMLParser):
    """A page's card, description, and canonical and translated addresses."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.card: dict[str, str] = {}
        self.description = ""
        self.canonical: list[str] = []
        self.others: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "meta" and "property" in given:
            assert given["property"] not in self.card
            self.card[given["property"]] = given["content"]
        elif tag == "meta" and given.get("name") == "description":
            self.description = given["content"]
        elif tag == "link" and given.get("rel") == "canonical":
            self.canonical.append(given["href"])
        elif tag == "link" and given.get("rel") == "alternate":
            self.others[given["hreflang"]] = given["href"]


def head_of(name: str, address: str = "", text: str = PAGE) -> Head:
    """The metadata of a page, with its card added."""
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
        "og:site_name": "Realmino",
        "og:title": "Rules & more – Realmino",
        "og:description": 'All "rules".',
        "og:locale": "en_US",
        "og:url": f"{HOME}rules/queen.html",
        "og:image": f"{HOME}{CARD}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    assert found.canonical == [f"{HOME}rules/queen.html"]


def test_a_card_has_no_address_if_it_is_unknown() -> None:
    found = head_of("index.html")
    names = ("type", "site_name", "title", "description", "locale")
    assert {*found.card} == {f"og:{name}" for name in names}
    assert found.canonical == []


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("<p>Up</p><h1>A</h1>\n<p class='a'>The <em>first</em>\n&lt;one&gt;.</p><p>B</p>",
         "The first <one>."),
        ("<h1>A</h1><p class='doc doc-class-bases'>Bases: B</p><p>A class.</p>", "A class."),
        (f"<h1>A</h1><p>{'word ' * 60}</p>", f"{'word ' * 39}word…"),
        ("<h1>A</h1><pre>code</pre>", ""),
    ],
    ids=["tags", "class", "long", "none"],
)  # fmt: skip
def test_a_page_is_described_by_its_first_paragraph(body: str, expected: str) -> None:
    head = head_of("a.html", text=f"<title>A</title></head><body>{body}</body>")
    assert head.card.get("og:description", "") == head.description == expected


def test_every_listed_page_has_its_own_description(site: Path) -> None:
    """Except code examples and the licence, which have no paragraph, and the API reference."""
    found = dict[str, str]()
    for path in site.rglob("*.html"):
        name, body = path.relative_to(site).as_posix(), path.read_bytes()
        if UNLISTED not in body and not name.startswith(f"{REFERENCE}/"):
            found[name] = Head(body.decode()).description
    assert found["rules/kingdomino.html"].startswith("You build a kingdom out of dominoes.")
    described = {name: text for name, text in found.items() if text}
    shown = [text for name, text in described.items() if f"/{REFERENCE}/" not in name]
    assert len({*shown}) == len(shown)
    assert all(
        name.startswith(("docs/examples/", "docs/license")) for name in found.keys() - described
    )


@pytest.mark.parametrize(
    ("address", "root", "robots"),
    [("", "/", ""), (HOME, "/games/", f"Sitemap: {HOME}sitemap.xml\n")],
    ids=["unknown", "known"],
)
def test_a_missing_page_links_to_the_game_in_every_language(
    address: str, root: str, robots: str
) -> None:
    own = {"404.html": not_found(WEB).encode(), "icons/favicon.ico": b"icon"}
    made = root_files({"v/game-1/style.css": b"", "index.html": b""}, own, address)
    text = made["404.html"].decode()
    links = re.findall('<a href="([^"]*)"', text)
    assert links == [f"{root}{language_folder(language)}" for language in languages()]
    assert f'href="{root}v/game-1/style.css"' in text
    assert UNLISTED in made["404.html"]
    assert made["robots.txt"].decode() == f"User-agent: *\nDisallow:\n{robots}"
    assert made["favicon.ico"] == b"icon"
    assert ("sitemap.xml" in made) == bool(address)


def test_the_first_page_of_a_folder_has_the_address_of_the_folder() -> None:
    names = {"index.html": "", "rules/index.html": "rules/", "my-index.html": "my-index.html"}
    assert {name: page_address(HOME, name) for name in names} == {
        name: HOME + path for name, path in names.items()
    }


def test_the_sitemap_lists_pages_only() -> None:
    names = ["index.html", "rules/a&b.html", "sw.js", "v/game-1/main.py", CARD]
    files = {**dict.fromkeys(names, b""), "embed.html": UNLISTED}
    root = ElementTree.fromstring(sitemap(files, HOME))
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
    """It reaches the sitemap and every page of the site except those that have moved."""
    page = f"{PAGE}</body>".encode()

    def small(parts: Parts, address: str, *_: object) -> dict[str, bytes]:
        pages = with_cards({"index.html": page, "licences.html": page}, address)
        return {**pages, "v/game-1/style.css": b""}

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
