"""The arguments and the result of one execution.

Source: Request, RequestArgument, OutputShape and Timing of types.hal 1.0 to 1.3.
"""

from __future__ import annotations

import msgspec

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import NOWHERE, DataLocation
from nnconform.harness.model.memory import Pool

# The value of a Timing that was not measured.
UNAVAILABLE = 2**64 - 1


class RequestArgument(msgspec.Struct, frozen=True):
    """The location of an input's or output's value; ``dimensions`` fill in what the model left unknown."""

    location: DataLocation = NOWHERE
    dimensions: tuple[int, ...] = ()
    has_no_value: bool = False


class Request(msgspec.Struct, frozen=True):
    """The arguments of one execution, in the order of the model's inputs and outputs, and the pools they refer to."""

    inputs: tuple[RequestArgument, ...]
    outputs: tuple[RequestArgument, ...]
    pools: tuple[Pool, ...]


class OutputShape(msgspec.Struct, frozen=True):
    """The dimensions of an output, 0 where unknown, and whether its buffer was large enough."""

    dimensions: tuple[int, ...]
    is_sufficient: bool = True


class Timing(msgspec.Struct, frozen=True):
    """The duration of an execution in microseconds; UNAVAILABLE if it was not measured."""

    time_on_device: int = UNAVAILABLE
    time_in_driver: int = UNAVAILABLE


NO_TIMING = Timing()


class ExecutionResult(msgspec.Struct, frozen=True):
    """The result of an execution. There are output shapes with NONE and OUTPUT_INSUFFICIENT_SIZE only."""

    status: ErrorStatus
    output_shapes: tuple[OutputShape, ...] = ()
    timing: Timing = NO_TIMING
