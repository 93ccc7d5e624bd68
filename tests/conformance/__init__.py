"""The suite of `fistful.testing`, played with every game there is and with a toy of our own.

A game takes part by itself; without a module in `tests/secrets` it fails. The suite is tested, too:
`mutants` and `faults` are what it must find. `tests/promises.py` plays it at full size.
"""
