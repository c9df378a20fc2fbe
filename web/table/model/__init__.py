"""A table's data: its match and session, a person's interaction, links and settings."""
