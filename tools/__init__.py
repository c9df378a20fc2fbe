"""The code behind build.py, with a folder for each purpose."""
