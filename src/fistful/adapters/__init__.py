"""Doors for researchers: PettingZoo, OpenSpiel, and thousands of games in one array.

These need the extra `research` (`pip install fistful[research]`); nothing else imports them.
"""
