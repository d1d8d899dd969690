"""Faults of executions that take for their own what an earlier one was told."""

from __future__ import annotations

from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_CHECK = "input_values.may_differ_from_run_to_run"


class Keeping(ReferencePreparedModel):
    """A prepared model that keeps some inputs of its first execution."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._kept: dict[int, Array] = {}
        self._places = self.places()

    def places(self) -> list[int]:
        """Return which inputs are kept."""
        raise NotImplementedError

    def read_by(self, code: O, argument: int) -> list[int]:
        """Return which inputs of the model the operations of a kind have as their argument of a number."""
        main = self.model.main
        operands = {each.inputs[argument] for each in main.operations if each.type == code}
        return [place for place, index in enumerate(main.input_indexes) if index in operands]

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        inputs = list(inputs)
        for place in self._places:
            given = inputs[place]
            if given is not None:
                kept = self._kept.setdefault(place, given.copy())
                inputs[place] = kept if kept.shape == given.shape else given
        return super().compute(inputs, limits)


@fault(_CHECK)
class BranchOfTheFirst(Keeping):
    """An IF takes the branch of the model's first execution in all others."""

    def places(self) -> list[int]:
        return self.read_by(O.IF, 0)


@fault(_CHECK)
class RoundsOfTheFirst(Keeping):
    """A loop is unrolled with the first execution: its integers are those of the first in all others."""

    def places(self) -> list[int]:
        main = self.model.main
        loops = {index for each in main.operations if each.type == O.WHILE for index in each.inputs}
        integers = (T.INT32, T.TENSOR_INT32)
        return [p for p, i in enumerate(main.input_indexes) if i in loops and main.operands[i].type in integers]


@fault(_CHECK)
class PlacesOfTheFirst(Keeping):
    """The rows that EMBEDDING_LOOKUP reads are planned with the first execution."""

    def places(self) -> list[int]:
        return self.read_by(O.EMBEDDING_LOOKUP, 0)


@fault(_CHECK)
class TableOfTheFirst(Keeping):
    """A table is rearranged with the first execution, and so is read once."""

    def places(self) -> list[int]:
        return self.read_by(O.EMBEDDING_LOOKUP, 1)


@fault(_CHECK)
class NumberOfTheFirst(Keeping):
    """The number around what is padded is that of the first execution."""

    def places(self) -> list[int]:
        return self.read_by(O.PAD_V2, 2)
