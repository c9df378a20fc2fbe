"""The browser, as all features use it: HTML, storage, archives, events."""
