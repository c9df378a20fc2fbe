"""Positions and records as text: parsers, and the checks on a position."""
