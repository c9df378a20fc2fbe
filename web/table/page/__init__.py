"""The table in an element of a page: the only modules of the table that use the browser."""
