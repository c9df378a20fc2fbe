"""The scripts of npm packages that ours import, and how the site's scripts import one another."""

import re

from tools.setup.environment import npm_packages

SCRIPTS = {"lean-qr/nano": "lean-qr/nano.mjs"}
"""The files of npm packages by the names in imports."""
NPM_PACKAGES = tuple(name.partition("/")[0] for name in SCRIPTS)
"""Their packages, which draw the QR codes of live play."""
FAR = re.compile(rb'"\.\./\w+/([\w-]+\.m?js)"')
"""How a script imports a script of another folder of web/."""


def npm_scripts() -> dict[str, bytes]:
    """The scripts of npm packages by their names in the site."""
    modules = npm_packages()
    return {_name(module): (modules / path).read_bytes() for module, path in SCRIPTS.items()}


def beside(script: bytes) -> bytes:
    """A script that imports others from its own folder, where the site has them all."""
    for module in SCRIPTS:
        script = script.replace(f'from "{module}"'.encode(), f'from "./{_name(module)}"'.encode())
    return FAR.sub(rb'"./\1"', script)


def _name(module: str) -> str:
    return f"{module.replace('/', '-')}.mjs"
