"""Broken input of every kind for every reader: `python build.py fuzz --minutes N`.

`seeds` are good texts, `mutations` break them, `targets` say what reads them and what may come of
it. Hypothesis makes an input that fails as small as it can; it is kept below `.build/fuzz`.
"""
