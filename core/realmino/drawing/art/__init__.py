"""Drawings of all pieces on the table, as shapes."""
