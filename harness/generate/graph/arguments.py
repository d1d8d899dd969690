"""The arguments of one operation of a graph: operands that are there, and new ones where none fits or is chosen."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import prod
from typing import Any

import numpy as np

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import RECENT, Assembly
from nnconform.harness.generate.graph.contents import PLACES, POSITIVE, REALS, contents, natural
from nnconform.harness.generate.graph.palette import STATES, Entry
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
    is_tensor,
    per_axis,
    quantised_range,
)
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import NCHW_TO_NHWC, NHWC_TO_NCHW, Interval
from nnconform.harness.ops.ranges import hull
from nnconform.harness.ops.schema import Arg, Omission, QuantisedAs, QuantisedLike

# No tensor has more elements.
ELEMENTS = 1024
ANYWHERE = (float("-inf"), float("inf"))
# The ways to choose among operands that are there, of which there are up to RECENT; 0 is a new one.
_WAYS = 12


class Misfit(Exception):
    """The operation cannot be here."""


class Arguments:
    """The arguments of a call of a signature. ``joined``: how many of them were there before; ``bound``, ``extents``
    and ``values`` are what a Call wants to know of them, by name, and ``where`` says between which values tensors lie.
    """

    def __init__(self, assembly: Assembly, choices: Choices, entry: Entry) -> None:
        self.assembly, self.choices, self.entry = assembly, choices, entry
        self.form, self.types = entry.signature.form, entry.signature.row
        self.draft = CallDraft(self.form, self.types, choices.integer)
        self.joined = 0
        self._begin = len(assembly.operands)
        self._anchor: tuple[str, int] | None = None
        self.bound: dict[str, Any] = {}
        self.extents: dict[str, Any] = {}
        self.values: dict[str, Array] = {}
        self.where: dict[str, Interval] = {}

    def build(self) -> list[int]:
        """The operands, added where they are new. Raises Misfit, ValidationError; the assembly is then to go back."""
        turned = self.entry.layouts and self.choices.flag()
        if turned:
            self.draft.values["nchw"] = True
        self._connect(turned)
        if self.form.arrange is not None:
            self.form.arrange(self.draft)
        self._check_anchor()
        if self.entry.layouts and self.draft.has("nchw"):
            self.draft.values.setdefault("nchw", turned)
        shift = self._subgraph_constants()
        indexes: list[int] = []
        for arg in self.form.inputs:
            indexes += self._argument(arg, shift)
        if self.assembly.steps and not self.joined:
            raise Misfit("joined to nothing")
        return indexes

    def _connect(self, turned: bool) -> None:
        """Choose an operand to go on with, and the argument that it is; images are ``turned`` to NCHW. Raises Misfit
        where there is none.
        """
        draft, assembly = self.draft, self.assembly
        # Chosen whether there is something to choose or not: what follows is to mean the same when other operations go.
        chosen = self.choices.integer(0, _WAYS - 1)
        wanted = [(arg, code, arg.ranks) for arg, code in self.entry.open]
        if self.entry.handed:
            wanted += [(self.form.inputs[-1], code, (1, 4)) for code in STATES]
        pairs = sorted(
            [
                (*operand, place)
                for place, (_, code, ranks) in enumerate(wanted)
                for operand in assembly.fitting(code, ranks)
            ]
        )
        if not pairs:
            if assembly.steps:
                raise Misfit("nothing to go on with")
            return
        *_, last, place = pairs[chosen % min(len(pairs), RECENT)]
        index, arg = -last, wanted[place][0]
        operand = assembly.operands[index]
        self._anchor = (arg.name, index)
        if arg.any_type:
            draft.operands[arg.name] = [bare(operand)]
            return
        extents = operand.dimensions
        if arg.image and len(extents) == 4 and turned:
            extents = tuple(extents[axis] for axis in NCHW_TO_NHWC)
        draft.extents[arg.name] = extents
        for part, extent in zip(arg.extents or (), extents, strict=False):
            known = part if isinstance(part, int) else draft.sizes.setdefault(part, extent)
            if known != extent:
                raise Misfit(f"{arg.name}: {part} is {extent}, not {known}")
        if operand.type in QUANTISED:
            draft.scales[arg.name] = (operand.scale, operand.zero_point)

    def _check_anchor(self) -> None:
        """Whether the operand still fits, now that the definition has arranged the rest. Raises Misfit."""
        if self._anchor is None:
            return
        name, index = self._anchor
        draft = self.draft
        taken = name in draft.values or name in draft.omitted
        real = draft.contents.get(name)
        if taken or not self._lies(name, index) or (real is not None and name not in draft.operands):
            raise Misfit(f"{name}: its values are not free")
        arg = next(each for each in self.form.inputs if each.name == name)
        for part, extent in zip(arg.extents or (), draft.extents.get(name) or (), strict=False):
            if isinstance(part, str) and draft.sizes.get(part, extent) != extent:
                raise Misfit(f"{name}: {part} is {extent}, not {draft.sizes[part]}")

    def _subgraph_constants(self) -> int:
        """Put the constants of the subgraphs among the model's; from where."""
        values = self.assembly.values
        if self.draft.constants:
            values += bytes(-len(values) % 4)
        begin = len(values)
        values += self.draft.constants
        return begin

    def _argument(self, arg: Arg, shift: int) -> list[int]:
        draft, assembly, name = self.draft, self.assembly, arg.name
        code = self.types.type_of(arg)
        if name in draft.omitted:
            self.bound[name] = self.extents[name] = None
            if arg.omission is Omission.TRAILING:
                return []
            return [assembly.add(self.quantisation(arg, Operand(code, lifetime=L.NO_VALUE)))]
        if name in draft.operands:
            values = draft.contents.get(name) or [None] * len(draft.operands[name])
            each = [self._operand(arg, bare(one), real) for one, real in zip(draft.operands[name], values, strict=True)]
            return self._bind_list(name, each)
        if name in draft.graphs:
            index = assembly.add_graph(draft.graphs[name], shift)
            self.bound[name], self.extents[name] = assembly.operands[index], ()
            return [index]
        if arg.repeated:
            shapes = draft.extents.get(name)
            if not isinstance(shapes, list):
                shapes = [draft.shape(name)] * 2
            return self._bind_list(name, [self._tensor(arg, code, tuple(shape)) for shape in shapes])
        if name in draft.values or not is_tensor(code):
            array = np.asarray(scalar(draft, arg, code), DTYPES[code])
            self.values[name] = array
            return self._bind(name, assembly.add_constant(of_type(code), array))
        shape = np.shape(draft.contents[name]) if name in draft.contents else draft.shape(name)
        return self._bind(name, self._tensor(arg, code, shape))

    def _bind(self, name: str, index: int) -> list[int]:
        operand = self.assembly.operands[index]
        self.bound[name], self.extents[name] = operand, operand.dimensions
        where = self.assembly.where[index]
        if where is not None or operand.extra_params is not None:
            self.where[name] = where or REALS
        return [index]

    def _bind_list(self, name: str, indexes: list[int]) -> list[int]:
        operands = [self.assembly.operands[index] for index in indexes]
        self.bound[name], self.extents[name] = operands, [each.dimensions for each in operands]
        there = [where for index in indexes if (where := self.assembly.where[index]) is not None]
        if there:
            self.where[name] = hull(there)
        return indexes

    def _tensor(self, arg: Arg, code: T, shape: tuple[int, ...]) -> int:
        """An operand of these extents: one that is there, or a new one."""
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
        """An operand like this one. ``real``: the values that it must hold."""
        draft, assembly, name = self.draft, self.assembly, arg.name
        if real is not None:
            if any_scale:
                operand = self.quantisation(arg, operand)
            return assembly.add_input(operand, self._stored(operand, np.asarray(real, np.float64)), None)
        chosen = self.choices.integer(0, 4 * PLACES * _WAYS - 1)
        way, chosen = divmod(chosen, 4 * PLACES)
        constant, chosen = divmod(chosen, 2 * PLACES)
        positive, chosen = divmod(chosen, PLACES)
        plain = operand.extra_params is None
        if plain and (found := self._there(arg, operand, any_scale, way)) >= 0:
            # It may also be one that this operation has brought along itself.
            self.joined += found < self._begin
            if operand.type in QUANTISED and not arg.any_type:
                draft.scales[name] = (assembly.operands[found].scale, assembly.operands[found].zero_point)
            return found
        if any_scale and plain:
            operand = self.quantisation(arg, operand)
        code = T(operand.type)
        within = POSITIVE if positive and code in FLOATS else natural(code, operand.scale, operand.zero_point)
        low, high = draft.domains.get(name, draft.defined.get(name, within))
        where = (max(low, within[0]), min(high, within[1])) if code in QUANTISED else (low, high)
        if where[0] > where[1]:
            raise Misfit(name)
        array = contents(chosen, code, operand.dimensions, where, _scale(operand), operand.zero_point)
        add = assembly.add_constant if constant else assembly.add_input
        return add(operand, array, where if plain else None)

    def _there(self, arg: Arg, operand: Operand, any_scale: bool, way: int) -> int:
        """The operand that is there and stands in this place, -1 for none; ``way`` chooses."""
        if arg.type is not None and arg.type != T.TENSOR_BOOL8 and not arg.any_type:
            # Indexes and the like: what another operation counts is seldom one, but may be.
            any_scale = False
        anchor, index = self._anchor or ("", -1)
        found = self.assembly.alike(operand, any_scale=any_scale)
        found = [each for each in found if self._lies(arg.name, each)] if found else found
        if anchor == arg.name and index in found:
            self._anchor = None
            return index
        chosen = way % (len(found) + 1)
        return found[chosen - 1] if chosen else -1

    def _lies(self, name: str, index: int) -> bool:
        """Whether an operand's values lie where the argument's may."""
        where = self.assembly.where[index]
        assert where is not None
        low, high = self.draft.defined.get(name, self.draft.domains.get(name, ANYWHERE))
        # A domain to either side of 0 is only where values are typical; another says what the operation can take.
        strict = name in self.draft.defined or low >= 0 or high <= 0
        return not strict or (low <= where[0] and where[1] <= high)

    def _stored(self, operand: Operand, real: Array) -> Array:
        if operand.type not in QUANTISED:
            return np.asarray(real, DTYPES[T(operand.type)])
        low, high = quantised_range(T(operand.type))
        raw = np.clip(np.round(real / operand.scale) + operand.zero_point, low, high)
        return np.asarray(raw, DTYPES[T(operand.type)])

    def quantisation(self, arg: Arg, operand: Operand) -> Operand:
        """The operand with the scale and zero point that the contract binds it to, or with drawn ones."""
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
    """The value as a float32 holds it."""
    return float(np.float32(value))


@cache
def of_type(code: T) -> Operand:
    """An operand of a type of which nothing else is known. Operands are values: one will do for all."""
    return Operand(code)


def bare(operand: Operand) -> Operand:
    """An operand of the same kind, that is nowhere yet."""
    return Operand(operand.type, operand.dimensions, scale=operand.scale, zero_point=operand.zero_point)


def _scale(operand: Operand) -> Any:
    """The scale, or those of the channels, ready to broadcast."""
    if not isinstance(operand.extra_params, SymmPerChannelQuantParams):
        return operand.scale
    scales = np.array(operand.extra_params.scales, np.float32)
    return per_axis(scales, operand.extra_params.channel_dim, len(operand.dimensions))
