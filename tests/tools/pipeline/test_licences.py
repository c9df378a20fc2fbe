"""The licences page names the authors of every part of the site, with its terms."""

import html
import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.paths import WEB, BuildError
from tools.pipeline import licences
from tools.pipeline.assemble import PYSCRIPT_CHUNKS, documents
from tools.setup.environment import LOCKS, npm_packages

MODULES = npm_packages()
IN_NPM = r"node_modules/((?:@[^/]+/)?[^/]+)"


def shipped() -> list[Path]:
    """The scripts of PyScript in the site."""
    dist = MODULES / "@pyscript/core/dist"
    return [path for pattern in PYSCRIPT_CHUNKS for path in dist.glob(pattern)]


def test_lists_every_package_in_the_site_with_its_licence() -> None:
    template = (WEB / "shell/licences.html").read_text()
    page = licences.page(template, licences.parts(MODULES, shipped()))
    sources = "".join(path.with_name(f"{path.name}.map").read_text() for path in shipped())
    lock = json.loads((WEB / "package-lock.json").read_text())["packages"]
    inside = [path.removeprefix("node_modules/") for path in lock if path and f"{path}/" in sources]
    assert {"polyscript", "coincident", "@webreflection/idb-map"} < set(inside)
    for name in ["pyodide", "@pyscript/core", *inside]:
        bare = name.rpartition("node_modules/")[2]
        assert f"{bare} {lock[f'node_modules/{name}']['version']}" in page
        for text in (MODULES / name).glob("LICENSE*"):
            assert html.escape(text.read_text().strip(), quote=False) in page


def test_lists_the_contents_of_pyodide() -> None:
    listed = {part.name: part for part in licences.parts(MODULES, [])}
    compiled = (MODULES / "pyodide/pyodide.asm.wasm").read_bytes()
    for name, sign in (
        ("zlib", b" deflate %s Copyright"),
        ("Expat", b"expat_%s"),
        ("bzip2", b"\0%s, "),
        ("libmpdec", b"\0%s\0"),
        ("CPython and its standard library", b"%s"),
    ):
        assert sign % listed[name].version.encode() in compiled
    for name, sign in (("libffi", b"ffi_call"), ("libmpdec", b"libmpdec")):
        assert sign in compiled
        assert listed[name].text
    assert b"mimalloc" in compiled
    assert "Daan Leijen" in listed["CPython and its standard library"].text
    assert "MiniLZ4=" in (MODULES / "pyodide/pyodide.asm.js").read_text()
    assert "Pierre Curto" in listed["MiniLZ4"].text
    assert b"sqlite3_open" not in compiled
    info = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text())["info"]
    assert info["platform"] == f"emscripten_{listed['Emscripten'].version.replace('.', '_')}"
    assert "2001-2024 Python Software Foundation" in listed["CPython and its standard library"].text
    assert b"2001-2024 Python Software Foundation" in compiled


def test_lists_the_documentations_theme_and_its_parts() -> None:
    listed = {name: version for name, version, _, _ in licences.DOCUMENTATION}
    locked = (LOCKS / "build.txt").read_text(encoding="utf-8")
    assert f"\nmkdocs-material=={listed['Material for MkDocs']} " in locked
    theme = find_spec("material")
    assert theme
    assert theme.origin
    maps = [path.read_text(encoding="utf-8") for path in Path(theme.origin).parent.rglob("*.map")]
    sources = [source for text in maps for source in json.loads(text)["sources"]]
    inside = {match[1] for source in sources if (match := re.search(IN_NPM, source))}
    assert inside == {name for name in listed if name.islower()}
    [search] = [body for name, body in documents().items() if "/workers/search" in name]
    assert f'version="{listed["lunr"]}"'.encode() in search


def modules(folder: Path, pyodide: str) -> Path:
    """Installed packages: this version of Pyodide, and PyScript without a licence."""
    versions = {"pyodide": pyodide, "@pyscript/core": "9.9.9"}
    lock = {"packages": {f"node_modules/{name}": {"version": versions[name]} for name in versions}}
    (folder / "package-lock.json").write_text(json.dumps(lock))
    for name in versions:
        (folder / "node_modules" / name).mkdir(parents=True)
        (folder / "node_modules" / name / "package.json").write_text('{"license": "MPL-2.0"}')
    return folder / "node_modules"


def test_an_unknown_licence_ends_the_build(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"^The licence of @pyscript/core is not known: [^\n]+\.$"):
        licences.parts(modules(tmp_path, licences.LOOKED_UP_IN), [])


def test_another_pyodide_version_must_be_reviewed(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"^Pyodide 0\.99\.0 may not contain the same libraries"):
        licences.parts(modules(tmp_path, "0.99.0"), [])


def test_a_bundled_package_missing_from_npm_ends_the_build(tmp_path: Path) -> None:
    (tmp_path / "core.js.map").write_text('{"sources": ["../node_modules/stowaway/index.js"]}')
    folder = modules(tmp_path, licences.LOOKED_UP_IN)
    (folder / "@pyscript/core/LICENSE").write_text("Do as you like.")
    with pytest.raises(BuildError, match=r"^The site contains stowaway, which is not among"):
        licences.parts(folder, [tmp_path / "core.js"])
