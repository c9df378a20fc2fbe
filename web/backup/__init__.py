"""Imports the file with all games, which `saves` downloads.

- `file`: how it is read, and how its games are merged with the stored ones
- `view`: asks about games stored with different moves
"""
