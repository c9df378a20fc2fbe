"""The benchmarks of `python build.py bench`: start, dragging, sizes, memory, the core's speed."""
