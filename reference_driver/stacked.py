"""One operation computed for several values of its tensors at once: the values are stacked along an axis in front."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from typing import Any

import numpy as np

from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.numbers import SCALARS, Array
from nnconform.harness.ops.batch import arguments_in_parts
from nnconform.harness.ops.schema import Omission
from nnconform.reference_driver.deadline import UNLIMITED
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.plan import Step
from nnconform.reference_driver.vendor_step import VendorStep

# Of images in NCHW order. No kernel that stacks has images among its results.
_STACKED_TO_NHWC = (0, 1, 3, 4, 2)


class Stack(ABC):
    """An operation whose tensors may be stacked; ``outputs`` are the operands of its results."""

    outputs: Sequence[int]

    @abstractmethod
    def takes(self, values: Sequence[Array | None], moved: Container[int]) -> bool:
        """Return whether the operation can be computed at once with these values, of which some are ``moved``."""

    @abstractmethod
    def run(self, values: Sequence[Array | None], moved: Mapping[int, Array]) -> list[Array]:
        """Return the results, whose first axis counts the values, as that of those that are ``moved`` does."""


class _ByElement(Stack):
    """An operation element by element of which all but the values of its tensors is known."""

    def __init__(self, step: Step, constants: Sequence[Array | None]) -> None:
        operands, takes = step.graph.operands, step.kernel.takes
        self._step = step
        self._indexes = [slot.indexes[0] for slot in step.slots]
        self.outputs = step.operation.outputs
        output = operands[self.outputs[0]]
        self._rank = len(output.dimensions)
        self._sources = [
            (slot.name, index, step.binding.reader(operands[index], takes, to_nhwc=False))
            for slot, index in zip(step.slots, self._indexes, strict=True)
        ]
        activation = step.activation(list(constants))
        self._write = step.binding.writer(output, takes, activation, to_nchw=False)

    def takes(self, values: Sequence[Array | None], moved: Container[int]) -> bool:
        return all(values[index] is not None for index in self._indexes)

    def run(self, values: Sequence[Array | None], moved: Mapping[int, Array]) -> list[Array]:
        arguments: dict[str, Any] = dict(self._step.constants)
        for name, index, read in self._sources:
            value = moved.get(index, values[index])
            assert value is not None
            if index in moved and value.ndim <= self._rank:
                # The axis that counts the values comes before those along which one is repeated.
                value = value.reshape(len(value), *(1,) * (self._rank + 1 - value.ndim), *value.shape[1:])
            arguments[name] = read(value)
        return [self._write(self._step.kernel.compute(**arguments))]


class _ByKernel(Stack):
    """An operation whose kernel stacks."""

    def __init__(self, step: Step) -> None:
        self._step, self.outputs = step, step.operation.outputs
        operands = step.graph.operands
        self._scalars = [index for index in step.operation.inputs if operands[index].type in SCALARS]
        self._images = frozenset(slot.name for slot in step.slots if slot.image)
        self._needed = frozenset(arg.name for arg in step.call.form.inputs if arg.omission is Omission.NEVER)

    def takes(self, values: Sequence[Array | None], moved: Container[int]) -> bool:
        # A kernel gets scalars as numbers.
        if any(index in moved for index in self._scalars):
            return False
        if self._step.static:
            return True
        try:
            known = self._step.known(list(values))
        except ValidationError:
            return False
        # The rules are the same for all if they read no tensor that is moved: of one that may be left out they read
        # whether it is there.
        return not any(index in moved for name, index in known.read.items() if name in self._needed)

    def run(self, values: Sequence[Array | None], moved: Mapping[int, Array]) -> list[Array]:
        step, count, nchw = self._step, len(next(iter(moved.values()))), self._step.nchw
        arguments = {name: _once(value) for name, value in step.constants.items()}
        if not step.static:
            known = step.known(list(values))
            arguments.update(known.derived)
            nchw = known.nchw
        for name, index, read in step.sources(nchw=False).single:
            value = moved[index] if index in moved else _once(values[index])
            if nchw and value is not None and name in self._images:
                value = value.transpose(_STACKED_TO_NHWC)
            arguments[name] = None if value is None else read(value)
        results = step.kernel.compute(**arguments)
        writers = step.write(list(values), nchw=False)
        return [
            np.broadcast_to(write(result), (count, *result.shape[1:]))
            for write, result in zip(writers, results, strict=False)
        ][: len(self.outputs)]


class ByPart(Stack):
    """An operation whose results for a batch are those for its parts: the values are the parts of one large batch.

    ``divided`` are the operands that a batch is in; what else it reads is the same for all values.
    """

    def __init__(self, step: Step, divided: frozenset[int]) -> None:
        self._step, self._divided, self.outputs = step, divided, step.operation.outputs

    def takes(self, values: Sequence[Array | None], moved: Container[int]) -> bool:
        others = (index for _, index, _ in self._step.sources(nchw=bool(self._step.nchw)).single)
        return not any(index in moved for index in others if index not in self._divided)

    def run(self, values: Sequence[Array | None], moved: Mapping[int, Array]) -> list[Array]:
        step, count, nchw = self._step, len(next(iter(moved.values()))), bool(self._step.nchw)
        arguments = step.constants.copy()
        if "limits" in step.kernel.specials:
            arguments["limits"] = UNLIMITED
        for name, index, read in step.sources(nchw=nchw).single:
            value = values[index]
            if index in moved:
                value = moved[index].reshape(count * moved[index].shape[1], *moved[index].shape[2:])
            elif value is not None and index in self._divided:
                value = np.tile(value, (count, *(1,) * (value.ndim - 1)))
            arguments[name] = None if value is None else read(value)
        results = step.kernel.compute(**arguments)
        several = results if isinstance(results, tuple | list) else (results,)
        written = (write(result) for write, result in zip(step.write(list(values), nchw=nchw), several, strict=False))
        return [each.reshape(count, len(each) // count, *each.shape[1:]) for each in written][: len(self.outputs)]


def _divided(step: Step) -> frozenset[int]:
    """Return the operands of the arguments that a batch may be given in, which the kernel reads at execution; none if
    it needs more than that.
    """
    if not step.static or any(slot.repeated for slot in step.slots):
        return frozenset()
    operands = step.graph.operands
    names = arguments_in_parts(step.call, tuple(operands[index].dimensions for index in step.operation.outputs))
    slots = {slot.name: slot.indexes[0] for slot in step.slots}
    if not names <= slots.keys():
        return frozenset()
    divided = frozenset(slots[name] for name in names)
    # One operand may be rows and weights at once.
    if any(slot.indexes[0] in divided and slot.name not in names for slot in step.slots):
        return frozenset()
    # Scales of channels may be those of the first axis.
    return frozenset() if any(operands[index].extra_params for index in divided) else divided


def _once(value: Any) -> Any:
    """Return a tensor that is the same in all calls, or another argument as it is."""
    return value[np.newaxis] if isinstance(value, np.ndarray) and value.ndim else value


def stack_of(step: Step | VendorStep, constants: Sequence[Array | None]) -> Stack | None:
    """Return how the operation is computed for several values at once; None if it cannot be."""
    # A step of a faulty driver computes in a way of its own.
    if type(step) is not Step:
        return None
    if step.kernel.stacks:
        return _ByKernel(step)
    if by_element := _by_element(step, constants):
        return by_element
    return ByPart(step, divided) if (divided := _divided(step)) else None


def _by_element(step: Step, constants: Sequence[Array | None]) -> Stack | None:
    if not step.static or step.nchw or not step.call.op.elementwise:
        return None
    if step.kernel.takes is Takes.STORED or not step.slots or any(slot.repeated for slot in step.slots):
        return None
    operands = [step.graph.operands[index] for index in (*step.operation.inputs, *step.operation.outputs)]
    if not step.graph.operands[step.operation.outputs[0]].dimensions or any(each.extra_params for each in operands):
        return None
    return _ByElement(step, constants)
