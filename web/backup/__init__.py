"""All games in one file, for downloading and importing on another device.

- `file`: its text, and how its games are merged with the stored ones
- `view`: downloads it, and asks about games stored with different moves
"""
