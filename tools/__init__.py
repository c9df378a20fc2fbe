"""The parts of build.py, a folder for each purpose."""
