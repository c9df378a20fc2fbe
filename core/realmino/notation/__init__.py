"""Games and positions as text: reading it, and the errors of a text that is refused."""
