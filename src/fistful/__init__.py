"""Fistful: the table for standoff games."""

__version__ = "0.1.0"
