"""The commands, a module each: ``add`` hangs in its options, ``run`` does its work."""
