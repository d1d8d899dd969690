"""Draws valid calls of one operation, from its definition alone, as models with inputs."""

from __future__ import annotations

from collections.abc import Mapping, Set
from math import prod
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.roles import roles_of
from nnconform.harness.generate.values import contents, fine_contents, scalar, with_peaks
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph, SymmPerChannelQuantParams
from nnconform.harness.model.inputs import with_an_input
from nnconform.harness.model.numbers import (
    DTYPES,
    FLOATS,
    QUANTISED,
    ZERO_POINTS,
    Array,
    dequantise,
    is_tensor,
    per_axis,
    quantise,
)
from nnconform.harness.ops.draft import CallDraft, largest
from nnconform.harness.ops.operation import NHWC_TO_NCHW, Form, Op
from nnconform.harness.ops.schema import Arg, Omission, QuantisedAs, QuantisedLike, TypeRow
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operation import OperandFacts, bind_call, check_operation, constant_value

# Attempts at a valid call before a definition's ``arrange`` is considered wrong.
ATTEMPTS = 50
# Elements of a tensor, at most.
MOST_ELEMENTS = 1 << 20


class Constraints(msgspec.Struct, frozen=True):
    """Constraints on a call to draw, where the definition leaves a choice.

    ``values``, ``sizes``, ``ranks`` and ``extents`` are fixed before the definition's ``arrange``; ``omitted``
    arguments are left out; tensors in ``constants`` are constants and those in ``runtime`` inputs (by default small
    tensors that shapes depend on are constants, all others inputs). ``scales`` fix scale and zero point; ``domains``
    bound the real values of a tensor, and ``fill`` has its elements. ``fine``: floats have as many digits as their type
    (as float16 in a relaxed model), not few. ``peaks``: the axis of a tensor along which the last element is the
    largest or the smallest. ``ends``: indexes have the last place among them. ``anywhere``: values may be where
    definitions have none drawn.
    """

    values: Mapping[str, Any] = {}
    sizes: Mapping[str, int] = {}
    ranks: Mapping[str, int] = {}
    extents: Mapping[str, Any] = {}
    scales: Mapping[str, tuple[float, int]] = {}
    omitted: frozenset[str] = frozenset()
    constants: frozenset[str] = frozenset()
    runtime: frozenset[str] = frozenset()
    domains: Mapping[str, tuple[float, float]] = {}
    fill: Mapping[str, tuple[float, ...]] = {}
    peaks: Mapping[str, int] = {}
    relaxed: bool = False
    fine: bool = False
    ends: bool = False
    anywhere: bool = False


UNCONSTRAINED = Constraints()


class DrawnCall(msgspec.Struct, frozen=True):
    """A model of one operation and its inputs. Its outputs have the inferred dimensions; ``roles`` are its extents."""

    op: Op
    form: Form
    row: TypeRow
    model: Model
    inputs: tuple[Array | None, ...]
    roles: Mapping[str, int] = {}


class Undrawable(Exception):
    """Raised when no valid call was found under the constraints."""


def draw(
    choices: Choices,
    op: Op,
    form: Form,
    types: TypeRow,
    constraints: Constraints = UNCONSTRAINED,
    attempts: int = ATTEMPTS,
) -> DrawnCall:
    """Return a valid call of this signature. Raises Undrawable if so many drafts fail."""
    problem: Exception = ValueError("no attempt")
    for _ in range(attempts):
        try:
            return _attempt(choices, op, form, types, constraints)
        except ValidationError as error:
            problem = error.copy()
    raise Undrawable(str(problem))


def _attempt(choices: Choices, op: Op, form: Form, types: TypeRow, constraints: Constraints) -> DrawnCall:
    """Draw one call. Raises ValidationError if it is not valid."""
    draft = CallDraft(form, types, choices.integer)
    draft.values.update(constraints.values)
    draft.sizes.update(constraints.sizes)
    draft.scales.update(constraints.scales)
    draft.omitted.update(constraints.omitted)
    draft.extents.update(constraints.extents)
    for name, rank in constraints.ranks.items():
        draft.extents[name] = tuple(choices.integer(1, largest(rank)) for _ in range(rank))
    for arg in form.inputs:
        if arg.extents is not None and not arg.repeated and arg.name in draft.extents:
            pairs = zip(arg.extents, draft.extents[arg.name], strict=True)
            draft.sizes.update({part: extent for part, extent in pairs if isinstance(part, str)})
    if form.arrange is not None:
        form.arrange(draft)
    if draft.has("nchw"):
        draft.values.setdefault("nchw", draft.flag())
    builder = _Builder(choices, draft, constraints)
    model, inputs = builder.build(op)
    if not inputs:
        model, inputs = _with_an_input(model, builder.constants)
    checked = validate_model(model)
    main = model.main
    known = []
    for operand, extents in zip(main.operands, checked[0].extents, strict=True):
        output = operand.lifetime == L.SUBGRAPH_OUTPUT and is_tensor(operand.type) and extents is not None
        known.append(replace(operand, dimensions=tuple(each or 0 for each in extents or ())) if output else operand)
    model = replace(model, main=replace(main, operands=tuple(known)))
    return DrawnCall(op, form, types, model, inputs, roles_of(draft))


def _with_an_input(model: Model, constants: Set[int]) -> tuple[Model, tuple[Array | None, ...]]:
    """Return a model of one operation on constants alone with one of them as its input, if possible not one of
    ``constants``; and its inputs. The outputs keep the extents that follow from all values.
    """
    main = model.main
    step = main.operations[0]
    inferred = check_operation(bind_call(OperandFacts(model, main), step))
    operands = list(main.operands)
    for index, extents in zip(step.outputs, inferred, strict=True):
        operands[index] = replace(operands[index], dimensions=tuple(each or 0 for each in extents or ()))
    whole, index = with_an_input(replace(model, main=replace(main, operands=tuple(operands))), constants)
    return whole, (constant_value(model, main.operands[index]),)


class _Builder:
    """Builds the operands of a draft."""

    def __init__(self, choices: Choices, draft: CallDraft, constraints: Constraints) -> None:
        self.choices, self.draft, self.constraints = choices, draft, constraints
        self.operands: list[Operand] = []
        self.values = bytearray(draft.constants)
        self.graphs: list[Subgraph] = []
        self.inputs: list[int] = []
        self.input_values: list[Array | None] = []
        # The operands that the constraints want to be constants.
        self.constants: set[int] = set()

    def build(self, op: Op) -> tuple[Model, tuple[Array | None, ...]]:
        form = self.draft.form
        arguments: list[int] = []
        for arg in form.inputs:
            if arg.name in self.draft.omitted and arg.omission is Omission.TRAILING:
                continue
            arguments += self._argument(arg)
        outputs = [index for arg in form.outputs for index in self._output(arg)]
        graph = Subgraph(
            tuple(self.operands),
            (Operation(op.code, tuple(arguments), tuple(outputs)),),
            tuple(self.inputs),
            tuple(outputs),
        )
        graphs = tuple(self.graphs)
        model = Model(graph, graphs, bytes(self.values), relax_computation_float32_to_float16=self.constraints.relaxed)
        return model, tuple(self.input_values)

    def _argument(self, arg: Arg) -> list[int]:
        draft = self.draft
        code = draft.types.type_of(arg)
        if arg.name in draft.omitted:
            # A type with a scale needs one even for an operand without value.
            operand = Operand(code, draft.extents.get(arg.name, ()), L.NO_VALUE, number_of_consumers=1)
            return [self._add(self._quantisation(arg, operand))]
        if arg.name in draft.operands:
            values = draft.contents.get(arg.name) or [None] * len(draft.operands[arg.name])
            each = zip(draft.operands[arg.name], values, strict=True)
            return [self._input(operand, self._contents(arg, operand, value)) for operand, value in each]
        if arg.name in draft.graphs:
            self.graphs.append(draft.graphs[arg.name])
            where = DataLocation(0, len(self.graphs) - 1, 0)
            return [self._add(Operand(code, lifetime=L.SUBGRAPH, location=where, number_of_consumers=1))]
        if arg.repeated:
            shapes = draft.extents.setdefault(arg.name, [draft.shape(f"{arg.name}")] * 2)
            return [self._tensor(arg, code, tuple(shape)) for shape in shapes]
        if not is_tensor(code):
            return [self._constant(code, (), np.asarray(scalar(self.draft, arg, code), DTYPES[code]))]
        if arg.name in draft.values:
            array = np.asarray(draft.values[arg.name], DTYPES[code])
            if arg.name in self.constraints.runtime:
                return [self._input(Operand(code, array.shape), array)]
            index = self._constant(code, array.shape, array)
            if arg.name in self.constraints.constants:
                self.constants.add(index)
            return [index]
        shape = np.shape(draft.contents[arg.name]) if arg.name in draft.contents else draft.shape(arg.name)
        return [self._tensor(arg, code, shape)]

    def _tensor(self, arg: Arg, code: T, shape: tuple[int, ...]) -> int:
        draft = self.draft
        operand = self._quantisation(arg, Operand(code, shape))
        array = self._contents(arg, operand, draft.contents.get(arg.name))
        if arg.image and draft.values.get("nchw") and len(shape) == 4:
            array = np.ascontiguousarray(array.transpose(NHWC_TO_NCHW))
            operand = replace(operand, dimensions=array.shape)
        if arg.name not in self.constraints.constants:
            return self._input(operand, array)
        index = self._constant(code, array.shape, array, operand)
        self.constants.add(index)
        return index

    def _contents(self, arg: Arg, operand: Operand, real: Any) -> Array:
        """Return the elements of a tensor: the given real values or drawn ones, unless the constraints fill it."""
        code, shape, scale = T(operand.type), operand.dimensions, self._scale(operand)
        if prod(shape) > MOST_ELEMENTS:
            raise ValidationError(f"{self.draft.form.name}.{arg.name}", "elements", shape, f"at most {MOST_ELEMENTS}")
        domain = None
        if real is not None:
            exact = np.asarray(real, np.float64)
            elements = quantise(exact, code, operand.scale, operand.zero_point) if code in QUANTISED else exact
            array: Array = elements.astype(DTYPES[code])
        else:
            domain = self.constraints.domains.get(arg.name, self.draft.domains.get(arg.name))
            fine = self.constraints.fine and code in FLOATS
            draw_contents = fine_contents if fine else contents
            array = draw_contents(self.choices, code, shape, domain, scale, operand.zero_point)
        if self.constraints.ends and domain is not None and code == T.TENSOR_INT32 and array.size:
            array.flat[self.choices.integer(0, array.size - 1)] = domain[1]
        if arg.name in self.constraints.peaks:
            array = with_peaks(array, self.constraints.peaks[arg.name])
        if self.constraints.relaxed and code in FLOATS:
            # A driver may read what is relaxed as float16, in which numbers that differ in float32 alone are equal.
            array = array.astype(np.float16).astype(array.dtype)
        if arg.name in self.constraints.fill:
            fill = np.asarray(self.constraints.fill[arg.name], array.dtype)
            array = np.resize(fill[self._defined(arg, operand, fill)], shape)
        if not self._defined(arg, operand, array).all():
            low, high = self.draft.defined[arg.name]
            where = f"{self.draft.form.name}.{arg.name}"
            raise ValidationError(where, "values", "others", f"{low:g} to {high:g}, where the operation is defined")
        return array

    def _defined(self, arg: Arg, operand: Operand, array: Array) -> Array:
        """Return a mask of the elements for which the operation is defined."""
        if arg.name not in self.draft.defined or self.constraints.anywhere:
            return np.ones(array.shape, np.bool_)
        low, high = self.draft.defined[arg.name]
        real = dequantise(array, operand.scale, operand.zero_point) if operand.type in QUANTISED else array
        return np.asarray((real >= low) & (real <= high))

    def _scale(self, operand: Operand) -> Any:
        """Return the scale, or those of the channels, in a shape that broadcasts."""
        if not isinstance(operand.extra_params, SymmPerChannelQuantParams):
            return operand.scale
        scales = np.array(operand.extra_params.scales, np.float32)
        return per_axis(scales, operand.extra_params.channel_dim, len(operand.dimensions))

    def _quantised(self, arg: Arg, operand: Operand) -> Operand:
        """Return the operand with a scale and a zero point, if its type has them."""
        draft, code = self.draft, T(operand.type)
        if arg.name in draft.scales:
            scale, zero_point = draft.scales[arg.name]
            return replace(operand, scale=float(np.float32(scale)), zero_point=zero_point)
        if code == T.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            axis = draft.channel_dims.get(arg.name, 0)
            scales = tuple(0.0625 * draft.integer(1, 8) for _ in range(operand.dimensions[axis]))
            return replace(operand, extra_params=SymmPerChannelQuantParams(scales, axis))
        if code not in QUANTISED:
            return operand
        low, high = ZERO_POINTS[code]
        middle = (low + high + 1) // 2
        zero_point = middle if draft.integer(0, 1) == 0 else draft.integer(low, high)
        quantised = replace(operand, scale=0.0625 * draft.integer(1, 8), zero_point=zero_point)
        draft.scales[arg.name] = (quantised.scale, quantised.zero_point)
        return quantised

    def _output(self, arg: Arg) -> list[int]:
        draft = self.draft
        code = draft.types.type_of(arg)
        if arg.name in draft.omitted:
            return []
        if arg.name in draft.operands:
            return [self._add(replace(each, lifetime=L.SUBGRAPH_OUTPUT)) for each in draft.operands[arg.name]]
        operand = Operand(code, lifetime=L.SUBGRAPH_OUTPUT)
        if code in QUANTISED:
            operand = self._quantisation(arg, operand)
        count = draft.counts.get(arg.name, 1) if arg.repeated else 1
        return [self._add(operand) for _ in range(count)]

    def _quantisation(self, arg: Arg, operand: Operand) -> Operand:
        """Return the operand with the scale and zero point that the contract prescribes, or with drawn ones."""
        draft, rule = self.draft, arg.quantisation
        if isinstance(rule, QuantisedAs) and T(operand.type) in rule.params:
            scale, zero_point = rule.params[T(operand.type)]
            return replace(operand, scale=scale, zero_point=zero_point)
        if isinstance(rule, QuantisedLike):
            scale, zero_point = draft.scales[rule.argument]
            return replace(operand, scale=scale, zero_point=zero_point)
        return self._quantised(arg, operand)

    def _add(self, operand: Operand) -> int:
        self.operands.append(operand)
        return len(self.operands) - 1

    def _input(self, operand: Operand, array: Array) -> int:
        index = self._add(replace(operand, lifetime=L.SUBGRAPH_INPUT, number_of_consumers=1))
        self.inputs.append(index)
        self.input_values.append(array)
        return index

    def _constant(self, code: T, shape: tuple[int, ...], array: Array, like: Operand | None = None) -> int:
        self.values += bytes(-len(self.values) % 4)
        location = DataLocation(0, len(self.values), array.nbytes)
        self.values += array.tobytes()
        operand = like or Operand(code, shape)
        return self._add(replace(operand, lifetime=L.CONSTANT_COPY, location=location, number_of_consumers=1))
