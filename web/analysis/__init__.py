"""The analysis board, on which any position of any game can be set up."""
