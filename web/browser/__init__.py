"""Browser helpers that all features share: HTML, storage, archives, events."""
