"""Games that teach, without a browser: their deals, and the lessons of each in their order."""
