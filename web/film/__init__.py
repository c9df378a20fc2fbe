"""A short film for sharing that shows a game's kingdoms grow."""
