"""Games and positions as text: how it is read, and what is wrong with a text that is refused."""
