"""The pages of the rules reference, made from its texts, cases, boards and tables."""
