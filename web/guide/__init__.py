"""The guide: what the things on the table are, and where their rules stand."""
