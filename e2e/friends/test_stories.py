"""Runs the stories in Chromium and Firefox; `e2e/test_webkit.py` runs them in WebKit."""

import pytest

from e2e.conftest import Visit
from e2e.friends import stories


@pytest.mark.deep
@pytest.mark.parametrize("story", stories.STORIES)
def test_a_game_by_link_survives_mishaps_and_cheats(visit: Visit, story: stories.Story) -> None:
    story(visit)
