"""Runs the tests for `python build.py test`, in this Python or in WebAssembly."""
