"""The engine: what every standoff game shares, and nothing of any one of them.

It knows no network, no clock, no screen and no language. Read in this order: `seats`, `dice`,
`words`, `events`, `state`, `phase`, `rules`, `game`.
"""
