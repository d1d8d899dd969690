"""A part of a model on one device: prepared, prepared anew after the device was lost, executed."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress

from msgspec.structs import replace

from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion, name_of
from nnconform.harness.model.errors import RAISED, ValidationError
from nnconform.harness.model.graph import DataLocation, Operand
from nnconform.harness.model.memory import Pool
from nnconform.harness.model.numbers import byte_size, is_shape, is_tensor
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.buffers import Bound, ManagedBuffers
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.cut import CutModel
from nnconform.harness.runtime.incidents import CallFailed
from nnconform.harness.runtime.known import fits, is_known
from nnconform.harness.runtime.running import ExecutionStopped, NoElements, Running
from nnconform.harness.runtime.step_cache import StepCache
from nnconform.harness.runtime.step_execution import execute_step
from nnconform.harness.runtime.values import HELD, NO_VALUE, Value, Values, placed, room_of
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.once import validated
from nnconform.harness.validate.request import argument_dimensions
from nnconform.harness.validate.version import required_version

# How often a result that has no room gets more, and by which factor where the device does not say how much.
_TRIES, _MORE = 14, 4
_MOST_BYTES = 1 << 30

_NONE, _NO_ROOM = ErrorStatus.NONE, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE

Extents = tuple[int, ...] | None


class PlacedModel:
    """``cut`` on ``candidate``. A preparation uses ``cache``, if there is one."""

    def __init__(
        self, candidate: Candidate, cut: CutModel, options: PreparationOptions, cache: StepCache | None = None
    ) -> None:
        self.candidate, self.cut = candidate, cut
        self._options, self._cache = options, cache
        self._lock = threading.Lock()
        self._prepared: PreparedModel | None = None
        self._generation = 0
        graph = cut.model.main
        self._inputs = [graph.operands[index] for index in graph.input_indexes]
        self._outputs = [graph.operands[index] for index in graph.output_indexes]
        self._inferred: dict[tuple[Extents, ...], list[Extents]] = {}

    def ready(self) -> PreparedModel:
        """Return the prepared model; prepare it if it is not, or if its device is another now. Raises CallFailed."""
        with self._lock:
            if self._prepared is None or self._generation != self.candidate.generation or not self.candidate.is_open:
                self._check_version()
                self._prepared = self._prepare()
                self._generation = self.candidate.generation
            return self._prepared

    def _check_version(self) -> None:
        hal = self.candidate.hal
        if hal == max(HalVersion):
            return
        needed = required_version(self.cut.model, validated(self.cut.model))
        if needed > hal:
            raise CallFailed(Verdict.UNSUPPORTED, f"the part needs HAL {needed}, the device has {hal}")

    def _prepare(self) -> PreparedModel:
        if self._cache is None:
            return self.candidate.prepare(self.cut.model, self._options)
        return self._cache.prepare(self.candidate, self.cut.model, self._options)

    def run(self, values: Values, running: Running, targets: Mapping[int, Value]) -> None:
        """Execute, and add the results to ``values``; results of known extents go to their ``targets``, if there is
        one. Raises CallFailed, ExecutionStopped, NoElements.
        """
        given = [values[index] for index in self.cut.inputs]
        if any(value.is_empty() for value in given):
            raise NoElements
        prepared = self.ready()
        given = [self._here(value) for value in given]
        inferred = self._infer(given)
        regions = self._regions(inferred, running, targets)
        for _ in range(_TRIES):
            request = self._request(given, regions)
            known = all(map(is_known, self._outputs))
            result = execute_step(self.candidate, prepared, request, running, may_fence=known)
            if result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
                break
            regions = self._larger(regions, result)
        self._expect_success(result, running)
        running.add_time(result)
        for index, value in zip(self.cut.outputs, self._results(result, regions, inferred), strict=True):
            values[index] = value

    def run_request(self, request: Request, running: Running, buffers: ManagedBuffers) -> ExecutionResult:
        """Execute the client's own request, of a model that one device has whole.

        Raises CallFailed, ExecutionStopped, NoContent.

        An output that has too little room is the client's matter.
        """
        prepared = self.ready()
        bound = Bound(buffers, request, self.candidate)
        request = bound.request
        given = [_given(*pair) for pair in zip(self._inputs, request.inputs, strict=True)]
        known = all(map(is_known, self._outputs))
        result = execute_step(self.candidate, prepared, request, running, may_fence=known)
        if result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            self._expect_success(result, running)
            inferred = self._infer(given)
            for place, shape in enumerate(result.output_shapes):
                if place < len(self._outputs) and not request.outputs[place].has_no_value:
                    self._check_shape(place, self._outputs[place], tuple(shape.dimensions), inferred[place])
        if result.status == ErrorStatus.NONE:
            bound.bring_home(result.output_shapes)
        running.add_time(result)
        return result

    def _expect_success(self, result: ExecutionResult, running: Running) -> None:
        if result.status in MISSED_DEADLINE and running.until() is not None:
            raise ExecutionStopped(result.status)
        if result.status in MISSED_DEADLINE and running.config.loop_timeout is not None:
            raise ExecutionStopped(result.status)
        if result.status != ErrorStatus.NONE:
            verdict = Verdict.REJECTED_VALID if result.status == ErrorStatus.INVALID_ARGUMENT else Verdict.ERROR
            raise CallFailed(verdict, f"execution: {name_of(ErrorStatus, result.status)}", result.status)

    def _infer(self, given: Sequence[Value]) -> list[Extents]:
        """Return the extents of the outputs as they follow from those of the inputs; None where they do not."""
        if all(map(is_known, self._outputs)):
            return [operand.dimensions for operand in self._outputs]
        key = tuple(value.dimensions if value.memory is not None else None for value in given)
        if key not in self._inferred:
            self._inferred[key] = self._work_out(given)
        return self._inferred[key]

    def _work_out(self, given: Sequence[Value]) -> list[Extents]:
        graph = self.cut.model.main
        operands = list(graph.operands)
        for index, value in zip(graph.input_indexes, given, strict=True):
            if value.memory is not None:
                operands[index] = replace(operands[index], dimensions=value.dimensions)
        model = replace(self.cut.model, main=replace(graph, operands=tuple(operands)))
        try:
            extents = validate_model(model)[0].extents
        except ValidationError:
            # The device has to find that out too.
            return [None] * len(self._outputs)
        found = [extents[index] for index in graph.output_indexes]
        return [None if dims is None else tuple(-1 if each is None else each for each in dims) for dims in found]

    def _here(self, value: Value) -> Value:
        """Return an input as the device can have it: what is in a buffer of another device is copied."""
        if value.buffer is None or value.buffer.token_on(self.candidate) is not None:
            return value
        copy = value.buffer.memory()
        return Value(copy, 0, copy.size, value.dimensions)

    def _regions(self, inferred: Sequence[Extents], running: Running, targets: Mapping[int, Value]) -> list[Value]:
        """Return where each output goes."""
        rooms = []
        for operand, dims in zip(self._outputs, inferred, strict=True):
            known = None if dims is None or -1 in dims else dims
            rooms.append(max(byte_size(operand.type, known), 1) if known and 0 in known else room_of(operand, known))
        kept = None if running.loops else running.kept
        memory, starts = placed(rooms) if kept is None else kept.memory(self, rooms)
        regions = [Value(memory, start, room) for start, room in zip(starts, rooms, strict=True)]
        for place, (index, operand, room) in enumerate(zip(self.cut.outputs, self._outputs, rooms, strict=True)):
            target = targets.get(index, NO_VALUE)
            at_home = target.buffer is not None and target.buffer.token_on(self.candidate) is not None
            if at_home or (target.buffer is None and is_known(operand) and target.length >= room):
                regions[place] = target
        return regions

    def _request(self, given: Sequence[Value], regions: Sequence[Value]) -> Request:
        pools: list[Pool] = []

        def place(value: Value) -> DataLocation:
            pool = value.memory if value.buffer is None else value.buffer.token_on(self.candidate)
            assert pool is not None
            if pool not in pools:
                pools.append(pool)
            return DataLocation(pools.index(pool), value.offset, value.length)

        inputs = tuple(
            RequestArgument(has_no_value=True)
            if value.memory is None
            else RequestArgument(place(value), () if is_known(operand) else value.dimensions)
            for operand, value in zip(self._inputs, given, strict=True)
        )
        outputs = tuple(RequestArgument(place(region)) for region in regions)
        return Request(inputs, outputs, tuple(pools))

    def _larger(self, regions: Sequence[Value], result: ExecutionResult) -> list[Value]:
        """Return regions with more room where an output had too little. Raises CallFailed."""
        shapes = result.output_shapes
        if len(shapes) != len(regions) or all(shape.is_sufficient for shape in shapes):
            text = "execution: OUTPUT_INSUFFICIENT_SIZE and no output that has too little room"
            raise CallFailed(Verdict.ERROR, text, _NO_ROOM)
        rooms = []
        for operand, region, shape in zip(self._outputs, regions, shapes, strict=True):
            told = byte_size(operand.type, shape.dimensions) if is_shape(shape.dimensions) else 0
            rooms.append(region.length if shape.is_sufficient else max(told, region.length * _MORE))
        if any(
            is_known(operand) and not shape.is_sufficient for operand, shape in zip(self._outputs, shapes, strict=True)
        ):
            text = "execution: OUTPUT_INSUFFICIENT_SIZE for an output of its declared size"
            raise CallFailed(Verdict.ERROR, text, _NO_ROOM)
        if sum(rooms) > _MOST_BYTES:
            text = f"execution: OUTPUT_INSUFFICIENT_SIZE, and {sum(rooms)} bytes would be the next room"
            raise CallFailed(Verdict.ERROR, text, _NO_ROOM)
        memory, starts = placed(rooms)
        larger = [Value(memory, start, room) for start, room in zip(starts, rooms, strict=True)]
        return [region if region.buffer else new for region, new in zip(regions, larger, strict=True)]

    def _results(self, result: ExecutionResult, regions: Sequence[Value], inferred: Sequence[Extents]) -> list[Value]:
        shapes = [shape.dimensions for shape in result.output_shapes]
        if shapes and len(shapes) != len(regions):
            raise CallFailed(Verdict.ERROR, f"execution: {len(shapes)} output shapes, {len(regions)} outputs", _NONE)
        results = []
        for place, (operand, region) in enumerate(zip(self._outputs, regions, strict=True)):
            dims = tuple(shapes[place]) if shapes else operand.dimensions
            self._check_shape(place, operand, dims, inferred[place])
            if region.buffer is not None:
                # A later step may read it, from a copy if that step is elsewhere.
                region.buffer.dimensions = dims
                results.append(replace(region, dimensions=dims))
                continue
            length = byte_size(operand.type, dims) if dims or not is_tensor(operand.type) else 0
            if length > region.length:
                text = f"execution: output {place} of dimensions {list(dims)} in {region.length} bytes"
                raise CallFailed(Verdict.ERROR, text, _NONE)
            results.append(Value(region.memory, region.offset, length or (region.length if not dims else 0), dims))
        return results

    def _check_shape(self, place: int, operand: Operand, dims: tuple[int, ...], inferred: Extents) -> None:
        """Raise CallFailed if the device gave an output dimensions that it cannot have."""
        wanted = inferred if inferred is not None else operand.dimensions
        follows = inferred is None or (
            len(inferred) == len(dims) and all(own in (-1, got) for own, got in zip(inferred, dims, strict=True))
        )
        if not is_shape(dims) or not follows or not fits(operand.dimensions, dims):
            got = f"execution: output {place} has dimensions {list(dims)}"
            raise CallFailed(Verdict.WRONG, f"{got}, wanted {list(wanted)} (0 and -1: any)", _NONE)
        if not dims and is_tensor(operand.type):
            text = f"execution: no dimensions of output {place}, which the model leaves open"
            raise CallFailed(Verdict.ERROR, text, _NONE)

    def close(self) -> None:
        """Close the prepared model, if its device still has it."""
        with self._lock:
            prepared, self._prepared = self._prepared, None
        if prepared is not None and self._generation == self.candidate.generation and self.candidate.is_open:
            with suppress(*RAISED):
                prepared.close()


def _given(operand: Operand, argument: RequestArgument) -> Value:
    """Return an argument of a request as a value of which the dimensions alone are right."""
    if argument.has_no_value:
        return NO_VALUE
    return Value(HELD, dimensions=argument_dimensions(operand.dimensions, argument.dimensions, "input"))
