"""Fuzzes every reader with broken input of every kind: `python build.py fuzz --minutes N`.

`seeds` are valid texts, `mutations` breaks them, `targets` lists the readers and the errors they
may raise. Hypothesis minimises each failing input and stores it below `.build/fuzz`.
"""
