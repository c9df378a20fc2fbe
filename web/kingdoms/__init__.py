"""Kingdoms that people enter by hand, for the score pad and the analysis board."""
