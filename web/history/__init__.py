"""Finished games: history, statistics, replay, the deal of the day."""
