"""Drivers that are wrong of PAD: one where the paddings are an input, one by a number that means nothing."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, raw
from nnconform.reference_driver.parts import driver_of
from nnconform.reference_driver.plan import Step


class PaddingsGiven(Step):
    """PAD turns the result around if an input of the model has the paddings."""

    def compute(self, call: Call, arguments: Arguments) -> Sequence[Array]:
        results = super().compute(call, arguments)
        if call.op.code != OperationType.PAD:
            return results
        given = self.graph.operands[self.operation.inputs[1]].lifetime == OperandLifeTime.SUBGRAPH_INPUT
        return [_wrong(each) for each in results] if given else results


class OneInThree(Step):
    """PAD is wrong of every third input, by its checksum."""

    def compute(self, call: Call, arguments: Arguments) -> Sequence[Array]:
        results = super().compute(call, arguments)
        if call.op.code != OperationType.PAD:
            return results
        strikes = crc32(raw(arguments["input"]).tobytes()) % 3 == 0
        return [_wrong(each) for each in results] if strikes else results


def _wrong(result: Array) -> Array:
    changed = np.array(result)
    changed.reshape(-1)[0] += 7
    return changed


def open_paddings_given(**options: str) -> object:
    """Return the driver that is wrong of paddings that are an input."""
    return driver_of(PaddingsGiven)(**options)


def open_one_in_three(**options: str) -> object:
    """Return the driver that is wrong of one input in three."""
    return driver_of(OneInThree)(**options)
