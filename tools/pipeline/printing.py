"""How a program that makes pages hands them to the build: as JSON, or one line why it cannot."""

import json
import sys
from collections.abc import Callable, Mapping

from jinja2 import TemplateError

from tools.paths import BuildError


def print_pages(make: Callable[[], Mapping[str, str]], place: str) -> int:
    """Print the files that `make` makes; 1 and one line where a text or a template is not right.

    ``place`` is what the pages are of, as that line names it.
    """
    try:
        print(json.dumps(make()))
    except BuildError as fault:
        print(fault, file=sys.stderr)
        return 1
    except (TemplateError, KeyError, OSError) as fault:
        print(f"A page of {place} cannot be rendered: {fault!r}", file=sys.stderr)
        return 1
    return 0
