"""Remote play: fair deals, letters and invitations for games between distant players.

`docs/fair.md` explains the protocol. Everything here is a value or a pure function, uses only the
standard library, and checks all its input. The protocol is in the core because both the
terminal and the page use it; the page loads it with its `friends` feature.
"""
