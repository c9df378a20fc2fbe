"""The project's own environment: Python and npm packages, their locks, browsers."""
