"""The messages of the analysis board, one module for each language."""
