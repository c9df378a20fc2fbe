"""What a table is about: its match and session, a person's interaction, links and settings."""
