"""The rules as tested cases, and in words for the rules reference."""
