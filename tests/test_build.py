"""The build: every page complete, and every name true to its contents."""

import ast
import json
import posixpath
import re
import subprocess
import sys
from base64 import b64encode
from hashlib import sha256
from pathlib import Path, PurePosixPath

import pytest

from tools.assemble import sources
from tools.bytecode import (
    patterns,
    trimmed,
    unzipped,
    zipped,
)
from tools.environment import node, node_version, requirements, stamp_of
from tools.paths import ROOT, WEB, BuildError, folder_of, languages
from tools.site import (
    RULES,
    boot_sizes,
    fill,
    find,
    in_folder,
    page,
)
from tools.site_archives import MORE, WORDS, own_archives
from tools.sizes import (
    CATALOGUE,
    FIRST_GAME,
    LIMIT,
    FileSize,
    language_sizes,
    sizes,
    total,
)

# What the core and the page import of the standard library, and what PyScript needs beside it.
NEEDED = (
    *("abc", "asyncio", "collections", "contextlib", "dataclasses", "enum", "functools", "html"),
    *("itertools", "json", "math", "operator", "random", "re", "string", "textwrap", "time"),
    *("traceback", "typing", "base64", "io", "mimetypes", "importlib", "zipfile", "urllib.parse"),
)

UNKEPT = (
    *("sw.js", "files.json", "_headers", ".nojekyll", "docs/", "reference/", "try/", "wheel/"),
    *(f"{folder_of(language)}{RULES}/" for language in languages()),
    "icons/share.png",
)
"""Files and folders of the site that the service worker does not keep."""

COMMANDS = (
    *("__main__.py", "arena", "bench.py", "cli", "perft.py"),
    *("diagram.py", "diagram_pieces.py", "diagram_png.py", "diagram_words.py", "docs"),
)
"""Files and folders of the core that no page loads, and the site's wheel does not have."""

PARTS = (
    *("table", "pad", "guide", "shelf", "lessons", "coach", "ending", "analysis", "embedding"),
    "browser",
)
MODULES = tuple(f"{part}/**/*.py" for part in PARTS)

IMPORTS = """
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide({ indexURL: process.argv[2] });
const fault = python.runPython(`
import importlib
missing = []
for name in ${process.argv[3]}:
    try:
        importlib.import_module(name)
    except ImportError as error:
        missing.append(f"{name}: {error}")
"; ".join(missing)
`);
console.log(fault);
"""

COMPILED = """
const { readFileSync } = await import("node:fs");
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide({ indexURL: process.argv[2] });
python.FS.writeFile("/home/pyodide/realmino.whl", readFileSync(process.argv[3]));
python.FS.writeFile("/home/pyodide/page.zip", readFileSync(process.argv[4]));
console.log(python.runPython(`
import builtins, collections, dataclasses, sys
sys.path[:0] = ["/home/pyodide/page.zip", "/home/pyodide/realmino.whl"]
from browser.code_cache import READY, run, value

texts, compiled, builtin = set(), [], builtins.compile

def watch(work):
    def worked(text, *spaces):
        texts.add(text)
        compiled.extend([] if text in READY else [text])
        return work(text, *spaces)
    return worked

def compile(*arguments, **options):
    compiled.append(str(arguments[1]))
    return builtin(*arguments, **options)

dataclasses.exec, collections.eval = watch(run), watch(value)
builtins.compile = compile
import realmino.bots.lookahead, realmino.bots.search, table.app, table.thinking
from realmino import Claim, Half
builtins.compile = builtin
assert len(texts) > 80 and Claim(3) == Claim(3) != Claim(4) and repr(Claim(3)) == "Claim(domino=3)"
assert Half("F", crowns=2) == ("F", 2)
assert realmino.__file__ == "/home/pyodide/realmino.whl/realmino/__init__.pyc", realmino.__file__
" ".join(compiled)
`));
"""


def files_of(site: Path) -> dict[str, bytes]:
    """Every file of a site by path."""
    return {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }


def test_every_address_in_a_page_names_a_file(site: Path) -> None:
    files = files_of(site)
    folders = [folder_of(language) for language in languages()]
    pages = [
        path.relative_to(site) for folder in folders for path in (site / folder).glob("*.html")
    ]
    assert {Path(f"{folder}index.html") for folder in folders} <= {*pages}
    for name in pages:
        text = files[name.as_posix()].decode()
        addresses = re.findall(r'\b(?:href|src|config|data-worker)="([^"#]+)"', text)
        assert addresses
        missing = [path for path in addresses if named_from(name, path) not in files]
        assert not missing, f"{name} asks for {missing}"
        assert "<!-- preload -->" not in text
        assert "<!-- boot -->" not in text
        assert "<!-- embed" not in text


def named_from(page: Path, address: str) -> str:
    """The file of the site that a page means by an address: of a folder, its first page."""
    path = posixpath.normpath(posixpath.join(page.parent.as_posix(), address))
    is_folder = address.endswith("/")
    return posixpath.normpath(f"{path}/index.html") if is_folder else path


def test_a_page_has_no_script_or_style_that_the_policy_forbids(site: Path) -> None:
    for path in site.glob("*.html"):
        text = path.read_text()
        assert not re.search(r"<script(?![^>]*\bsrc=)", text), path.name
        assert not re.search(r"<style|\sstyle=|\son\w+=", text), path.name


def test_the_manifest_names_icons_that_exist(site: Path) -> None:
    manifest = json.loads((site / "app.webmanifest").read_text())
    assert manifest["icons"]
    for icon in manifest["icons"]:
        assert (site / icon["src"]).is_file(), icon["src"]


def identities(files: dict[str, bytes]) -> dict[str, str]:
    """Each file's digest, or the stamp of a page that the page itself ends with."""
    found = {name: sha256(body).hexdigest() for name, body in files.items()}
    for name in found:
        if name.endswith(".html"):
            start, mark = re.split(rb"(?=<template data-page)", files[name])
            [stamp] = re.findall(rb'^<template data-page="(\w+)"></template>\n</body>', mark)
            found[name] = stamp.decode()
            assert stamp_of(start + mark[mark.index(b"</body>") :]) == found[name]
    return found


def test_the_service_worker_knows_pages_by_their_marks_and_the_rest_by_digests(site: Path) -> None:
    files = files_of(site)
    worker = files["sw.js"].decode()
    listed, _ = json.JSONDecoder().raw_decode(worker, worker.index("{"))
    own = {name: body for name, body in files.items() if not name.startswith(UNKEPT)}
    assert listed == identities(own)


def test_the_rules_have_a_service_worker_that_knows_all_of_them(site: Path) -> None:
    files = files_of(site / RULES)
    worker = files.pop("sw.js").decode()
    listed, _ = json.JSONDecoder().raw_decode(worker, worker.index("{"))
    assert listed == identities(files)
    assert {"index.html", "search.json", "board-lines.js", "favicon.svg"} <= listed.keys()


def test_pyscript_takes_our_interpreter_and_our_files(site: Path) -> None:
    config_path = site / find("en-*/pyscript.json", files_of(site))
    config = json.loads(config_path.read_text())
    assert (site / config["interpreter"]).is_file()
    assert {PurePosixPath(name).suffix for name in config["files"]} == {".whl", ".zip"}
    for name in config["files"]:
        assert (config_path.parent / name).is_file()


@pytest.fixture(scope="module")
def shared(site: Path) -> dict[str, FileSize]:
    """The sizes of what a game in English fetches, which is mostly shared."""
    return sizes(site)


def test_the_whole_site_keeps_within_its_limit(shared: dict[str, FileSize]) -> None:
    assert total(shared.values()).brotli <= LIMIT


@pytest.mark.parametrize("language", languages())
def test_a_language_fetches_little_and_only_its_own(
    site: Path, shared: dict[str, FileSize], language: str
) -> None:
    """What a page begins with is all of it shared, but for one catalogue and a few scripts."""
    own = language_sizes(site, language)
    [words] = [size for name, size in own.items() if name.endswith(f"/{WORDS}")]
    assert words.brotli <= CATALOGUE
    place = site / folder_of(language) / "index.html"
    asked = re.findall(r'\b(?:href|src|config)="([^"#]*\bv/[^"#]+)"', place.read_text())
    begun = {
        (place.parent / name).resolve().relative_to(site.resolve()).as_posix() for name in asked
    }
    others = {name for name in begun if re.match(r"v/[a-z]{2}-", name) and name not in own}
    assert not others
    known = shared | own
    assert total(known[name] for name in begun).brotli <= FIRST_GAME


def test_the_trimmed_standard_library_has_all_that_the_game_needs(site: Path) -> None:
    names = [*NEEDED, *imported_by_us()]
    assert inside(site, IMPORTS, json.dumps(sorted(set(names)))) == ""


def test_a_visitors_python_compiles_nothing(site: Path) -> None:
    """No module, dataclass or named tuple; and it imports from the archives as they are."""
    archives = (str(site / find(name, files_of(site))) for name in ("game-*/*.whl", "page.zip"))
    assert inside(site, COMPILED, *archives) == ""


def test_all_that_a_page_imports_is_compiled(site: Path) -> None:
    files = files_of(site)
    spoken = (f"{language}-*/{name}" for language in languages() for name in (WORDS, MORE))
    archives = ("page.zip", *spoken, *own_archives())
    page = {name for zip in archives for name in unzipped(files[find(zip, files)])}
    assert not [name for name in page if name.endswith(".py")]
    ours = {path.relative_to(WEB).as_posix() for part in MODULES for path in WEB.glob(part)}
    theirs = {f"pyscript/{name}.py" for name in ("__init__", "context", "events", "ffi", "storage")}
    assert {f"{name}c" for name in ours | theirs} <= page
    wheel = {*unzipped(files[find("game-*/*.whl", files)])}
    drawings = {"realmino/art/shapes.pyc", "realmino/art/pieces/land.pyc"}
    assert {"realmino/bots/search.pyc", "realmino/py.typed"} | drawings <= wheel
    assert not [name for name in wheel if name.endswith(".py") and f"{name}c" not in wheel]
    assert not {name.removesuffix("c") for name in drawings} & wheel
    assert "realmino/art/pieces/signs.pyc" not in wheel
    assert not [name for name in wheel if PurePosixPath(name).parts[1] in COMMANDS]


def inside(site: Path, program: str, *arguments: str) -> str:
    """The output of a program for Node that gets the site's Pyodide, its folder and arguments."""
    runtime = site / PurePosixPath(find("pyodide.mjs", files_of(site))).parent
    given = [(runtime / "pyodide.mjs").as_uri(), f"{runtime}/", *arguments]
    command = [node(), "--input-type=module", "-e", program, *given]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-500:]
    return done.stdout.strip()


def imported_by_us() -> set[str]:
    """The imports of page and core from the standard library, without the command line's."""
    imported: set[str] = set()
    house = ROOT / "core/realmino"
    core = [
        path for path in house.rglob("*.py") if path.relative_to(house).parts[0] not in COMMANDS
    ]
    for path in [*core, *(path for part in MODULES for path in WEB.glob(part))]:
        for part in ast.walk(ast.parse(path.read_text())):
            if isinstance(part, ast.Import):
                imported |= {alias.name for alias in part.names}
            elif isinstance(part, ast.ImportFrom) and part.module and not part.level:
                imported.add(part.module)
    return {name for name in imported if name.split(".")[0] in sys.stdlib_module_names}


def test_sources_leave_out_what_npm_and_python_make(tmp_path: Path) -> None:
    for name in ("index.html", "node_modules/x/a.js", "table/__pycache__/a.pyc", "table/a.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"")
    assert set(sources(tmp_path)) == {"index.html", "table/a.py"}


def test_a_folder_is_named_after_all_it_contains() -> None:
    folder = in_folder("game", {"a.py": b"1", "b.py": b"2"})
    assert folder == in_folder("game", {"b.py": b"2", "a.py": b"1"})
    assert set(folder).isdisjoint(in_folder("game", {"a.py": b"1", "b.py": b"3"}))
    assert stamp_of("ab", "c") != stamp_of("a", "bc")


def test_a_page_without_its_charset_is_refused() -> None:
    with pytest.raises(LookupError, match="charset"):
        page("<html>", {})


def test_find_wants_exactly_one() -> None:
    assert find("core-*.js", ["v/x/core-1.js", "v/x/core.js"]) == "v/x/core-1.js"
    with pytest.raises(LookupError, match=re.escape("core.js")):
        find("core.js", [])


def test_fill_wants_every_name() -> None:
    assert fill("a @b@ c", {"b": "1"}) == "a 1 c"
    with pytest.raises(LookupError, match="@x@"):
        fill("", {"x": ""})


def test_boot_sizes_go_by_bare_names() -> None:
    files = {"v/game-1/page.zip": b"0" * 1000, "v/pyscript-1/core.js": b"0" * 1000}
    digest = b64encode(sha256(b"0" * 1000).digest()).decode()
    assert boot_sizes(files) == {"page.zip": [1000, 17, digest[:12]], "core.js": [1000, 17]}


def test_archives_depend_on_contents_only() -> None:
    files = {"b/c.py": b"2", "a.py": b"1"}
    assert zipped(files) == zipped(dict(reversed(files.items())))
    assert unzipped(zipped(files)) == files


def test_a_list_of_dropped_modules_names_globs_and_folders() -> None:
    dropped = patterns("# why\n\nxml  # a folder\nwin_*\n")
    files = {"xml/dom.py": b"", "win_1.py": b"", "xmlrpc.py": b""}
    assert trimmed(files, dropped) == {"xmlrpc.py": b""}
    with pytest.raises(BuildError, match="csv"):
        trimmed(files, ["csv"])


def test_requirements_include_other_groups() -> None:
    groups = {"a": ["x==1", {"include-group": "b"}], "b": ["y==2", "x==1"]}
    assert requirements("a", {"dependency-groups": groups}) == ["x==1", "y==2"]


@pytest.mark.parametrize(("text", "major"), [("v20.20.2\n", 20), ("v8.1.0", 8), ("", 0)])
def test_node_tells_its_version(text: str, major: int) -> None:
    assert node_version(text) == major
