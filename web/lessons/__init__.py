"""Lesson games: their deals, and their lessons in order."""
