"""The lab: many games between bots, and what they tell.

Read in this order: `stats` (how sure a rate is), `report` (what a run found), `runner` (the run
itself, on all cores), `command` (`fistful sim`).
"""
