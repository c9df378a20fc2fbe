"""The rules as cases that are tested, and in words for the rules reference."""
