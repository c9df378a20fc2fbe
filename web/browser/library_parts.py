"""Makes library modules that the memory snapshot lacks importable from a feature's archive."""

import sys
from pathlib import Path


def extend_library(package_file: str) -> None:
    """Makes library modules importable from the archive that contains a package's file."""
    archive = Path(package_file).parent.parent
    for name, package in [*sys.modules.items()]:
        if name.partition(".")[0] == "realmino" and hasattr(package, "__path__"):
            package.__path__.append(str(archive / name.replace(".", "/")))
