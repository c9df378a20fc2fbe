"""Makes the site's files from the sources, the wheel and the runtime."""

import html
import json
import re
import zlib
from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import PurePosixPath
from typing import NamedTuple

from tools.paths import ENGLISH, language_folder
from tools.pipeline.bytecode import zipped
from tools.pipeline.deployed import LIST, file_list
from tools.pipeline.online_frame import NO_RELAY, SCRIPT, Online, frame, is_online
from tools.pipeline.policies import HEADERS, READING, game_policy, headers
from tools.pipeline.scripts import KINDS as SCRIPTS
from tools.pipeline.scripts import LANGUAGE_SCRIPTS
from tools.pipeline.sharing import CARD, with_cards
from tools.pipeline.site_archives import (
    BOOT,
    GAME,
    MORE,
    PROGRAM,
    Files,
    PageStart,
    feature_markup,
    folder_archives,
    is_page,
    message_archives,
    starts,
    with_archives,
)
from tools.setup.environment import stamp_of

TEMPLATES = ("sw.js", "pyodide-loader.mjs", SCRIPT)
"""Scripts that the build fills in or moves."""
INSIDE = ("embed-code.js", "first-paint.js", "memory.mjs")
"""Scripts that are only parts of others."""
LOOSE_PYTHON = ("main.py", "worker.py")
OWN_KINDS = (".webmanifest", "unsupported.js")
"""Each language's other files at addresses that never change."""
ROOT_ONLY = ("realmino-board.js",)
"""Files for other people's pages, shared by all languages."""
REFERENCE = "reference"
"""The API reference's folder in the documentation, and its former address."""
RULES = "rules"
"""The folder of the rules reference, which has its own service worker."""
DOCUMENTS = "docs"
"""The documentation's folder, which the game's service worker ignores."""
TRY = "try"
"""The folder of the page for trying the library, which the service worker ignores too."""
FIXED = ("unsupported.js", *ROOT_ONLY)
"""Scripts whose addresses never change, for older pages and other people's pages."""

PLAIN = ("page.zip", "*.whl", "python_stdlib.zip")
"""The files for starting Python without the memory snapshot."""
UNSTORED = b'data-storage="none"'
"""Marks a page that stores nothing, such as a board on another page."""

_MODULES = (
    *("core.js", "core-*.js", "error-*.js"),
    *("pyodide-loader.mjs", "pyodide.mjs", "pyodide.asm.js"),
)
_SHARED = ("memory.wasm", "pyodide-lock.json", "pyodide.asm.wasm")

MARK = b'<template data-page="%s"></template>'
"""Every page ends with this mark, a stamp of its contents."""


class Parts(NamedTuple):
    """A site's parts; each maps paths to contents."""

    web: Files  # the sources below web/
    pyscript: Files  # PyScript's scripts
    runtime: Files  # Pyodide and its standard library
    wheel: Files  # the one wheel
    page: Files  # the modules of all pages, and all compiled ones
    memory: bytes  # the snapshot from which Python starts


def site(parts: Parts, address: str = "", online: Online = NO_RELAY) -> dict[str, bytes]:
    """All files of the site; the same parts give the same bytes.

    ``address`` is the site's address, ending with a slash, or empty if unknown; ``online`` has the
    relays for live play.
    """
    web = dict(parts.web)
    pyscript = in_folder("pyscript", parts.pyscript)
    runtime = runtime_files(parts)
    game = in_folder("game", game_files(parts))
    shared = {**pyscript, **runtime, **game}
    whole = {**shared, **{name: web[name] for name in ROOT_ONLY}}
    page_starts = starts(web)
    for language in page_languages(web):
        start = language_folder(language)
        made = in_folder(language, language_files(parts, shared, language))
        own = _fixed_files(web, language)
        whole |= made
        for name, body in own.items():
            if name.endswith(".html"):
                text = page(
                    body.decode(), {**shared, **made}, page_starts.get(name, GAME), own, start
                )
                body = text.encode()
            whole[f"{start}{name}"] = body
    whole |= {name: body for name, body in web.items() if _is_picture(name)}
    whole = with_marks(with_cards(whole, address) | frame(online, web.get(SCRIPT, b"")))
    kept = {name: body for name, body in whole.items() if name != CARD and not is_online(name)}
    whole["sw.js"] = service_worker(web["sw.js"].decode(), kept).encode()
    whole[HEADERS] = headers(map(language_folder, page_languages(web)), online.relays).encode()
    return {**whole, LIST: file_list(whole), ".nojekyll": b""}


def page_languages(names: Iterable[str]) -> list[str]:
    """The languages of the pages in some files, English first."""
    found = (re.fullmatch(r"([a-z]{2})/index\.html", name) for name in sorted(names))
    return [ENGLISH, *(name[1] for name in found if name)]


def _fixed_files(web: Files, language: str) -> dict[str, bytes]:
    """A language's pages and other fixed files, by their path in its folder."""
    start = language_folder(language)
    own = {name.removeprefix(start): body for name, body in web.items() if name.startswith(start)}
    return {
        name: body for name, body in own.items() if "/" not in name
        if is_page(name, body) or name.endswith(OWN_KINDS)
    }  # fmt: skip


def is_module(name: str) -> bool:
    """Whether a file of web/ is a module that pages import."""
    return name.endswith(".py") and name not in LOOSE_PYTHON


def game_files(parts: Parts) -> dict[str, bytes]:
    """Our own code, styles and scripts, if they are the same in every language."""
    loose = {name: body for name, body in parts.web.items() if "/" not in name}
    python = {name: loose[name] for name in LOOSE_PYTHON}
    pages = b"".join(body for name, body in loose.items() if is_page(name, body))
    separate = {*TEMPLATES, *INSIDE, *FIXED, *LANGUAGE_SCRIPTS}
    shell = {
        name: with_end_mark(name, body)
        for name, body in loose.items()
        if (name.endswith(SCRIPTS) and name not in separate)
        or (name.endswith(".css") and f'"{name}"'.encode() in pages)
        or name.endswith(".woff2")
    }
    archives = folder_archives(parts.web, parts.page)
    own = {**python, **parts.wheel, **archives, **shell, "memory.wasm": parts.memory}
    loads = {
        "core": f"../../{find('core.js', in_folder('pyscript', parts.pyscript))}",
        "pyodide": f"../../{find('pyodide.mjs', runtime_files(parts))}",
        "page": "./page.zip",
        "wheel": f"./{find('*.whl', own)}",
    }
    loader = fill(parts.web["pyodide-loader.mjs"].decode(), loads).encode()
    return {**own, "pyodide-loader.mjs": loader}


def with_end_mark(name: str, body: bytes) -> bytes:
    """A style sheet with a last property that tells `unsupported.js` that it is complete."""
    return (
        body + f":root{{--{name.replace('.', '-')}:1}}".encode() if name.endswith(".css") else body
    )


def runtime_files(parts: Parts) -> dict[str, bytes]:
    """Pyodide in its folder."""
    return in_folder("runtime", parts.runtime)


def language_files(parts: Parts, shared: Files, language: str) -> dict[str, bytes]:
    """One language's files: messages, and scripts with messages."""
    root, start = "../" if language_folder(language) else "./", language_folder(language)
    own = {
        name: parts.web[f"{start}{name}"]
        for name in LANGUAGE_SCRIPTS
        if f"{start}{name}" in parts.web
    }
    scripts = {name: own.get(name, parts.web[name]).decode() for name in LANGUAGE_SCRIPTS}
    archives = message_archives(parts.page, language)
    archives[MORE] |= feature_markup(parts.web, start)
    words = {name: zipped(files) for name, files in archives.items()}
    # Relative to the page, not to this file.
    runtime = {"runtime": f"{root}{find('pyodide-loader.mjs', shared)}"}
    config = fill(parts.web["pyscript.json"].decode(), runtime)
    folder = f"../../{PurePosixPath(find('page.zip', shared)).parent}"
    page_starts = starts(parts.web).values()
    configs = {
        one.config: with_archives(
            config,
            {f"{'.' if name in words else folder}/{name}": name for name in one.fetched_archives},
        )
        for one in page_starts
    }
    fetched = {name: text.encode() for name, text in configs.items()}
    sizes = start_sizes({**shared, **words, **fetched}, page_starts)
    scripts["boot.js"] = fill(scripts["boot.js"], {"sizes": json.dumps(sizes, sort_keys=True)})
    placed = {name: text.replace("$game$", folder) for name, text in scripts.items()}
    return {**words, **{name: text.encode() for name, text in {**configs, **placed}.items()}}


def page(
    source: str, fixed: Files, start: PageStart = GAME, near: Iterable[str] = (), folder: str = ""
) -> str:
    """An HTML page with its policy, preloads, start scripts and final paths.

    ``near`` are the other files in its language's ``folder``.
    """
    root = "../" if folder else "./"
    own = {
        PurePosixPath(name).name: name
        for name in fixed
        if name.startswith("v/") and not name.startswith(("v/runtime-", "v/pyscript-"))
    }
    beside = {*near}

    def fixed_path(link: re.Match[str]) -> str:
        name = own.get(link[2])
        if name:
            return f'{link[1]}="{root}{name}"'
        is_near = not folder or link[2] in beside or link[2].startswith(f"{RULES}/")
        return link[0] if is_near else f'{link[1]}="{root}{link[2]}"'

    directives = html.escape(game_policy() if BOOT.search(source) else READING)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{directives}">'
    text = re.sub(r'\b(href|src)="(?:\./)?([\w-][\w./-]*)"', fixed_path, source)
    text = text.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{policy}', 1)
    if policy not in text:
        raise LookupError('a page must open with <meta charset="utf-8">')
    text = text.replace("<!-- preload -->", preloads(fixed, start, root))
    return BOOT.sub(lambda _: boot(fixed, start, root), text)


def preloads(fixed: Files, start: PageStart = GAME, root: str = "./") -> str:
    """Links that start all downloads at the same time."""
    modules = [
        f'<link rel="modulepreload" href="{root}{find(pattern, fixed)}">' for pattern in _MODULES
    ]
    fetched = [
        f'<link rel="preload" as="fetch" crossorigin href="{root}{find(pattern, fixed)}">'
        for pattern in (start.config, PROGRAM, *start.fetched_archives, *_SHARED)
    ]
    return "\n".join(modules + fetched)


def boot(fixed: Files, start: PageStart = GAME, root: str = "./") -> str:
    """PyScript's part of a page: its plugins and the page's program."""
    main, config, worker, python = (
        f"{root}{find(name, fixed)}"
        for name in (PROGRAM, start.config, "worker.py", "pyodide-loader.mjs")
    )
    # MicroPython, although unused, would load the plugins that are turned off for Python.
    plugins = json.dumps({"plugins": json.loads(fixed[config.removeprefix(root)])["plugins"]})
    return "\n".join(
        (
            f"<mpy-config hidden>{html.escape(plugins, quote=False)}</mpy-config>",
            f'<script id="game" type="py" src="{main}" config="{config}"'
            f' data-worker="{worker}" data-python="{python}"{start.data} async></script>',
        )
    )


def with_marks(files: Files) -> dict[str, bytes]:
    """The files, with a stamp of its contents at the end of every page.

    The stamp shows the service worker that a page is ours and complete, whatever the host adds.
    """
    return {
        name: body.replace(b"</body>", MARK % stamp_of(body).encode() + b"\n</body>")
        if name.endswith(".html") else body
        for name, body in files.items()
    }  # fmt: skip


def _identity(name: str, body: bytes) -> str:
    """What the service worker checks: a page's mark, or any other file's digest."""
    if not name.endswith(".html"):
        return sha256(body).hexdigest()
    mark = re.search(MARK % rb"(\w+)", body)
    if not mark:
        raise LookupError(f"{name} has no mark at its end")
    return mark[1].decode()


def service_worker(template: str, files: Files) -> str:
    """The service worker, with a list of this version's files.

    It caches boards on other pages, and files for a start without the memory, on first use.
    """
    digests = {name: _identity(name, body) for name, body in sorted(files.items())}
    unstored = [PurePosixPath(name).stem for name, body in files.items()
                if name.endswith(".html") and UNSTORED in body]  # fmt: skip
    patterns = (*ROOT_ONLY, *PLAIN, *(f"{stem}.*" for stem in unstored))
    on_demand = [name for name in digests if any(_fits(name, pattern) for pattern in patterns)]
    others = {
        language: [
            name for name in digests
            if name.startswith((f"{language}/", f"v/{language}-")) and name not in on_demand
        ]
        for language in page_languages(files)
        if language != ENGLISH
    }  # fmt: skip
    values = {
        "files": json.dumps(digests, indent=1),
        "demanded": json.dumps(on_demand),
        "languages": json.dumps(others),
    }
    return fill(template, {"version": stamp_of(json.dumps(digests), template), **values})


def start_sizes(files: Files, page_starts: Iterable[PageStart]) -> dict[str, list[int | str]]:
    """The files that pages load at their start, by file name.

    Each has its size, its compressed size and, unless it is a script, the start of its SHA-256 in
    base 64. Hosts, or software on the computer, may modify scripts.
    """
    own = {name for start in page_starts for name in (start.config, *start.fetched_archives)}
    fetched = {*own, PROGRAM, *_SHARED, *PLAIN}
    needed = {find(pattern, files) for pattern in (*_MODULES, *fetched) if _has(pattern, files)}
    return {PurePosixPath(name).name: _size(name, files[name]) for name in needed}


def _size(name: str, body: bytes) -> list[int | str]:
    return [
        len(body),
        _compressed_size(body),
        *([] if name.endswith(SCRIPTS) else [short_digest(body)]),
    ]


def short_digest(body: bytes) -> str:
    """The start of a file's SHA-256 in base 64, as `boot.js` compares it."""
    return b64encode(sha256(body).digest()).decode()[:12]


@lru_cache(maxsize=64)
def _compressed_size(body: bytes) -> int:
    """A file's compressed size in bytes."""
    return len(zlib.compress(body, 6))


def in_folder(kind: str, files: Files) -> dict[str, bytes]:
    """The files in a folder of `v/` named after their content, so its files never change."""
    name = stamp_of(*(part for item in sorted(files.items()) for part in item))
    return {f"v/{kind}-{name}/{path}": body for path, body in files.items()}


def fill(template: str, values: Mapping[str, str]) -> str:
    """The template with every `$name$` replaced; raises an error for an unused name."""
    for name, value in values.items():
        if f"${name}$" not in template:
            raise LookupError(f"a template lacks ${name}$")
        template = template.replace(f"${name}$", value)
    return template


def find(pattern: str, names: Iterable[str]) -> str:
    """The only path whose file name matches the pattern."""
    fits = [name for name in sorted(names) if _fits(name, pattern)]
    if len(fits) != 1:
        raise LookupError(f"{pattern} should name one file of the site, not {fits}")
    return fits[0]


def _has(pattern: str, names: Iterable[str]) -> bool:
    return any(_fits(name, pattern) for name in names)


@cache
def _fits(name: str, pattern: str) -> bool:
    return PurePosixPath(name).match(pattern)


def _is_picture(name: str) -> bool:
    return name.endswith((".svg", ".png"))
