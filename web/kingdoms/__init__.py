"""Kingdoms that somebody enters by hand, on the score pad and on the analysis board."""
