"""The lab: many games between bots, and what they tell.

Read in this order: `stats` (how sure a rate is), `play` (one game), `executor` (where work is
done), `ledger` (results that survive), then what is built on them:

- `fistful sim`: `report`, `runner`, `command`;
- `fistful arena`: `arena` (what is played), `tournament` (the run), `standings` (what came of it);
- `fistful lab`: `study` (the question), `observe` and `tally` (what is counted), `experiment` (the
  run), `findings` (what it means), `study_page` (the report);
- `fistful tune`: `contest`, `tune`.
"""
