"""The score pad for the real box: pure Python, nothing of the browser."""
