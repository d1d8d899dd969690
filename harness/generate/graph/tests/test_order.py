"""Tests of a graph in another order: it means the same."""

from __future__ import annotations

from random import Random

import numpy as np

from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.order import in_order_of
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.validate.model import validate_model

PLAIN = Palette.of(wanted=lambda op, signature: op.code in (O.ADD, O.TANH, O.RESHAPE, O.CONCATENATION, O.SPLIT, O.MUL))


def test_another_order_is_valid_and_has_the_same_outputs() -> None:
    oracle = open_oracle()
    changed = 0
    for seed in range(20):
        graph = draw_graph(Choices.from_seed(seed), PLAIN, 8)
        assert graph is not None
        other = in_order_of(graph, Random(seed))
        validate_model(other.model)
        values = [oracle.ready(each.model)(each.inputs) for each in (graph, other)]
        texts = [sorted(np.asarray(value).tobytes() for value in each) for each in values]
        assert texts[0] == texts[1]
        changed += other.model != graph.model
    oracle.close()
    assert changed >= 18


def test_inputs_and_outputs_do_not_always_ascend() -> None:
    graphs = [draw_graph(Choices.from_seed(seed), PLAIN, 8) for seed in range(40)]
    ascending = [
        g and list(g.model.main.output_indexes) == sorted(g.model.main.output_indexes)
        and list(g.model.main.input_indexes) == sorted(g.model.main.input_indexes)
        for g in graphs
    ]  # fmt: skip
    assert 0 < sum(map(bool, ascending)) < 30
