"""Kingdoms that are entered by hand, on the score pad and on the analysis board."""
