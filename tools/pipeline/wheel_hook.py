"""Hatchling's hook before it builds a wheel: the modules of messages are not in git."""

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SentencesHook(BuildHookInterface[Any]):
    """Makes the modules of messages, and includes them in the wheel although git ignores them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Also runs for an editable install, which imports the modules from the checkout."""
        sys.path.insert(0, self.root)  # pip runs the build without it
        from tools.pipeline import sentences

        sentences.write()
        build_data["artifacts"] += sentences.MODULES
