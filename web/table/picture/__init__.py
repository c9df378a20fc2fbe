"""What a table shows: its layout, and the shapes painted on its canvas."""
