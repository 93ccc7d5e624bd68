"""`python -m fistful`."""

from fistful.cli import main

main()
