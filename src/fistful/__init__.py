"""Fistful: the table for standoff games."""
