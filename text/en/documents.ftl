### The frame of the documentation pages for programmers and hosts; their texts are in docs.

documents-short = Documentation
documents-page-title = { $title } – Documentation – Realmino
documents-description = { $title }: the documentation of Realmino, a Python library and website for playing { -game-K }, { -game-Q } and the { -game-W }.
documents-front = Overview
documents-skip = Skip to content
documents-play = Play
documents-to-contents = Contents
documents-contents = Documents
documents-rules = The rules
documents-reference = Library reference
documents-try = Try the library

### The page for trying the library, for programmers.

try-title = Try the library · Realmino
try-description = Python examples for the Realmino library that you can change and run in your browser.
try-heading = Try the library
try-text = These are the examples from the documentation. Change one and run it: everything runs on your device. Names defined earlier in the same document are available.
try-example = Example
try-code = Python
try-run = Run
try-stop = Stop
try-again = Reset
try-output = Output
try-starting = Python is starting…
try-ready = Python is ready.
try-running = Running…
try-done = Done.
try-stopped = Stopped. Python is restarting…
try-failed = Python couldn't start. Reload the page to try again.
try-noscript = This page needs JavaScript. Please turn it on.
try-reference = Library reference
try-back = Back to the game
