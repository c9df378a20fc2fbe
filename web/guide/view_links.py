"""Leads the links of a page to their rules."""

from typing import Any

from guide.rule_links import RULES, address


def lead(element: Any, code: str) -> None:
    """Leads the links of an element to the rules of that code; Tab comes to each rule once."""
    known = set()
    for link in element.querySelectorAll("a.rule, a[data-rule]"):
        name = link.getAttribute("data-rule")
        if name == "":  # the refusal was over by the time the guide came
            continue
        if name:
            link.href = address(RULES[name], code)
        link.tabIndex = -1 if link.href in known else 0
        known.add(link.href)
