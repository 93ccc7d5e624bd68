"""The quick part of the audit: every game on a TV and on a phone, and the screens around them."""

import pytest
from playwright.sync_api import Browser

from tests.web.audit.known import judge
from tests.web.audit.plan import QUICK, audit


@pytest.mark.parametrize("name", QUICK)
def test_everything_can_be_seen_read_and_pressed(browser: Browser, name: str) -> None:
    new, gone = judge(audit(browser, name, QUICK[name]))
    assert new == [], "not as it should be, and not in tests/web/audit/known.txt"
    assert gone == [], "mended: take it out of tests/web/audit/known.txt"
