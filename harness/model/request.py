"""What one execution is given and gives back.

Source: Request, RequestArgument, OutputShape and Timing of types.hal 1.0 to 1.3.
"""

from __future__ import annotations

from dataclasses import dataclass

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import NOWHERE, DataLocation
from nnconform.harness.model.memory import Pool

# Stands for "not measured" in a Timing.
UNAVAILABLE = 2**64 - 1


@dataclass(frozen=True, slots=True)
class RequestArgument:
    """Where the value of a model's input or output is; ``dimensions`` fill in what the model left unknown."""

    location: DataLocation = NOWHERE
    dimensions: tuple[int, ...] = ()
    has_no_value: bool = False


@dataclass(frozen=True, slots=True)
class Request:
    """One execution: arguments in the order of the model's inputs and outputs, and the pools that they are in."""

    inputs: tuple[RequestArgument, ...]
    outputs: tuple[RequestArgument, ...]
    pools: tuple[Pool, ...]


@dataclass(frozen=True, slots=True)
class OutputShape:
    """The dimensions that an output came to, 0 where unknown, and whether its buffer was large enough."""

    dimensions: tuple[int, ...]
    is_sufficient: bool = True


@dataclass(frozen=True, slots=True)
class Timing:
    """How long an execution took, in microseconds; UNAVAILABLE where it was not measured."""

    time_on_device: int = UNAVAILABLE
    time_in_driver: int = UNAVAILABLE


NO_TIMING = Timing()


@dataclass(frozen=True, slots=True)
class ExecutionResult:
    """What an execution came to. Output shapes are given with NONE and OUTPUT_INSUFFICIENT_SIZE only."""

    status: ErrorStatus
    output_shapes: tuple[OutputShape, ...] = ()
    timing: Timing = NO_TIMING
