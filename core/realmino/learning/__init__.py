"""Games for machine learning: positions and actions as numbers, PettingZoo and OpenSpiel."""


def missing_extra(what: str, extra: str) -> ImportError:
    """The error for a missing package: what needs it, and which extra includes it."""
    name = f"realmino[{extra}]"
    return ImportError(f'the {what} need the extra {name}: pip install "{name}"')
