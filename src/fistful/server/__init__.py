"""The server: tables over the network. Append durably, then acknowledge, then tell."""
