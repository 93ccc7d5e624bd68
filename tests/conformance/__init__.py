"""One suite for every game: what must hold whatever the rules are.

A game takes part as soon as `tests/secrets` has a module for it; nothing here is edited for it.
`leaks` (who learns what), `honesty` (guessed worlds), `replay`, `course` (clone, commute, refuse,
legal, conserve, end) hold the checks: each plays games with seeded dice, raises `Fault` at the
first thing wrong, and returns how much it has looked at. The tests call them with the sizes of
`sizes`, `tests/promises.py` with the full ones, and `mutants` are what they must find.
"""
