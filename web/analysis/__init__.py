"""The analysis board: any position of any game, set up by taps or by its text, as one value."""
