"""Games between players who are far apart: fair deals, and their letters and invitations.

`docs/fair.md` explains the protocol. Everything here is a value or a pure function, uses only the
standard library, and checks all its input. The protocol is in the core because both the
terminal and the page use it; the page loads it with its feature `friends`.
"""
