"""The part of pytest-xdist that the tests use; it has no types of its own."""
