"""The guide: what the things on the table are, with links to their rules."""
