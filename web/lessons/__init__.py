"""Games that teach: their deals, and the lessons of each in their order."""
