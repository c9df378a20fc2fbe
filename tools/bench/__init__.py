"""What `python build.py bench` measures: start, dragging, sizes and memory, the core's speed."""
