"""Games for programs that learn: positions and actions as numbers, PettingZoo and OpenSpiel."""
