"""Models with much to keep: lists in orders of their own, inputs that nothing reads, graphs in another order than that
of the references to them, channels with scales of all digits.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import branches, look_alikes, models
from nnconform.harness.conformance.support.exact_sums import sum_type
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import DTYPES
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import read_spec

_GRAPHS = ("if_float32", "while_float32", models.NESTED)


@cache
def with_channels() -> tuple[Case, ...]:
    """Return cases of tensors whose channels have scales of their own, along the first dimension or another."""
    return tuple(read_spec(Path(__file__).with_suffix(".mod.py")))


def in_orders(subject: Subject) -> list[Case]:
    """Return cases whose inputs are of one type, and of several types, in order and in the other order."""
    several = [each for each in models.cases(subject.hal) if len(each.inputs) > 1]
    return [*look_alikes.inputs_in_orders(subject), *map(_turned, several)]


def _turned(case: Case) -> Case:
    main = case.model.main
    model = replace(case.model, main=replace(main, input_indexes=main.input_indexes[::-1]))
    return replace(case, name=f"{case.name}, turned", model=model, inputs=case.inputs[::-1])


def with_unread_inputs(subject: Subject) -> list[Case]:
    """Return cases with an input more, which nothing reads: the first one, of the type of the one behind it."""
    return [_with_unread(each) for each in (*look_alikes.inputs_in_orders(subject), models.case("add_float32"))]


def _with_unread(case: Case) -> Case:
    main = case.model.main
    second = main.operands[main.input_indexes[0]]
    operands = (*main.operands, replace(second, number_of_consumers=0))
    main = replace(main, operands=operands, input_indexes=(len(main.operands), *main.input_indexes))
    unread = np.full(second.dimensions, 3, DTYPES[OperandType(second.type)])
    name = f"{case.name} with an unread input"
    return replace(case, name=name, model=replace(case.model, main=main), inputs=(unread, *case.inputs))


def with_graphs(subject: Subject) -> list[Case]:
    """Return cases whose graphs are listed in another order than that of the references to them; also where
    graphs refer to graphs.
    """
    kind = sum_type(subject)
    cases = [models.case(name) for name in _GRAPHS]
    cases += [*branches.with_constants_everywhere(kind), branches.nested(kind, 3), branches.side_by_side(kind, 3)]
    return [replace(each, name=f"{each.name}, turned", model=_with_graphs_turned(each.model)) for each in cases]


def _with_graphs_turned(model: Model) -> Model:
    last = len(model.referenced) - 1

    def turned(operand: Operand) -> Operand:
        if operand.lifetime != L.SUBGRAPH:
            return operand
        return replace(operand, location=replace(operand.location, offset=last - operand.location.offset))

    moved = model.with_operands(turned)
    return replace(moved, referenced=moved.referenced[::-1])
