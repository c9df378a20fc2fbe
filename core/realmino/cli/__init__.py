"""The commands of ``python -m realmino``. Each module has a function that adds its options."""
