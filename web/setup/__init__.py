"""The game's page: set-up, links, saved games, opening and leaving the table."""
