"""The parts of build.py: each module does one step between the sources and the site."""
