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

### The page on which one tries the library, for programmers.

try-title = Try the library · Realmino
try-description = Examples of the Realmino library in Python, to be changed and run in your browser.
try-heading = Try the library
try-text = These are the examples of the documentation. Change one and run it: Python runs on your device, and nothing leaves it. Names that the same document has defined further up are known.
try-example = Example
try-code = Python
try-run = Run
try-stop = Stop
try-again = Take the example again
try-output = Output
try-starting = Python is starting.
try-ready = Python is ready.
try-running = Python is running this.
try-done = Done.
try-stopped = Stopped. Python is starting again.
try-failed = Python could not be started. Load the page again to try once more.
try-noscript = This page needs JavaScript, which is switched off here.
try-reference = The reference of the library
try-back = To the game
