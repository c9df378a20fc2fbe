"""The site's scripts, bundled by Rollup and minified by Terser."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tools.paths import ROOT, WORK, BuildError
from tools.pipeline.bytecode import keep, prune
from tools.setup.environment import node, npm_packages, stamp_of

PACKAGES = Path(__file__).with_name("bundle")
"""The folder of npm packages for the bundler and for live play's scripts."""
LANGUAGE_SCRIPTS = (
    *("boot.js", "offline.js", "saved-games.js"),
    *("setup.js", "share.js", "storage.js"),
)
"""The scripts that differ by language, because they contain messages or file sizes."""
KINDS = (".js", ".mjs")


def bundle_scripts(paths: Iterable[Path]) -> dict[str, bytes]:
    """Each script bundled with its imports, by name; cached until one of them changes."""
    scripts = sorted(path for path in paths if path.suffix in KINDS)
    if not scripts:
        return {}
    read = [*scripts, *(PACKAGES / name for name in ("bundle.mjs", "package-lock.json"))]
    stamp = stamp_of(
        *LANGUAGE_SCRIPTS, *(part for path in read for part in (path.name, path.read_bytes()))
    )
    made = WORK / f"scripts-{stamp}.json"
    if not made.exists():
        npm_packages(PACKAGES)
        print("Bundling the scripts", flush=True)
        command = [
            node(),
            str(PACKAGES / "bundle.mjs"),
            " ".join(LANGUAGE_SCRIPTS),
            *map(str, scripts),
        ]
        done = subprocess.run(command, cwd=ROOT, capture_output=True)
        if done.returncode:
            raise BuildError(done.stderr.decode().strip())
        keep(made, done.stdout)
        prune(WORK, "scripts-*", 4)
    return {name: code.encode() for name, code in json.loads(made.read_bytes()).items()}
