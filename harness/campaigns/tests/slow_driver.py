"""A driver that would take long to answer: it counts what it is asked, lacks some operations, and fails at FLOOR."""

from __future__ import annotations

from collections import Counter

from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.device import ReferenceDevice


class SlowDevice(ReferenceDevice):
    """Counts the questions by the first operation of the model."""

    lacks = frozenset({O.MUL, O.RESHAPE, O.TRANSPOSE, O.CONV_2D, O.SPLIT, O.TANH, O.CAST, O.SUB, O.EQUAL, O.MAXIMUM})

    def __init__(self):
        super().__init__()
        self.asked: Counter[int] = Counter()

    def supported_operations(self, model):
        code = model.main.operations[0].type
        self.asked[code] += 1
        if code == O.FLOOR:
            raise RuntimeError("it breaks down")
        status, supported = super().supported_operations(model)
        lacking = [step.type in self.lacks for step in model.main.operations]
        return status, tuple(a and not b for a, b in zip(supported, lacking, strict=True))


def open_device():
    return SlowDevice()
