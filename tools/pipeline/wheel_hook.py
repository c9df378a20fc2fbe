"""Hatchling's hooks, which add the site's addresses and the message modules to the wheel."""

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class AddressesHook(MetadataHookInterface):
    """Adds the project's public addresses, if there are any."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds the addresses, also in an unpacked source archive."""
        sys.path.insert(0, self.root)  # pip runs the build without this path
        from tools.paths import ADDRESS

        metadata["urls"] = project_urls(ADDRESS)


def project_urls(address: str) -> dict[str, str]:
    """The labels and addresses of the project's pages; empty if the site has no address."""
    pages = {"Homepage": "", "Documentation": "docs/", "Changelog": "docs/changelog.html"}
    return {label: f"{address}{path}" for label, path in pages.items()} if address else {}


class SentencesHook(BuildHookInterface[Any]):
    """Makes the message modules, and includes them in the wheel although git ignores them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes the modules, also for an editable install, which imports them from the checkout."""
        sys.path.insert(0, self.root)  # pip runs the build without this path
        from tools.pipeline import sentences

        sentences.write()
        build_data["artifacts"] += sentences.MODULES
