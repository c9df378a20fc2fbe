"""Boards that other pages embed."""
