"""Records and positions as text: reading them, and the errors of a position that is refused."""
