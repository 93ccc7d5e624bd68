"""Every numbered rule is demonstrated by a test, and no test names a rule that is not there."""

from tests.rule_ids import demanded, demonstrated


def test_every_rule_has_a_test() -> None:
    assert sorted(demanded() - set(demonstrated())) == []


def test_every_rule_named_by_a_test_exists() -> None:
    assert sorted(set(demonstrated()) - demanded()) == []
