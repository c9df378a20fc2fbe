"""The score pad for games played with the real box."""
