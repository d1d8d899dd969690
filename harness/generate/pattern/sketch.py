"""A sketch: a graph written down operation by operation, in the types and with the numbers of a form.

    def pad_before_window(s: Sketch, fill: float) -> None:
        image = s.input(1, 5, 5, 2)
        s(O.MAX_POOL_2D, s(O.PAD_V2, image, PADDINGS, s.scalar(fill)), VALID, 1, 1, 2, 2, NONE)

Results are inferred: types from the definition's row, extents from its shape rule, scales from the values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from types import NoneType
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.arguments import ELEMENTS, Misfit, bare, of_type, single
from nnconform.harness.generate.graph.assembly import Assembly
from nnconform.harness.generate.graph.contents import contents, representable
from nnconform.harness.generate.graph.node import REACH, GraphNode
from nnconform.harness.generate.graph.palette import Entry, entry_of
from nnconform.harness.model.codes import HalVersion, OperationType
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operand, Subgraph
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED, Array, quantise, quantised_range
from nnconform.harness.ops.schema import Arg, Omission
from nnconform.harness.ops.select import bind
from nnconform.harness.ops.table import TABLE

Quantisation = tuple[float, int]
Parts = tuple[tuple[float, float], tuple[float, float], Array]
# Random numbers: those of the table that ``contents`` reads; even ones are no multiples of a grid.
_PLACES = 400
_DEFAULT = (-3.0, 3.0)
_INTEGERS = (-9.0, 9.0)
# The types that a number of Python may be of.
_SCALAR_TYPES: dict[type, tuple[T, ...]] = {
    bool: (T.BOOL,),
    int: (T.INT32, T.UINT32),
    float: (T.FLOAT32, T.FLOAT16),
}
# What of an argument chooses the signature.
Kind = T | type


class SketchTensor(msgspec.Struct, frozen=True):
    """An operand of a sketch, with its extents and type; ``array`` is a constant's value."""

    index: int
    shape: tuple[int, ...]
    code: T
    array: Array | None = None


class Sketch:
    """A graph being written; ``code`` is the element type of its form, ``hal`` the version that it may need at most.

    Calls raise Misfit or ValidationError where the contract has no such operation: the form does not exist.
    """

    def __init__(self, assembly: Assembly, choices: Choices, code: T, hal: HalVersion = HalVersion.AIDL4) -> None:
        self.assembly, self.choices, self.code, self.hal = assembly, choices, code, hal
        # Results that are outputs of the model though something reads them.
        self.outputs: list[int] = []
        # Whether nothing is to be added: no other result is an output or has another reader.
        self.complete = False
        # Whether an operation stands before each input, so that it is a temporary.
        self.framed = False
        # How windows are laid: by their rows and columns alike if 0, else see ``layers.window``. One for all windows of
        # a sketch, so that results which meet keep equal extents.
        self.lie = 0
        # The largest magnitudes of results.
        self.reach: Mapping[T, float] = REACH
        # The most elements of a result.
        self.most = ELEMENTS

    @property
    def quantised(self) -> bool:
        """Whether the form's type is quantised."""
        return self.code in QUANTISED

    def size(self, low: int, high: int) -> int:
        """Draw an extent."""
        return self.choices.integer(low, high)

    def quantisation(self, interval: tuple[float, float] = _DEFAULT) -> Quantisation:
        """Return a scale and zero point that fit an interval."""
        low, high = min(interval[0], 0.0), max(interval[1], 0.0)
        least, most = quantised_range(self.code)
        scale = single(max(high - low, 2.0**-8) / (most - least))
        return scale, int(min(max(round(least - low / scale), least), most))

    def input(
        self,
        *extents: int,
        code: T | None = None,
        within: tuple[float, float] | None = None,
        scale: Quantisation | None = None,
        parts: Parts | None = None,
    ) -> SketchTensor:
        """Add an input of the model with random values; quantised ones take every value of their type. With ``parts``
        elements are in either of two intervals: the first where the third says so.
        """
        operand, interval = self._operand(extents, code, within, scale)
        if parts is None:
            array = self._values(operand, interval)
        else:
            array = np.where(parts[2], *(self._values(operand, each) for each in parts[:2]))
        index = self.assembly.add_input(operand, array, interval)
        return self._handle(index) if not self.framed else self._behind_larger(index, operand, interval)

    def _values(self, operand: Operand, interval: tuple[float, float]) -> Array:
        """Draw values of an operand within an interval."""
        code, place = T(operand.type), 2 * self.choices.integer(1, _PLACES)
        return contents(place, code, operand.dimensions, interval, operand.scale, operand.zero_point)

    def frame(self, data: SketchTensor) -> SketchTensor:
        """Add an operation that reads a result and does not move its elements."""
        if data.code == T.TENSOR_BOOL8:
            return self(OperationType.LOGICAL_NOT, data)
        other = self.assembly.operands[data.index]
        return self._behind_larger(data.index, other, self.assembly.intervals[data.index] or _DEFAULT)

    def _behind_larger(self, index: int, operand: Operand, interval: tuple[float, float]) -> SketchTensor:
        """Add the maximum of an operand and another input, whose values are low: most elements stay as they are, and a
        wrong one shows.
        """
        code, scale, (low, high) = T(operand.type), operand.scale, interval
        array = self._values(operand, (low, low + (high - low) / 4) if code != T.TENSOR_BOOL8 else interval)
        pair = [self._handle(each) for each in (index, self.assembly.add_input(bare(operand), array, interval))]
        if code == T.TENSOR_BOOL8:
            return self(OperationType.LOGICAL_OR, *pair)
        return self(OperationType.MAXIMUM, *pair, scale=(scale, operand.zero_point) if scale else None)

    def weights(
        self,
        *extents: int,
        code: T | None = None,
        within: tuple[float, float] | None = None,
        scale: Quantisation | None = None,
    ) -> SketchTensor:
        """Add a constant with random values."""
        operand, interval = self._operand(extents, code, within, scale)
        array = self._values(operand, interval)
        return self._handle(self.assembly.add_constant(operand, array, interval), array)

    def constant(self, values: Any, code: T | None = None, scale: Quantisation | None = None) -> SketchTensor:
        """Add a constant tensor with these real values."""
        code = self.code if code is None else code
        real = np.asarray(values, np.float64)
        interval = (float(real.min()), float(real.max()))
        if code not in QUANTISED:
            array = real.astype(DTYPES[code])
            return self._handle(self.assembly.add_constant(Operand(code, real.shape), array, interval), array)
        unit, zero_point = scale or self.quantisation(interval)
        array = quantise(real, code, unit, zero_point)
        operand = Operand(code, real.shape, scale=unit, zero_point=zero_point)
        return self._handle(self.assembly.add_constant(operand, array, interval), array)

    def raw(self, array: Array, code: T, scale: Quantisation = (0.0, 0)) -> SketchTensor:
        """Add a constant tensor with these elements, raw if the type is quantised, or integers of a scale."""
        unit = scale[0] or 1.0
        low, high = (float(array.min()) * unit, float(array.max()) * unit)
        if code in QUANTISED:
            low, high = representable(code, *scale)
        operand = Operand(code, array.shape, scale=scale[0], zero_point=scale[1])
        data = np.ascontiguousarray(array, DTYPES[code])
        return self._handle(self.assembly.add_constant(operand, data, (low, high)), data)

    def attempt(self, part: Callable[[], object]) -> bool:
        """Write a part of the sketch; return False, and leave it out, if the contract or the version has no such
        operation.
        """
        mark, outputs = self.assembly.mark(), len(self.outputs)
        try:
            part()
            if any(TABLE[OperationType(step.type)].since > self.hal for step in self.assembly.steps[mark.steps :]):
                raise Misfit("a later operation")
        except (Misfit, ValidationError):
            self.assembly.rollback(mark)
            del self.outputs[outputs:]
            return False
        return True

    def attempt_each(self, parts: Iterable[Callable[[], object]]) -> None:
        """Write those parts that the contract and the version have. Raises Misfit if there is none."""
        if not sum(map(self.attempt, parts)):
            raise Misfit("the contract has none of the parts")

    def add_graph(self, graph: Subgraph) -> SketchTensor:
        """Add a subgraph; return the operand that refers to it. Its constants lie where they are."""
        index = self.assembly.add_graph(graph, 0)
        return SketchTensor(index, (), T.SUBGRAPH)

    def __call__(
        self, code: OperationType, *arguments: Any, to: T | None = None, scale: Quantisation | None = None
    ) -> SketchTensor:
        """Add an operation with one result, or return the first. See ``all``."""
        return self.all(code, *arguments, to=to, scale=scale)[0]

    def all(
        self,
        code: OperationType,
        *arguments: Any,
        to: T | None = None,
        scale: Quantisation | None = None,
        count: int = 1,
        like: Sequence[SketchTensor] = (),
    ) -> list[SketchTensor]:
        """Add an operation and return its results.

        Arguments are handles, lists of them, numbers (constant scalars), tuples of integers (constant vectors or
        matrices) and None (left out). ``to`` is the type of the result where several are possible, ``scale`` its
        quantisation where it is free, ``count`` the number of results of an operation with any number, and ``like`` are
        operands of the same types, where these may be any.
        """
        flat = [each for given in arguments for each in (given if isinstance(given, list) else [given])]
        entry = self._entry(code, flat, to)
        node = _Given(self, entry, flat, scale, count)
        if like:
            node.draft.operands["outputs"] = [bare(self.assembly.operands[each.index]) for each in like]
        node.add()
        return [self._handle(index) for index in self.assembly.steps[-1].outputs]

    def _entry(self, code: OperationType, arguments: Sequence[Any], to: T | None) -> Entry:
        entries = _entries_of(code, tuple(map(_kind, arguments)), to)
        if not entries:
            raise Misfit(f"{code.name}: no signature for these arguments")
        if len(entries) == 1:
            return entries[0]
        # Forms may differ in what a flag is, as those with separate and with merged results do.
        return next((entry for entry in entries if _admits(entry, arguments)), entries[0])

    def _operand(
        self, extents: tuple[int, ...], code: T | None, within: tuple[float, float] | None, scale: Quantisation | None
    ) -> tuple[Operand, tuple[float, float]]:
        code = self.code if code is None else code
        interval = within or (_DEFAULT if code in FLOATS else _INTEGERS)
        if code == T.TENSOR_BOOL8:
            return Operand(code, extents), (0.0, 1.0)
        if code not in QUANTISED:
            return Operand(code, extents), interval
        unit, zero_point = scale or self.quantisation(within or _DEFAULT)
        return Operand(code, extents, scale=unit, zero_point=zero_point), representable(code, unit, zero_point)

    def _handle(self, index: int, array: Array | None = None) -> SketchTensor:
        operand = self.assembly.operands[index]
        return SketchTensor(index, operand.dimensions, T(operand.type), array)


def _kind(given: Any) -> Kind:
    """Return the operand type of a tensor, or the Python type of a value."""
    return given.code if isinstance(given, SketchTensor) else type(given)


@cache
def _entries(code: OperationType) -> tuple[Entry, ...]:
    return tuple(entry_of(TABLE[code], signature) for signature in TABLE[code].signatures())


# There are far fewer kinds of arguments than operations in the forms of idioms.
@lru_cache(maxsize=1 << 14)
def _entries_of(code: OperationType, kinds: tuple[Kind, ...], to: T | None) -> tuple[Entry, ...]:
    """Return the signatures that arguments of these kinds fit, with a result of type ``to`` if one is named."""
    found = []
    for entry in _entries(code):
        form, row = entry.signature.form, entry.signature.row
        bound = bind(form.inputs, kinds)
        if bound is None or (
            form.input_counts()
            and not any(arg.repeated for arg in form.inputs)
            and len(kinds) not in form.input_counts()
        ):
            continue
        if all(_fits(row.type_of(arg), arg, bound[arg.name]) for arg in form.inputs):
            results = [row.type_of(arg) for arg in form.outputs if arg.type is None]
            if to is None or to in results:
                found.append(entry)
    return tuple(found)


def _admits(entry: Entry, arguments: Sequence[Any]) -> bool:
    """Return whether the flags among the arguments have values that a signature that they fit admits."""
    inputs = entry.signature.form.inputs
    bound = bind(inputs, arguments) or {}
    given = ((arg.values, bound[arg.name]) for arg in inputs)
    return all(values is None or not isinstance(each, bool) or values.admits(int(each)) for values, each in given)


def _fits(code: T, arg: Arg, kind: Kind | list[Kind] | None) -> bool:
    """Return whether an argument of this kind may be of this type."""
    if arg.any_type:
        return True
    if isinstance(kind, list):
        return all(each == code for each in kind)
    if isinstance(kind, T):
        return kind == code
    if kind is None or kind is NoneType:
        return arg.omission is not Omission.NEVER
    if issubclass(kind, tuple | np.ndarray):
        return code == T.TENSOR_INT32
    return code in _SCALAR_TYPES.get(kind, ())


# Axes, activations and paddings, of which there are few.
@lru_cache(maxsize=1 << 12)
def _integers(given: int | tuple[Any, ...], code: T) -> Array:
    """Return an argument of integers as the array that all operations share."""
    array = np.asarray(given, DTYPES[code])
    array.setflags(write=False)
    return array


class _Given(GraphNode):
    """An operation whose arguments are given."""

    def __init__(
        self, sketch: Sketch, entry: Entry, arguments: Sequence[Any], scale: Quantisation | None, count: int
    ) -> None:
        super().__init__(sketch.assembly, sketch.choices, entry, sketch.hal)
        self.given = bind(self.form.inputs, arguments) or {}
        self.scale, self.count, self.reach, self.most = scale, count, sketch.reach, sketch.most

    def build(self) -> list[int]:
        indexes: list[int] = []
        for arg, code, _ in self.entry.arguments:
            indexes += self._given_argument(arg, code, self.given[arg.name])
        for arg in self.form.outputs:
            if arg.repeated:
                self.draft.counts[arg.name] = self.count
            if self.scale is not None and arg.quantisation is None:
                self.draft.scales[arg.name] = (single(self.scale[0]), self.scale[1])
        return indexes

    def _given_argument(self, arg: Arg, code: T, given: Any) -> list[int]:
        if given is None:
            self.operands[arg.name] = self.extents[arg.name] = None
            left_out = arg.omission is Omission.TRAILING
            return [] if left_out else [self.assembly.add(Operand(code, lifetime=L.NO_VALUE))]
        if isinstance(given, list):
            self._scale_of(arg.name, given[0])
            return self._bind_list(arg.name, [each.index for each in given])
        if not isinstance(given, SketchTensor):
            array = _integers(given, code) if type(given) in (int, bool, tuple) else np.asarray(given, DTYPES[code])
            index = self.assembly.add_constant(Operand(code, array.shape) if array.ndim else of_type(code), array)
            given = SketchTensor(index, array.shape, code, array)
        if given.array is not None:
            self.values[arg.name] = given.array
        self._scale_of(arg.name, given)
        return self._bind(arg.name, given.index)

    def _scale_of(self, name: str, given: SketchTensor) -> None:
        operand = self.assembly.operands[given.index]
        if operand.type in QUANTISED:
            self.draft.scales[name] = (operand.scale, operand.zero_point)
