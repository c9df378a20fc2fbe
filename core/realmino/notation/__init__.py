"""Positions and records as text: parsers, and the checks of a position."""
