"""Blasting Billy: give, claim or dump, and never own more than Billy."""
