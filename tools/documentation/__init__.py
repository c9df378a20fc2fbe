"""The documentation site, made by MkDocs from `docs/` and the docstrings."""
