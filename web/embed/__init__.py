"""A board on another page, in pure Python: nothing of the browser."""
