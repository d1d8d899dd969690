"""Drivers that support some operations, each with its own way to say so. ``wrong=TANH`` makes results of it wrong."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nnconform.harness.model.codes import ErrorStatus, OperandType, OperationType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep

Supported = list[tuple[bool, ...]]


class Partial(ReferenceDevice):
    """Supports the operations that ``only`` names. ``questions`` are the models that it was asked about."""

    # Whether every float32 result is rounded to float16.
    halves = False

    def __init__(self, wrong: str = "", hal: str = "aidl4", **options: str) -> None:
        super().__init__(hal=hal, **options)
        self.questions: list[Model] = []
        struck, halves = {OperationType[name] for name in wrong.split(",") if name}, self.halves

        class Struck(SeenStep):
            def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
                for result in results if call.op.code in struck else ():
                    if result.dtype.kind == "f":
                        result *= 1.25
                    else:
                        np.invert(result, out=result)
                for result in results if halves else ():
                    if result.dtype == np.float32:
                        result[...] = result.astype(np.float16)

        vars(self).update(step=Struck)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        self.questions.append(model)
        return super().supported_operations(model)


class AllOrNothing(Partial):
    """Refuses a model as a whole; ``most``: also one of more operations."""

    def __init__(self, most: str = "1000", **options: str) -> None:
        super().__init__(**options)
        self.most = int(most)

    def _supported(self, model: Model, checked: Sequence[CheckedGraph]) -> Supported:
        every = super()._supported(model, checked)
        takes = all(map(all, every)) and len(model.main.operations) <= self.most
        return [tuple(takes for _ in each) for each in every]


class Halves(Partial):
    """Computes floats in 16 bits: takes float32 in relaxed models alone."""

    halves = True

    def _supported(self, model: Model, checked: Sequence[CheckedGraph]) -> Supported:
        every = super()._supported(model, checked)
        if model.relax_computation_float32_to_float16:
            return every
        types = [[operand.type for operand in graph.operands] for graph in (model.main, *model.referenced)]
        return [
            tuple(
                each and all(own[index] != OperandType.TENSOR_FLOAT32 for index in (*step.inputs, *step.outputs))
                for each, step in zip(answers, graph.operations, strict=True)
            )
            for answers, own, graph in zip(every, types, (model.main, *model.referenced), strict=True)
        ]


class Beside(Partial):
    """Supports NEG in a model that has a FLOOR, which it does not support."""

    def _supported(self, model: Model, checked: Sequence[CheckedGraph]) -> Supported:
        types = [step.type for step in model.main.operations]
        every = super()._supported(model, checked)
        has = OperationType.FLOOR in types
        own = (each and (has or code != OperationType.NEG) for each, code in zip(every[0], types, strict=True))
        return [tuple(own), *every[1:]]


class HalvesAtOnce(AllOrNothing, Halves):
    """Computes floats in 16 bits, and refuses a model as a whole."""


class Fickle(Partial):
    """Supports no NEG, but says at the question ``at``, by number, that it does. ``forgets`` a model of two operations
    that it supported when it was asked before.
    """

    def __init__(self, at: str = "0", forgets: str = "", **options: str) -> None:
        super().__init__(**options)
        self.at, self.forgets = int(at), bool(forgets)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        if len(self.questions) == self.at:
            return status, (True,) * len(supported)
        return status, (False,) * len(supported) if self._is_forgotten(model) else supported

    def check_preparation(self, model, *arguments):
        if self._is_forgotten(model):
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, *arguments)

    def _is_forgotten(self, model: Model) -> bool:
        return self.forgets and len(model.main.operations) == 2 and self.questions.count(model) > 1


class Unfused(Partial):
    """Supports no operation that reads a result which is not an output."""

    def _supported(self, model: Model, checked: Sequence[CheckedGraph]) -> Supported:
        main, every = model.main, super()._supported(model, checked)
        inner = {index for step in main.operations for index in step.outputs} - set(main.output_indexes)
        reads = [inner.isdisjoint(step.inputs) for step in main.operations]
        return [tuple(each and own for each, own in zip(every[0], reads, strict=True)), *every[1:]]


class NothingFails(Partial):
    """Cannot go on with a tensor without elements; ``extents=no``: computes no extents either."""

    def __init__(self, extents: str = "", **options: str) -> None:
        super().__init__(**options)
        open_ends = bool(extents)

        class Grid(SeenStep):
            def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
                if open_ends or any(not each.size for each in results):
                    raise RuntimeError("no grid to launch")

        vars(self).update(step=Grid)
