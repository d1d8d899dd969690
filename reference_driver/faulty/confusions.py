"""Faults of what a driver keeps to save work, and finds again by a key that leaves something out.

``key`` names what the key has; what it does not have is mixed up.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any
from zlib import crc32

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.reference_driver.buffers import DeviceBuffer, Exchange
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty._parts import InexactModel
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_MODELS, _POOLS = "confusions.tell_models_apart", "confusions.notice_what_a_pool_holds_now"
_INPUTS, _SHAPES = "confusions.tell_inputs_apart", "confusions.tell_shapes_apart"
_BUFFERS, _LEFT_OUT = "confusions.read_buffers_anew", "confusions.forget_what_is_left_out"
_BUFFER_SHAPES, _MEMORIES = "confusions.read_the_shape_of_a_buffer_anew", "confusions.read_memories_anew"

_Constants = Callable[[bytes], Hashable]


def _whole(model: Model) -> list[Hashable]:
    """Return all of a model but its constants' content."""
    return [
        tuple(
            (each.type, each.dimensions, each.lifetime, each.scale, each.zero_point, each.location)
            for each in graph.operands
        )
        + graph.operations
        + (graph.input_indexes, graph.output_indexes)
        for graph in model.subgraphs()
    ]


def _content(model: Model) -> bytes:
    return model.operand_values + b"".join(bytes(pool.view()) for pool in model.pools)


_OF_CONTENT: Mapping[str, _Constants] = {
    "length": len,
    "sum": sum,
    "first16": lambda content: content[:16],
    "first64": lambda content: content[:64],
    "first256": lambda content: content[:256],
    "first1024": lambda content: content[:1024],
    "last64": lambda content: (len(content), content[-64:]),
    "every256th": lambda content: content[3::256],
    "first2040": lambda content: (len(content), content[:2040]),
}


def _shapes(model: Model) -> Hashable:
    return tuple((each.type, int(np.prod(each.dimensions)), each.lifetime) for each in model.main.operands)


def _without(*fields: str) -> Callable[[Model], Hashable]:
    """Return a key of all of a model but these fields of its operands."""
    kept = [name for name in ("dimensions", "scale", "zero_point") if name not in fields]

    def key(model: Model) -> Hashable:
        operands = tuple(
            (each.type, each.lifetime, *(getattr(each, name) for name in kept)) for each in model.main.operands
        )
        return operands, model.main.operations, _content(model)

    return key


def _scalars_left_out(model: Model) -> Hashable:
    places = [
        (each.location.offset, each.location.length)
        for each in model.main.operands
        if each.lifetime == OperandLifeTime.CONSTANT_COPY and each.dimensions
    ]
    return tuple(map(str, _whole(model))), tuple(model.operand_values[at : at + size] for at, size in places)


def _codes(model: Model) -> Hashable:
    codes = tuple(sorted(step.type for step in model.main.operations))
    return codes, tuple(each.dimensions for each in model.main.operands), _content(model)


def _unordered(model: Model) -> Hashable:
    steps = tuple((step.type, tuple(sorted(step.inputs)), step.outputs) for step in model.main.operations)
    return steps, tuple(each.dimensions for each in model.main.operands), _content(model)


def _untyped(model: Model) -> Hashable:
    wiring = tuple((step.inputs, step.outputs) for step in model.main.operations)
    return wiring, tuple(each.dimensions for each in model.main.operands), _content(model)


def _inputs_unordered(model: Model) -> Hashable:
    main = model.main
    return main.operands, main.operations, frozenset(main.input_indexes), main.output_indexes, _content(model)


def _by_pool(model: Model) -> Hashable:
    pools = tuple(pool.identity for pool in model.pools) or _content(model)
    return tuple(map(str, _whole(model))), pools


_OF_MODEL: Mapping[str, Callable[[Model], Hashable]] = {
    "element_counts": lambda model: (_shapes(model), model.main.operations, model.operand_values),
    "no_scalars": _scalars_left_out,
    "no_scale": _without("scale"),
    "no_zero_point": _without("zero_point"),
    "operation_codes": _codes,
    "inputs_in_any_order": _unordered,
    "no_operation_codes": _untyped,
    "model_inputs_in_any_order": _inputs_unordered,
    "main_alone": lambda model: (model.main, len(model.referenced), _content(model)),
    "graphs_in_any_order": lambda model: (model.main, frozenset(model.referenced), _content(model)),
}


class _KeepsPrograms(ReferenceDevice):
    """A device that compiles a model only if it knows none with the same key."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.programs: dict[Hashable, Program] = {}
        self.compiling = threading.Lock()

    def key_of(self, model: Model) -> Hashable:
        """Return the key by which a program is found again."""
        raise NotImplementedError

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        key = self.key_of(model)
        with self.compiling:
            if key not in self.programs:
                self.programs[key] = super().program(model, checked, limits)
            return self.programs[key]


# Keys that leave out what the small models with their constants in a pool differ in.
_COARSE = frozenset({"length", "first16", "last64", "every256th", "element_counts", "no_scalars"})


def _by_key(key: str) -> list[str]:
    return [_MODELS, *([_POOLS] if key in _COARSE else []), *([_MEMORIES] if key == "length" else [])]


@fault(options={f"key={key}": _by_key(key) for key in _OF_CONTENT})
class KnowsModelsByTheirConstants(_KeepsPrograms):
    """Compiled models are found again by a part of their constants."""

    key: str

    def key_of(self, model: Model) -> Hashable:
        return tuple(map(str, _whole(model))), _OF_CONTENT[self.key](_content(model))


@fault(options={f"key={key}": _by_key(key) for key in _OF_MODEL})
class KnowsModelsByAPart(_KeepsPrograms):
    """Compiled models are found again by a key that leaves out one of their parts."""

    key: str

    def key_of(self, model: Model) -> Hashable:
        return _OF_MODEL[self.key](model)


class _InexactModel(InexactModel):
    """A prepared model that is computed in float16 if the device has come to allow it."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        assert isinstance(self.device, StaysInexact)
        self.device.inexact |= self.model.relax_computation_float32_to_float16
        self.inexact = self.device.inexact


@fault(_MODELS)
class StaysInexact(ReferenceDevice):
    """After a model that may be computed in float16, all others are."""

    prepared_model = _InexactModel

    def _begin(self) -> None:
        super()._begin()
        self.inexact = False


@fault(_POOLS)
class KnowsModelsByTheirPools(_KeepsPrograms):
    """Compiled models are found again by the identity of their pools, whatever these hold."""

    def own(self, model: Model) -> Model:
        self.asked = model
        return super().own(model)

    def key_of(self, model: Model) -> Hashable:
        return _by_pool(self.asked)


_OF_INPUT: Mapping[str, Callable[[bytes], Hashable]] = {
    "length": len,
    "sum": sum,
    "sorted": lambda data: bytes(sorted(data)),
    "first8": lambda data: data[:8],
    "first128": lambda data: data[:128],
    "first1024": lambda data: data[:1024],
    "first4096": lambda data: data[:4096],
    "last256": lambda data: data[-256:],
    "every64th": lambda data: data[2::64],
    "all_but_the_last": lambda data: data[:-4],
    "checksum_of_ends": lambda data: (crc32(data[:512]), crc32(data[-512:])),
}


class _Remembers(ReferencePreparedModel):
    """A prepared model that keeps its outputs, and computes only what it does not know."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.known: dict[Hashable, list[Array]] = {}

    def key_of(self, inputs: list[Array | None]) -> Hashable:
        """Return the key by which outputs are found again."""
        raise NotImplementedError

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        shapes = tuple(None if each is None else each.shape for each in inputs)
        key = shapes, self.key_of(inputs)
        if key not in self.known:
            self.known[key] = super().compute(inputs, limits)
        return self.known[key]


# The checks of other inputs that show a key too.
_ALSO: Mapping[str, list[str]] = {
    "length": [_BUFFERS, _BUFFER_SHAPES, _LEFT_OUT, _MEMORIES, _SHAPES],
    "sum": [_SHAPES],
    "sorted": [_SHAPES],
    "every64th": [_BUFFERS, _BUFFER_SHAPES, _LEFT_OUT],
    "all_but_the_last": [_LEFT_OUT, _SHAPES],
}


@fault(options={f"key={key}": [_INPUTS, *_ALSO.get(key, [])] for key in _OF_INPUT})
class RemembersOutputs(_Remembers):
    """Outputs are kept, and found again by a part of the inputs."""

    key: str

    def key_of(self, inputs: list[Array | None]) -> Hashable:
        return tuple(None if each is None else _OF_INPUT[self.key](each.tobytes()) for each in inputs)


class _FirstContent(Exchange):
    """An exchange that reads from each buffer what it read from it first."""

    def read(self) -> list[Array | None]:
        inputs = super().read()
        for place, argument in enumerate(self.request.inputs):
            buffer = self.buffer_of(argument)
            value = inputs[place]
            if buffer is not None and value is not None:
                inputs[place] = vars(buffer).setdefault("first_read", value.copy())
        return inputs


@fault(_BUFFERS, _BUFFER_SHAPES)
class ReadsABufferOnce(_FirstContent):
    """An execution reads what a buffer held when one read it first."""


@fault(_BUFFER_SHAPES)
class KeepsTheShapeOfAnOutput(DeviceBuffer):
    """A buffer that an execution fills with as many bytes as one did first keeps the shape that it had then."""

    first: tuple[tuple[int, ...], int] | None = None

    def store(self, value: Array) -> None:
        super().store(value)
        self.first = self.first or (value.shape, value.size)
        if self.content is not None and value.size == self.first[1]:
            self.content = self.first[0], self.content[1]


@fault(_BUFFER_SHAPES)
class KeepsTheShapeOfABuffer(DeviceBuffer):
    """A buffer that is filled with as many bytes as before keeps the shape that it had."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        old, status = self.content, super().copy_from(source, dimensions)
        if old is not None and self.content is not None and len(old[1]) == len(self.content[1]):
            self.content = old[0], self.content[1]
        return status


class _Shaped(ReferencePreparedModel):
    """A prepared model with a plan for each shape of its inputs."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.planned: list[Hashable] = []
        self.gone: set[Hashable] = set()
        self.sizes: list[int] = []

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        unknown = any(0 in self.model.main.operands[index].dimensions for index in self.model.main.input_indexes)
        if not unknown:
            return outputs
        return self.planned_outputs(tuple(None if each is None else each.shape for each in inputs), outputs)

    def planned_outputs(self, shapes: Hashable, outputs: list[Array]) -> list[Array]:
        """Return the outputs as the plan for these shapes gives them."""
        raise NotImplementedError


@fault(options={f"room={room}": [_SHAPES] for room in (7, 8, 16, 17, 32)})
class PlansRunOut(_Shaped):
    """There is room for the plans of so many shapes: the plan of a shape that comes again after more is spoilt."""

    room: str

    def planned_outputs(self, shapes: Hashable, outputs: list[Array]) -> list[Array]:
        if shapes in self.gone:
            return [np.zeros_like(output) for output in outputs]
        if shapes not in self.planned:
            self.planned.append(shapes)
        self.gone.update(self.planned[: -int(self.room)])
        return outputs


@fault(options={f"only={which}": [_SHAPES] for which in ("smaller", "larger")})
class PlansAreStale(_Shaped):
    """The first numbers of an input that is smaller, or larger, than all before come out as those of the last one."""

    only: str

    def planned_outputs(self, shapes: Hashable, outputs: list[Array]) -> list[Array]:
        size, before = outputs[0].size, list(self.sizes)
        self.sizes.append(size)
        if len(before) < 10:
            return outputs
        stale = size < min(before) if self.only == "smaller" else size > max(before)
        return [np.full_like(output, 3) if stale else output for output in outputs]


@fault(options={"when=left_out": [_LEFT_OUT], "when=given": [_LEFT_OUT]})
class RemembersWhatIsLeftOut(ReferencePreparedModel):
    """An optional input is what it was before: one that is left out has its last value, or one that is given has none
    after it was left out once.
    """

    when: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.before: dict[int, Array | None] = {}

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        for place, value in enumerate(inputs):
            if self.when == "left_out" and value is None:
                inputs[place] = self.before.get(place)
            elif self.when == "left_out":
                self.before[place] = value.copy() if value is not None else None
            elif value is None:
                self.before[place] = None
            elif place in self.before:
                inputs[place] = None
        return super().compute(inputs, limits)


@fault(_MODELS)
class ConstantsOfTheQuery(ReferenceDevice):
    """A query reads a model's constants for the preparation, which takes those of the last query of such a model."""

    asked: Model | None = None

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        self.asked = None if model.pools else model
        return super().supported_operations(model)

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        asked = self.asked
        if asked is not None and not model.pools and _whole(asked) == _whole(model):
            model, checked = asked, validate_model(asked)
        return super().program(model, checked, limits)
