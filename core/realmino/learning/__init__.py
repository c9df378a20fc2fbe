"""Games for programs that learn: positions and actions as numbers, PettingZoo and OpenSpiel."""


def missing_extra(what: str, extra: str) -> ImportError:
    """The error of a module without its packages: what needs which extra."""
    name = f"realmino[{extra}]"
    return ImportError(f'the {what} need the extra {name}: pip install "{name}"')
