"""The API reference has every public name, and is served with the site."""

import ast
import json
import re
import threading
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.docs.test_doctests import PAGES
from tests.test_architecture import CORE, CORE_FILES, module_of
from tools.bench import sizes
from tools.dev.live_reload import LiveSite, live_server
from tools.pipeline.assemble import documents
from tools.pipeline.site import DOCUMENTS, REFERENCE, RULES


def names_in(code: str) -> list[str]:
    """The names in `__all__`; none if it is missing."""
    for line in ast.parse(code).body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__all__":
            return [str(name) for name in ast.literal_eval(line.value)]
    return []


PUBLIC = {
    module_of(path, CORE): names
    for path in CORE_FILES
    if (names := names_in(path.read_text(encoding="utf-8")))
}
"""The public names of each public module."""
MODULES_OF_PACKAGE = {"arena", "bots", "diagram", "events", "perft", "view"}
"""The public names of the package that are modules."""


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """The files of the documentation by their paths."""
    return documents()


@pytest.fixture(scope="module")
def found(files: dict[str, bytes]) -> dict[str, str]:
    """The search results: the pages of all names and sections, by their anchors."""
    entries = json.loads(files["search/search_index.json"])["docs"]
    places = [str(entry["location"]).partition("#") for entry in entries]
    return {anchor: page for page, _, anchor in places if page.startswith(REFERENCE)}


def section(files: dict[str, bytes], found: dict[str, str], name: str) -> str:
    """The page of a name, starting at its heading."""
    return files[found[name]].decode().partition(f'id="{name}"')[2]


@pytest.mark.parametrize("module", PUBLIC)
def test_the_search_finds_every_public_name(module: str, found: dict[str, str]) -> None:
    assert found[module] == f"{REFERENCE}/{module.replace('.', '/')}/index.html"
    for name in PUBLIC[module]:
        if module == "realmino" and name in MODULES_OF_PACKAGE:
            continue
        homes = [other for other, names in PUBLIC.items() if name in names]
        # A function named like its own file is found below that path.
        paths = [f"{home}.{name}{end}" for home in homes for end in ("", f".{name}")]
        assert {*paths} & {*found}, name


def test_each_class_has_its_own_page(found: dict[str, str]) -> None:
    for name in (
        *("realmino.State", "realmino.Kingdom", "realmino.View", "realmino.bots.advice.Pondering"),
        *("realmino.docs.markdown.RealminoExtension", "realmino.docs.sphinx.RealminoDirective"),
        "realmino.learning.pettingzoo.RealminoEnv",
    ):
        assert found[name] == f"{REFERENCE}/{name.replace('.', '/')}.html"
    assert found["realmino.Kingdom.places"] == found["realmino.Kingdom"]
    assert found["realmino.State.legal_actions"] == found["realmino.State"]


def test_the_modules_of_the_documents_are_public() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in PAGES)
    imported = {*re.findall(r"^(?:>>> )?from (realmino[\w.]*) import", text, re.MULTILINE)}
    assert len(imported) > 5
    assert imported <= {*PUBLIC}


def test_private_names_are_left_out(files: dict[str, bytes], found: dict[str, str]) -> None:
    indexes = {name for name in files if re.fullmatch(rf"{REFERENCE}/.+/index[.]html", name)}
    assert indexes == {f"{REFERENCE}/{name.replace('.', '/')}/index.html" for name in PUBLIC}
    assert not [name for name in found if re.search(r"\._(?!_init__$)", name)]


def test_docstrings_are_complete(files: dict[str, bytes], found: dict[str, str]) -> None:
    def shown(name: str) -> str:
        return section(files, found, name).partition("</article>")[0]

    assert "Every domino by id." in shown("realmino.DOMINOES")
    assert '<span class="gp">&gt;&gt;&gt; </span>' in shown("realmino.docs.board.BoardBlock.parse")
    assert re.search(r'<a [^>]*href="JsonError\.html[^>]*>', shown("realmino.Kingdom.from_json"))


def test_long_values_are_left_out(files: dict[str, bytes], found: dict[str, str]) -> None:
    names = ("realmino.BUILDINGS", "realmino.DOMINOES", "realmino.read_games")
    for name in names:
        code = section(files, found, name).partition("</pre>")[0]
        assert len(re.sub("<[^>]+>", "", code)) < 600, name


def test_the_size_of_a_game_excludes_the_reference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sizes, "_brotli", lambda paths: dict.fromkeys(paths, 1))
    beside = (f"{REFERENCE}/index.html", f"{DOCUMENTS}/bots.html", f"{RULES}/index.html")
    for name in ("index.html", *beside):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("text", encoding="utf-8")
    assert {*sizes.sizes(tmp_path)} == {"index.html"}


@pytest.mark.deep
def test_the_live_server_has_the_documentation() -> None:
    serving = live_server(LiveSite())
    threading.Thread(target=serving.serve_forever, args=(0.05,), daemon=True).start()
    try:
        for path, status in (
            *((f"{DOCUMENTS}/{name}", 200) for name in ("index.html", f"{REFERENCE}/index.html")),
            *((f"{RULES}/{name}", 200) for name in ("index.html", "kingdomino.html")),
            *(
                (folder, 200)
                for folder in ("", "fr/", f"{RULES}/", f"fr/{RULES}/", f"{DOCUMENTS}/")
            ),
            *((f"{folder}/none.html", 404) for folder in (DOCUMENTS, RULES)),
            ("none/", 404),
        ):
            connection = HTTPConnection("localhost", serving.server_address[1])
            connection.request("GET", f"/{path}")
            assert connection.getresponse().status == status
            connection.close()
    finally:
        serving.shutdown()
        serving.server_close()
