"""Imports the file with all games, which `saves` downloads.

- `file`: parses it, and merges its games with the stored ones
- `view`: imports it, and asks about games stored with different moves
"""
