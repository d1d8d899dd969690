"""Random graphs, each split at random over three copies of one driver: the same bits as from the driver alone.

NNCONFORM_PARTITIONS sets the number of graphs; a thousand take some minutes.
"""

from __future__ import annotations

import os
from contextlib import closing

import pytest

from nnconform.harness.campaigns.graphs import GraphRunner
from nnconform.harness.conformance.support.driver_palette import palette_of
from nnconform.harness.execution.compiled_model import CompiledModel
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.runtime.device import FrameworkDevice
from nnconform.harness.runtime.framework import Partitioning
from nnconform.harness.runtime.placement import Scatter
from nnconform.harness.runtime.prepared import FrameworkPreparedModel

REFERENCE = "inproc:reference_driver"
COUNT = int(os.environ.get("NNCONFORM_PARTITIONS", "15"))


@pytest.fixture(scope="module")
def sessions():
    with (
        closing(Session(REFERENCE)) as whole,
        closing(Session(f"framework:{REFERENCE}|{REFERENCE}|{REFERENCE}")) as split,
    ):
        yield whole, split


def has_open_temporaries(graph):
    temporaries = [each for each in graph.operands if each.lifetime == OperandLifeTime.TEMPORARY_VARIABLE]
    return any(0 in each.dimensions for each in temporaries)


def test_splitting_changes_no_bit(sessions):
    whole, split = sessions
    oracle = open_oracle()
    runner = GraphRunner(whole, oracle, palette_of(whole), 12)
    device = split.device()
    assert isinstance(device, FrameworkDevice)
    steps = interpreted = with_open = 0
    for number in range(COUNT):
        graph = runner.drawn(runner.choices(1, number))
        if graph is None:
            continue
        device.framework.partitioning = Partitioning(scatter=Scatter(number))
        on_one, on_parts = (prepare(session, graph.model).prepared for session in sessions)
        assert on_one is not None, number
        assert on_parts is not None, number
        with (
            CompiledModel(whole, graph.model, on_one) as one,
            CompiledModel(split, graph.model, on_parts) as parts,
        ):
            pairs = list(zip(one(graph.inputs), parts(graph.inputs), strict=True))
        differing = [
            place
            for place, (wanted, got) in enumerate(pairs)
            if place not in graph.unspecified and (wanted.shape != got.shape or wanted.tobytes() != got.tobytes())
        ]
        assert (number, differing, device.take_incidents()) == (number, [], ())
        assert isinstance(on_parts, FrameworkPreparedModel)
        steps += len(on_parts.steps)
        interpreted += any(step.device == "interpreter" for step in on_parts.steps)
        with_open += has_open_temporaries(graph.model.main)
    oracle.close()
    # Otherwise nothing was split, and nothing shown.
    assert steps > 3 * COUNT
    assert interpreted
    assert with_open
