"""Games with friends on other devices, live."""
