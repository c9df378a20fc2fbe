"""The table as pure Python: what is shown, where, and how it looks."""
