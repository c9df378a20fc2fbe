"""The drawings of every piece on the table, as shapes."""
