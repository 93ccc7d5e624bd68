"""Get Billy the Kid!: find the Outlaw behind the answers, then chase him until seven."""
