"""The shelf of games without a browser: history, statistics, replay, the deal of the day."""
