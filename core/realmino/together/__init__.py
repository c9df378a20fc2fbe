"""Games of people who are far apart: fair chance, and the letters and invitations they exchange.

Everything is a value or a pure function, uses the standard library only, and believes nothing:
`docs/fair.md` explains the protocol. It is in the core because the terminal speaks it as well as
the page, which fetches it with its feature `together`.
"""
