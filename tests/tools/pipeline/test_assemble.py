"""The build: every page is complete, and every versioned name matches its contents."""

import json
import posixpath
import re
import subprocess
from base64 import b64encode
from hashlib import sha256
from pathlib import Path, PurePosixPath

import pytest

from tools.bench.sizes import (
    CATALOGUE,
    FIRST_GAME,
    LIMIT,
    first_game_files,
    language_sizes,
    linked_files,
    sizes,
    total,
)
from tools.paths import WEB, language_folder, languages
from tools.pipeline import assemble, reading
from tools.pipeline.assemble import imported_library, sources
from tools.pipeline.bytecode import unzip, zipped
from tools.pipeline.site import (
    DOCUMENTS,
    RULES,
    fill,
    find,
    in_folder,
    is_module,
    page,
    service_worker,
    start_sizes,
    with_marks,
)
from tools.pipeline.site_archives import GAME, LIBRARY, LIVE, MORE, REMOTE, WORDS
from tools.pipeline.snapshot import imported_names
from tools.setup.environment import node, node_version, npm_packages, stamp_of

UNKEPT = (
    *("sw.js", "files.json", "_headers", ".nojekyll", "docs/", "reference/", "try/", "wheel/"),
    *(f"{language_folder(language)}{RULES}/" for language in languages()),
    *("icons/share.png", "404.html", "favicon.ico", "robots.txt"),
)
"""Files and folders of the site that the service worker does not keep."""


REMEMBERED = """
const { readFileSync } = await import("node:fs");
const { pathToFileURL } = await import("node:url");
const { loadPyodide } = await import(process.argv[1]);
const [indexURL, memoryScript, image, ...archives] = process.argv.slice(2, -2);
const [browser, modules] = process.argv.slice(-2);
for (const name of JSON.parse(browser)) globalThis[name] ??= /^[A-Z]/.test(name) ? Map : {};
const { instantiate } = WebAssembly;
let memory, hash;
WebAssembly.instantiate = async (source, imports) => {
  memory = imports?.env?.memory ?? memory;
  const made = await instantiate(source, imports);
  hash = made.instance?.exports._Py_HashBytes ?? hash;
  return made;
};
const file = Uint8Array.from(readFileSync(image)).buffer;
const { read, restore } = await import(pathToFileURL(memoryScript).href);
const header = new Uint8Array(read(file).size);
header.set(read(file).header);
header.subarray = (from, to) => {
  if (to !== undefined) return Uint8Array.prototype.subarray.call(header, from, to);
  restore(read(file), memory, hash);
  return new Uint8Array(0);
};
const stdLibURL = `${indexURL}pyodide-lock.json`;
const python = await loadPyodide({ indexURL, stdLibURL, _loadSnapshot: header });
const names = archives.map((path) => path.split("/").at(-1).replace("library.zip", "realmino.whl"));
const placed = names.map((name) => `/home/pyodide/${name}`);
archives.forEach((path, at) => python.FS.writeFile(placed[at], readFileSync(path)));
console.log(python.runPython(`
import importlib, sys
faults = []

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.stdlib_module_names:
            faults.append(name)

sys.meta_path[-1] = Missing()
sys.path += [path for path in ${JSON.stringify(placed)} if path.endswith(".zip")]
import friends  # makes the modules of the library in its archive importable
for name in ${modules}:
    try:
        importlib.import_module(name.removesuffix("/__init__").replace("/", "."))
    except Exception as error:
        faults.append(f"{name}: {error}")
", ".join(faults)
`));
"""
"""Imports modules, some from archives, in a Python started from its snapshot.

Prints missing modules, and parts of the standard library that would have to be fetched.
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
    folders = [language_folder(language) for language in languages()]
    pages = [
        path.relative_to(site) for folder in folders for path in (site / folder).glob("*.html")
    ]
    assert {Path(f"{folder}index.html") for folder in folders} <= {*pages}
    for name in pages:
        text = files[name.as_posix()].decode()
        addresses = re.findall(r'\b(?:href|src|config|data-worker|data-python)="([^"#]+)"', text)
        assert addresses
        missing = [path for path in addresses if named_from(name, path) not in files]
        assert not missing, f"{name} asks for {missing}"
        assert "<!-- preload -->" not in text
        assert "<!-- boot" not in text
        assert "<!-- embed" not in text


def named_from(page: Path, address: str) -> str:
    """The site's file at an address in a page; for a folder, its first page."""
    path = posixpath.normpath(posixpath.join(page.parent.as_posix(), address))
    is_folder = address.endswith("/")
    name = posixpath.normpath(f"{path}/index.html") if is_folder else path
    return name.lstrip("/")  # the 404 page has addresses that start at the root


def test_pages_have_no_script_or_style_forbidden_by_the_policy(site: Path) -> None:
    for path in site.glob("*.html"):
        text = path.read_text()
        for script in re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", text, re.DOTALL):
            digest = b64encode(sha256(script.encode()).digest()).decode()
            assert f"&#x27;sha256-{digest}&#x27;" in text, path.name
        assert not re.search(r"<style|\sstyle=|\son\w+=", text), path.name


def test_the_manifest_names_icons_that_exist(site: Path) -> None:
    manifest = json.loads((site / "app.webmanifest").read_text())
    assert manifest["icons"]
    for icon in manifest["icons"]:
        assert (site / icon["src"]).is_file(), icon["src"]


def identities(files: dict[str, bytes]) -> dict[str, str]:
    """The digest of each file; for a page, the stamp at its end."""
    found = {name: sha256(body).hexdigest() for name, body in files.items()}
    for name in found:
        if name.endswith(".html"):
            start, mark = re.split(rb"(?=<template data-page)", files[name])
            [stamp] = re.findall(rb'^<template data-page="(\w+)"></template>\n</body>', mark)
            found[name] = stamp.decode()
            assert stamp_of(start + mark[mark.index(b"</body>") :]) == found[name]
    return found


def test_the_service_worker_lists_pages_by_stamp_and_other_files_by_digest(site: Path) -> None:
    files = files_of(site)
    worker = files["sw.js"].decode()
    listed, _ = json.JSONDecoder().raw_decode(worker, worker.index("{"))
    own = {name: body for name, body in files.items() if not name.startswith(UNKEPT)}
    assert listed == identities(own)


def test_the_service_worker_of_the_rules_lists_all_their_files(site: Path) -> None:
    files = files_of(site / RULES)
    worker = files.pop("sw.js").decode()
    listed, _ = json.JSONDecoder().raw_decode(worker, worker.index("{"))
    assert listed == identities(files)
    assert {"index.html", "search.json", "embed-code.js", "favicon.svg"} <= listed.keys()


def test_the_service_worker_of_the_documentation_lists_all_its_files(site: Path) -> None:
    files = files_of(site / DOCUMENTS)
    worker = files.pop("sw.js").decode()
    listed, _ = json.JSONDecoder().raw_decode(worker, worker.index("{"))
    icon = "icons/favicon.svg"
    assert listed.pop(f"../{icon}") == identities({icon: (site / icon).read_bytes()})[icon]
    assert listed == identities(files)
    assert {"index.html", "search/search_index.json", "reference/index.html"} <= listed.keys()


def test_pyscript_loads_our_interpreter_and_our_sentences(site: Path) -> None:
    config_path = site / find("en-*/pyscript.json", files_of(site))
    config = json.loads(config_path.read_text())
    assert (site / config["interpreter"]).is_file()
    assert {PurePosixPath(name).suffix for name in config["files"]} == {".zip"}
    for name in config["files"]:
        assert (config_path.parent / name).is_file()


@pytest.mark.deep
def test_the_whole_site_and_a_first_game_keep_within_their_limits(site: Path) -> None:
    shared = sizes(site)
    assert total(shared.values()).brotli <= LIMIT
    for language in languages():
        known = shared | language_sizes(site, language)
        assert total(known[name] for name in first_game_files(site, language)).brotli <= FIRST_GAME


@pytest.mark.parametrize("language", languages())
def test_a_language_fetches_few_files_besides_the_shared_ones(site: Path, language: str) -> None:
    """Everything a page starts with is shared, except one catalogue and a few scripts."""
    own = language_sizes(site, language)
    [words] = [size for name, size in own.items() if name.endswith(f"/{WORDS}")]
    assert words.brotli <= CATALOGUE
    begun = linked_files(site, language)
    others = {name for name in begun if re.match(r"v/[a-z]{2}-", name) and name not in own}
    assert not others


def test_everything_a_page_imports_is_compiled(site: Path) -> None:
    files = files_of(site)
    archives = [name for name in files if re.match(r"v/(game|[a-z]{2})-.*\.zip$", name)]
    page = {name for zip in archives for name in unzip(files[zip])}
    lean = {name for name in page if name.endswith(".py")}
    assert {name.partition("/")[0] for name in lean} == {"realmino", *REMOTE} - {LIVE}
    ours = {name for name in sources(WEB) if is_module(name)}
    assert ours > {"table/play/app.py", "words/de.py", "more/en.py"}
    assert {f"{name}c" for name in ours - lean} <= page


def test_without_a_snapshot_python_has_the_whole_library(site: Path) -> None:
    files = files_of(site)
    assert files[find("game-*/*.whl", files)] == files[find("wheel/*.whl", files)]
    stock = npm_packages() / "pyodide/python_stdlib.zip"
    assert files[find("python_stdlib.zip", files)] == stock.read_bytes()


def test_with_a_snapshot_python_can_import_the_modules_of_every_page(site: Path) -> None:
    """The snapshot has the shared modules; nothing else of the library is fetched."""
    files = files_of(site)
    apart = [find(f"en-*/{name}", files) for name in (WORDS, MORE, LIBRARY)]
    apart += [name for name in files if re.match(r"v/game-.*(?<!/page)\.zip$", name)]
    own = {name for path in ("page.zip", *apart) for name in unzip(files[find(path, files)])}
    core = imported_library(sources(WEB), {"wheel": files[find("game-*/*.whl", files)]})
    names = {PurePosixPath(name).with_suffix("").as_posix() for name in (*own, *core)
             if name.endswith((".py", ".pyc"))}  # fmt: skip
    assert {"table/play/app", "realmino/state", "kingdoms/model", "setup/view"} <= names
    ours = {name: body for name, body in sources(WEB).items() if is_module(name)}
    given = (json.dumps(imported_names(ours)["browser"]), json.dumps(sorted(names)))
    pyodide = site / find("pyodide.mjs", files)
    image = [WEB / "shell/memory.mjs", site / find("memory.wasm", files)]
    paths = [*image, *(site / name for name in apart)]
    words = [REMEMBERED, pyodide.as_uri(), f"{pyodide.parent}/", *map(str, paths), *given]
    command = [node(), "--input-type=module", "-e", *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-500:]
    assert done.stdout.strip() == ""


def test_sources_exclude_files_made_by_npm_and_python(tmp_path: Path) -> None:
    for name in ("index.html", "node_modules/x/a.js", "table/__pycache__/a.pyc", "table/a.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"")
    assert set(sources(tmp_path)) == {"index.html", "table/a.py"}


@pytest.fixture
def renders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The calls of a renderer that reads docs/a.md in a project with nothing else."""
    calls: list[tuple[str, ...]] = []

    def run(*words: str) -> str:
        calls.append(words)
        read = reading.stamps(["docs", "docs/a.md"])
        return json.dumps({"files": {"a": len(calls)}, "read": read})

    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/a.md").write_text("A")
    monkeypatch.setattr(reading, "ROOT", tmp_path)
    monkeypatch.setattr(assemble, "WORK", tmp_path / ".build")
    monkeypatch.setattr(assemble, "_run", run)
    return calls


def test_pages_are_rebuilt_when_a_file_they_read_changes(
    renders: list[tuple[str, ...]], tmp_path: Path
) -> None:
    assert (
        assemble._cached_result("pages", "", "de")
        == assemble._cached_result("pages", "", "de")
        == {"a": 1}
    )
    (tmp_path / "docs/__pycache__").mkdir()
    (tmp_path / "docs/c.pyc").write_bytes(b"")
    (tmp_path / "other.md").write_text("O")
    assert assemble._cached_result("pages", "", "de") == {"a": 1}
    (tmp_path / "docs/a.md").write_text("B")
    assert assemble._cached_result("pages", "", "de") == {"a": 2}
    (tmp_path / "docs/b.md").write_text("B")
    assert assemble._cached_result("pages", "", "de") == {"a": 3}
    (tmp_path / "docs/a.md").unlink()
    assert assemble._cached_result("pages", "", "de") == {"a": 4}
    assert assemble._cached_result("pages", "", "fr") == {"a": 5}
    assert [language for _, _, language in renders] == ["de", "de", "de", "de", "fr"]


def test_only_the_last_result_is_kept(renders: list[tuple[str, ...]], tmp_path: Path) -> None:
    for text in "ABC":
        (tmp_path / "docs/a.md").write_text(text)
        assemble._cached_result("pages", "")
    [kept] = (tmp_path / ".build").iterdir()
    kept.write_text("{")
    assert assemble._cached_result("pages", "") == {"a": 4}


def test_pages_from_outside_the_project_are_always_rebuilt(
    renders: list[tuple[str, ...]], tmp_path: Path
) -> None:
    outside = str(tmp_path / "web")
    assert [assemble._cached_result("pages", "", outside)["a"] for _ in range(2)] == [1, 2]


def test_a_renderer_names_the_files_that_it_has_read() -> None:
    read = json.loads(assemble._run("tools.pipeline.render", "tools.pipeline.try_page"))["read"]
    assert {
        *("docs", "docs/library.md", "text/en/cli.ftl", "tools/pipeline/try_files/page.html"),
        *("tools/pipeline/try_page.py", "core/realmino/text/messages.py", "tools/pipeline"),
    } <= {*read}
    assert not [name for name in read if name.startswith(("web/", ".", "site/"))]
    assert read == reading.stamps(read)


def test_the_name_of_a_folder_depends_on_all_its_contents() -> None:
    folder = in_folder("game", {"a.py": b"1", "b.py": b"2"})
    assert folder == in_folder("game", {"b.py": b"2", "a.py": b"1"})
    assert set(folder).isdisjoint(in_folder("game", {"a.py": b"1", "b.py": b"3"}))
    assert stamp_of("ab", "c") != stamp_of("a", "bc")


def test_a_page_without_its_charset_is_refused() -> None:
    with pytest.raises(LookupError, match="charset"):
        page("<html>", {})


def test_find_requires_exactly_one_match() -> None:
    assert find("core-*.js", ["v/x/core-1.js", "v/x/core.js"]) == "v/x/core-1.js"
    with pytest.raises(LookupError, match=re.escape("core.js")):
        find("core.js", [])


def test_fill_requires_every_name() -> None:
    assert fill("a $b$ c", {"b": "1"}) == "a 1 c"
    with pytest.raises(LookupError, match=re.escape("$x$")):
        fill("", {"x": ""})


def test_boot_sizes_are_keyed_by_file_name() -> None:
    files = {"v/en-1/words.zip": b"0" * 1000, "v/pyscript-1/core.js": b"0" * 1000}
    digest = b64encode(sha256(b"0" * 1000).digest()).decode()
    assert start_sizes(files, [GAME]) == {
        "words.zip": [1000, 17, digest[:12]],
        "core.js": [1000, 17],
    }


def test_archives_depend_on_contents_only() -> None:
    files = {"b/c.py": b"2", "a.py": b"1"}
    assert zipped(files) == zipped(dict(reversed(files.items())))
    assert unzip(zipped(files)) == files


@pytest.mark.parametrize(("text", "major"), [("v20.20.2\n", 20), ("v8.1.0", 8), ("", 0)])
def test_reads_the_version_of_node(text: str, major: int) -> None:
    assert node_version(text) == major


TEMPLATE = "$version$ $files$ $demanded$ $languages$"


def test_a_service_worker_changes_with_its_files() -> None:
    first, second = (service_worker(TEMPLATE, {"a": body}) for body in (b"1", b"2"))
    assert first != second
    assert first == service_worker(TEMPLATE, {"a": b"1"})


def test_a_page_keeps_its_stamp_if_its_host_adds_something() -> None:
    page = with_marks({"a.html": b"<body>A</body>"})["a.html"]
    known = service_worker(TEMPLATE, {"a.html": page})
    spoilt = page.replace(b"<body>", b"<!-- host --><body>").replace(b"</body>", b"<hr></body>")
    assert service_worker(TEMPLATE, {"a.html": spoilt}) == known
    with pytest.raises(LookupError, match=r"a\.html"):
        service_worker(TEMPLATE, {"a.html": b"<body>A</body>"})


def test_replacements_of_the_memory_are_cached_only_on_demand() -> None:
    names = ("memory.wasm", "page.zip", "python_stdlib.zip", "realmino-1.whl")
    files = {f"v/game-1/{name}": b"" for name in names}
    worker = service_worker("$demanded$ $version$ $files$ $languages$", files)
    demanded, _ = json.JSONDecoder().raw_decode(worker)
    assert {*files} - {*demanded} == {"v/game-1/memory.wasm"}
