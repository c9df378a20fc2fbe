"""A first game that teaches, without a browser: its deal, and its lessons in their order."""
