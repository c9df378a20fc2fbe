"""The sentences of the lessons, a module for each language."""
