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
try-failed = Python couldn’t start. Reload the page to try again.
try-noscript = This page needs JavaScript. Please turn it on.
try-reference = Library reference
try-back = Back to the game
