"""What the coach says, in pure Python: reasons of good choices, warnings, the review of a game."""
