"""A right driver that rounds otherwise passes: graphs in which it failed while the bounds tried few directions, or took
a loop for one operation. So does the reference driver, where it did not.
"""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest

from nnconform.harness.campaigns.graphs import GraphRunner
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.codes import HalVersion

DRIVER = "service:inproc:nnconform.harness.campaigns.tests.loose_driver:open_loose?precision=float64"
REFERENCE = "service:inproc:reference_driver"
NODES = 10
# Driver, seed and number of each, with the operation that moved further than its bound.
GRAPHS = {
    "SOFTMAX": (DRIVER, 78, 188), "SOFTMAX of a row of three": (DRIVER, 78, 304), "WHILE": (DRIVER, 101, 360),
    "L2_NORMALIZATION": (DRIVER, 78, 914), "WHILE of another type": (DRIVER, 101, 378), "CONV_2D": (DRIVER, 101, 622),
    "QUANTIZED_LSTM": (DRIVER, 101, 414), "of 16 bits": (DRIVER, 101, 621),
    "RESIZE_BILINEAR to 63 columns": (REFERENCE, 2, 1854), "QUANTIZED_LSTM of 30 rows": (REFERENCE, 2, 4228),
    "of signed values": (REFERENCE, 3, 39),
}  # fmt: skip


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize(("driver", "seed", "number"), GRAPHS.values(), ids=GRAPHS)
def test_it_passes(driver: str, seed: int, number: int) -> None:
    with closing(open_oracle()) as oracle, closing(Session(driver)) as session:
        runner = GraphRunner(session, oracle, Palette.of(session.hal()), NODES)
        outcome = runner.run(seed, number).outcome
    assert outcome is not None
    assert not outcome.failed, outcome.message


def test_the_driver_does_round_otherwise() -> None:
    with closing(open_oracle()) as oracle, closing(Oracle(Session(DRIVER))) as loose:
        graphs = [draw_graph(Choices.fast(seed), Palette.of(HalVersion.V1_3), NODES) for seed in range(10)]
        differ = [
            not np.array_equal(one, other, equal_nan=one.dtype.kind == "f")
            for graph in graphs
            if graph is not None
            for one, other in zip(*(each.outputs(graph.model, graph.inputs) for each in (oracle, loose)), strict=True)
        ]
    assert 0 < sum(differ) < len(differ)
