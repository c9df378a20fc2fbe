"""Extends mkdocstrings: makes doctests code blocks, adds links and removes private fields."""

import re
from typing import Any, Final

from griffe import Alias, Extension, Object

from tools.documentation.reference import public_modules, public_names

_DOCTEST: Final = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
_NAME: Final = re.compile(r"(?<!`)`([A-Za-z_][\w.]*)`(?!`)")


class Docstrings(Extension):
    """Prepares the package's docstrings for their pages."""

    def __init__(self) -> None:
        super().__init__()
        self._public: dict[str, str] = {}

    def on_package(self, *, pkg: Any, **_: Any) -> None:
        """Prepares all docstrings; griffe calls this after it has read the package."""
        for module in reversed(public_modules(pkg)):
            if module is not pkg:  # its name is also the heading of a document
                self._public[module.path] = module.path
            for name, path in public_names(module).items():
                self._public |= {name: path, f"{module.path}.{name}": path}
        self._prepare(pkg)

    def _prepare(self, space: Object | Alias) -> None:
        if space.is_class:
            # Griffe later makes a dataclass's signature from its fields.
            for name in [name for name, one in space.attributes.items() if one.is_private]:
                space.del_member(name)
        for member in space.members.values():
            if not member.is_alias:
                self._prepare(member)
        if space.docstring:
            space.docstring.value = self.to_markdown(space.docstring.value, space.path)

    def to_markdown(self, text: str, path: str = "") -> str:
        """The Markdown for a docstring."""
        parts, end = [], 0
        for code in _DOCTEST.finditer(text):
            parts += [self._linked(text[end : code.start()], path), f"```pycon\n{code[0]}\n```"]
            end = code.end()
        return "".join([*parts, self._linked(text[end:], path)])

    def _linked(self, text: str, path: str) -> str:
        def link(name: re.Match[str]) -> str:
            target = self._public.get(name[1])
            return f"[{name[0]}][{target}]" if target and target != path else name[0]

        return _NAME.sub(link, text)
