"""Fuzzes every reader with broken input of every kind: `python build.py fuzz --minutes N`.

`seeds` are valid texts, `mutations` break them, `targets` lists the readers and their valid
reactions. Hypothesis minimises each failing input and stores it below `.build/fuzz`.
"""
