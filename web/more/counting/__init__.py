"""The sentences of the end of a game, a module for each language."""
