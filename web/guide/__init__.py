"""The guide: explains the things on the table, with links to their rules."""
