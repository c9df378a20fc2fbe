"""The API reference: it has every public name, and no trace of where or when it was made."""

import html
import json
import re
import threading
from http.client import HTTPConnection
from pathlib import Path, PurePosixPath
from posixpath import normpath
from types import ModuleType

import pytest

import realmino
from realmino import bots
from tools.bench import sizes
from tools.dev.live import LiveSite, live_server
from tools.paths import ROOT, WEB
from tools.pipeline.assemble import reference, rendered
from tools.pipeline.policies import READING
from tools.pipeline.reference import MODULES
from tools.pipeline.site import DOCUMENTS, REFERENCE, RULES


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """The files of the reference by path."""
    return {name: body.decode() for name, body in reference().items()}


def sections(page: str) -> set[str]:
    """The names that a page documents."""
    return set(re.findall(r'<section id="([\w.]+)">', page))


def test_every_public_name_is_documented(pages: dict[str, str]) -> None:
    offered = {name: getattr(realmino, name) for name in realmino.__all__}
    modules = {name: value for name, value in offered.items() if isinstance(value, ModuleType)}
    assert {*modules} == {"arena", "bots", "diagram", "events", "perft", "view"}
    assert {f"{module.__name__.replace('.', '/')}.html" for module in modules.values()} <= {*pages}
    assert {*offered} - {*modules} <= sections(pages["realmino.html"])
    assert {*bots.__all__} <= sections(pages["realmino/bots.html"])
    assert 'id="State.legal_actions"' in pages["realmino.html"]
    drawing = sections(pages["realmino/drawing/diagram.html"])
    assert drawing >= {"Tried", "diagram", "kingdom_diagram"}


def test_names_imported_on_demand_have_their_docstrings(pages: dict[str, str]) -> None:
    [section] = re.findall(
        r'<section id="DOMINOES">(.*?)</section>', pages["realmino.html"], re.DOTALL
    )
    assert "Every domino by its id." in section


def test_private_modules_are_left_out(pages: dict[str, str]) -> None:
    assert {name for name in pages if name.endswith(".html")} == {
        "index.html",
        *(f"{name.replace('.', '/')}.html" for name in MODULES),
    }


def test_a_long_table_is_shown_by_name(pages: dict[str, str]) -> None:
    assert max(len(page) for name, page in pages.items() if name.endswith(".html")) < 500_000
    [section] = re.findall(
        r'<section id="read_games">(.*?)</section>', pages["realmino.html"], re.DOTALL
    )
    assert "BUILDINGS" in section


def test_the_search_finds_every_name(pages: dict[str, str]) -> None:
    script, start = pages["search.js"], "const docs = "
    entries, _ = json.JSONDecoder().raw_decode(script, script.index(start) + len(start))
    known = {entry["fullname"] for entry in entries}
    assert {"realmino.State.legal_actions", "realmino.bots.advise"} <= known
    for name, page in pages.items():
        if name.endswith(".html"):
            assert f'src="{"../" * name.count("/")}search-{name.count("/")}.js"' in page


def test_every_address_in_a_page_exists(pages: dict[str, str]) -> None:
    known = {*pages, "../icons/favicon.svg", "../try/index.html", "../docs/library.html"}
    for name, page in pages.items():
        addresses = re.findall(r'\b(?:href|src)="(?!https://|data:)([^"]+)"', page)
        for address in addresses if name.endswith(".html") else ():
            path, _, place = address.partition("#")
            target = normpath(PurePosixPath(name).parent / path) if path else name
            assert target in known, f"{name}: {address}"
            assert not place or f'id="{place}"' in pages[target], f"{name}: {address}"


def test_pages_work_under_the_policy_of_the_site(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        if name.endswith(".html"):
            assert READING in html.unescape(page)
            assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page), name


def test_pages_do_not_contain_the_build_folder(pages: dict[str, str]) -> None:
    assert not [name for name, page in pages.items() if str(ROOT) in page or " at 0x" in page]


def test_the_page_links_to_it(pages: dict[str, str]) -> None:
    links = re.findall(rf'href="{REFERENCE}/([^"]*)"', rendered(WEB)["index.html"].decode())
    assert links == ["index.html"]
    assert {*links} <= {*pages}


def test_the_size_of_a_game_excludes_the_reference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sizes, "_brotli", lambda paths: dict.fromkeys(paths, 1))
    beside = (f"{REFERENCE}/index.html", f"{REFERENCE}/realmino/bots.html", f"{RULES}/index.html")
    for name in ("index.html", *beside):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("text", encoding="utf-8")
    assert {*sizes.sizes(tmp_path)} == {"index.html"}


def test_the_live_server_has_the_reference() -> None:
    serving = live_server(LiveSite())
    threading.Thread(target=serving.serve_forever, args=(0.05,), daemon=True).start()
    try:
        for path, status in (
            *((f"{REFERENCE}/{name}", 200) for name in ("index.html", "realmino/bots.html")),
            *((f"{RULES}/{name}", 200) for name in ("index.html", "kingdomino.html")),
            *(
                (folder, 200)
                for folder in ("", "fr/", f"{RULES}/", f"fr/{RULES}/", f"{DOCUMENTS}/")
            ),
            *((f"{folder}/none.html", 404) for folder in (REFERENCE, RULES)),
            ("none/", 404),
        ):
            connection = HTTPConnection("localhost", serving.server_address[1])
            connection.request("GET", f"/{path}")
            assert connection.getresponse().status == status
            connection.close()
    finally:
        serving.shutdown()
        serving.server_close()
