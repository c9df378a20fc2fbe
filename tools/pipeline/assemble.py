"""Builds the site: makes its parts, assembles them and writes them."""

import json
import os
import re
import shutil
import subprocess
import sys
from base64 import b64decode
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools.paths import (
    ENGLISH,
    ROOT,
    SITE,
    WEB,
    WORK,
    BuildError,
    language_folder,
    languages,
    site_name,
)
from tools.pipeline.bytecode import WHEEL, keep, modules, prune, stdlib, unzip
from tools.pipeline.deployed import earlier_files
from tools.pipeline.imports import imported_sources
from tools.pipeline.lean_source import lean_source
from tools.pipeline.licences import page as licence_page
from tools.pipeline.licences import parts as licensed_parts
from tools.pipeline.online_frame import NO_RELAY, Online, packages
from tools.pipeline.package import distributions
from tools.pipeline.reading import stamps
from tools.pipeline.scripts import bundle_scripts
from tools.pipeline.sentences import are_current
from tools.pipeline.sharing import NOT_FOUND, redirect, root_files, site_address, with_cards
from tools.pipeline.site import (
    DOCUMENTS,
    REFERENCE,
    RULES,
    TRY,
    Parts,
    fill,
    find,
    is_module,
    service_worker,
    site,
    with_marks,
)
from tools.pipeline.site_archives import LIVE, REMOTE, Files, module_language, snapshot_modules
from tools.pipeline.snapshot import imported_names, memory
from tools.pipeline.wheel_index import LIBRARY, wheel_index
from tools.rules.files import is_shared, path_to_site, rules_folder, shared_assets
from tools.setup.environment import LOCKS, environment, npm_packages, python_with, stamp_of

# PyScript loads these at every start. Its other chunks are editors, terminals, parsers and the
# plugins that shell/pyscript.json turns off.
PYSCRIPT_CHUNKS = ("core.js", "core-*.js", "error-*.js")
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")


SOURCE_FOLDERS = ("core", "docs", "requirements", "rulebook", "text", "tools", "web")
"""The folders that determine the site, including the tools."""


def build(
    target: Path = SITE,
    web: Path = WEB,
    keep: str | None = None,
    address: str | None = None,
    online: Online = NO_RELAY,
) -> dict[str, bytes]:
    """Builds the site into a folder, completely or not at all; returns its files.

    ``keep`` is the folder or address of an earlier site whose files stay (`earlier_files`),
    ``address`` is the site's future address for link previews (`tools.pipeline.sharing`),
    ``online`` has the relays for live play.
    """
    home = site_address(address) if address else ""
    write_sentences()
    own, core = rendered_sources(web, online), wheel()
    try:
        for name in [f"{language_folder(language)}licences.html" for language in languages()]:
            own[name] = licences(own[name].decode(), online)
        made = page(own, core)
        web_files = {name: body for name, body in own.items() if name != NOT_FOUND}
        parts = Parts(web_files, pyscript(), runtime(), core, made, snapshot(own, core, made))
        files = site(parts, home, online)
    except (KeyError, LookupError) as fault:
        raise BuildError(f"The sources in web/ are not complete: {fault}") from fault
    documentation = documents()
    pages = all_rules() | {f"{DOCUMENTS}/{name}": body for name, body in documentation.items()}
    library = wheel_index(core, keep)
    files |= with_marks(with_cards({**pages, **library, **trial(files, core)}, home))
    files |= rules_workers(files, own["sw.js"].decode())
    files[f"{DOCUMENTS}/sw.js"] = documents_worker(files, own["sw.js"].decode())
    files |= root_files(files, own, home)
    files |= with_marks(moved_pages(documentation))
    write({**files, **(earlier_files(files, keep) if keep else {})}, target)
    return files


def sources_stamp() -> str:
    """A stamp of every file that may affect the site's contents."""
    read = [path for path in ROOT.iterdir() if path.is_file()]
    for name in SOURCE_FOLDERS:
        for folder, inner, files in os.walk(ROOT / name):
            inner[:] = [one for one in inner if one not in ("node_modules", "__pycache__")]
            read += [Path(folder, file) for file in files]
    parts = [part for path in sorted(read) for part in (path.as_posix(), path.read_bytes())]
    return stamp_of(sys.version, *parts)


def all_rules() -> dict[str, bytes]:
    """The rules reference in every language, each in its language's folder of the site."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = zip(languages(), pool.map(rules, languages()), strict=True)
        return {
            f"{rules_folder(language)}/{name}": body
            for language, pages in made
            for name, body in pages.items()
        }


def rules(language: str = ENGLISH) -> dict[str, bytes]:
    """The pages of the rules reference in a language."""
    made = _cached_result(
        "tools.rules.pages", f"Writing the rules reference ({language})", language
    )
    pages = {path: text.encode() for path, text in made.items()}
    return pages | shared_assets() if language == ENGLISH else pages


def documents() -> dict[str, bytes]:
    """The documentation and the API reference."""
    made = _cached_result("tools.documentation.pages", "Writing the documentation")
    return {name: b64decode(body) for name, body in made.items()}


def moved_pages(documentation: Files) -> dict[str, bytes]:
    """Redirects from the API reference's former addresses."""
    new = re.compile(rf"({REFERENCE})/(?:(.+)/)?index[.]html")
    found = {name: new.fullmatch(name) for name in documentation}
    return {
        f"{REFERENCE}/{match[2] or 'index'}.html": redirect(
            f"{'../' * (1 + (match[2] or '').count('/'))}{DOCUMENTS}/{name}"
        )
        for name, match in found.items()
        if match
    }


def rules_workers(files: Files, template: str) -> dict[str, bytes]:
    """The rules reference's service workers, which make it available offline without the game."""
    cache = {}
    for language in languages():
        folder = rules_folder(language)
        below = _files_below(folder, files)
        if language != ENGLISH:
            home = f"{path_to_site(language)}{RULES}"
            english = _files_below(RULES, files).items()
            below |= {f"{home}/{name}": body for name, body in english if is_shared(name)}
        cache[f"{folder}/sw.js"] = service_worker(template, below).encode()
    return cache


def documents_worker(files: Files, template: str) -> bytes:
    """The documentation's service worker, which makes it available offline."""
    cache = {f"../{name}": files[name] for name in files if name == "icons/favicon.svg"}
    return service_worker(template, _files_below(DOCUMENTS, files) | cache).encode()


def _files_below(folder: str, files: Files) -> dict[str, bytes]:
    """The files of one of the site's folders, by their path in it."""
    start = f"{folder}/"
    return {
        name.removeprefix(start): body for name, body in files.items() if name.startswith(start)
    }


def trial(files: Files, core: Files) -> dict[str, bytes]:
    """The page for trying the library, with the complete wheel."""
    paths = {
        "styles": find("style.css", files),
        "runtime": find("pyodide-loader.mjs", files),
        "wheel": f"{LIBRARY}/{find('*.whl', core)}",
    }
    made = dict(_cached_result("tools.pipeline.try_page", "Writing the page to try the library"))
    for name, keys in {"index.html": ("styles",), "worker.js": ("runtime", "wheel")}.items():
        made[name] = fill(made[name], {key: f"../{paths[key]}" for key in keys})
    return {f"{TRY}/{name}": text.encode() for name, text in made.items()}


def write_sentences() -> str:
    """Makes the message modules if the Fluent files have changed; returns a line for each one."""
    return "" if are_current() else _run("tools.pipeline.sentences")


def rendered_sources(web: Path, online: Online = NO_RELAY) -> dict[str, bytes]:
    """The sources below web/ with pages rendered, and scripts and styles filled in."""
    own = sources(web, online)
    own |= bundle_scripts(path for path in web.glob("*/*") if path.name in own)
    made = _cached_result("tools.pipeline.pages", "Rendering the pages", str(web), online.hosts)
    given = {**made["scripts"], **made["styles"]}
    filled = {
        name: fill(own[name.rpartition("/")[2]].decode(), values) for name, values in given.items()
    }
    cache = {name: body for name, body in own.items() if not name.endswith(".html")}
    return {**cache, **{name: text.encode() for name, text in {**made["pages"], **filled}.items()}}


def script_values() -> dict[str, dict[str, str]]:
    """The values of each script's placeholders `$name$`."""
    made = _cached_result("tools.pipeline.pages", "Rendering the pages", str(WEB), "")
    return dict(made["scripts"])


def _cached_result(module: str, message: str, *words: str) -> dict[str, Any]:
    """A module's result, cached until a file that it has read changes.

    The result isn't cached if the module reads files outside the project.
    """
    lock = (LOCKS / "build.txt").read_bytes()
    cache = WORK / f"{module}-{stamp_of(sys.version, lock, *languages(), *words)}.json"
    try:
        made = json.loads(cache.read_text(encoding="utf-8"))
        if made["read"] == stamps(made["read"]):
            return dict(made["files"])
    except (OSError, ValueError, KeyError):
        pass
    print(f"{message}\n", end="", flush=True)  # one write: several threads print
    text = _run("tools.pipeline.render", module, *words)
    made = json.loads(text)
    if all(Path(word).is_relative_to(ROOT) for word in words if Path(word).is_absolute()):
        keep(cache, text.encode())
        prune(WORK, f"{module}-*", len(languages()) if words else 1)
    return dict(made["files"])


def _run(module: str, *arguments: str) -> str:
    """The output of a module that needs the build environment."""
    command = [str(python_with("build")), "-m", module, *arguments]
    result = subprocess.run(
        command, cwd=ROOT, env=environment(), capture_output=True, encoding="utf-8"
    )
    if result.returncode:
        raise BuildError(result.stderr.strip().splitlines()[-1])
    return result.stdout


def sources(web: Path, online: Online = NO_RELAY) -> dict[str, bytes]:
    """Everything below web/ except the files of npm and Python, by `site_name`.

    Without a relay, the files for live play are left out.
    """
    left_out = {"node_modules", "__pycache__", *([] if online.relays else [LIVE])}
    own: dict[str, bytes] = {}
    for path in sorted(web.rglob("*")):
        place = path.relative_to(web)
        if not path.is_file() or left_out & {*place.parts}:
            continue
        name, body = site_name(place.as_posix()), path.read_bytes()
        if name in own:
            raise BuildError(f"web/ has two files that would both be {name}.")
        own[name] = body
    return own


def pyscript() -> dict[str, bytes]:
    """PyScript's scripts from npm, without references to source maps, which aren't included."""
    dist = npm_packages() / "@pyscript/core/dist"
    paths = {path.name: path for pattern in PYSCRIPT_CHUNKS for path in dist.glob(pattern)}
    return {
        name: path.read_bytes().split(b"\n//# sourceMappingURL")[0]
        for name, path in sorted(paths.items())
    }


def licences(template: str, online: Online = NO_RELAY) -> bytes:
    """The page that lists all third-party parts of the site."""
    modules = npm_packages()
    dist = modules / "@pyscript/core/dist"
    scripts = [path for pattern in PYSCRIPT_CHUNKS for path in sorted(dist.glob(pattern))]
    parts = licensed_parts(modules, scripts)
    return licence_page(template, parts + packages(online)).encode()


def page(own: Files, core: Files) -> dict[str, bytes]:
    """The pages' modules: compiled, or as lean sources for `REMOTE`."""
    pyodide = npm_packages() / "pyodide"
    remote = {name for name in own if is_module(name) and name.partition("/")[0] in REMOTE}
    lean = {name: own[name] for name in remote} | fetched_library(own, core)
    ours = {name: body for name, body in own.items() if is_module(name) and name not in lean}
    ours |= {
        name: body for name, body in unzip(*core.values()).items()
        if name.endswith(".py") and module_language(name)
    }  # fmt: skip
    made = modules(pyodide, ours)
    return {**made, **{name: lean_source(body) for name, body in lean.items()}}


def snapshot(own: Files, core: Files, made: Files) -> bytes:
    """The memory snapshot of a Python that has imported what all pages share."""
    pyodide, library = npm_packages() / "pyodide", imported_library(own, core)
    archives = {
        "page.zip": snapshot_modules(own, made),
        "realmino.whl": modules(pyodide, library, WHEEL),
    }
    # Archives loaded on first use import from the standard library too.
    ours = {name: own[name] for name in own if made.keys() & {name, f"{name}c"}}
    names = imported_names({**library, **ours})
    return memory(pyodide, stdlib(pyodide), archives, names)


def imported_library(own: Files, core: Files) -> dict[str, bytes]:
    """The wheel's modules that pages import, except `fetched_library`."""
    at_once = {name: own[name] for name in own if name.partition("/")[0] not in REMOTE}
    return _imported(at_once, core)


def fetched_library(own: Files, core: Files) -> dict[str, bytes]:
    """The wheel's modules that only `REMOTE` imports."""
    at_once = imported_library(own, core)
    return {name: body for name, body in _imported(own, core).items() if name not in at_once}


def _imported(own: Files, core: Files) -> dict[str, bytes]:
    library = {n: body for n, body in unzip(*core.values()).items() if n.endswith(".py")}
    modules = {name: body for name, body in own.items() if name.endswith(".py")}
    found = imported_sources({**library, **modules}, modules)
    return {name: body for name, body in library.items() if name in found}


def runtime() -> dict[str, bytes]:
    """Pyodide, and a lock file without packages."""
    pyodide = npm_packages() / "pyodide"
    lock = json.loads((pyodide / "pyodide-lock.json").read_text())
    small = json.dumps({"info": lock["info"], "packages": {}})
    return {
        **{name: (pyodide / name).read_bytes() for name in PYODIDE_FILES},
        "pyodide-lock.json": small.encode(),
    }


def wheel() -> dict[str, bytes]:
    """The core's wheel, by name."""
    return distributions("wheel")


def write(files: Files, target: Path) -> None:
    """Writes the files to a new folder first, then replaces the old one."""
    fresh = target.with_name(f"{target.name}.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    for name, body in files.items():
        path = fresh / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    shutil.rmtree(target, ignore_errors=True)
    fresh.replace(target)


def summary(files: Mapping[str, bytes]) -> str:
    """One sentence about a built site."""
    size = sum(len(body) for body in files.values())
    return f"{len(files)} files, {size / 1e6:.2f} MB on disk"
