"""The score pad for the real box."""
