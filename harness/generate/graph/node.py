"""One operation of a graph: a valid call of a signature, of which some arguments are operands that are there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import isfinite, prod
from typing import Any

import numpy as np

from harness.generate.choices import Choices
from harness.generate.graph.assembly import RECENT, Assembly
from harness.generate.graph.contents import PLACES, POSITIVE, REALS, contents, natural
from harness.generate.graph.palette import STATES, Entry
from harness.model.codes import FusedActivation, HalVersion
from harness.model.codes import OperandLifeTime as L
from harness.model.codes import OperandType as T
from harness.model.graph import Operand, Operation, SymmPerChannelQuantParams
from harness.model.numbers import DTYPES, FLOATS, QUANTISED, ZERO_POINTS, Array, is_tensor, per_axis, quantised_range
from harness.ops.call import NCHW_TO_NHWC, NHWC_TO_NCHW, Call, Unknown
from harness.ops.ranges import Interval, hull, largest
from harness.ops.schema import Above, Arg, Omission, QuantisedAs, QuantisedLike, Within
from harness.ops.sketch import Sketch
from harness.validate.operation import check_operation
from harness.validate.version import call_version

# No tensor has more elements.
ELEMENTS = 1024
# The ways to choose among operands that are there, of which there are up to RECENT; 0 is a new one.
_WAYS = 12
# No float or integer goes further: far from where float16 ends, and from where float32 has no fractions.
REACH = {T.TENSOR_FLOAT32: 2000.0, T.TENSOR_FLOAT16: 500.0, T.TENSOR_INT32: 100_000.0}
_ACTIVATED = {
    FusedActivation.RELU: (0.0, float("inf")),
    FusedActivation.RELU1: (-1.0, 1.0),
    FusedActivation.RELU6: (0.0, 6.0),
}
_ANYWHERE = (float("-inf"), float("inf"))


class Misfit(Exception):
    """The operation cannot be here."""


class Node:
    """An operation on its way into a graph, which needs no more than HAL ``hal``. ``joined``: how many of its arguments
    were there before.
    """

    def __init__(self, assembly: Assembly, choices: Choices, entry: Entry, hal: HalVersion) -> None:
        self.assembly, self.choices, self.entry, self.hal = assembly, choices, entry, hal
        self.form, self.types = entry.signature.form, entry.signature.row
        self.sketch = Sketch(self.form, self.types, choices.integer)
        self.joined = 0
        self._begin = len(assembly.operands)
        self._anchor: tuple[str, int] | None = None
        self._bound: dict[str, Any] = {}
        self._extents: dict[str, Any] = {}
        self._values: dict[str, Array] = {}
        self._where: dict[str, Interval] = {}

    def add(self) -> None:
        """Add the operation. Raises Misfit, ValidationError; the assembly is then to go back."""
        turned = self.entry.layouts and self.choices.flag()
        if turned:
            self.sketch.values["nchw"] = True
        self._connect(turned)
        if self.form.arrange is not None:
            self.form.arrange(self.sketch)
        self._check_anchor()
        if self.entry.layouts and self.sketch.has("nchw"):
            self.sketch.values.setdefault("nchw", turned)
        shift = self._subgraph_constants()
        inputs: list[int] = []
        for arg in self.form.inputs:
            inputs += self._argument(arg, shift)
        if self.assembly.steps and not self.joined:
            raise Misfit("joined to nothing")
        outputs = self._outputs()
        for index in inputs:
            self.assembly.readers[index] += 1
        self.assembly.steps.append(Operation(self.entry.op.code, tuple(inputs), tuple(outputs)))

    def _connect(self, turned: bool) -> None:
        """Choose an operand to go on with, and the argument that it is; images are ``turned`` to NCHW. Raises Misfit
        where there is none.
        """
        sketch, assembly = self.sketch, self.assembly
        # Chosen whether there is something to choose or not: what follows is to mean the same when other operations go.
        chosen = self.choices.integer(0, _WAYS - 1)
        pairs = [(index, arg) for arg, code in self.entry.open for index in assembly.fitting(code, arg.ranks)]
        if self.entry.handed:
            pairs += [(index, self.form.inputs[-1]) for code in STATES for index in assembly.fitting(code, (1, 4))]
        if not pairs:
            if assembly.steps:
                raise Misfit("nothing to go on with")
            return
        pairs.sort(key=lambda pair: assembly.order(pair[0]))
        index, arg = pairs[chosen % min(len(pairs), RECENT)]
        operand = assembly.operands[index]
        self._anchor = (arg.name, index)
        if arg.any_type:
            sketch.operands[arg.name] = [_bare(operand)]
            return
        extents = operand.dimensions
        if arg.image and len(extents) == 4 and turned:
            extents = tuple(extents[axis] for axis in NCHW_TO_NHWC)
        sketch.extents[arg.name] = extents
        for part, extent in zip(arg.extents or (), extents, strict=False):
            known = part if isinstance(part, int) else sketch.sizes.setdefault(part, extent)
            if known != extent:
                raise Misfit(f"{arg.name}: {part} is {extent}, not {known}")
        if operand.type in QUANTISED:
            sketch.scales[arg.name] = (operand.scale, operand.zero_point)

    def _check_anchor(self) -> None:
        """Whether the operand still fits, now that the definition has arranged the rest. Raises Misfit."""
        if self._anchor is None:
            return
        name, index = self._anchor
        sketch = self.sketch
        taken = name in sketch.values or name in sketch.omitted
        real = sketch.contents.get(name)
        if taken or not self._lies(name, index) or (real is not None and name not in sketch.operands):
            raise Misfit(f"{name}: its values are not free")

    def _subgraph_constants(self) -> int:
        """Put the constants of the subgraphs among the model's; from where."""
        values = self.assembly.values
        if self.sketch.constants:
            values += bytes(-len(values) % 4)
        begin = len(values)
        values += self.sketch.constants
        return begin

    def _argument(self, arg: Arg, shift: int) -> list[int]:
        sketch, assembly, name = self.sketch, self.assembly, arg.name
        code = self.types.type_of(arg)
        if name in sketch.omitted:
            self._bound[name] = self._extents[name] = None
            if arg.omission is Omission.TRAILING:
                return []
            return [assembly.add(self._quantisation(arg, Operand(code, lifetime=L.NO_VALUE)))]
        if name in sketch.operands:
            values = sketch.contents.get(name) or [None] * len(sketch.operands[name])
            each = [
                self._operand(arg, _bare(one), real) for one, real in zip(sketch.operands[name], values, strict=True)
            ]
            return self._bind_list(name, each)
        if name in sketch.graphs:
            index = assembly.add_graph(sketch.graphs[name], shift)
            self._bound[name], self._extents[name] = assembly.operands[index], ()
            return [index]
        if arg.repeated:
            shapes = sketch.extents.get(name)
            if not isinstance(shapes, list):
                shapes = [sketch.shape(name)] * 2
            return self._bind_list(name, [self._tensor(arg, code, tuple(shape)) for shape in shapes])
        if name in sketch.values or not is_tensor(code):
            array = np.asarray(sketch.values[name] if name in sketch.values else self._scalar(arg, code), DTYPES[code])
            self._values[name] = array
            return self._bind(name, assembly.add_constant(Operand(code), array))
        shape = np.shape(sketch.contents[name]) if name in sketch.contents else sketch.shape(name)
        return self._bind(name, self._tensor(arg, code, shape))

    def _bind(self, name: str, index: int) -> list[int]:
        operand = self.assembly.operands[index]
        self._bound[name], self._extents[name] = operand, operand.dimensions
        where = self.assembly.where[index]
        if where is not None or operand.extra_params is not None:
            self._where[name] = where or REALS
        return [index]

    def _bind_list(self, name: str, indexes: list[int]) -> list[int]:
        operands = [self.assembly.operands[index] for index in indexes]
        self._bound[name], self._extents[name] = operands, [each.dimensions for each in operands]
        there = [where for index in indexes if (where := self.assembly.where[index]) is not None]
        if there:
            self._where[name] = hull(there)
        return indexes

    def _scalar(self, arg: Arg, code: T) -> Any:
        sketch = self.sketch
        if code == T.BOOL:
            return sketch.flag()
        if code in FLOATS:
            low = arg.values.low if isinstance(arg.values, Above | Within) else 0.0
            return max(low, -2.0) + 0.25 * sketch.integer(1, 8)
        bounds = arg.values if isinstance(arg.values, Within) else Within(0)
        low = int(max(bounds.low, -4))
        return sketch.integer(low, int(min(bounds.high, low + 3)))

    def _tensor(self, arg: Arg, code: T, shape: tuple[int, ...]) -> int:
        """An operand of these extents: one that is there, or a new one."""
        sketch = self.sketch
        if prod(shape) > ELEMENTS:
            raise Misfit(arg.name)
        operand, real = Operand(code, shape), sketch.contents.get(arg.name)
        if arg.image and sketch.values.get("nchw") and len(shape) == 4:
            operand = Operand(code, tuple(shape[axis] for axis in NHWC_TO_NCHW))
            real = None if real is None else np.transpose(real, NHWC_TO_NCHW)
        free = code in QUANTISED and arg.quantisation is None and arg.name not in sketch.scales
        if not free or code == T.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            operand = self._quantisation(arg, operand)
        return self._operand(arg, operand, real, any_scale=free)

    def _operand(self, arg: Arg, operand: Operand, real: Any, *, any_scale: bool = False) -> int:
        """An operand like this one. ``real``: the values that it must hold."""
        sketch, assembly, name = self.sketch, self.assembly, arg.name
        if real is not None:
            if any_scale:
                operand = self._quantisation(arg, operand)
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
                sketch.scales[name] = (assembly.operands[found].scale, assembly.operands[found].zero_point)
            return found
        if any_scale and plain:
            operand = self._quantisation(arg, operand)
        code = T(operand.type)
        within = POSITIVE if positive and code in FLOATS else natural(code, operand.scale, operand.zero_point)
        low, high = sketch.domains.get(name, sketch.defined.get(name, within))
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
        found = [each for each in found if self._lies(arg.name, each)]
        if anchor == arg.name and index in found:
            self._anchor = None
            return index
        chosen = way % (len(found) + 1)
        return found[chosen - 1] if chosen else -1

    def _lies(self, name: str, index: int) -> bool:
        """Whether an operand's values lie where the argument's may."""
        where = self.assembly.where[index]
        assert where is not None
        low, high = self.sketch.defined.get(name, self.sketch.domains.get(name, _ANYWHERE))
        # A domain to either side of 0 is only where values are typical; another says what the operation can take.
        strict = name in self.sketch.defined or low >= 0 or high <= 0
        return not strict or (low <= where[0] and where[1] <= high)

    def _stored(self, operand: Operand, real: Array) -> Array:
        if operand.type not in QUANTISED:
            return np.asarray(real, DTYPES[T(operand.type)])
        low, high = quantised_range(T(operand.type))
        raw = np.clip(np.round(real / operand.scale) + operand.zero_point, low, high)
        return np.asarray(raw, DTYPES[T(operand.type)])

    def _quantisation(self, arg: Arg, operand: Operand) -> Operand:
        """The operand with the scale and zero point that the contract binds it to, or with drawn ones."""
        sketch, rule, code = self.sketch, arg.quantisation, T(operand.type)
        if isinstance(rule, QuantisedAs) and code in rule.params:
            scale, zero_point = rule.params[code]
        elif isinstance(rule, QuantisedLike) and code in QUANTISED:
            scale, zero_point = sketch.scales[rule.argument]
        elif arg.name in sketch.scales:
            scale, zero_point = sketch.scales[arg.name]
        elif code == T.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            axis = sketch.channel_dims.get(arg.name, 0)
            extent = operand.dimensions[axis] if operand.dimensions else 1
            scales = tuple(0.0625 * sketch.integer(1, 8) for _ in range(extent))
            return replace(operand, extra_params=SymmPerChannelQuantParams(scales, axis))
        elif code in QUANTISED:
            low, high = ZERO_POINTS[code]
            middle = (low + high + 1) // 2
            scale = 0.0625 * sketch.integer(1, 8)
            zero_point = middle if sketch.integer(0, 1) == 0 else sketch.integer(low, high)
            sketch.scales[arg.name] = (scale, zero_point)
        else:
            return operand
        return Operand(code, operand.dimensions, operand.lifetime, _single(scale), zero_point)

    def _outputs(self) -> list[int]:
        """Work out the results, and add them."""
        sketch, counts = self.sketch, []
        for arg in self.form.outputs:
            code = self.types.type_of(arg)
            if arg.name in sketch.omitted:
                each: list[Operand] = []
            elif arg.name in sketch.operands:
                each = [_bare(one) for one in sketch.operands[arg.name]]
            else:
                each = [Operand(code)] * (sketch.counts.get(arg.name, 1) if arg.repeated else 1)
            counts.append((arg, each))
            self._bound[arg.name] = (each if arg.repeated else each[0]) if each else None
            self._extents[arg.name] = None
        call = Call(
            self.entry.op, self.form, self.types, self._bound, self._extents, self._values.get, self._referenced()
        )
        try:
            where = self._ranges(call)
        except Unknown as unknown:
            raise Misfit(str(unknown)) from None
        found: list[tuple[Arg, Operand, Interval]] = []
        for arg, each in counts:
            scaled = [self._result(arg, one, where[arg.name]) for one in each]
            if scaled:
                self._bound[arg.name] = scaled if arg.repeated else scaled[0]
            found += [(arg, one, where[arg.name]) for one in scaled]
        return self._checked(call, found)

    def _checked(self, call: Call, found: list[tuple[Arg, Operand, Interval]]) -> list[int]:
        indexes, every = [], check_operation(call)
        if self.hal < HalVersion.V1_3 and call_version(call) > self.hal:
            raise Misfit(f"needs HAL {call_version(call)}")
        for (arg, operand, where), dims in zip(found, every, strict=True):
            known = operand.dimensions if arg.any_type else tuple(each or 0 for each in dims or ())
            if 0 in known and dims is not None and 0 in dims:
                raise Misfit("no elements")
            if prod(known) > ELEMENTS:
                raise Misfit("too large")
            if 0 in known and self.hal < HalVersion.V1_2:
                raise Misfit("before HAL 1.2 a model tells the extents of its outputs")
            tensor = is_tensor(operand.type)
            readable = tensor and bool(known) and 0 not in known and not arg.unspecified and not self._loose()
            whole = Operand(operand.type, known, operand.lifetime, operand.scale, operand.zero_point)
            index = self.assembly.add(whole, where if readable else None)
            if arg.unspecified or self.entry.op.random:
                self.assembly.unspecified.add(index)
            indexes.append(index)
        return indexes

    def _loose(self) -> bool:
        """Whether the results are not the same on every right driver."""
        return self.entry.op.random or self.entry.op.unordered is not None

    def _referenced(self) -> Any:
        return self.assembly.referenced()

    def _ranges(self, call: Call) -> Mapping[str, Interval]:
        """Between which values each output lies. Raises Misfit where that is too far."""
        given = self._where
        rule = self.entry.op.range
        ruled = rule(call, given) if rule is not None else {}
        data = [given[arg.name] for arg in self.form.inputs if arg.name in given and (arg.type is None or arg.any_type)]
        scalars = [
            (float(self._values[arg.name]), float(self._values[arg.name]))
            for arg in self.form.inputs
            if arg.type is None and arg.name in self._values and self._values[arg.name].ndim == 0
        ]
        default = hull([*data, *scalars] or [(0.0, 0.0)])
        return {
            arg.name: self._range(call, arg, ruled.get(arg.name, default), arg.name in ruled)
            for arg in self.form.outputs
        }

    def _range(self, call: Call, arg: Arg, where: Interval, ruled: bool) -> Interval:
        code = self.types.type_of(arg)
        if code == T.TENSOR_BOOL8 and not arg.any_type:
            return (0.0, 1.0)
        if arg.type is not None and not ruled and not arg.any_type:
            # Counts and hashes: integers of which nothing is known.
            return _ANYWHERE
        if "fused_activation" in self._values:
            low, high = _ACTIVATED.get(FusedActivation(int(self._values["fused_activation"])), _ANYWHERE)
            where = (min(max(where[0], low), high), min(max(where[1], low), high))
        if isinstance(arg.quantisation, QuantisedAs) and code in QUANTISED:
            return natural(code, *arg.quantisation.params[code])
        if code in REACH and largest(where) > REACH[code]:
            raise Misfit(f"{arg.name} from {where[0]:g} to {where[1]:g}")
        return where

    def _result(self, arg: Arg, operand: Operand, where: Interval) -> Operand:
        """A result with a scale: the one that the contract wants, or one that fits its values."""
        code = T(operand.type)
        if arg.any_type or code not in QUANTISED:
            return operand
        if arg.quantisation is not None or arg.name in self.sketch.scales:
            return self._quantisation(arg, operand)
        low, high = min(where[0], 0.0), max(where[1], 0.0)
        if not isfinite(high - low) or high == low:
            low, high = -3.0, 3.0
        least, most = quantised_range(code)
        # A finer scale lets some values saturate, a coarser one leaves room.
        wide = (1.0, 0.5, 2.0)[self.choices.integer(0, 2)]
        if ZERO_POINTS[code] == (0, 0):
            scale, zero_point = wide * max(-low, high) / most, 0
        else:
            scale = wide * (high - low) / (most - least)
            zero_point = min(max(round(least - low / scale), least), most)
        return Operand(code, operand.dimensions, operand.lifetime, _single(max(scale, 2.0**-12)), zero_point)


def _fits(ranks: tuple[int, int | None], rank: int) -> bool:
    low, high = ranks
    return max(low, 1) <= rank and (high is None or rank <= high)


def _single(value: float) -> float:
    """The value as a float32 holds it."""
    return float(np.float32(value))


def _bare(operand: Operand) -> Operand:
    return Operand(operand.type, operand.dimensions, scale=operand.scale, zero_point=operand.zero_point)


def _scale(operand: Operand) -> Any:
    """The scale, or those of the channels, ready to broadcast."""
    if not isinstance(operand.extra_params, SymmPerChannelQuantParams):
        return operand.scale
    scales = np.array(operand.extra_params.scales, np.float32)
    return per_axis(scales, operand.extra_params.channel_dim, len(operand.dimensions))
