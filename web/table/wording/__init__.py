"""What a table says: sentences, the lines of the log, score sheets."""
