"""The analysis board, for setting up any position of any game."""
