"""A table's logic: turns intents and answers into effects that the page carries out."""
