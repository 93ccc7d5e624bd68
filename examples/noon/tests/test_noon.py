"""All that Fistful asks of a game, asked of Noon."""

from fistful_noon import GAME
from noon_secrets import SECRETS

from fistful.testing import conformance

test_noon_stands_the_suite = conformance(GAME, SECRETS)
