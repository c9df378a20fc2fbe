### The pages of the documentation, for programmers and hosts: what stands around its texts, which are in docs.

documents-short = Documentation
documents-page-title = { $title } – Documentation – Realmino
documents-description = { $title }: the documentation of Realmino, a Python library and a site to play { -game-K }, { -game-Q } and the { -game-W }.
documents-front = Overview
documents-skip = Skip to the text
documents-play = Play
documents-to-contents = Contents
documents-contents = Documents
documents-rules = The rules
documents-reference = Reference of the library
documents-try = Try the library
documents-colophon = An unofficial fan project, in words and drawings of its own. { -game-K } and { -game-Q } are games by Bruno Cathala, published by Blue Orange.
