"""Type-checks all JavaScript with tsc, after filling in the build's placeholders.

Three configurations, all strict: the page, its service worker and Node.js.
"""

import json
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tools.paths import KEPT_PAGES, ROOT, WEB, WORK, BuildError
from tools.pipeline.assemble import script_values
from tools.pipeline.scripts import PACKAGES
from tools.rules.files import COPIES
from tools.setup.environment import node, npm_packages

HERE = Path(__file__).parent
COPY = WORK / "javascript"
PROJECTS = ("page", "worker", "node")

# A sample of the right type for each placeholder. A placeholder in an import names a file.
SAMPLES = {
    "core": "./core.js",
    "demanded": "[]",
    "examples": "/** @type {{ before: string, code: string }[]} */ ([])",
    "files": "/** @type {Record<string, string>} */ ({})",
    "game": ".",
    "languages": "/** @type {Record<string, string[]>} */ ({})",
    "page": "./page.zip",
    "pyodide": "./pyodide.mjs",
    "runtime": "./pyodide-loader.mjs",
    "sizes": "/** @type {Record<string, [bytes: number, sent: number, digest: string]>} */ ({})",
    "version": "0",
    "wheel": "./realmino.whl",
}
# The part of PyScript that the loader uses. The package has types only for its sources.
CORE = """\
export const hooks: { worker: { onBeforeRunAsync: Set<unknown> } };
"""


def check() -> int:
    """Check every script and print tsc's findings; returns 1 if there are any."""
    compiler = npm_packages(HERE) / "typescript/bin/tsc"
    npm_packages(PACKAGES)  # for their types
    copy()
    return max([_tsc(compiler, project) for project in PROJECTS])


def copy() -> None:
    """Copy all scripts into .build/javascript, with types for their imports."""
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
    beside = [("tools/rules/templates", path) for path in COPIES if path.suffix == ".js"]
    for folder, path in [*beside, ("tools/documentation/theme", KEPT_PAGES)]:
        lines = f'export * from "../../../{path.relative_to(HERE.parents[2]).as_posix()}";\n'
        _write(Path(folder, f"{path.stem}.d.ts"), lines)


def literals(texts: Mapping[str, str]) -> dict[str, list[str]]:
    """The string literals by script name, except those that only programmers see."""
    npm_packages(HERE)
    command = [node(), str(HERE / "literals.mjs")]
    done = subprocess.run(
        command, input=json.dumps(texts), capture_output=True, encoding="utf-8", check=True
    )
    quoted: dict[str, list[str]] = json.loads(done.stdout)
    return quoted


def scripts() -> list[Path]:
    """The paths of all scripts in the page, the tools and the tests."""
    paths = [*WEB.glob("*/*.*js"), *ROOT.glob("t*s/**/*.*js")]
    return sorted(path for path in paths if "node_modules" not in path.parts)


def filled(path: Path) -> str:
    """A script's text, with every `$name$` replaced by its value or a sample."""

    def sample(placeholder: re.Match[str]) -> str:
        if placeholder[1] in (values := script_values().get(path.name, {})):
            return values[placeholder[1]]
        if placeholder[1] not in SAMPLES:
            place = path.relative_to(ROOT).as_posix()
            raise BuildError(
                f"{place} has {placeholder[0]}, for which"
                " tools/checks/javascript has no sample: add one."
            )
        return SAMPLES[placeholder[1]]

    return re.sub(r"\$(\w+)\$", sample, path.read_text(encoding="utf-8"))


def _write(place: Path, text: str) -> None:
    path = COPY / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _tsc(compiler: Path, project: str) -> int:
    # tsc prints paths relative to its folder, so they match the sources.
    settings = str(HERE / f"{project}.json")
    command = [node(), str(compiler), "--pretty", "false", "--project", settings]
    return min(subprocess.run(command, cwd=COPY).returncode, 1)
