"""How `python build.py test` runs the tests, in this Python or in WebAssembly."""
