"""Games for programs that learn: positions and actions as numbers, and PettingZoo."""
