"""The review: a finished game looked at again, with what everybody could know at the time.

Read in this order: `positions` (a record step by step), `rollouts` (how a position is valued),
`judge` (what a decision was worth), `review` (the whole game), `story` and `picture` (how it is
told), `command` (`fistful review`).
"""
