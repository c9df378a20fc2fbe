"""The sentences of the score pad, a module for each language."""
