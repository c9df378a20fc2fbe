"""The rules reference of the site: its texts, cases, boards and tables as pages."""
