"""Models with an operation of a vendor extension, and their execution, for the checks of extensions.

The expected values are Fibonacci numbers, worked by hand.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import Pattern
from nnconform.harness.execution.expect import expect, not_applicable
from nnconform.harness.execution.paths import PLAIN, ExecutionOptions
from nnconform.harness.extensions.bundled.fibonacci import (
    FIBONACCI,
    INT64,
    NAME,
    TENSOR_QUANT64_ASYMM,
    FibonacciQuantisation,
)
from nnconform.harness.model.codes import OperandLifeTime, extension_type
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.results.verdict import Verdict

COUNT = 8
# 1 1 2 3 5 8 13 21, in steps of a half from -3.
QUANTISATION = FibonacciQuantisation(0.5, -3)
STORED = (-1, -1, 1, 3, 7, 13, 23, 39)
_GUARD = 64


def need_fibonacci(subject: Subject) -> None:
    """Raises VerdictReached (not applicable) if the driver does not offer the extension."""
    _, extensions = subject.device.supported_extensions()
    if NAME not in {extension.name for extension in extensions}:
        not_applicable(f"the driver does not offer the extension {NAME}, which this check needs")


def fibonacci(
    prefix: int = 1,
    *,
    operation: int = FIBONACCI,
    type: int | None = None,
    quantisation: FibonacciQuantisation = QUANTISATION,
    extent: int = COUNT,
    count: int | None = None,
) -> Model:
    """Return a model of one FIBONACCI operation. Its n is an input, or the constant ``count``; ``type`` is n's
    (default: INT64).
    """
    constant = count is not None
    n = Operand(
        extension_type(prefix, INT64) if type is None else type,
        (),
        OperandLifeTime.CONSTANT_COPY if constant else OperandLifeTime.SUBGRAPH_INPUT,
        location=DataLocation(0, 0, 8) if constant else DataLocation(),
        number_of_consumers=1,
    )
    numbers = Operand(
        extension_type(prefix, TENSOR_QUANT64_ASYMM),
        (extent,),
        OperandLifeTime.SUBGRAPH_OUTPUT,
        extra_params=quantisation.pack(),
    )
    step = Operation(extension_type(prefix, operation), (0,), (1,))
    main = Subgraph((n, numbers), (step,), () if constant else (0,), (1,))
    values = b"" if count is None else np.int64(count).tobytes()
    return Model(main, operand_values=values, extension_name_to_prefix=((NAME, prefix),))


def beside(model: Model) -> Model:
    """Return the model with the operation of ``add_float32`` appended, whose inputs and output come last."""
    other = models.case("add_float32").model
    shift, data = len(model.main.operands), len(model.operand_values)
    operands = []
    for operand in other.main.operands:
        place = operand.location
        moved = operand.lifetime == OperandLifeTime.CONSTANT_COPY
        operands.append(replace(operand, location=replace(place, offset=place.offset + data)) if moved else operand)
    steps = [
        replace(step, inputs=_shifted(step.inputs, shift), outputs=_shifted(step.outputs, shift))
        for step in other.main.operations
    ]
    main = Subgraph(
        (*model.main.operands, *operands),
        (*model.main.operations, *steps),
        (*model.main.input_indexes, *_shifted(other.main.input_indexes, shift)),
        (*model.main.output_indexes, *_shifted(other.main.output_indexes, shift)),
    )
    return replace(model, main=main, operand_values=model.operand_values + other.operand_values)


def _shifted(indexes: tuple[int, ...], shift: int) -> tuple[int, ...]:
    return tuple(index + shift for index in indexes)


@dataclass
class VendorRun:
    """One execution of ``fibonacci`` or of ``beside`` it, in its own memory with guard bytes around every output."""

    subject: Subject
    values: list[bytes]
    sizes: list[int]

    def __post_init__(self) -> None:
        self.inputs = self.subject.memory(b"".join(each + bytes(-len(each) % 8) for each in self.values))
        self.size = sum(self.sizes) + _GUARD * (len(self.sizes) + 1)
        self.outputs = Memory.create(self.size)
        self.pattern = bytes(Pattern(self.subject.session.seed).of(self.subject.session.next_run(), self.size))
        self.outputs.view()[:] = self.pattern

    def request(self) -> Request:
        """Return the request to execute."""
        inputs, start = [], 0
        for value in self.values:
            inputs.append(RequestArgument(DataLocation(0, start, len(value))))
            start += len(value) + -len(value) % 8
        outputs = [RequestArgument(DataLocation(1, start, size)) for start, size in self._places()]
        return Request(tuple(inputs), tuple(outputs), (self.inputs, self.outputs))

    def _places(self) -> list[tuple[int, int]]:
        places, start = [], _GUARD
        for size in self.sizes:
            places.append((start, size))
            start += size + _GUARD
        return places

    def execute(self, prepared: PreparedModel, path: str, options: ExecutionOptions = PLAIN) -> ExecutionResult:
        """Execute. Raises VerdictReached if the form of the result is wrong or another byte than an output's is
        written.
        """
        result = self.subject.execute(prepared, self.request(), path, options)
        outside, pattern = bytearray(self.outputs.view()), bytearray(self.pattern)
        for start, size in self._places():
            outside[start : start + size] = pattern[start : start + size] = bytes(size)
        expect(outside == pattern, "the driver wrote outside its outputs")
        return result

    def output(self, index: int) -> bytes:
        """Return the bytes of an output."""
        start, size = self._places()[index]
        return bytes(self.outputs.view()[start : start + size])


def run_fibonacci(subject: Subject, count: int | None = COUNT, extent: int = COUNT) -> VendorRun:
    """Return a run of ``fibonacci`` with the input ``count`` (None: a constant of the model)."""
    values = [] if count is None else [np.int64(count).tobytes()]
    return VendorRun(subject, values, [8 * extent])


def expect_numbers(got: bytes, wanted: tuple[int, ...] = STORED) -> None:
    """Expect these elements."""
    numbers = np.frombuffer(got, "<i8").tolist()
    expect(numbers == list(wanted), f"FIBONACCI: got {numbers}, wanted {list(wanted)}", Verdict.WRONG)
