"""Results that no execution may have."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from nnconform.harness.driver.misbehaviour import StruckExecution, misbehaves
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import ExecutionResult, OutputShape, Timing

_Shapes = Sequence[OutputShape]
_SHAPES: dict[str, Callable[[_Shapes], _Shapes]] = {
    "one too many": lambda shapes: [*shapes, *shapes],
    "negative": lambda shapes: (OutputShape((-1,)),),
    "2**31": lambda shapes: (OutputShape((1 << 31,)),),
    "2**40": lambda shapes: (OutputShape((1 << 40,)),),
    "rank 65": lambda shapes: (OutputShape((1,) * 65),),
    "100,000 of them": lambda shapes: [*shapes] * 100_000,
    "insufficient": lambda shapes: [replace(each, is_sufficient=False) for each in shapes],
}


@misbehaves("error", each=tuple(_SHAPES))
def tells_shapes(struck: StruckExecution, which: str) -> ExecutionResult:
    """Computes, and reports output shapes that cannot be."""
    result = struck.answer()
    return replace(result, output_shapes=tuple(_SHAPES[which](result.output_shapes)))


@misbehaves("passed")
def tells_no_shapes(struck: StruckExecution) -> ExecutionResult:
    """Reports no output shapes, which the tests of AOSP permit where all extents are known."""
    return replace(struck.answer(), output_shapes=())


@misbehaves("error", each=(ErrorStatus.GENERAL_FAILURE.name, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE.name, "99"))
def answers(struck: StruckExecution, status: str) -> ExecutionResult:
    """Answers with a status that a valid request does not deserve, or that there is not."""
    return ExecutionResult(ErrorStatus.__members__.get(status, 99))  # type: ignore[arg-type]


@misbehaves("error")
def answers_with_something_else(struck: StruckExecution) -> ExecutionResult:
    """Returns a text where a result is wanted."""
    return "a result"  # type: ignore[return-value]


@misbehaves("error")
def measures_unasked(struck: StruckExecution) -> ExecutionResult:
    """Reports times, though nobody asked for them."""
    return replace(struck.answer(), timing=Timing(1, 2))
