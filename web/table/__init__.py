"""The table, from its match to its element in the page; each folder holds one part."""
