"""A model as a plain function: the steps of its program, without requests, memories and threads."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np

from nnconform.harness.driver.function import ModelFunction, NoAnswer
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.reference_driver.deadline import UNLIMITED, DeadlineMissed
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.plan import Program, Step
from nnconform.reference_driver.vendor_step import VendorStep

Answer = TypeVar("Answer")


class ProgramFunction(ModelFunction):
    """A program as a function."""

    def __init__(self, program: Program) -> None:
        self._program, self._plan = program, program.main
        self._dtypes: dict[int, np.dtype[Any]] = {}
        # How an operation is computed for several values at once; None if it cannot be, absent if not known yet.
        self._stacks: dict[int, _Stack | None] = {}

    def values(self, inputs: Sequence[Array | None]) -> list[Array | None]:
        return _answer(self._values, inputs)

    def results(self, number: int, values: Sequence[Array | None]) -> list[Array]:
        return _answer(self._results, number, values)

    def stacked(
        self, number: int, values: Sequence[Array | None], moved: Mapping[int, Array]
    ) -> list[Array | None] | None:
        if number not in self._stacks:
            self._stacks[number] = _stack_of(self._plan.steps[number], self._plan.constants)
        stack = self._stacks[number]
        if stack is None or any(values[index] is None for index in stack.indexes):
            return _answer(self._in_turn, number, values, moved)
        return [self._stored(stack.output, _answer(stack.run, values, moved))]

    def _values(self, inputs: Sequence[Array | None]) -> list[Array | None]:
        values = self._plan.values(inputs, UNLIMITED)
        for operation in self._plan.graph.operations:
            for index in operation.outputs:
                value = values[index]
                values[index] = None if value is None else self._stored(index, value)
        return values

    def _in_turn(self, number: int, values: Sequence[Array | None], moved: Mapping[int, Array]) -> list[Array | None]:
        """Return the results for several values, computed one after the other."""
        step, outputs, given = self._plan.steps[number], self._plan.graph.operations[number].outputs, list(values)
        every: list[list[Array]] = [[] for _ in outputs]
        for each in zip(*moved.values(), strict=True):
            for index, value in zip(moved, each, strict=True):
                given[index] = value
            for index in outputs:
                given[index] = None
            step.run(given, UNLIMITED)
            for index, results in zip(outputs, every, strict=True):
                if (value := given[index]) is not None:
                    results.append(value)
        return [
            self._stored(index, np.array(results)) if len({result.shape for result in results}) == 1 else None
            for index, results in zip(outputs, every, strict=True)
        ]

    def _results(self, number: int, values: Sequence[Array | None]) -> list[Array]:
        given, outputs = list(values), self._plan.graph.operations[number].outputs
        # As in an execution, in which they are not known yet.
        for index in outputs:
            given[index] = None
        self._plan.steps[number].run(given, UNLIMITED)
        return [self._stored(index, value) for index in outputs if (value := given[index]) is not None]

    def _stored(self, index: int, value: Array) -> Array:
        """Return a result in its operand's element type: in float64 precision it is wider."""
        dtype = self._dtypes.get(index)
        if dtype is None:
            operand = self._plan.graph.operands[index]
            dtype = self._program.vendors.dtype(operand) or DTYPES[OperandType(operand.type)]
            self._dtypes[index] = dtype
        if value.dtype == dtype:
            return value
        with np.errstate(all="ignore"):
            return value.astype(dtype)


class _Stack:
    """An operation element by element of which all but the values of its tensors is known: those may be stacked."""

    def __init__(self, step: Step, constants: Sequence[Array | None]) -> None:
        operands, takes = step.graph.operands, step.kernel.takes
        self._step = step
        self.indexes = [slot.indexes[0] for slot in step.slots]
        self.output = step.operation.outputs[0]
        self._rank = len(operands[self.output].dimensions)
        self._sources = [
            (slot.name, index, step.binding.reader(operands[index], takes, to_nhwc=False))
            for slot, index in zip(step.slots, self.indexes, strict=True)
        ]
        activation = step.activation(list(constants))
        self._write = step.binding.writer(operands[self.output], takes, activation, to_nchw=False)

    def run(self, values: Sequence[Array | None], moved: Mapping[int, Array]) -> Array:
        """Return the results, one for each of the moved values."""
        arguments: dict[str, Any] = dict(self._step.constants)
        for name, index, read in self._sources:
            value = moved.get(index, values[index])
            assert value is not None
            if index in moved and value.ndim <= self._rank:
                # The axis that counts the values comes before those along which one is repeated.
                value = value.reshape(len(value), *(1,) * (self._rank + 1 - value.ndim), *value.shape[1:])
            arguments[name] = read(value)
        return self._write(self._step.kernel.compute(**arguments))


def _stack_of(step: Step | VendorStep, constants: Sequence[Array | None]) -> _Stack | None:
    """Return how the operation is computed for several values at once; None if it cannot be."""
    # A step of a faulty driver computes in a way of its own.
    if type(step) is not Step or not step.static or step.nchw or not step.call.op.elementwise:
        return None
    if step.kernel.takes is Takes.STORED or not step.slots or any(slot.repeated for slot in step.slots):
        return None
    operands = [step.graph.operands[index] for index in (*step.operation.inputs, *step.operation.outputs)]
    if not step.graph.operands[step.operation.outputs[0]].dimensions or any(each.extra_params for each in operands):
        return None
    return _Stack(step, constants)


def _answer(compute: Callable[..., Answer], *arguments: Any) -> Answer:
    """Return what ``compute`` does. Raises NoAnswer for whatever keeps a model from being computed."""
    try:
        with np.errstate(all="ignore"):
            return compute(*arguments)
    except ValidationError as error:
        raise NoAnswer(str(error)) from None
    except (MemoryError, RecursionError, DeadlineMissed) as error:
        raise NoAnswer(type(error).__name__) from None
    except Exception as error:
        # As in an execution: a mistake of the driver is shown, and is a failure of this call alone.
        traceback.print_exc()
        raise NoAnswer(f"the driver raised {type(error).__name__}") from None
