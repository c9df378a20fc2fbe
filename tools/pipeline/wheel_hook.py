"""Hatchling's hooks: the addresses in the metadata, and the messages, which are not in git."""

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class AddressesHook(MetadataHookInterface):
    """Adds the public addresses of the project, once there are any."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Also runs in an unpacked source archive."""
        sys.path.insert(0, self.root)  # pip runs the build without it
        from tools.paths import ADDRESS

        metadata["urls"] = project_urls(ADDRESS)


def project_urls(address: str) -> dict[str, str]:
    """The labels and addresses of the project's pages; none if the site has no address."""
    pages = {"Homepage": "", "Documentation": "docs/", "Changelog": "docs/changelog.html"}
    return {label: f"{address}{path}" for label, path in pages.items()} if address else {}


class SentencesHook(BuildHookInterface[Any]):
    """Makes the modules of messages, and includes them in the wheel although git ignores them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Also runs for an editable install, which imports the modules from the checkout."""
        sys.path.insert(0, self.root)  # pip runs the build without it
        from tools.pipeline import sentences

        sentences.write()
        build_data["artifacts"] += sentences.MODULES
