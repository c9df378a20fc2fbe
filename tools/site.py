"""The site as a mapping of names to contents, made from the sources, the wheel and the runtime."""

import html
import json
import re
import zlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import PurePosixPath
from typing import NamedTuple

from tools.bytecode import zipped
from tools.deployed import LIST, file_list
from tools.environment import stamp_of
from tools.sharing import CARD, with_cards

Files = Mapping[str, bytes]

# What the page may load and run: its own files only. PyScript starts its workers from a blob.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self' blob:",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)

# Made with the sources at hand, in folders of their own, or a part of a page: these never reach the
# site as they are.
TEMPLATES = (
    *("sw.js", "pyodide-loader.mjs", "pyscript.json"),
    *("page.html", "table.html", "guide.html"),
)
LOOSE_PYTHON = ("main.py", "worker.py")
SCRIPTS = (".js", ".mjs")
ROOT_KINDS = (".html", ".webmanifest", ".svg", ".png")
REFERENCE = "reference"
"""The folder of the API reference, whose files the service worker does not keep."""
RULES = "rules"
"""The folder of the rules reference, whose files a service worker of its own keeps."""
DOCUMENTS = "docs"
"""The folder of the documentation, which it does not keep either."""
TRY, LIBRARY = "try", "wheel"
"""The folders of the page to try the library and of the whole wheel, which it does not keep too."""
FIXED = ("unsupported.js", "realmino-board.js")
"""The scripts whose addresses never change: one for pages of any age, one for other people's."""


class PageStart(NamedTuple):
    """How a page starts Python: by which configuration of PyScript, and in which steps.

    ``archive`` has the modules that no other page loads, those whose names begin as one of
    ``modules``. The steps are modules to import one after another; `web/main.py` takes them and
    knows those of the game. A page that is not kept for playing offline stores nothing at all.
    """

    config: str = "pyscript.json"
    archive: str = ""
    modules: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    is_kept: bool = True

    @property
    def packages(self) -> list[str]:
        """The packages that are only partly in the archive."""
        parts = {name.rpartition("/")[0] for name in self.modules if not name.endswith("/")}
        return sorted(part.replace("/", ".") for part in parts)

    @property
    def data(self) -> str:
        """What `web/main.py` is told, as attributes of its script."""
        given = {"archive": [self.archive], "packages": self.packages, "steps": self.steps}
        names = given if self.archive else ()
        return "".join(f' data-{name}="{" ".join(given[name])}"' for name in names)


PROGRAM = "main.py"
GAME = PageStart()
STARTS = {
    "embed.html": PageStart(
        "embed.json",
        "embed.zip",
        ("embedding/", "browser/embedding.", "realmino/drawn."),
        (
            *("browser.code_cache", "table.words", "realmino.state", "realmino.game"),
            *("realmino.view", "realmino.art.pieces.land", "table.scene", "table.app"),
            *("browser.screen", "browser.table_view", "browser.embedding"),
        ),
        is_kept=False,
    ),
    "pad.html": PageStart(
        "pad.json",
        "pad.zip",
        ("pad/", "browser/pad_", "realmino/notation/drawing_checks"),
        (
            *("browser.code_cache", "table.words", "pad.texts", "realmino.art.pieces.land"),
            *("realmino.art.pieces.building", "pad.pictures", "pad.sheets", "pad.notes"),
            "browser.pad_page",
        ),
    ),
}
"""The pages beside the game that start Python."""
LATER = {
    "analysis.zip": ("analysis/", "browser/analysis_"),
    "coach.zip": ("coach/", "browser/coach_"),
    "coming.zip": ("table/coming.", "browser/coming_dialog."),
    "ending.zip": (
        *("ending/", "browser/ending_", "table/counted.", "table/kingdom_picture."),
        "realmino/art/svg.",
    ),
    "guide.zip": ("guide/", "browser/guide_"),
    "lessons.zip": ("lessons/", "browser/lessons_"),
    "motion.zip": ("table/motion.", "table/sounds.", "realmino/art/pieces/flame."),
    "pictures.zip": (
        *("table/moment_picture.", "realmino/diagram", "realmino/art/svg."),
        *("realmino/art/pieces/signs.", "realmino/text/catalogue.", "realmino/text/en."),
    ),
    "reading.zip": ("table/reading", "browser/reading_"),
    "shelf.zip": ("shelf/", "browser/shelf_", "table/kingdom_picture."),
}
"""The archives that the game fetches when one of its dialogs wants them (`web/browser/later.py`),
each with how the names of its modules begin; what several need lies in each of these. Every copy
for playing offline has them."""

DEMANDED = (
    "realmino-board.js",
    *(f"{PurePosixPath(name).stem}.*" for name, start in STARTS.items() if not start.is_kept),
)
"""The files of boards on other pages, which the service worker keeps once they were asked for."""

_MODULES = (
    *("core.js", "core-*.js", "error-*.js"),
    *("pyodide-loader.mjs", "pyodide.mjs", "pyodide.asm.js"),
)
_SHARED = ("page.zip", "*.whl", "pyodide-lock.json", "python_stdlib.zip", "pyodide.asm.wasm")
_FETCHED = (GAME.config, PROGRAM, *_SHARED)


class Parts(NamedTuple):
    """The parts of a site; every value maps paths to contents."""

    web: Files  # the sources below web/
    pyscript: Files  # PyScript's scripts
    runtime: Files  # Pyodide and its standard library
    wheel: Files  # the one wheel
    page: Files  # the modules of all pages, and all compiled ones


def site(parts: Parts, address: str = "") -> dict[str, bytes]:
    """All files of the site; the same parts give the same bytes.

    address: that of the site, with a slash at its end, or nothing where nobody knows it.
    """
    web = dict(parts.web)
    pyscript = in_folder("pyscript", parts.pyscript)
    runtime = in_folder(
        "runtime", {**parts.runtime, "pyodide-loader.mjs": web["pyodide-loader.mjs"]}
    )
    game = in_folder("game", game_files(parts, runtime, pyscript))
    fixed = {**pyscript, **runtime, **game}
    whole = {**fixed, **{name: body for name, body in web.items() if _is_root_file(name)}}
    for name in [name for name in whole if name.endswith(".html")]:
        whole[name] = page(whole[name].decode(), fixed, STARTS.get(name, GAME)).encode()
    whole = with_cards(whole, address)
    kept = {name: body for name, body in whole.items() if name != CARD}
    whole["sw.js"] = service_worker(web["sw.js"].decode(), kept).encode()
    return {**whole, LIST: file_list(whole), ".nojekyll": b""}


def is_module(name: str) -> bool:
    """Whether a file of web/ is a module that the page imports."""
    return name.endswith(".py") and name not in LOOSE_PYTHON


def game_files(parts: Parts, runtime: Files, pyscript: Files) -> dict[str, bytes]:
    """Our own code, styles and scripts, with the paths and sizes of the rest filled in."""
    loose = {name: body for name, body in parts.web.items() if "/" not in name}
    python = {name: loose[name] for name in LOOSE_PYTHON}
    archives = archives_of(parts.page)
    code = {**python, **parts.wheel, **archives}
    values = {
        # As the page sees it, not this file.
        "runtime": f"./{find('pyodide-loader.mjs', runtime)}",
        "wheel": f"./{find('*.whl', parts.wheel)}",
        "page": "./page.zip",
    }
    config = fill(loose["pyscript.json"].decode(), values)
    sizes = boot_sizes({**runtime, **pyscript, **code, GAME.config: config.encode()})
    shell = {
        name: body
        for name, body in loose.items()
        if name.endswith((".js", ".css")) and name not in (*TEMPLATES, *FIXED)
    }
    boot = fill(shell["boot.js"].decode(), {"sizes": json.dumps(sizes, sort_keys=True)})
    # Scripts may be changed on the way, by hosts that pack them or by a person's own programs.
    whole = {name: size for name, (size, _) in sizes.items() if not name.endswith(SCRIPTS)}
    faults = fill(shell["faults.js"].decode(), {"whole": json.dumps(whole, sort_keys=True)})
    starts = {
        "core": f"../../{find('core.js', pyscript)}",
        "runtime": f"../../{find('pyodide-loader.mjs', runtime)}",
    }
    start = fill(shell["pyscript-hooks.js"].decode(), starts)
    made = {
        GAME.config: config,
        **{start.config: with_archive(config, start.archive) for start in STARTS.values()},
        "boot.js": boot,
        "faults.js": faults,
        "pyscript-hooks.js": start,
    }
    return {**code, **shell, **{name: text.encode() for name, text in made.items()}}


def own_archives() -> dict[str, tuple[str, ...]]:
    """The archives beside ``page.zip``, each with how the names of its modules begin."""
    return {**{start.archive: start.modules for start in STARTS.values()}, **LATER}


def is_apart(name: str) -> bool:
    """Whether a module of Python lies in an archive of its own."""
    return any(name.startswith(beginnings) for beginnings in own_archives().values())


def archives_of(modules: Files) -> dict[str, bytes]:
    """The archives of Python's modules: ``page.zip``, which every page has, and all others."""
    own = {
        archive: {name for name in modules if name.startswith(beginnings)}
        for archive, beginnings in own_archives().items()
    }
    shared = modules.keys() - set().union(*own.values())
    return {
        archive: zipped({name: modules[name] for name in names})
        for archive, names in {"page.zip": shared, **own}.items()
    }


def with_archive(config: str, archive: str) -> str:
    """A configuration of PyScript by which Python has one archive more."""
    settings = json.loads(config)
    settings["files"][f"./{archive}"] = f"./{archive}"
    return json.dumps(settings, indent=2) + "\n"


def page(source: str, fixed: Files, start: PageStart = GAME) -> str:
    """An HTML page with the policy, the preloads, the start scripts and the files' true paths."""
    own = {PurePosixPath(name).name: name for name in fixed if name.startswith("v/game-")}

    def fixed_path(link: re.Match[str]) -> str:
        name = own.get(link[2])
        return f'{link[1]}="./{name}"' if name else link[0]

    policy = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}">'
    text = re.sub(r'\b(href|src)="(?:\./)?([\w.-]+)"', fixed_path, source)
    text = text.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{policy}', 1)
    if policy not in text:
        raise LookupError('a page must open with <meta charset="utf-8">')
    text = text.replace("<!-- preload -->", preloads(fixed, start))
    return text.replace("<!-- boot -->", boot(fixed, start))


def preloads(fixed: Files, start: PageStart = GAME) -> str:
    """Links that start every download of the boot at once, instead of one after another."""
    modules = [
        f'<link rel="modulepreload" href="./{find(pattern, fixed)}">' for pattern in _MODULES
    ]
    fetched = [
        f'<link rel="preload" as="fetch" crossorigin href="./{find(pattern, fixed)}">'
        for pattern in (start.config, PROGRAM, *filter(None, [start.archive]), *_SHARED)
    ]
    return "\n".join(modules + fetched)


def boot(fixed: Files, start: PageStart = GAME) -> str:
    """The script tags that start a page, in the order in which they must run."""
    scripts = ["faults.js", "boot.js", "offline.js", "pyscript-hooks.js"]
    if not start.is_kept:
        scripts.remove("offline.js")
    modules = [f'<script type="module" src="./{find(name, fixed)}"></script>' for name in scripts]
    main, config, worker = (
        f"./{find(name, fixed)}" for name in (PROGRAM, start.config, "worker.py")
    )
    # MicroPython, which nothing here uses, would load the plugins that are declined for Python.
    plugins = json.dumps({"plugins": json.loads(fixed[config.removeprefix("./")])["plugins"]})
    return "\n".join(
        (
            f"<mpy-config hidden>{html.escape(plugins, quote=False)}</mpy-config>",
            *modules,
            f'<script id="game" type="py" src="{main}" config="{config}"'
            f' data-worker="{worker}"{start.data} async></script>',
        )
    )


def service_worker(template: str, files: Files) -> str:
    """The service worker, which knows every file of this very version by its digest."""
    digests = {name: sha256(body).hexdigest() for name, body in sorted(files.items())}
    demanded = [name for name in digests if any(PurePosixPath(name).match(p) for p in DEMANDED)]
    values = {"files": json.dumps(digests, indent=1), "demanded": json.dumps(demanded)}
    return fill(template, {"version": stamp_of(json.dumps(digests), template), **values})


def boot_sizes(files: Files) -> dict[str, list[int]]:
    """Of each file of the boot, by its bare name: its bytes, and its bytes as a server sends it."""
    needed = {find(pattern, files) for pattern in (*_MODULES, *_FETCHED) if _has(pattern, files)}
    return {PurePosixPath(name).name: [len(files[name]), _sent(files[name])] for name in needed}


@lru_cache(maxsize=64)
def _sent(body: bytes) -> int:
    """How many bytes a server sends of a file."""
    return len(zlib.compress(body, 6))


def in_folder(kind: str, files: Files) -> dict[str, bytes]:
    """The files in a folder below `v/` named after all they contain, so that it never changes."""
    name = stamp_of(*(part for item in sorted(files.items()) for part in item))
    return {f"v/{kind}-{name}/{path}": body for path, body in files.items()}


def fill(template: str, values: Mapping[str, str]) -> str:
    """The template with every `@name@` replaced; a name it does not have is an error."""
    for name, value in values.items():
        if f"@{name}@" not in template:
            raise LookupError(f"a template lacks @{name}@")
        template = template.replace(f"@{name}@", value)
    return template


def find(pattern: str, names: Iterable[str]) -> str:
    """The one path whose last part fits the pattern."""
    fits = [name for name in sorted(names) if PurePosixPath(name).match(pattern)]
    if len(fits) != 1:
        raise LookupError(f"{pattern} should name one file of the site, not {fits}")
    return fits[0]


def _has(pattern: str, names: Iterable[str]) -> bool:
    return any(PurePosixPath(name).match(pattern) for name in names)


def _is_root_file(name: str) -> bool:
    return (name.endswith(ROOT_KINDS) and name not in TEMPLATES) or name in FIXED
