"""Rules of a call, derived from definitions: types, counts, ranks, values, extents, quantisation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand, SymmPerChannelQuantParams
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operation import (
    OperandFacts,
    bind_call,
    check_operation,
    constant_value,
    merge_extents,
    operand_extents,
)
from nnconform.harness.validate.tests.models import (
    Builder,
    Change,
    both,
    chain,
    concatenation,
    convolution,
    dynamic,
    loop,
    operand,
    recounted,
    step,
    svdf,
)

F32, Q8 = T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM
NOTHING: dict[str, Any] = {"lifetime": L.NO_VALUE, "location": DataLocation()}


def tanh() -> Model:
    b = Builder()
    out = b.output(Q8, 2, scale=1 / 128, zero_point=128)
    b.step(O.TANH, [b.input(Q8, 2, scale=0.5)], [out])
    return b.model()


def pooling() -> Model:
    """MAX_POOL_2D, explicit padding of 1 on all sides, window of 2 by 2: scalars are operands 1 to 9."""
    b = Builder()
    image = b.input(Q8, 1, 4, 4, 3, scale=0.5, zero_point=9)
    scalars = [b.constant(T.INT32, value) for value in (1, 1, 1, 1, 1, 1, 2, 2, 0)]
    b.step(O.MAX_POOL_2D, [image, *scalars], [b.output(Q8, 1, 5, 5, 3, scale=0.5, zero_point=9)])
    return b.model()


def dilated() -> Model:
    """CONV_2D, explicit padding, with layout and both dilations: operands 10, 11, 12."""
    b = Builder()
    tensors = [b.input(F32, 1, 5, 5, 1), b.constant(F32, np.ones((1, 2, 2, 1))), b.constant(F32, [0])]
    scalars = [b.constant(T.INT32, value) for value in (0, 0, 0, 0, 1, 1, 0)]
    tail = [b.constant(T.BOOL, False), b.constant(T.INT32, 2), b.constant(T.INT32, 3)]
    b.step(O.CONV_2D, [*tensors, *scalars, *tail], [b.output(F32, 1, 2, 3, 1)])
    return b.model()


def constant(index: int, value: int) -> Change:
    """Change the value of an INT32 constant in ``operand_values``."""

    def change(model: Model) -> Model:
        place, raw = model.main.operands[index].location, bytearray(model.operand_values)
        raw[place.offset : place.offset + 4] = value.to_bytes(4, "little", signed=True)
        return replace(model, operand_values=bytes(raw))

    return change


def scales(*values: float, dim: int = 0) -> SymmPerChannelQuantParams:
    return SymmPerChannelQuantParams(values, dim)


def fewer_inputs(count: int) -> Change:
    return lambda model: recounted(step(0, inputs=model.main.operations[0].inputs[:count])(model))


KEPT: list[tuple[str, Callable[[], Model], Change]] = [
    ("as they are", tanh, lambda model: model),
    ("explicit padding", pooling, lambda model: model),
    ("dilation", dilated, lambda model: model),
    ("no dilation", dilated, both(operand(13, dimensions=(1, 4, 4, 1)), fewer_inputs(11))),
    ("unknown rank", tanh, operand(0, dimensions=())),
    ("unknown extents", tanh, operand(0, dimensions=(0,))),
    ("scale as a float32", tanh, operand(0, scale=float(np.float32(1 / 128)))),
    (
        "bias by the product",
        convolution,
        both(operand(1, type=Q8, extra_params=None, scale=0.5), operand(2, scale=0.25)),
    ),
    ("left out in the request", svdf, operand(3, lifetime=L.NO_VALUE, dimensions=(4,))),
    ("state unknown", loop, operand(2, dimensions=())),
]

BROKEN: list[tuple[str, Callable[[], Model], Change, str]] = [
    ("type", chain, operand(2, type=T.TENSOR_INT32), "ADD.rhs: operand type: got TENSOR_INT32, wanted TENSOR_FLOAT32"),
    ("scalar as tensor", chain, operand(3, type=T.TENSOR_INT32, dimensions=(1,)), "got TENSOR_INT32, wanted INT32"),
    ("output type", chain, operand(4, type=T.TENSOR_FLOAT16), "ADD.output: operand type: got TENSOR_FLOAT16, wanted"),
    (
        "extension's type",
        tanh,
        both(
            operand(1, type=(5 << 16) + 2, scale=0.0, zero_point=0),
            lambda model: replace(model, extension_name_to_prefix=(("a.b", 5),)),
        ),
        "TANH.input: operand type: got extension 5 type 2, wanted TENSOR_QUANT8_ASYMM",
    ),
    (
        "too few",
        dilated,
        fewer_inputs(9),
        "number of operands: got 9 inputs, wanted 10 or 11 or 13 (explicit_padding), 7 or 8 or 10 (",
    ),
    ("half a pair", dilated, fewer_inputs(12), "got 12 inputs, wanted 10 or 11 or 13"),
    (
        "no value for half a pair",
        dilated,
        operand(12, **NOTHING),
        "CONV_2D.dilation_height: arguments: got one of a pair",
    ),
    ("outputs", tanh, step(0, outputs=()), "TANH: number of operands: got 0 outputs, wanted 1 (default)"),
    ("rank", tanh, operand(1, dimensions=(1, 1, 1, 1, 1)), "TANH.input: rank: got 5, wanted 1 to 4"),
    ("fixed rank", pooling, operand(0, dimensions=(4, 4, 3)), "MAX_POOL_2D.input: rank: got 3, wanted 4"),
    (
        "rank in a list",
        concatenation,
        operand(0, dimensions=(1,) * 5),
        "CONCATENATION.inputs: rank: got 5, wanted 1 to 4",
    ),
    ("required", chain, operand(2, **NOTHING), "ADD.rhs: value: got none, wanted one: the argument is not optional"),
    ("required in a list", concatenation, operand(2, **NOTHING), "CONCATENATION.inputs: value 2: got none, wanted one"),
    ("activation", chain, constant(3, 4), "ADD.fused_activation: value: got 4, wanted 0 to 3"),
    ("stride", pooling, constant(5, 0), "MAX_POOL_2D.stride_width: value: got 0, wanted >= 1"),
    ("padding below 0", pooling, constant(1, -1), "MAX_POOL_2D.padding_left: value: got -1, wanted >= 0"),
    (
        "padding of the window",
        pooling,
        constant(4, 2),
        "padding_bottom: padding: got 2, wanted less than the window's 2",
    ),
    ("scheme", convolution, constant(3, 3), "CONV_2D.padding_scheme: value: got 3, wanted 1 to 2"),
    ("axis", concatenation, constant(3, 2), "CONCATENATION.axis: axis: got 2, wanted 0 to 1"),
    ("axis below 0", concatenation, constant(3, -1), "CONCATENATION.axis: axis: got -1, wanted 0 to 1"),
    (
        "parts",
        concatenation,
        constant(7, 3),
        "SPLIT.num_splits: number of parts: got 3, wanted 2, the number of outputs",
    ),
    (
        "same extent",
        convolution,
        operand(0, dimensions=(1, 4, 4, 2)),
        "CONV_2D.filter: extent 3 (c_in): got 1, wanted 2",
    ),
    (
        "broadcast",
        chain,
        operand(2, dimensions=(1, 2), location=DataLocation(0, 0, 8)),
        "along axis 1: got 2, wanted 3 or 1",
    ),
    (
        "declared",
        chain,
        operand(4, dimensions=(3, 3)),
        "ADD output 4: extents: got [3, 3], wanted [2, 3] as they follow",
    ),
    ("declared rank", chain, operand(4, dimensions=(2, 3, 1)), "extents: got [2, 3, 1], wanted [2, 3] as they follow"),
    ("partly declared", pooling, operand(10, dimensions=(0, 0, 6, 0)), "got [?, ?, 6, ?], wanted [1, 5, 5, 3] as they"),
    (
        "fixed quantisation",
        tanh,
        operand(0, zero_point=0),
        "TANH.output: quantisation: got scale 0.0078125 zero point 0, ",
    ),
    ("its reason", tanh, operand(0, scale=0.5), "wanted scale 0.0078125 zero point 128 (fixed by the contract)"),
    (
        "input's quantisation",
        pooling,
        operand(10, scale=0.25),
        "MAX_POOL_2D.output: quantisation: got scale 0.25 zero point 9",
    ),
    ("its zero point", pooling, operand(10, zero_point=8), "wanted scale 0.5 zero point 9 (as input)"),
    (
        "bias per channel",
        convolution,
        operand(2, scale=0.25),
        "CONV_2D.bias: scale: got 0.25, wanted 0 (input's scale times",
    ),
    (
        "bias",
        convolution,
        both(operand(1, type=Q8, extra_params=None, scale=0.5), operand(2, scale=0.125)),
        "CONV_2D.bias: scale: got 0.125, wanted 0.25 (input's scale times filter's; 0 if per channel)",
    ),
    (
        "channel dimension",
        convolution,
        operand(1, extra_params=scales(1.0, 1.0, dim=1)),
        "CONV_2D.filter: channel dimension: got 1, wanted 0",
    ),
    (
        "then's inputs",
        loop,
        operand(0, 2, type=F32),
        "IF.then_graph.inputs: operand type 0: got TENSOR_FLOAT32, wanted",
    ),
    (
        "else's extents",
        loop,
        operand(3, 3, dimensions=(2,)),
        "IF.else_graph.outputs: extents of operand 0: got [2], wanted [1]",
    ),
    (
        "condition's extents",
        loop,
        operand(0, 0, dimensions=(2,)),
        "condition_graph.inputs: extents of operand 0: got [2]",
    ),
    ("reshape's rank", dynamic, operand(1, dimensions=(1, 1)), "RESHAPE.shape: rank: got 2, wanted 1"),
]


@pytest.mark.parametrize(("build", "change"), [rule[1:] for rule in KEPT], ids=[rule[0] for rule in KEPT])
def test_valid(build: Callable[[], Model], change: Change) -> None:
    validate_model(change(build()))


@pytest.mark.parametrize(
    ("build", "change", "message"), [rule[1:] for rule in BROKEN], ids=[rule[0] for rule in BROKEN]
)
def test_broken(build: Callable[[], Model], change: Change, message: str) -> None:
    with pytest.raises(ValidationError) as caught:
        validate_model(change(build()))
    assert message in str(caught.value)
    assert str(caught.value).startswith(("main.operations[", "referenced["))


def test_merged_extents() -> None:
    assert merge_extents("x", None, (2, None)) == (2, None)
    assert merge_extents("x", (2, None), None) == (2, None)
    assert merge_extents("x", (2, None, None), (None, 3, None)) == (2, 3, None)
    assert merge_extents("x", (None,), (0,)) == (0,)
    for declared, result in [((2,), (3,)), ((2,), (2, 1)), ((2,), (0,))]:
        with pytest.raises(ValidationError, match="x: extents"):
            merge_extents("x", declared, result)
    with pytest.raises(ValidationError, match=r"x: number of elements: got \[65536, 65536\], wanted less than 2\*\*32"):
        merge_extents("x", None, (2**16, 2**16))


def test_extents_of_operands() -> None:
    assert operand_extents(Operand(F32, (2, 0))) == (2, None)
    assert operand_extents(Operand(F32)) is None
    assert operand_extents(Operand(T.INT32)) == ()


def test_constants() -> None:
    model = concatenation()
    pooled, axis = model.main.operands[2:4]
    model.pools[0].view()[16:24] = np.array([3, 4], "<f4").tobytes()
    assert np.array_equal(constant_value(model, pooled), [[3, 4]])  # type: ignore[arg-type]
    assert constant_value(model, axis) == 0
    assert constant_value(model, model.main.operands[0]) is None
    # The elements of these are vendor-defined.
    for code in (T.OEM, T.TENSOR_OEM_BYTE, 3 << 16):
        assert constant_value(model, replace(axis, type=code)) is None


@pytest.mark.parametrize(("row", "valid"), [(1, True), (2, False)])
def test_values_of_an_execution_are_checked_as_constants_are(row: int, valid: bool) -> None:
    b = Builder()
    given, rows, out = b.input(F32, 2, 3), b.input(T.TENSOR_INT32, 0), b.output(F32, 1, 3)
    b.step(O.GATHER, [given, b.constant(T.INT32, 0), rows], [out])
    model = b.model()
    facts = OperandFacts(model, model.main, {rows: np.array([row], np.int32)})
    call = bind_call(facts, model.main.operations[0])
    assert facts.extents[rows] == (1,)
    if valid:
        assert check_operation(call) == ((1, 3),)
    else:
        with pytest.raises(ValidationError, match=r"GATHER\.indices"):
            check_operation(call)


@pytest.mark.parametrize("shape", [(1, 16), (16, 1), (1, 1)])
def test_rows_of_paddings_are_two_numbers(shape: tuple[int, int]) -> None:
    b = Builder()
    given, out = b.input(F32, 1), b.output(F32, 1)
    paddings, mode = b.constant(T.TENSOR_INT32, np.zeros(shape)), b.constant(T.INT32, 0)
    b.step(O.MIRROR_PAD, [given, paddings, mode], [out])
    with pytest.raises(ValidationError, match=r"MIRROR_PAD\.paddings"):
        validate_model(b.model())
