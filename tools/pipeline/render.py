"""Runs a module that renders pages: `python -m tools.pipeline.render MODULE WORD…`.

The build starts it in `.venv`, which has Jinja, Markdown and MkDocs. As JSON, it prints the result
of the module's `files` for the words, and the stamps of all files read.
"""

import json
import sys
from importlib import import_module

from jinja2 import TemplateError, TemplateSyntaxError

from tools.paths import BuildError
from tools.pipeline.reading import ReadFiles


def main(module: str, *words: str) -> int:
    """Prints the files; for an invalid text or template, prints one line and returns 1."""
    read = ReadFiles()
    try:
        made = import_module(module).files(*words)
        print(json.dumps({"files": made, "read": read.stamps()}))
    except BuildError as fault:
        print(fault, file=sys.stderr)
    except TemplateSyntaxError as fault:
        print(f"{fault.name}, line {fault.lineno}: {fault.message}", file=sys.stderr)
    except (TemplateError, KeyError, OSError) as fault:
        print(f"{module} cannot render a page: {fault!r}", file=sys.stderr)
    else:
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
