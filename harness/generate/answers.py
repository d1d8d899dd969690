"""Answers to generated models from the driver that serves as the oracle, and output scales that make answers tell."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace

import numpy as np

from nnconform.harness.driver.interface import Device, PreparedModel
from nnconform.harness.generate.per_op import Drawn
from nnconform.harness.model.codes import ErrorStatus, OperandType
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES, QUANTISED, Array, byte_size, quantised_range
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.oracle.bounds import Refused

# Room for an output whose size the model does not tell; a generated one is far smaller.
_ROOM = 1 << 18
# How often an output's scale is halved or doubled before its saturation is accepted.
_STEPS = 14
# No output scale is made smaller than this: 32-bit fixed point cannot hold sums in units that are far smaller than the
# inputs', and what it then gives is not in the contract.
_FINEST = 2.0**-9


class NoAnswer(Refused):
    """The oracle refused the model or its inputs."""


class Oracle:
    """A device that answers models: expected values for generated cases."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self._memory = Memory.create(16 * _ROOM)

    def answer(self, model: Model, inputs: tuple[Array | None, ...]) -> list[Array]:
        """The outputs, in the operands' element types. Raises NoAnswer."""
        with closing(self.ready(model)) as ready:
            return ready(inputs)

    def ready(self, model: Model) -> Ready:
        """The model made ready to be asked, which it is until it is closed. Raises NoAnswer."""
        return Ready(model, self._prepare(model), self._memory)

    def _prepare(self, model: Model) -> PreparedModel:
        done = threading.Event()
        got: list[tuple[ErrorStatus, PreparedModel | None]] = []

        def callback(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            got.append((status, prepared))
            done.set()

        self.device.prepare_model(model, callback=callback)
        done.wait()
        status, prepared = got[0]
        if prepared is None:
            raise NoAnswer(f"preparation: {ErrorStatus(status).name}")
        return prepared


class Ready:
    """A prepared model: call it with inputs to have the outputs."""

    def __init__(self, model: Model, prepared: PreparedModel, memory: Memory) -> None:
        self.model, self._prepared, self._memory = model, prepared, memory
        self._outputs = [model.main.operands[index] for index in model.main.output_indexes]

    def __call__(self, inputs: Sequence[Array | None]) -> list[Array]:
        """The outputs, in the operands' element types. Raises NoAnswer."""
        view, end = self._memory.view(), 0
        arguments = []
        for array in inputs:
            if array is None:
                arguments.append(RequestArgument(has_no_value=True))
                continue
            view[end : end + array.nbytes] = array.tobytes()
            arguments.append(RequestArgument(DataLocation(0, end, array.nbytes), array.shape))
            end += -(-array.nbytes // 64) * 64
        outputs = []
        for operand in self._outputs:
            room = byte_size(OperandType(operand.type), operand.dimensions) or _ROOM
            outputs.append(RequestArgument(DataLocation(0, end, room)))
            end += -(-room // 64) * 64
        if end > self._memory.size:
            raise NoAnswer(f"inputs and outputs of {end} bytes, there is room for {self._memory.size}")
        result = self._prepared.execute_synchronously(Request(tuple(arguments), tuple(outputs), (self._memory,)))
        if result.status != ErrorStatus.NONE:
            raise NoAnswer(f"execution: {ErrorStatus(result.status).name}")
        found = []
        for operand, argument, shape in zip(self._outputs, outputs, result.output_shapes, strict=True):
            dtype = DTYPES[OperandType(operand.type)]
            count = int(np.prod(shape.dimensions, dtype=np.int64))
            place = argument.location.offset
            found.append(np.frombuffer(view, dtype, count, place).reshape(shape.dimensions).copy())
        return found

    def close(self) -> None:
        """Close the prepared model."""
        self._prepared.close()


def telling(drawn: Drawn, oracle: Oracle) -> tuple[Model, list[Array]]:
    """The model with free output scales such that few outputs saturate and most differ, and its answers.

    Raises NoAnswer.
    """
    model = drawn.model
    free = _free_outputs(drawn)
    for _ in range(_STEPS):
        try:
            outputs = oracle.answer(model, drawn.inputs)
        except NoAnswer:
            if not free:
                raise NoAnswer("the drawn model is refused") from None
            model = _rescaled(model, dict.fromkeys(free, 2.0))
            continue
        factors = {place: factor for place in free if (factor := _better(model, place, outputs[place])) != 1.0}
        if not factors:
            return model, outputs
        model = _rescaled(model, factors)
    return model, oracle.answer(model, drawn.inputs)


def specified(drawn: Drawn, outputs: list[Array]) -> list[Array | None]:
    """The answers to expect: None for outputs whose contents the contract leaves open."""
    # Only the last argument may stand for several outputs.
    unspecified = {place for place, arg in enumerate(drawn.form.outputs) if arg.unspecified}
    return [None if place in unspecified else output for place, output in enumerate(outputs)]


def _free_outputs(drawn: Drawn) -> list[int]:
    """The outputs whose quantisation the contract leaves free."""
    # Trailing outputs may have been left out.
    given = drawn.form.outputs[: len(drawn.model.main.output_indexes)]
    free = [arg.quantisation is None and not arg.any_type and drawn.row.type_of(arg) in QUANTISED for arg in given]
    return [place for place, is_free in enumerate(free) if is_free]


def _better(model: Model, place: int, output: Array) -> float:
    """By how much to multiply the scale of an output: 2 when many elements saturate, 1/2 when most are alike."""
    operand = model.main.operands[model.main.output_indexes[place]]
    low, high = quantised_range(OperandType(operand.type))
    if not output.size:
        return 1.0
    saturated = np.mean((output == low) | (output == high))
    spread = int(output.max()) - int(output.min())
    if saturated > 0.5:
        return 2.0
    alike = output.size > 1 and spread < 8 and saturated == 0
    return 0.5 if alike and operand.scale > _FINEST else 1.0


def _rescaled(model: Model, factors: dict[int, float]) -> Model:
    operands: list[Operand] = list(model.main.operands)
    for place, factor in factors.items():
        index = model.main.output_indexes[place]
        operands[index] = replace(operands[index], scale=operands[index].scale * factor)
    return replace(model, main=replace(model.main, operands=tuple(operands)))
