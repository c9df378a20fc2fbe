"""A cross-build environment for pyodide-build, assembled from Pyodide's pinned npm package.

Pyodide publishes one with every release, but most of it is for compiling C. Pure Python needs
only the npm package, a launcher and a few settings, so nothing else is fetched.
"""

import io
import json
import tarfile
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
SHIPPED = (
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "python_stdlib.zip",
    "package.json",
)
LAUNCHER = ("python", "python.mjs")
TOP = "xbuildenv/pyodide-root"


class Pyodide(NamedTuple):
    """The versions of a Pyodide release and its Python, ABI and Emscripten."""

    version: str
    python: str
    abi: str
    emscripten: str

    @property
    def python_minor(self) -> str:
        """Python's minor version, such as 3.13, which the host Python must match."""
        return ".".join(self.python.split(".")[:2])


def read_versions(pyodide: Path) -> Pyodide:
    """The versions of the Pyodide release in a folder."""
    info = _lock(pyodide)["info"]
    return Pyodide(
        version=json.loads((pyodide / "package.json").read_text(encoding="utf-8"))["version"],
        python=info["python"],
        abi=info["abi_version"],
        emscripten=info["platform"].removeprefix("emscripten_").replace("_", "."),
    )


def archive(pyodide: Path) -> bytes:
    """The environment as a tar file for `pyodide xbuildenv install --url`."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as tar:
        for name in SHIPPED:
            _add(tar, f"dist/{name}", (pyodide / name).read_bytes())
        for name in LAUNCHER:
            _add(tar, f"dist/{name}", (HERE / name).read_bytes(), 0o755)
        # `pyodide venv` requests every package listed, and none is available.
        lock = {**_lock(pyodide), "packages": {}}
        _add(tar, "dist/pyodide-lock.json", json.dumps(lock).encode())
        name, body = _sysconfig(pyodide)
        _add(tar, f"cpython/sysconfigdata/{name}", body)
        _add(tar, "Makefile.envs", _makefile(read_versions(pyodide)).encode())
    return out.getvalue()


def _lock(pyodide: Path) -> dict[str, Any]:
    text = (pyodide / "pyodide-lock.json").read_text(encoding="utf-8")
    lock: dict[str, Any] = json.loads(text)
    return lock


def _sysconfig(pyodide: Path) -> tuple[str, bytes]:
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        name = next(name for name in library.namelist() if name.startswith("_sysconfigdata"))
        return name, library.read(name)


def _makefile(about: Pyodide) -> str:
    """The settings that pyodide-build reads through make; the compiler flags are empty."""
    major, minor, micro = about.python.split(".")
    values = {
        "PYODIDE_VERSION": about.version,
        "PYODIDE_ABI_VERSION": about.abi,
        "PYODIDE_EMSCRIPTEN_VERSION": about.emscripten,
        "PLATFORM_TRIPLET": "wasm32-emscripten",
        "PYVERSION": about.python,
        "PYMAJOR": major,
        "PYMINOR": minor,
        "PYMICRO": micro,
        "CPYTHONINSTALL": "$(PYODIDE_ROOT)/cpython",
        "TARGETINSTALLDIR": "$(PYODIDE_ROOT)/cpython",
        "SYSCONFIGDATA_DIR": "$(PYODIDE_ROOT)/cpython/sysconfigdata",
        "SYSCONFIG_NAME": "_sysconfigdata__emscripten_wasm32-emscripten",
        "PYTHONINCLUDE": f"$(PYODIDE_ROOT)/cpython/include/python{major}.{minor}",
        "CFLAGS_BASE": "",
        "CXXFLAGS_BASE": "",
        "LDFLAGS_BASE": "",
        "PIP_CONSTRAINT": "",
    }
    lines = [f"\t@echo '{name}={value}'" for name, value in values.items()]
    return "\n".join([".output_vars:", *lines, "", ".PHONY: .output_vars", ""])


def _add(tar: tarfile.TarFile, name: str, body: bytes, mode: int = 0o644) -> None:
    entry = tarfile.TarInfo(f"{TOP}/{name}")
    entry.size, entry.mode = len(body), mode
    tar.addfile(entry, io.BytesIO(body))
