"""Faults in tensors and pools beyond a number of bytes or elements, whatever the operation."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.faulty._seen import QUICK, fault_of_extremes
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

KIB, MIB = 1 << 10, 1 << 20


class OnOutputs(ReferencePreparedModel):
    """A driver whose outputs are changed by ``strike``."""

    operations = QUICK

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = [output.copy() for output in super().compute(inputs, limits)]
        self.strike(inputs, outputs)
        return outputs

    def strike(self, inputs: list[Array | None], outputs: list[Array]) -> None:
        """Change the outputs in place."""
        raise NotImplementedError


@fault_of_extremes()
class OffsetsIn16Bits(OnOutputs):
    """What an output has beyond 64 KiB is what it has at its beginning."""

    def strike(self, inputs: list[Array | None], outputs: list[Array]) -> None:
        for output in outputs:
            flat, many = output.reshape(-1), 64 * KIB // output.itemsize
            flat[many:] = np.resize(flat[:many], max(flat.size - many, 0))


@fault_of_extremes()
class PoolsBeyond1Mib(OnOutputs):
    """The last element is not written if the arguments take more than 1 MiB."""

    def strike(self, inputs: list[Array | None], outputs: list[Array]) -> None:
        arguments = [*outputs, *(each for each in inputs if each is not None)]
        if sum(each.nbytes for each in arguments) > MIB and outputs[-1].size:
            last = outputs[-1].reshape(-1)[-1:]
            last[...] = ~last if last.dtype.kind == "b" else 0 if last[0] else 1


@fault_of_extremes()
class ElementsBeyond15Bits(OnOutputs):
    """Elements of an output beyond 32,768 repeat its first."""

    def strike(self, inputs: list[Array | None], outputs: list[Array]) -> None:
        for output in outputs:
            flat = output.reshape(-1)
            flat[1 << 15 :] = flat[:1]


@fault_of_extremes()
class InputsBeyond64Kib(ReferencePreparedModel):
    """An input of more than 64 KiB is read without its last row of 64 bytes."""

    operations = QUICK

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        read = []
        for value in inputs:
            if value is not None and value.nbytes > 64 * KIB:
                value = value.copy()
                value.reshape(-1)[-64 // value.itemsize :] = 0
            read.append(value)
        return super().compute(read, limits)
