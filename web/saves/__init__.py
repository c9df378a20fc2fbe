"""The games that this device keeps: what one is, where it is stored, how it becomes a file."""
