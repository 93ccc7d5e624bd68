"""Puzzles: moments of games where what most would do gives much away.

`puzzle` is what one is and where they are kept, `judge` weighs the answers of a moment, `make`
finds moments in games of bots, `command` is `fistful puzzles`.
"""
