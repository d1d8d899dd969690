"""Tests of graphs whose extents are not all known."""

from __future__ import annotations

from contextlib import closing
from random import Random

import numpy as np

from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.extents import _KEPT, opened_by, with_open_extents
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.validate.model import validate_model

PALETTE = Palette.of()


def drawn(count: int) -> list[DrawnGraph]:
    """Return graphs of known extents, but for results whose extents depend on values."""
    graphs = []
    for seed in range(count):
        choices = Choices.fast(seed)
        assert draw_graph(choices, PALETTE, 6) is not None
        graph = draw_graph(Choices.from_list([*choices.sequence[:-1], 0]), PALETTE, 6)
        assert graph is not None
        graphs.append(graph)
    return graphs


def test_a_graph_with_unknown_extents_is_valid_and_means_the_same() -> None:
    changed = 0
    with closing(open_oracle()) as oracle:
        for seed, graph in enumerate(drawn(40)):
            opened = opened_by(graph, Random(seed))
            validate_model(opened.model)
            values = [oracle.ready(each.model)(each.inputs) for each in (graph, opened)]
            assert all(map(np.array_equal, *values)) or graph.unspecified
            changed += opened.model != graph.model
    assert changed >= 25


def test_every_kind_of_opening_comes_up() -> None:
    kinds = {
        (operand.lifetime, "rank" if not operand.dimensions else "all" if not any(operand.dimensions) else "some")
        for place, graph in enumerate(drawn(16))
        for number in range(40)
        for before, operand in zip(
            graph.model.main.operands, opened_by(graph, Random(100 * place + number)).model.main.operands, strict=True
        )
        if operand != before
    }
    inside = {(life, how) for life in (L.TEMPORARY_VARIABLE, L.SUBGRAPH_OUTPUT) for how in ("rank", "all", "some")}
    assert kinds == {(L.SUBGRAPH_INPUT, "all"), (L.SUBGRAPH_INPUT, "some"), *inside}


def test_a_graph_is_left_as_it_is_by_low_choices_and_before_hal_1_2() -> None:
    graph = next(each for each in drawn(8) if not each.model.referenced)
    for hal, chosen in ((HalVersion.V1_3, 0), (HalVersion.V1_3, _KEPT - 1), (HalVersion.V1_1, _KEPT)):
        assert with_open_extents(graph, Choices.from_list([chosen]), hal) is graph
    opened = [with_open_extents(graph, Choices.from_list([_KEPT + n]), HalVersion.V1_2) for n in range(8)]
    assert any(each.model != graph.model for each in opened)


def test_subgraphs_keep_their_extents() -> None:
    graphs = [each for each in drawn(30) if each.model.referenced]
    assert graphs
    for graph in graphs:
        assert with_open_extents(graph, Choices.from_list([1023]), HalVersion.V1_3) is graph
