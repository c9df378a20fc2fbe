"""A table's texts: sentences, the lines of the log, score sheets."""
