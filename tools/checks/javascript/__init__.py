"""Types of the JavaScript: tsc reads what the page and the tools run, templates filled in.

The settings beside this file are three worlds: the page, its service worker, Node.js. All are read
strictly. Visitors download the page's scripts unchanged, so long types are in page.d.ts instead.
"""

import json
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tools.paths import ROOT, WEB, WORK, BuildError
from tools.pipeline.assemble import given_to_scripts
from tools.setup.environment import node, npm_packages

HERE = Path(__file__).parent
COPY = WORK / "javascript"
WORLDS = ("page", "worker", "node")

# What the build writes into a template, as a value of its type. An import leads to a neighbour.
SAMPLES = {
    "core": "./core.js",
    "demanded": "[]",
    "examples": "/** @type {{ before: string, code: string }[]} */ ([])",
    "files": "/** @type {Record<string, string>} */ ({})",
    "languages": "/** @type {Record<string, string[]>} */ ({})",
    "page": "./page.zip",
    "pyodide": "./pyodide.mjs",
    "runtime": "./pyodide-loader.mjs",
    "sizes": "/** @type {Record<string, [bytes: number, sent: number, digest: string]>} */ ({})",
    "version": "0",
    "wheel": "./realmino.whl",
}
# The little of PyScript that its hooks touch; the package's own types are those of its sources.
CORE = """\
export const hooks: { worker: { onBeforeRunAsync: Set<unknown> } };
"""


def check() -> int:
    """Check every script with tsc and print its findings; returns 1 if there are any."""
    compiler = npm_packages(HERE) / "typescript/bin/tsc"
    copy()
    return max([_tsc(compiler, world) for world in WORLDS])


def copy() -> None:
    """Put all scripts below .build/javascript, and the types of their imports beside them."""
    shutil.rmtree(COPY, ignore_errors=True)
    for path in scripts():
        _write(path.relative_to(ROOT), filled(path))
    types = (npm_packages() / "pyodide/pyodide.js").as_posix()
    for folder in ("web/shell", "tools/testing/crossbuild"):
        _write(Path(folder, "pyodide.d.mts"), f'export * from "{types}";\n')
    _write(Path("web/shell/core.d.ts"), CORE)
    _write(Path("web/package.json"), '{"type": "module"}\n')
    loader = 'export * from "../../../web/shell/pyodide-loader.mjs";\n'
    _write(Path("tools/pipeline/try_files/pyodide-loader.d.mts"), loader)
    for shared in ("board-lines", "picture-files"):
        lines = f'export * from "../../../web/browser/{shared}.js";\n'
        _write(Path(f"tools/rules/templates/{shared}.d.ts"), lines)


def literals(texts: Mapping[str, str]) -> dict[str, list[str]]:
    """The quoted texts of each script by its name, except those for programmers."""
    npm_packages(HERE)
    command = [node(), str(HERE / "literals.mjs")]
    done = subprocess.run(
        command, input=json.dumps(texts), capture_output=True, encoding="utf-8", check=True
    )
    quoted: dict[str, list[str]] = json.loads(done.stdout)
    return quoted


def scripts() -> list[Path]:
    """Every script of ours: those of the page, of the tools and of the tests."""
    paths = [*WEB.glob("*/*.*js"), *ROOT.glob("t*s/**/*.*js")]
    return sorted(path for path in paths if "node_modules" not in path.parts)


def filled(path: Path) -> str:
    """The text of a script with every `@name@` replaced by its text or a sample."""

    def sample(placeholder: re.Match[str]) -> str:
        if placeholder[1] in (given := given_to_scripts().get(path.name, {})):
            return given[placeholder[1]]
        if placeholder[1] not in SAMPLES:
            place = path.relative_to(ROOT).as_posix()
            raise BuildError(
                f"{place} has {placeholder[0]}, for which"
                " tools/checks/javascript has no sample: add one."
            )
        return SAMPLES[placeholder[1]]

    return re.sub(r"@(\w+)@", sample, path.read_text(encoding="utf-8"))


def _write(place: Path, text: str) -> None:
    path = COPY / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _tsc(compiler: Path, world: str) -> int:
    # The paths that tsc prints are relative to where it runs, so they are those of the sources.
    command = [node(), str(compiler), "--pretty", "false", "--project", str(HERE / f"{world}.json")]
    return min(subprocess.run(command, cwd=COPY).returncode, 1)
