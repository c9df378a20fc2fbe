"""A board on another page."""
