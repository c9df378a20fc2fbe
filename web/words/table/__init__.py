"""One module per language, made from the Fluent files in `text/`."""
