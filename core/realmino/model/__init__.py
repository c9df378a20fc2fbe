"""A position that changes in place, and its parts; what the rules do to it stands in `rules`."""
