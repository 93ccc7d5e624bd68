"""The same study on a real Ray of this machine: the same report, byte for byte."""

import sys

import pytest

from fistful.engine.errors import Invalid
from fistful.lab.executor import Here, OnRay
from fistful.lab.experiment import Experiment
from fistful.lab.study import read_study
from tests.lab.test_study import HERE, STUDY, report


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Invalid, match="no-ray"):
        OnRay()


@pytest.mark.filterwarnings("default")
def test_a_study_on_ray_is_the_study_here() -> None:
    pytest.importorskip("ray", reason="the extra `cluster` is not installed")
    study = read_study(STUDY.replace("games = 50", "games = 26"), HERE)
    cluster = OnRay()
    try:
        there = Experiment(study, None).play(cluster)
    finally:
        cluster.close()
    assert report(there) == report(Experiment(study, None).play(Here()))
