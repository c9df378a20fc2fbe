"""The messages of a catalogue, and how they become the sentences that people read."""
