"""Playing at one keyboard: full screen where there is a terminal, plain lines where not."""
