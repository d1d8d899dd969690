"""A small case, laid out for execution on a device."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.execution.arena import Arena
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed
from nnconform.harness.model.codes import ErrorStatus, OperandType, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request
from nnconform.harness.spec.case import Case

FLOAT, INT = OperandType.TENSOR_FLOAT32, OperandType.INT32


def addition(*, unknown: bool = False) -> Case:
    """[1, 2, 3] + [10, 20, 30]; the extents of all three tensors may be left open."""
    case = case_of(
        OperationType.ADD,
        [fed(FLOAT, [1, 2, 3]), fed(FLOAT, [10, 20, 30]), const(INT, 0)],
        [fed(FLOAT, [11, 22, 33])],
    )
    if not unknown:
        return case
    main = case.model.main
    operands = [replace(each, dimensions=(0,)) if each.type == FLOAT else each for each in main.operands]
    return replace(case, model=replace(case.model, main=replace(main, operands=tuple(operands))))


def prepare(device, model, **options) -> tuple[ErrorStatus, Any]:
    """Return what the preparation's callback received, once."""
    calls: list[tuple[ErrorStatus, Any]] = []
    status = device.prepare_model(model, **options, callback=lambda *given: calls.append(given))
    assert len(calls) == 1
    assert calls[0][0] == status
    return calls[0]


class Ready(msgspec.Struct):
    """A prepared case and a request for it."""

    case: Case
    prepared: Any
    arena: Arena
    request: Request

    def expected(self) -> list[Array]:
        return [each for each in self.case.expected if each is not None]

    def is_right(self, shapes) -> bool:
        """Return whether the outputs are as expected, in these shapes."""
        assert [shape.dimensions for shape in shapes] == [each.shape for each in self.expected()]
        return self.wrote()

    def wrote(self) -> bool:
        """Return whether the outputs are as expected, without shapes, as after a fenced execution."""
        outputs = self.arena.outputs()
        assert self.arena.violations() == []
        return all(np.array_equal(actual, each) for actual, each in zip(outputs, self.expected(), strict=True))


def ready(device, case=None, **options) -> Ready:
    """``case``, prepared and laid out."""
    case = case or addition()
    status, prepared = prepare(device, case.model, **options)
    assert status == ErrorStatus.NONE
    arena = Arena(7)
    return Ready(case, prepared, arena, arena.lay_out(case.model, case.inputs, case.expected, 1))
