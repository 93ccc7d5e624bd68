"""Get Billy the Kid!, rule by rule. Worked examples are records in tests/rulebook."""
