"""Runs the stories in Chromium and Firefox; `e2e/test_webkit.py` runs them in WebKit."""

import pytest

from e2e.conftest import Visit
from e2e.friends import stories


@pytest.mark.deep
@pytest.mark.parametrize("story", stories.STORIES)
def test_story(visit: Visit, story: stories.Story) -> None:
    story(visit)
