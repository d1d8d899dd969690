"""Extents that a model leaves unknown: those of its inputs come with the request, the others follow from them.

A graph is drawn with all its extents, and means the same without some. Only what has no subgraphs is opened, as drivers
need not know the extents within; and nothing before HAL 1.2, where a model declares the extents of its outputs.
"""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import FLOATS, QUANTISED

# Choices of what is left unknown; those below _KEPT leave the graph as it is.
OPENINGS, _KEPT = 1024, 768
# A model in which more results are open may need more room than the oracle has.
_RESULTS = 12
_DATA = FLOATS | QUANTISED
_RANKLESS = frozenset({L.TEMPORARY_VARIABLE, L.SUBGRAPH_OUTPUT})


def with_open_extents(graph: DrawnGraph, choices: Choices, hal: HalVersion) -> DrawnGraph:
    """Return the graph with some of its extents unknown, drawn at random, or as it is."""
    chosen = choices.integer(0, OPENINGS - 1)
    if chosen < _KEPT or hal < HalVersion.V1_2 or graph.model.referenced:
        return graph
    return opened_by(graph, Random(chosen))


def opened_by(graph: DrawnGraph, random: Random) -> DrawnGraph:
    """Return the graph without some of its extents: of none, half or all of its inputs, temporaries and outputs, one
    axis, several or the rank.
    """
    main = graph.model.main
    shares = {life: random.choice((0.0, 0.5, 1.0)) for life in (L.SUBGRAPH_INPUT, *sorted(_RANKLESS))}
    ranks = random.randrange(4) == 0
    operands, results = list(main.operands), 0
    for index, operand in enumerate(operands):
        if not operand.dimensions or operand.type not in _DATA or operand.extra_params is not None:
            continue
        if random.random() >= shares.get(operand.lifetime, 0.0):
            continue
        rankless = operand.lifetime in _RANKLESS
        results += rankless
        if results <= _RESULTS or not rankless:
            operands[index] = _opened(operand, random, ranks=ranks and rankless)
    return replace(graph, model=replace(graph.model, main=replace(main, operands=tuple(operands))))


def _opened(operand: Operand, random: Random, *, ranks: bool) -> Operand:
    """Return the operand without its rank, the extent of its first or last axis, or several."""
    extents = operand.dimensions
    rank = len(extents)
    open_axes = random.choice(({0}, {rank - 1}, set(range(rank)), set(random.sample(range(rank), -(-rank // 2)))))
    known = () if ranks else tuple(0 if axis in open_axes else extent for axis, extent in enumerate(extents))
    return replace(operand, dimensions=known)
