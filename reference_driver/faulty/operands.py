"""Faults of operands that are used otherwise than once and by one operation, and of constants that look alike."""

from __future__ import annotations

import mmap
from collections.abc import Callable, Hashable, Mapping, Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_READ, _VALUES = "operands.may_be_read_by_none_or_many", "operands.have_each_their_own_value"
_CONSTANTS = "preparation.takes_constants_from"
_SHARED = "operands.may_share_their_bytes"
_CONSTANT = (L.CONSTANT_COPY, L.CONSTANT_REFERENCE)


class _Rewriting(ReferenceDevice):
    """A device that compiles another model than it is given."""

    def rewritten(self, model: Model) -> Model:
        """Return the model that is compiled."""
        raise NotImplementedError

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        new = self.rewritten(model)
        return super().program(new, checked if new is model else validate_model(new), limits)


class _Refusing(ReferenceDevice):
    """A device that does not prepare some valid models."""

    def refuses(self, model: Model) -> bool:
        raise NotImplementedError

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        if status == ErrorStatus.NONE and self.refuses(model):
            return ErrorStatus.GENERAL_FAILURE, ()
        return status, checked


def _has_both_kinds(model: Model) -> bool:
    return {operand.lifetime for graph in model.subgraphs() for operand in graph.operands} >= set(_CONSTANT)


def _is_unread(operand: Operand) -> bool:
    return operand.lifetime in _CONSTANT and not operand.number_of_consumers


@fault(_READ)
class UnreadConstantsRefused(_Refusing):
    """A model with a constant that no operation reads is not prepared."""

    def refuses(self, model: Model) -> bool:
        return any(map(_is_unread, model.main.operands))


@fault(_READ)
class UnreadConstantsLeftOut(_Rewriting):
    """Constants that no operation reads are left out, but those behind them are read from where they were."""

    def rewritten(self, model: Model) -> Model:
        values = model.operand_values
        for operand in model.main.operands:
            if _is_unread(operand) and operand.lifetime == L.CONSTANT_COPY:
                place = operand.location
                rest = values[: place.offset] + values[place.offset + place.length :]
                values = rest.ljust(len(values), b"\0")
        return replace(model, operand_values=values)


@fault(
    options={f"op={op}&from_the_start={start}": [_READ] for op in ("FULLY_CONNECTED", "CONV_2D") for start in (0, 1)}
)
class WeightsArrangedInPlace(_Rewriting):
    """Constant weights are arranged for their operation where they are: others that read them get them so, those behind
    it or, ``from_the_start``, all.
    """

    op: str
    from_the_start: str

    def rewritten(self, model: Model) -> Model:
        main, values = model.main, bytearray(model.operand_values)
        operands, steps, arranged = list(main.operands), list[Operation](), dict[int, int]()
        if int(self.from_the_start):
            for step in main.operations:
                self._arrange(model, step, operands, values, arranged)
        for step in main.operations:
            own = step.type == O[self.op]
            inputs = tuple(i if own else arranged.get(i, i) for i in step.inputs)
            steps.append(replace(step, inputs=inputs))
            self._arrange(model, step, operands, values, arranged)
        return replace(model, main=_counted(main, operands, steps), operand_values=bytes(values))

    def _arrange(
        self, model: Model, step: Operation, operands: list[Operand], values: bytearray, arranged: dict[int, int]
    ) -> None:
        if step.type != O[self.op] or step.inputs[1] in arranged:
            return
        weights = operands[step.inputs[1]]
        if weights.type != T.TENSOR_FLOAT32 or weights.lifetime not in _CONSTANT:
            return
        array = np.frombuffer(bytes(model.constant(weights)), np.float32).reshape(weights.dimensions)
        turned = array.swapaxes(-1, -2) if array.ndim == 2 else array.swapaxes(1, 2)
        place = DataLocation(0, len(values), weights.location.length)
        values += turned.tobytes()
        operands.append(replace(weights, lifetime=L.CONSTANT_COPY, location=place))
        arranged[step.inputs[1]] = len(operands) - 1


def _counted(graph: Subgraph, operands: Sequence[Operand], steps: Sequence[Operation]) -> Subgraph:
    """Return the graph with these operands and operations, and the operands' numbers of consumers."""
    read = [index for step in steps for index in step.inputs]
    counted = tuple(replace(each, number_of_consumers=read.count(index)) for index, each in enumerate(operands))
    return replace(graph, operands=counted, operations=tuple(steps))


@fault(options={f"of={of}": [_READ] for of in ("inputs", "temporaries")})
class ReluInPlace(_Rewriting):
    """RELU writes its result over an operand that other operations behind it read too."""

    of: str

    def rewritten(self, model: Model) -> Model:
        main, written, steps = model.main, dict[int, int](), list[Operation]()
        kind = L.SUBGRAPH_INPUT if self.of == "inputs" else L.TEMPORARY_VARIABLE
        for step in main.operations:
            steps.append(replace(step, inputs=tuple(written.get(index, index) for index in step.inputs)))
            if step.type == O.RELU and main.operands[step.inputs[0]].lifetime == kind:
                written.setdefault(step.inputs[0], step.outputs[0])
        return replace(model, main=_counted(main, main.operands, steps)) if written else model


_KEYS: Mapping[str, Callable[[bytes], Hashable]] = {
    "length": len,
    "sum": lambda content: (len(content), sum(content)),
    "first64": lambda content: (len(content), content[:64]),
    "last64": lambda content: (len(content), content[-64:]),
    "every256th": lambda content: content[3::256],
}


@fault(options={f"key={key}": [_VALUES] for key in _KEYS})
class LongConstantsTakenForOne(_Rewriting):
    """Constants of 256 bytes or more are stored once if they agree in length and in a part of their bytes."""

    key: str

    def rewritten(self, model: Model) -> Model:
        known: dict[Hashable, Operand] = {}

        def stored(operand: Operand) -> Operand:
            if operand.lifetime not in _CONSTANT or operand.location.length < 256:
                return operand
            first = known.setdefault(_KEYS[self.key](bytes(model.constant(operand))), operand)
            return replace(operand, lifetime=first.lifetime, location=first.location)

        operands = tuple(map(stored, model.main.operands))
        return replace(model, main=replace(model.main, operands=operands))


def _cut(size: int, unit: int) -> int:
    """Return how many bytes of ``size`` whole units have: all if there is none."""
    return size // unit * unit or size


@fault(_CONSTANTS)
class BothKindsOfConstantsRefused(_Refusing):
    """A model with constants both copied and in pools is not prepared."""

    def refuses(self, model: Model) -> bool:
        return _has_both_kinds(model)


@fault(options={f"keeps={which}": [_CONSTANTS] for which in ("copies", "pools")})
class OneKindOfConstants(_Rewriting):
    """Of a model with constants both copied and in pools, those of one kind are read from the place of the others."""

    keeps: str

    def rewritten(self, model: Model) -> Model:
        return model.with_operands(lambda operand: self._read(model, operand)) if _has_both_kinds(model) else model

    def _read(self, model: Model, operand: Operand) -> Operand:
        """Return the operand as it is read: at its offset of what holds the others, where it fits in there."""
        place, copied = operand.location, operand.lifetime == L.CONSTANT_COPY
        if operand.lifetime not in _CONSTANT or self.keeps != ("pools" if copied else "copies"):
            return operand
        if place.offset + place.length > (model.pools[0].size if copied else len(model.operand_values)):
            return operand
        other = L.CONSTANT_REFERENCE if copied else L.CONSTANT_COPY
        return replace(operand, lifetime=other, location=replace(place, pool_index=0))


def _pools_referred_to(model: Model) -> set[int]:
    operands = [each for graph in model.subgraphs() for each in graph.operands]
    return {each.location.pool_index for each in operands if each.lifetime == L.CONSTANT_REFERENCE}


@fault(_CONSTANTS)
class UnreadPoolsRefused(_Refusing):
    """A model with a pool that no operand refers to is not prepared."""

    def refuses(self, model: Model) -> bool:
        return len(_pools_referred_to(model)) < len(model.pools)


@fault(_CONSTANTS)
class UnreadPoolsLeftOut(_Rewriting):
    """Pools that no operand refers to are not mapped, and the numbers of those behind them stay."""

    def rewritten(self, model: Model) -> Model:
        used = sorted(_pools_referred_to(model))
        if len(used) == len(model.pools):
            return model
        mapped = [model.pools[index] for index in used]
        return replace(model, pools=tuple(mapped[min(index, len(mapped) - 1)] for index in range(len(model.pools))))


@fault(options={f"unit={unit}": [_CONSTANTS] for unit in (2, 4, 64, mmap.PAGESIZE)})
class PoolsInWholeUnits(ReferenceDevice):
    """Pools of a model are copied in whole units: what lies in the rest of a pool is zeros."""

    unit: str

    def own(self, model: Model) -> Model:
        model = super().own(model)
        for pool in model.pools:
            whole = _cut(pool.size, int(self.unit))
            pool.view()[whole:] = bytes(pool.size - whole)
        return model


def _unread_inputs(model: Model) -> list[int]:
    """Return the numbers of the inputs that no operation reads."""
    read = {index for operation in model.main.operations for index in operation.inputs}
    return [number for number, index in enumerate(model.main.input_indexes) if index not in read]


@fault(_READ)
class UnreadInputsRefused(_Refusing):
    """A model with an input that no operation reads is not prepared."""

    def refuses(self, model: Model) -> bool:
        return bool(_unread_inputs(model))


@fault(options={f"from_the_end={end}": [_READ] for end in (0, 1)})
class UnreadInputsHaveNoPlace(ReferencePreparedModel):
    """Inputs that no operation reads are dropped from the compiled model, but not from requests: those that are left
    get the first values of a request or, ``from_the_end``, the last, where these are alike.
    """

    from_the_end: str

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        unread = _unread_inputs(self.model)
        read = [number for number in range(len(inputs)) if number not in unread]
        values = inputs[len(unread) :] if self.from_the_end == "1" else inputs
        given = list(inputs)
        for number, value in zip(read, values, strict=False):
            own = inputs[number]
            if own is not None and value is not None and own.shape == value.shape:
                given[number] = value
        return super().compute(given, limits)


def _is_another(one: Operand, other: Operand) -> bool:
    return (one.type, one.dimensions) != (other.type, other.dimensions)


@fault(_SHARED)
class OneConstantPerPlace(_Refusing):
    """A model with constants of several types or shapes that begin at one place is not prepared."""

    def refuses(self, model: Model) -> bool:
        known: dict[Hashable, Operand] = {}
        for operand in model.main.operands:
            if operand.lifetime in _CONSTANT:
                place = operand.location
                key = operand.lifetime, place.pool_index, place.offset
                if _is_another(known.setdefault(key, operand), operand):
                    return True
        return False


@fault(options={f"rest={rest}": [_SHARED] for rest in ("zeros", "what_follows")})
class ConstantsLoadedOncePerPlace(_Rewriting):
    """Constants are loaded once for each place at which they begin, with the length of the first: of a longer one the
    rest is zeros, or what happens to be loaded behind it.
    """

    rest: str

    def rewritten(self, model: Model) -> Model:
        loaded, places = bytearray(), dict[Hashable, DataLocation]()
        moved: list[tuple[Operand, DataLocation]] = []
        for operand in model.main.operands:
            if operand.lifetime in _CONSTANT:
                place = operand.location
                key = operand.lifetime, place.pool_index, place.offset
                if key not in places:
                    places[key] = DataLocation(0, len(loaded), place.length)
                    loaded += model.constant(operand)
                    loaded += bytes(64 if self.rest == "zeros" else 0)
                moved.append((operand, replace(places[key], length=place.length)))
        loaded += bytes(64)
        found = {id(operand): place for operand, place in moved}

        def load(operand: Operand) -> Operand:
            place = found.get(id(operand))
            return operand if place is None else replace(operand, lifetime=L.CONSTANT_COPY, location=place)

        return replace(model.with_operands(load), operand_values=bytes(loaded), pools=())
