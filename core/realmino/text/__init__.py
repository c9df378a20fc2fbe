"""What people read: messages of a catalogue and how they become sentences."""
