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
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.stacked import Stack, stack_of

Answer = TypeVar("Answer")


class ProgramFunction(ModelFunction):
    """A program as a function."""

    def __init__(self, program: Program) -> None:
        self._program, self._plan = program, program.main
        self._dtypes: dict[int, np.dtype[Any]] = {}
        # How an operation is computed for several values at once; None if it cannot be, absent if not known yet.
        self._stacks: dict[int, Stack | None] = {}

    def values(self, inputs: Sequence[Array | None]) -> list[Array | None]:
        return _answer(self._values, inputs)

    def results(self, number: int, values: Sequence[Array | None]) -> list[Array]:
        return _answer(self._results, number, values)

    def stacked(
        self, number: int, values: Sequence[Array | None], moved: Mapping[int, Array]
    ) -> list[Array | None] | None:
        if number not in self._stacks:
            self._stacks[number] = stack_of(self._plan.steps[number], self._plan.constants)
        stack = self._stacks[number]
        if stack is None or not stack.takes(values, moved):
            return _answer(self._in_turn, number, values, moved)
        return _answer(self._at_once, stack, values, moved)

    def _values(self, inputs: Sequence[Array | None]) -> list[Array | None]:
        values = self._plan.values(inputs, UNLIMITED)
        for operation in self._plan.graph.operations:
            for index in operation.outputs:
                value = values[index]
                values[index] = None if value is None else self._stored(index, value)
        return values

    def _at_once(self, stack: Stack, values: Sequence[Array | None], moved: Mapping[int, Array]) -> list[Array | None]:
        return [
            self._stored(index, value) for index, value in zip(stack.outputs, stack.run(values, moved), strict=True)
        ]

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
        return value if value.dtype == dtype else value.astype(dtype)


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
