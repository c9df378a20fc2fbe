"""Sentences, made from the files in text/ by `python build.py text`."""
