"""The server, tested on the real thing: real processes, real sockets, real databases."""
