"""The sentences of the shelf, a module for each language."""
