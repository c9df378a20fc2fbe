"""One module per language, each with the same sentences under the same keys."""
