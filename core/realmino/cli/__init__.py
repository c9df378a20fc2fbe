"""The commands of ``python -m realmino``: each has a function that adds its options."""
