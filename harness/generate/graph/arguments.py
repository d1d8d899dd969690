"""Draws the arguments of one operation of a graph: existing operands, or new ones where none fits or is chosen."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import RECENT, Assembly
from nnconform.harness.generate.graph.contents import PLACES, POSITIVE, REALS, contents, natural
from nnconform.harness.generate.graph.palette import Entry
from nnconform.harness.generate.values import scalar
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import (
    DTYPES,
    FLOATS,
    QUANTISED,
    ZERO_POINTS,
    Array,
    per_axis,
    quantised_range,
)
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import NCHW_TO_NHWC, NHWC_TO_NCHW, Interval
from nnconform.harness.ops.ranges import hull
from nnconform.harness.ops.schema import Arg, Omission, QuantisedAs, QuantisedLike

# The largest number of elements of a tensor.
ELEMENTS = 1024
ANYWHERE = (float("-inf"), float("inf"))
# Choices among up to RECENT existing operands; 0 is a new one.
_WAYS = 12


class Misfit(Exception):
    """Raised when the operation does not fit here."""


class Arguments:
    """Draws the arguments of a call of a signature.

    ``joined`` counts the arguments that existed before. ``operands``, ``extents`` and ``values`` are a Call's, by
    argument name; ``intervals`` holds the interval in which each tensor's values lie.
    """

    def __init__(
        self, assembly: Assembly, choices: Choices, entry: Entry, *, anchor: int | None = None, apart: bool = False
    ) -> None:
        self.assembly, self.choices, self.entry = assembly, choices, entry
        # The one operand to continue from, if it is given; whether to continue from none.
        self._given_anchor, self._apart = anchor, apart
        self.form, self.types = entry.signature.form, entry.signature.row
        self.draft = CallDraft(self.form, self.types, choices.integer)
        self.joined = 0
        self._begin = len(assembly.operands)
        self._anchor: tuple[Arg, int] | None = None
        self.operands: dict[str, Any] = {}
        self.extents: dict[str, Any] = {}
        self.values: dict[str, Array] = {}
        self.intervals: dict[str, Interval] = {}

    def build(self) -> list[int]:
        """Return the operands' indexes; new operands are added. If it raises Misfit or ValidationError, the assembly
        must be rolled back.
        """
        nchw = self.entry.layouts and self.choices.flag()
        if nchw:
            self.draft.values["nchw"] = True
        self._connect(nchw)
        if self.form.arrange is not None:
            self.form.arrange(self.draft)
        if self.entry.op.nothing and self.choices.flag():
            self.draft.values.update(self.entry.op.nothing)
        self._check_anchor()
        if self.entry.layouts and self.draft.has("nchw"):
            self.draft.values.setdefault("nchw", nchw)
        shift = self._subgraph_constants()
        indexes: list[int] = []
        for arg, code, tensor in self.entry.arguments:
            indexes += self._argument(arg, code, tensor, shift)
        if self.assembly.steps and not self.joined and not self._apart:
            raise Misfit("connected to nothing")
        if self._given_anchor is not None and self._anchor is not None:
            raise Misfit("not connected to the given operand")
        return indexes

    def _connect(self, nchw: bool) -> None:
        """Choose an existing operand to continue from, and its argument; with ``nchw`` images are in NCHW order. Raises
        Misfit if there is none.
        """
        draft, assembly = self.draft, self.assembly
        # Drawn even if there is nothing to choose, so that later choices keep their meaning when operations are
        # dropped.
        chosen = self.choices.integer(0, _WAYS - 1)
        if self._apart:
            return
        pairs = assembly.fitting(self.entry.wanted, self._given_anchor)
        if not pairs:
            if assembly.steps:
                raise Misfit("no operand to continue from")
            return
        *_, last, place = pairs[chosen % min(len(pairs), RECENT)]
        index, arg = -last, self.entry.continued[place]
        operand = assembly.operands[index]
        if 0 in operand.dimensions and (arg.any_type or not self.entry.op.zero_sized):
            raise Misfit(f"{arg.name}: no elements")
        self._anchor = (arg, index)
        if arg.any_type:
            draft.operands[arg.name] = [bare(operand)]
            return
        extents = operand.dimensions
        if arg.image and len(extents) == 4 and nchw:
            extents = tuple(extents[axis] for axis in NCHW_TO_NHWC)
        draft.extents[arg.name] = extents
        for part, extent in zip(arg.extents or (), extents, strict=False):
            known = part if isinstance(part, int) else draft.sizes.setdefault(part, extent)
            if known != extent:
                raise Misfit(f"{arg.name}: {part} is {extent}, not {known}")
        if operand.type in QUANTISED:
            draft.scales[arg.name] = (operand.scale, operand.zero_point)

    def _check_anchor(self) -> None:
        """Check that the operand still fits after the definition's ``arrange``. Raises Misfit."""
        if self._anchor is None:
            return
        arg, index = self._anchor
        draft, name = self.draft, arg.name
        fixed = name in draft.values or name in draft.omitted
        real = draft.contents.get(name)
        if fixed or not self._fits_interval(name, index) or (real is not None and name not in draft.operands):
            raise Misfit(f"{name}: its values are not free")
        for part, extent in zip(arg.extents or (), draft.extents.get(name) or (), strict=False):
            if isinstance(part, str) and draft.sizes.get(part, extent) != extent:
                raise Misfit(f"{name}: {part} is {extent}, not {draft.sizes[part]}")

    def _subgraph_constants(self) -> int:
        """Append the constants of the subgraphs to the model's operand values; return their offset."""
        values = self.assembly.values
        if self.draft.constants:
            values += bytes(-len(values) % 4)
        begin = len(values)
        values += self.draft.constants
        return begin

    def _argument(self, arg: Arg, code: T, tensor: bool, shift: int) -> list[int]:
        """Return the indexes of the operands of one argument; ``shift`` is the offset of the subgraphs' constants."""
        draft, assembly, name = self.draft, self.assembly, arg.name
        if name in draft.omitted:
            self.operands[name] = self.extents[name] = None
            if arg.omission is Omission.TRAILING:
                return []
            operand = Operand(code, draft.extents.get(name, ()), L.NO_VALUE)
            return [assembly.add(self.quantisation(arg, operand))]
        if name in draft.operands:
            values = draft.contents.get(name) or [None] * len(draft.operands[name])
            each = [self._operand(arg, bare(one), real) for one, real in zip(draft.operands[name], values, strict=True)]
            return self._bind_list(name, each)
        if name in draft.graphs:
            index = assembly.add_graph(draft.graphs[name], shift)
            self.operands[name], self.extents[name] = assembly.operands[index], ()
            return [index]
        if arg.repeated:
            shapes = draft.extents.get(name)
            if not isinstance(shapes, list):
                shapes = [draft.shape(name)] * 2
            return self._bind_list(name, [self._tensor(arg, code, tuple(shape)) for shape in shapes])
        if name in draft.values or not tensor:
            array = np.asarray(scalar(draft, arg, code), DTYPES[code])
            self.values[name] = array
            return self._bind(name, assembly.add_constant(of_type(code), array))
        shape = np.shape(draft.contents[name]) if name in draft.contents else draft.shape(name)
        return self._bind(name, self._tensor(arg, code, shape))

    def _bind(self, name: str, index: int) -> list[int]:
        operand = self.assembly.operands[index]
        self.operands[name], self.extents[name] = operand, operand.dimensions
        where = self.assembly.intervals[index]
        if where is not None or operand.extra_params is not None:
            self.intervals[name] = where or REALS
        return [index]

    def _bind_list(self, name: str, indexes: list[int]) -> list[int]:
        operands = [self.assembly.operands[index] for index in indexes]
        self.operands[name], self.extents[name] = operands, [each.dimensions for each in operands]
        intervals = [where for index in indexes if (where := self.assembly.intervals[index]) is not None]
        if intervals:
            self.intervals[name] = hull(intervals)
        return indexes

    def _tensor(self, arg: Arg, code: T, shape: tuple[int, ...]) -> int:
        """Return an operand of these extents: an existing or a new one."""
        draft = self.draft
        if prod(shape) > ELEMENTS:
            raise Misfit(arg.name)
        operand, real = Operand(code, shape), draft.contents.get(arg.name)
        if arg.image and draft.values.get("nchw") and len(shape) == 4:
            operand = Operand(code, tuple(shape[axis] for axis in NHWC_TO_NCHW))
            real = None if real is None else np.transpose(real, NHWC_TO_NCHW)
        free = code in QUANTISED and arg.quantisation is None and arg.name not in draft.scales
        if not free or code == T.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            operand = self.quantisation(arg, operand)
        return self._operand(arg, operand, real, any_scale=free)

    def _operand(self, arg: Arg, operand: Operand, real: Any, *, any_scale: bool = False) -> int:
        """Return an operand of this type and shape; ``real``: the values that it must hold, None for any."""
        draft, assembly, name = self.draft, self.assembly, arg.name
        if 0 in operand.dimensions:
            return self._empty(arg, operand, any_scale=any_scale)
        if real is not None:
            if any_scale:
                operand = self.quantisation(arg, operand)
            return assembly.add_input(operand, self._elements(operand, np.asarray(real, np.float64)), None)
        chosen = self.choices.integer(0, 4 * PLACES * _WAYS - 1)
        selector, chosen = divmod(chosen, 4 * PLACES)
        constant, chosen = divmod(chosen, 2 * PLACES)
        positive, chosen = divmod(chosen, PLACES)
        plain = operand.extra_params is None
        if plain and not self._apart and (existing := self._existing(arg, operand, any_scale, selector)) >= 0:
            # It may also be an operand added for this same operation.
            self.joined += existing < self._begin
            if operand.type in QUANTISED and not arg.any_type:
                draft.scales[name] = (assembly.operands[existing].scale, assembly.operands[existing].zero_point)
            return existing
        if any_scale and plain:
            operand = self.quantisation(arg, operand)
        code = T(operand.type)
        within = natural(code, operand.scale, operand.zero_point)
        if positive and code in FLOATS:
            within = POSITIVE
        low, high = draft.domains.get(name, draft.defined.get(name, within))
        if positive and self._apart and code in FLOATS | QUANTISED:
            low, high = _positive((low, high))
        interval = (max(low, within[0]), min(high, within[1])) if code in QUANTISED else (low, high)
        if interval[0] > interval[1]:
            raise Misfit(name)
        array = contents(chosen, code, operand.dimensions, interval, _scale(operand), operand.zero_point)
        add = assembly.add_constant if constant else assembly.add_input
        return add(operand, array, interval if plain else None)

    def _empty(self, arg: Arg, operand: Operand, *, any_scale: bool) -> int:
        """Return an existing operand without elements: no request and no constant can give one. Raises Misfit."""
        assembly = self.assembly
        index = next(iter(assembly.alike(operand, any_scale=any_scale)), -1)
        if self._anchor is not None and self._anchor[0] is arg:
            fits = assembly.replaces(self._anchor[1], operand, any_scale=any_scale)
            index, self._anchor = self._anchor[1] if fits else -1, None
        if index < 0:
            raise Misfit(f"{arg.name}: no operand without elements")
        self.joined += index < self._begin
        if operand.type in QUANTISED and not arg.any_type:
            self.draft.scales[arg.name] = (assembly.operands[index].scale, assembly.operands[index].zero_point)
        return index

    def _existing(self, arg: Arg, operand: Operand, any_scale: bool, selector: int) -> int:
        """Return a fitting existing operand, chosen by ``selector``; -1 for none."""
        if arg.type is not None and arg.type != T.TENSOR_BOOL8 and not arg.any_type:
            # Indexes and counts: results of other operations are seldom valid ones, but may be.
            any_scale = False
        if self._anchor is not None and self._anchor[0] is arg:
            index = self._anchor[1]
            if self.assembly.replaces(index, operand, any_scale=any_scale):
                self._anchor = None
                return index
        candidates = self.assembly.alike(operand, any_scale=any_scale)
        candidates = [each for each in candidates if self._fits_interval(arg.name, each)] if candidates else candidates
        chosen = selector % (len(candidates) + 1)
        return candidates[chosen - 1] if chosen else -1

    def _fits_interval(self, name: str, index: int) -> bool:
        """Return whether an operand's values lie in the interval that the argument allows."""
        interval = self.assembly.intervals[index]
        assert interval is not None
        low, high = self.draft.defined.get(name, self.draft.domains.get(name, ANYWHERE))
        # A domain to either side of 0 is merely typical; any other is what the operation accepts.
        one_sided = (low >= 0 or high <= 0) and name not in self.draft.telling
        strict = name in self.draft.defined or one_sided
        return not strict or (low <= interval[0] and interval[1] <= high)

    def _elements(self, operand: Operand, real: Array) -> Array:
        if operand.type not in QUANTISED:
            return np.asarray(real, DTYPES[T(operand.type)])
        low, high = quantised_range(T(operand.type))
        raw = np.clip(np.round(real / operand.scale) + operand.zero_point, low, high)
        return np.asarray(raw, DTYPES[T(operand.type)])

    def quantisation(self, arg: Arg, operand: Operand) -> Operand:
        """Return the operand with the scale and zero point that the contract prescribes, or with drawn ones."""
        if operand.type not in QUANTISED and arg.quantisation is None and arg.name not in self.draft.scales:
            # The usual case at once.
            return operand
        draft, rule, code = self.draft, arg.quantisation, T(operand.type)
        if isinstance(rule, QuantisedAs) and code in rule.params:
            scale, zero_point = rule.params[code]
        elif isinstance(rule, QuantisedLike) and code in QUANTISED:
            scale, zero_point = draft.scales[rule.argument]
        elif arg.name in draft.scales:
            scale, zero_point = draft.scales[arg.name]
        elif code == T.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            axis = draft.channel_dims.get(arg.name, 0)
            extent = operand.dimensions[axis] if operand.dimensions else 1
            scales = tuple(0.0625 * draft.integer(1, 8) for _ in range(extent))
            return replace(operand, extra_params=SymmPerChannelQuantParams(scales, axis))
        elif code in QUANTISED:
            low, high = ZERO_POINTS[code]
            middle = (low + high + 1) // 2
            scale = 0.0625 * draft.integer(1, 8)
            zero_point = middle if draft.integer(0, 1) == 0 else draft.integer(low, high)
            draft.scales[arg.name] = (scale, zero_point)
        else:
            return operand
        return Operand(code, operand.dimensions, operand.lifetime, single(scale), zero_point)


def single(value: float) -> float:
    """Return the value rounded to float32."""
    return float(np.float32(value))


@cache
def of_type(code: T) -> Operand:
    """Return an operand of which only the type is known. Operands are immutable: one per type is shared."""
    return Operand(code)


def bare(operand: Operand) -> Operand:
    """Return an operand of the same type, shape and quantisation, without life time and location."""
    return Operand(operand.type, operand.dimensions, scale=operand.scale, zero_point=operand.zero_point)


def _positive(interval: Interval) -> Interval:
    """Return the part of an interval in which more operations are defined; all of it if there is none."""
    low, high = max(interval[0], POSITIVE[0]), min(interval[1], POSITIVE[1])
    return (low, high) if low < high else interval


def _scale(operand: Operand) -> Any:
    """Return the scale, or those of the channels, in a shape that broadcasts."""
    if not isinstance(operand.extra_params, SymmPerChannelQuantParams):
        return operand.scale
    scales = np.array(operand.extra_params.scales, np.float32)
    return per_axis(scales, operand.extra_params.channel_dim, len(operand.dimensions))
