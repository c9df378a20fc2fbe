"""A table's picture: its layout, and the shapes painted on its canvas."""
