"""What needs a browser: the only modules that import js and pyscript."""
