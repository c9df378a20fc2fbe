"""Reads a real kingdom from a photo, for the score pad."""
