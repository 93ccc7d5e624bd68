"""The same study on a real Ray of this machine: the same report, byte for byte."""

import pytest

from fistful.lab.executor import Here, OnRay
from fistful.lab.experiment import Experiment
from fistful.lab.study import read_study
from tests.lab.test_study import HERE, STUDY, report

pytest.importorskip("ray", reason="the extra `cluster` is not installed")


@pytest.mark.filterwarnings("default")
def test_a_study_on_ray_is_the_study_here() -> None:
    study = read_study(STUDY, HERE)
    cluster = OnRay()
    try:
        there = Experiment(study, None).play(cluster)
    finally:
        cluster.close()
    assert report(there) == report(Experiment(study, None).play(Here()))
