"""What `python build.py check` adds to ruff and mypy: the languages and the scripts."""
