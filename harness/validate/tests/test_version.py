"""The lowest HAL version that a model needs: what raises it, and AOSP's own claims."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import HalVersion as V
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.ops.select import select
from nnconform.harness.ops.table import TABLE
from nnconform.harness.spec.jsonl import read_jsonl
from nnconform.harness.tests.shared_data import shared_data
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.tests.models import (
    Builder,
    Change,
    both,
    chain,
    concatenation,
    convolution,
    dynamic,
    extension,
    loop,
    operand,
    recounted,
    svdf,
)
from nnconform.harness.validate.version import required_version

Q8 = T.TENSOR_QUANT8_ASYMM


def version(model: Model) -> V:
    return required_version(model, validate_model(model))


def one(code: O, input: tuple[int, ...], *scalars: Any, type: T = T.TENSOR_FLOAT32, **more: Any) -> Model:
    """Return an operation on one tensor and scalars, ints and bools alike."""
    b = Builder()
    kinds = {bool: T.BOOL, int: T.INT32, float: T.FLOAT32}
    arguments = [b.input(type, *input, **more), *(b.constant(kinds[value.__class__], value) for value in scalars)]
    b.step(code, arguments, [b.output(type, *input, **more)])
    return b.model()


def joined(zero_point: int) -> Model:
    b = Builder()
    inputs = [b.input(Q8, 1, scale=0.5, zero_point=point) for point in (1, zero_point)]
    b.step(O.CONCATENATION, [*inputs, b.constant(T.INT32, 0)], [b.output(Q8, 2, scale=0.5, zero_point=1)])
    return b.model()


def difference() -> Model:
    b = Builder()
    value = b.input(T.TENSOR_FLOAT32, 2)
    b.step(O.SUB, [value, value, b.constant(T.INT32, 0)], [b.output(T.TENSOR_FLOAT32, 2)])
    return b.model()


def reverse() -> Model:
    b = Builder()
    b.step(O.REVERSE, [b.input(T.TENSOR_FLOAT32, 2), b.constant(T.TENSOR_INT32, [0])], [b.output(T.TENSOR_FLOAT32, 2)])
    return b.model()


def oem() -> Model:
    b = Builder()
    b.step(O.OEM_OPERATION, [b.input(T.TENSOR_FLOAT32, 1)], [b.output(T.TENSOR_OEM_BYTE, 1)])
    return b.model()


UNCHANGED: Change = lambda model: model  # noqa: E731
PER_TENSOR = both(operand(1, type=Q8, extra_params=None, scale=0.5), operand(2, scale=0.25))
CASES: list[tuple[str, Callable[[], Model], Change, V]] = [
    ("1.0", chain, UNCHANGED, V.V1_0),
    ("relaxed", chain, lambda model: replace(model, relax_computation_float32_to_float16=True), V.V1_0),
    ("operation of 1.1", difference, UNCHANGED, V.V1_1),
    ("operation of 1.2", lambda: one(O.ABS, (2,)), UNCHANGED, V.V1_2),
    ("operation of 1.3", lambda: one(O.HARD_SWISH, (2,)), UNCHANGED, V.V1_3),
    ("operation after 1.3", reverse, UNCHANGED, V.AIDL3),
    ("type row", lambda: one(O.RELU, (2,), type=T.TENSOR_FLOAT16), UNCHANGED, V.V1_2),
    ("signed", lambda: one(O.RELU, (2,), type=T.TENSOR_QUANT8_ASYMM_SIGNED, scale=1.0), UNCHANGED, V.V1_3),
    ("per channel", convolution, UNCHANGED, V.V1_2),
    ("output's scale above the product", convolution, PER_TENSOR, V.V1_0),
    ("output's scale not above", convolution, both(PER_TENSOR, operand(7, scale=0.25)), V.V1_2),
    ("two dimensions", lambda: one(O.SOFTMAX, (1, 2), 1.0), UNCHANGED, V.V1_0),
    ("rank", lambda: one(O.SOFTMAX, (1, 2, 1), 1.0), UNCHANGED, V.V1_2),
    ("trailing argument", lambda: one(O.SOFTMAX, (1, 2), 1.0, -1), UNCHANGED, V.V1_2),
    ("same quantisation", lambda: joined(1), UNCHANGED, V.V1_0),
    ("other quantisation", lambda: joined(2), UNCHANGED, V.V1_2),
    ("unknown rank of an output", chain, operand(4, dimensions=()), V.V1_2),
    ("unknown rank inside", chain, operand(1, dimensions=()), V.V1_2),
    ("unknown extent of an output", chain, operand(4, dimensions=(0, 3)), V.V1_2),
    ("unknown extent inside", chain, operand(1, dimensions=(0, 3)), V.V1_0),
    ("unknown extent of an input", chain, operand(0, dimensions=(0, 3)), V.V1_0),
    ("nothing of no rank", svdf, operand(3, dimensions=()), V.V1_0),
    ("dynamic", dynamic, UNCHANGED, V.V1_2),
    ("a pool", concatenation, UNCHANGED, V.V1_2),
    ("subgraphs", loop, UNCHANGED, V.V1_3),
    ("subgraphs not used", chain, lambda model: replace(model, referenced=(chain().main,)), V.V1_3),
    ("extension", extension, UNCHANGED, V.V1_2),
    ("the OEM's", oem, UNCHANGED, V.V1_0),
]


@pytest.mark.parametrize(("build", "change", "wanted"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_required(build: Callable[[], Model], change: Change, wanted: V) -> None:
    assert version(change(build())) == wanted


def groups(texts: list[str]) -> list[dict[str, int]]:
    """Return arguments that are dropped together, with their defaults: ``nchw=false``, ``axis=-1``,
    ``dilation=1,1``.
    """
    result = []
    for text in texts:
        name, _, values = text.partition("=")
        names = ["dilation_width", "dilation_height"] if name == "dilation" else [name]
        result.append(dict(zip(names, [0] if values == "false" else map(int, values.split(",")), strict=True)))
    return result


def is_copy_of(model: Model, index: int, value: int) -> bool:
    """Return whether a scalar is a constant of this value outside a pool."""
    operand = model.main.operands[index]
    copied = operand.lifetime == L.CONSTANT_COPY
    return copied and int.from_bytes(model.constant(operand), "little", signed=True) == value


def stripped(model: Model, defaults: dict[str, list[str]]) -> Model:
    """Return the model without the trailing constants that AOSP's runtime drops, as they equal the default."""
    main, steps, dropped = model.main, [], set()
    for step in main.operations:
        inputs = step.inputs
        types = (tuple(main.operands[index].type for index in indexes) for indexes in (step.inputs, step.outputs))
        names = [arg.name for arg in select(step.type, *types).form.inputs][: len(inputs)]
        for group in reversed(groups(defaults.get(O(step.type).name, []))):
            last = inputs[-len(group) :]
            if names[-len(group) :] != list(group):
                continue
            if not all(is_copy_of(model, index, value) for index, value in zip(last, group.values(), strict=True)):
                break
            dropped |= set(last)
            names, inputs = names[: -len(group)], inputs[: -len(group)]
        steps.append(replace(step, inputs=inputs))
    gone = Operand(T.INT32, lifetime=L.NO_VALUE)
    used = {index for step in steps for index in step.inputs}
    operands = tuple(gone if index in dropped - used else each for index, each in enumerate(main.operands))
    return recounted(replace(model, main=replace(main, operands=operands, operations=tuple(steps))))


def test_aosps_claims() -> None:
    reference = json.loads((shared_data("reference") / "operations.json").read_text())
    defaults = reference["meta"]["runtime_trailing_default_stripping"]["ops"]
    assert {O[name] for name in defaults} <= TABLE.keys()
    saved = changed = 0
    for path in sorted(shared_data("aosp_cases").glob("*.jsonl.gz")):
        for case in read_jsonl(path):
            if case.min_version is None or case.expect_failure:
                continue
            shorter = stripped(case.model, defaults)
            assert version(shorter) == case.min_version, case.name
            if shorter == case.model:
                saved += 1
            else:
                changed += 1
                assert version(case.model) == V.V1_2, case.name
    assert (saved, changed) == (1722, 240)
