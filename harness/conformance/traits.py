"""What the call that a case tests is like, as names with values: by these failing cases are compared with passing ones.

A name and its value read as a sentence: "`filter` is" "a constant", "`stride_width` =" 2. The names of arguments and
extents are those of the definition (harness/docs/operations.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import prod

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operand, Operation
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array, is_tensor
from nnconform.harness.ops.operation import Call, Unknown
from nnconform.harness.ops.schema import Arg
from nnconform.harness.results.contrast import Traits
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.once import validated
from nnconform.harness.validate.operation import constant_value

# Elements of a small tensor, such as paddings or axes, that are told one by one; and of data whose values are read.
_FEW, _MOST = 8, 4096
_FROM = {
    L.CONSTANT_COPY: "a constant",
    L.CONSTANT_REFERENCE: "a constant",
    L.SUBGRAPH_INPUT: "an input of the model",
    L.SUBGRAPH_OUTPUT: "an output of the model",
    L.TEMPORARY_VARIABLE: "an intermediate result",
    L.NO_VALUE: "left out",
}
Trait = tuple[str, str | float]


def traits_of(case: Case) -> Traits:
    """Return what the call is like of the operation that the case tests; {} if it tests several, or none that is
    defined.
    """
    if len(case.operations()) != 1:
        return {}
    wanted = case.tested_operations or {step.type for step in case.model.main.operations}
    try:
        calls = validated(case.model)[0].calls
    except ValidationError:
        return {}
    for step, call in zip(case.model.main.operations, calls, strict=True):
        if step.type in wanted and call is not None:
            return dict(_traits(case, step, call))
    return {}


def _traits(case: Case, step: Operation, call: Call) -> Iterator[Trait]:
    if len(call.op.forms) > 1:
        yield "the form is", call.form.name
    values = _values(case)
    places = dict(zip(map(id, (case.model.main.operands[at] for at in step.inputs)), step.inputs, strict=True))
    tensors = []
    for arg in call.form.inputs:
        bound = call.operands.get(arg.name)
        if isinstance(bound, list):
            yield f"the number of `{arg.name}` =", len(bound)
            yield f"the type of `{arg.name}` is", "/".join(dict.fromkeys(name_of(OperandType, o.type) for o in bound))
            continue
        yield from _given(call, arg, bound)
        if bound is None:
            continue
        value = values.get(places[id(bound)])
        shape = tuple(bound.dimensions) if value is None else value.shape
        if is_tensor(bound.type) and (value is not None or all(shape)):
            tensors.append((arg, bound, shape))
            yield from _shape(arg.name, shape)
        if value is not None:
            yield from _elements(arg.name, bound, value)
    yield from _extents(call)
    yield from _pairs(call, values, places)
    yield from _between(call, tensors)
    if OperandType.TENSOR_FLOAT32 in {each.type for _, each, _ in tensors}:
        yield "float32 is", "relaxed" if case.model.relax_computation_float32_to_float16 else "not relaxed"


def _given(call: Call, arg: Arg, bound: Operand | None) -> Iterator[Trait]:
    """Whether an argument is there, where it comes from, its type and quantisation."""
    if bound is None:
        yield f"`{arg.name}` is", "left out"
        return
    yield f"`{arg.name}` is", _FROM.get(L(bound.lifetime), "there")
    if not is_tensor(bound.type):
        return
    yield f"the type of `{arg.name}` is", name_of(OperandType, bound.type)
    if bound.type in QUANTISED and bound.scale:
        yield f"the zero point of `{arg.name}` =", bound.zero_point
        yield f"the scale of `{arg.name}` =", round(bound.scale, 9)


def _shape(name: str, shape: tuple[int, ...]) -> Iterator[Trait]:
    yield f"the rank of `{name}` =", len(shape)
    if len(shape) > 1:
        yield f"the first extent of `{name}` =", shape[0]
    if shape:
        yield f"the last extent of `{name}` =", shape[-1]
    yield f"the number of elements of `{name}` =", prod(shape)


def _elements(name: str, operand: Operand, value: Array) -> Iterator[Trait]:
    """The value of a scalar, the elements of a small tensor of integers, or what those of data have in common."""
    if not is_tensor(operand.type):
        number = value.reshape(-1)[0].item()
        yield (f"`{name}` is", str(number)) if isinstance(number, bool) else (f"`{name}` =", number)
        return
    if not value.size or value.size > _MOST or value.dtype.kind == "b":
        return
    if value.dtype.kind == "i" and operand.type not in QUANTISED and value.size <= _FEW:
        for place, each in enumerate(value.reshape(-1).tolist()):
            yield f"element {place} of `{name}` =", each
    low, high = value.min(), value.max()
    if operand.type in FLOATS and not (np.isfinite(low) and np.isfinite(high)):
        yield f"an element of `{name}` is", "NaN" if np.isnan(low) else "infinite"
        return
    yield f"the smallest element of `{name}` =", low.item()
    yield f"the largest element of `{name}` =", high.item()


def _extents(call: Call) -> Iterator[Trait]:
    """The extents that the definition names, and those of the outputs."""
    names = [name for arg in call.form.shaped for name in arg.extents or () if isinstance(name, str)]
    for name in dict.fromkeys(names):
        extent = call.symbol(name)
        if extent is not None:
            yield f"the extent {name} =", extent
    try:
        outputs = call.output_dims()
    except (Unknown, ValidationError):
        return
    for arg, dims in zip(call.form.outputs, outputs, strict=False):
        if dims is None or None in dims:
            continue
        own = arg.extents or ()
        if own and call.nchw() and arg.image:
            own = tuple(own[axis] for axis in (0, 3, 1, 2))
        for place, extent in enumerate(dims):
            named = own[place] if place < len(own) else ""
            if isinstance(named, str) and named not in names and extent is not None:
                yield f"the extent {named or place} of `{arg.name}` =", extent


def _pairs(call: Call, values: dict[int, Array], places: dict[int, int]) -> Iterator[Trait]:
    """Whether two numbers of one kind, such as a stride along either axis, are equal."""
    known: dict[str, float] = {}
    for arg in call.form.inputs:
        bound = call.operands.get(arg.name)
        if (
            isinstance(bound, Operand)
            and not is_tensor(bound.type)
            and (value := values.get(places[id(bound)])) is not None
        ):
            known[arg.name] = value.reshape(-1)[0].item()
    for (name, one), (other, two) in pairwise(known.items()):
        if name.partition("_")[0] == other.partition("_")[0] and "_" in name:
            yield f"`{name}` and `{other}` are", "equal" if one == two else "not equal"


def _between(call: Call, tensors: list[tuple[Arg, Operand, tuple[int, ...]]]) -> Iterator[Trait]:
    """What holds between two arguments: equal shapes, equal scales, equal zero points."""
    if len(tensors) > 1 and call.op.elementwise:
        (first, _, one), (second, _, other) = tensors[:2]
        yield f"`{first.name}` and `{second.name}` have", "one shape" if one == other else "shapes that broadcast"
    quantised = [(arg.name, each) for arg, each, _ in tensors if each.type in QUANTISED and each.scale]
    output = call.operands.get(call.form.outputs[0].name)
    if isinstance(output, Operand) and output.type in QUANTISED and output.scale:
        yield "the zero point of the output =", output.zero_point
        yield "the scale of the output =", round(output.scale, 9)
        quantised.append(("output", output))
    for (name, before), (other_name, after) in pairwise(quantised):
        same = before.scale == after.scale
        yield f"the scales of `{name}` and `{other_name}` are", "equal" if same else "not equal"
        yield f"the scale of `{name}` over that of `{other_name}` =", round(before.scale / after.scale, 6)


def _values(case: Case) -> dict[int, Array]:
    """Return the values of the operands that are known before the model runs, by index: of inputs and constants, and
    of results of operations that a variation put before the inputs, which hand on their first.
    """
    main = case.model.main
    values = {at: each for at, each in zip(main.input_indexes, case.inputs, strict=True) if each is not None}
    for step in main.operations:
        for at in step.inputs:
            if at not in values and (value := constant_value(case.model, main.operands[at])) is not None:
                values[at] = value
        if case.tested_operations and step.type not in case.tested_operations and step.inputs[0] in values:
            values.setdefault(step.outputs[0], values[step.inputs[0]])
    return values
