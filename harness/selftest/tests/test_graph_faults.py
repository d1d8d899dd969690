"""Tests of the detection of kernel faults by random graphs, and of the minimised graphs."""

from __future__ import annotations

import pytest

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.selftest.graph_faults import GraphDetector, kernel_faults, sample_faults


def test_the_sample_of_faults_follows_from_the_seed() -> None:
    every = kernel_faults()
    assert len(every) > 1000
    assert sample_faults(every, 5, 1) == sample_faults(every, 5, 1) != sample_faults(every, 5, 2)
    with pytest.raises(UsageError, match="has no faults to inject"):
        kernel_faults("inproc:reference_driver")


def test_graphs_find_what_changes_answers_and_says_what_changes_none() -> None:
    wanted = {("neighbour_copied", "TANH"), ("rank_too_high", "ADD"), ("int32_through_float32", "ADD")}
    faults = [each for each in kernel_faults() if (each.name, each.operation.name) in wanted]
    detector = GraphDetector(5, 30, 6, budget=60)
    detections = {str(each.fault): each for each in detector.detect(faults)}
    detector.close()
    assert not detector.alarms
    tanh = detections["TANH neighbour_copied"]
    assert tanh.graph
    assert tanh.small <= 3
    assert tanh.fault.operation == OperationType.TANH
    # The integers in graphs are too small to show int32_through_float32; a call drawn for it shows it.
    missed = [each for each in detections.values() if not each.graph]
    assert all(each.fault.name != "neighbour_copied" for each in missed)
