"""All games as one file, to download and to read on another device.

- `file`: its text, and how its games are merged with the stored ones
- `view`: downloads it, and asks about games that are stored with other moves
"""
