"""The table: its view, layout and drawings, what people do there, and its place in a page."""
