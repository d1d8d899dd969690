"""Faults in the validation of requests: an invalid one is accepted, or a valid one refused."""

from __future__ import annotations

import mmap
import re
from collections.abc import Callable, Sequence
from itertools import combinations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.validate.request import validate_request
from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def _odd(model: Model, request: Request) -> bool:
    return any(each.location.offset % 2 for each in (*request.inputs, *request.outputs))


def _said(model: Model, request: Request) -> bool:
    return any(each.dimensions for each in request.inputs)


def _unused(model: Model, request: Request) -> bool:
    used = {each.location.pool_index for each in (*request.inputs, *request.outputs)}
    return len(used) < len(request.pools)


def _protected(model: Model, request: Request) -> bool:
    pools = [pool for pool in request.pools if isinstance(pool, Memory)]
    return any(pool.protection != mmap.PROT_READ | mmap.PROT_WRITE for pool in pools)


WHY: dict[str, Callable[[Model, Request], bool]] = {
    "odd": _odd,
    "said": _said,
    "unused": _unused,
    "protected": _protected,
}


_SHARED = "requests.inputs_of_other_types_may_share_their_bytes"
# Other checks that see it: they give the dimensions of an argument in a driver-managed buffer, or list a pool in which
# nothing is.
_LAYOUT_SEEN_BY = {
    "said": ("buffer_states.keeps_the_shape_of_its_content", "buffer_states.refuses_dimensions_in_a_request"),
    "unused": ("requests.inputs_may_share_their_bytes",),
}


@fault(options={f"why={name}": ("requests.unusual_ones_are_executed", *_LAYOUT_SEEN_BY.get(name, ())) for name in WHY})
class FreeLayoutRefused(ReferencePreparedModel):
    """A valid request is refused for the locations of its arguments or for the dimensions that it gives."""

    why: str

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        return ErrorStatus.INVALID_ARGUMENT if WHY[self.why](self.model, request) else status


def _rounded(argument: RequestArgument, unit: int = 4) -> RequestArgument:
    place = argument.location
    where = DataLocation(place.pool_index, place.offset - place.offset % unit, place.length)
    return RequestArgument(where, argument.dimensions, argument.has_no_value)


@fault("requests.unusual_ones_are_executed")
class OffsetsRounded(ReferencePreparedModel):
    """The offset of an argument is rounded down to a multiple of 4."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        inputs, outputs = (tuple(map(_rounded, arguments)) for arguments in (request.inputs, request.outputs))
        return super().run(Request(inputs, outputs, request.pools), measure, limits)


@fault(
    "requests.unusual_ones_are_executed",
    "requests.inputs_may_share_their_bytes",
    # Its chains pass one execution's output to the next in one pool.
    "fenced.can_be_chained",
)
class OnePoolRefused(ReferencePreparedModel):
    """A request with inputs and outputs in one pool is refused."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        inputs, outputs = (
            {argument.location.pool_index for argument in arguments if not argument.has_no_value}
            for arguments in (request.inputs, request.outputs)
        )
        return ErrorStatus.INVALID_ARGUMENT if inputs & outputs else super().check(request, measure)


@fault("requests.broken_ones_are_refused")
class GeneralFailure(ReferencePreparedModel):
    """An invalid request is refused with GENERAL_FAILURE instead of INVALID_ARGUMENT."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return ErrorStatus.GENERAL_FAILURE if super().check(request, measure) else ErrorStatus.NONE


# The validator's names of the rules that each family breaks.
RULES = {
    "argument_dimensions": r"dimensions.*",
    "argument_without_value": r"value",
    "length": r"location|length",
    "location_without_value": r"argument without value",
    "missing_argument": r"number of arguments",
    "offset": r"location",
    "output_over_another": r"location",
    "pool_index": r"pool index",
    "read_only_output": r"protection of the pool",
    "small_pool": r"location",
    "surplus_argument": r"number of arguments",
    "write_only_input": r"protection of the pool",
}


# Other checks that see it, because they give dimensions of their own.
_RULE_SEEN_BY = dict.fromkeys(
    ("argument_dimensions", "negative_dimension"),
    ("outputs.may_have_their_extents_in_the_request", "buffer_states.refuses_dimensions_in_a_request"),
)
_BROKEN = "requests.broken_ones_are_refused"


# Families of rules that HIDL does not have.
RULES_OF_AIDL = {
    "negative_dimension": r"dimensions.*",
    "negative_location": r"location|pool index",
    "padding": r"location|argument without value",
}


@fault(options={f"family={name}": (_BROKEN, *_RULE_SEEN_BY.get(name, ())) for name in RULES})
class RuleOverlooked(ReferencePreparedModel):
    """The rules that one family of mutants breaks are not checked: such requests are accepted."""

    family: str

    def overlooks(self, request: Request) -> bool:
        """Return whether the request is invalid but accepted."""
        try:
            validate_request(self.model, request)
        except ValidationError as error:
            return re.fullmatch((RULES | RULES_OF_AIDL)[self.family], error.rule) is not None
        return False

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return ErrorStatus.NONE if self.overlooks(request) else super().check(request, measure)

    def check_fenced(self, request: Request, wait_for: Sequence[int], measure: int) -> ErrorStatus:
        return ErrorStatus.NONE if self.overlooks(request) else super().check_fenced(request, wait_for, measure)

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.overlooks(request):
            return ExecutionResult(ErrorStatus.NONE)
        return super().run(request, measure, limits)


@fault(
    options={f"family={name}": (_BROKEN, *_RULE_SEEN_BY.get(name, ())) for name in RULES_OF_AIDL}, hal=HalVersion.AIDL1
)
class RuleOfAidlOverlooked(RuleOverlooked):
    """The rules that one family of requests of AIDL breaks are not checked: such requests are accepted."""


@fault(_BROKEN)
class FirstReaderDecides(RuleOverlooked):
    """Whether an input may be left out is what the first operation that reads it says."""

    family = "argument_without_value"

    def overlooks(self, request: Request) -> bool:
        main = self.model.main
        first = {index: step for step in reversed(main.operations) for index in step.inputs}
        model = replace(self.model, main=replace(main, operations=tuple(dict.fromkeys(first.values()))))
        return super().overlooks(request) and _is_valid(model, request)


def _is_valid(model: Model, request: Request) -> bool:
    try:
        validate_request(model, request)
    except ValidationError:
        return False
    return True


@fault("requests.broken_ones_are_refused")
class SpoilsTheModel(ReferencePreparedModel):
    """After it has refused an invalid request, the prepared model writes zeros."""

    spoilt = False

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        self.spoilt |= status != ErrorStatus.NONE
        return status

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        return [np.zeros_like(array) for array in outputs] if self.spoilt else outputs


def _overlap(first: RequestArgument, second: RequestArgument) -> bool:
    a, b = first.location, second.location
    return a.pool_index == b.pool_index and a.offset < b.offset + b.length and b.offset < a.offset + a.length


@fault("requests.inputs_may_share_their_bytes", _SHARED)
class SharedInputsRefused(ReferencePreparedModel):
    """A request with overlapping inputs, which the contract allows, is refused."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        shared = any(_overlap(*pair) for pair in combinations(request.inputs, 2))
        return ErrorStatus.INVALID_ARGUMENT if shared else super().check(request, measure)


@fault("requests.inputs_may_share_their_bytes", _SHARED)
class InputsThatOverlapInPartRefused(ReferencePreparedModel):
    """A request with inputs that overlap is refused, unless they are at the same location."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        pairs = combinations(request.inputs, 2)
        partly = any(_overlap(one, other) and one.location != other.location for one, other in pairs)
        return ErrorStatus.INVALID_ARGUMENT if partly else super().check(request, measure)


@fault("requests.inputs_may_share_their_bytes")
class KnowsEachMemoryOnce(ReferencePreparedModel):
    """Of a memory that a request lists several times there is one: indexes of pools are those of what is left."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        left = list(dict.fromkeys(request.pools)) if all(isinstance(pool, Memory) for pool in request.pools) else []

        def moved(argument: RequestArgument) -> RequestArgument:
            place = argument.location.pool_index
            pool = left[min(place, len(left) - 1)]
            fits = argument.location.offset + argument.location.length <= getattr(pool, "size", 0)
            if argument.has_no_value or not fits:
                return argument
            return replace(argument, location=replace(argument.location, pool_index=request.pools.index(pool)))

        if len(left) not in (0, len(request.pools)):
            request = replace(request, inputs=tuple(map(moved, request.inputs)))
        return super().run(request, measure, limits)


class _WithoutLastPage(Exchange):
    def read(self) -> list[Array | None]:
        return [
            value if value is None or not self._is_cut(argument) else np.zeros_like(value)
            for value, argument in zip(super().read(), self.request.inputs, strict=True)
        ]

    def _is_cut(self, argument: RequestArgument) -> bool:
        pool = self.request.pools[argument.location.pool_index]
        whole = pool.size // mmap.PAGESIZE * mmap.PAGESIZE if isinstance(pool, Memory) else 0
        return 0 < whole <= argument.location.offset


@fault("requests.unusual_ones_are_executed")
class LastPageNotMapped(ReferencePreparedModel):
    """Of a memory of several pages the whole ones are mapped: inputs in the rest are zeros."""

    exchange = _WithoutLastPage


@fault("requests.unusual_ones_are_executed")
class LongInputsFromAlignedPlaces(ReferencePreparedModel):
    """Inputs of 4 KiB and more are read from offsets rounded down to 64 bytes; shorter ones from where they are."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        inputs = tuple(_rounded(each, 64) if each.location.length >= 4096 else each for each in request.inputs)
        return super().run(Request(inputs, request.outputs, request.pools), measure, limits)


class _ToWholeLines(Exchange):
    """Writes an output of a page and more in whole lines of a cache of zeros, and then its elements."""

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        result = super().write(values)
        for argument, value in zip(self.request.outputs, values, strict=True):
            pool = None if argument.has_no_value else self.request.pools[argument.location.pool_index]
            if isinstance(pool, Memory) and value.nbytes >= 4096:
                end = argument.location.offset + value.nbytes
                rest = pool.view()[end : end + -end % 64]
                rest[:] = bytes(len(rest))
        return result


@fault("requests.unusual_ones_are_executed")
class LongOutputsInWholeLines(ReferencePreparedModel):
    """Outputs of 4 KiB and more overwrite what lies behind them up to the end of a line of 64 bytes."""

    exchange = _ToWholeLines


@fault("requests.unusual_ones_are_executed")
class TakenInOrderOfPlaces(Exchange):
    """Two inputs of one shape in one pool are read in the order in which they lie there."""

    def read(self) -> list[Array | None]:
        arrays, places = super().read(), [each.location for each in self.request.inputs]
        for (i, one), (j, other) in combinations(enumerate(places), 2):
            first, second = arrays[i], arrays[j]
            if first is None or second is None or one.pool_index != other.pool_index or one.offset <= other.offset:
                continue
            if first.shape == second.shape and first.dtype == second.dtype:
                arrays[i], arrays[j] = second, first
        return arrays


@fault(_BROKEN)
class UnreadInputsNotLookedAt(RuleOverlooked):
    """The argument of an input that no operation reads is not looked at, but for its pool."""

    def overlooks(self, request: Request) -> bool:
        main = self.model.main
        read = {index for step in main.operations for index in step.inputs}
        if len(request.inputs) != len(main.input_indexes):
            return False
        places = [place for place, index in enumerate(main.input_indexes) if index not in read]
        right = request.inputs[0]
        inputs = tuple(right if place in places else each for place, each in enumerate(request.inputs))
        return not _is_valid(self.model, request) and _is_valid(self.model, replace(request, inputs=inputs))


@fault(_SHARED)
class OneTensorOfAPlace(Exchange):
    """Of inputs that begin in one place the first is imported; the others are its elements, in types of their own."""

    def read(self) -> list[Array | None]:
        arrays, first = super().read(), dict[tuple[int, int], Array]()
        for place, (argument, array) in enumerate(zip(self.request.inputs, arrays, strict=True)):
            at = argument.location
            if array is not None and self.buffer_of(argument) is None:
                imported = first.setdefault((at.pool_index, at.offset), array)
                same = imported.size == array.size and imported.dtype.itemsize == array.dtype.itemsize
                if same and imported.dtype != array.dtype:
                    arrays[place] = imported.reshape(array.shape).astype(array.dtype)
        return arrays


@fault(_SHARED)
class OneScaleOfAPlace(Exchange):
    """An input of bytes has the scale and the zero point of the first that begins in its place."""

    def read(self) -> list[Array | None]:
        arrays, first = super().read(), dict[tuple[int, int], Operand]()
        for place, (argument, index) in enumerate(zip(self.request.inputs, self.model.main.input_indexes, strict=True)):
            at, own, array = argument.location, self.model.main.operands[index], arrays[place]
            taken = first.setdefault((at.pool_index, at.offset), own)
            if array is not None and taken is not own and taken.scale and own.scale and array.dtype == np.uint8:
                numbers = (array.astype(float) - taken.zero_point) * taken.scale / own.scale + own.zero_point
                arrays[place] = np.clip(np.round(numbers), 0, 255).astype(array.dtype)
        return arrays
