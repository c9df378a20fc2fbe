"""Makes the rules reference from its texts, cases, boards and tables."""
