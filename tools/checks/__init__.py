"""The project's own checks in `python build.py check`: languages and scripts."""
