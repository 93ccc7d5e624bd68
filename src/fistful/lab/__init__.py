"""The lab: many games between bots, and what they tell.

Read in this order: `stats` (how sure a rate is), `play` (one game), `series` (what is played, and
the one way to play much of it), `executor` (where work is done), `ledger` (results that survive),
`observe` and `tally` (what is counted), then the questions, each a series of its own:

- `fistful sim`: `sim`;
- `fistful arena`: `arena` (what is played), `standings` (what came of it);
- `fistful lab`: `study` (the question), `experiment` (the run), `findings` (what it means),
  `study_page` (the report);
- `fistful tune`: `contest`, `tune`.
"""
