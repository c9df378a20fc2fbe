"""The table as pure Python: its view, layout and drawings."""
