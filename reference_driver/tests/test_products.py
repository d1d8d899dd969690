"""Products in compiled loops alone: the same bits as the kernels in numpy, and only where they can be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import FusedActivation, OperandType, OperationType
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.tests.models import Builder
from nnconform.reference_driver import compiled, loops
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import open_device
from nnconform.reference_driver.plan import Program, Step

Q8, Q8S = T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loops in use, as they stand in ``loops.py``: ``test_compiled.py`` has what numba makes of them."""
    made = compiled.Loops(**{name: getattr(loops, name) for name in compiled.Loops.__struct_fields__})
    monkeypatch.setattr(compiled, "_compiled", made)


def image_product(
    code: OperationType,
    of: OperandType = Q8,
    extents: tuple[int, int, int, int] = (1, 5, 6, 3),
    kernel: tuple[int, int] = (3, 2),
    pads: tuple[int, int, int, int] = (0, 0, 0, 0),
    strides: tuple[int, int] = (1, 1),
    dilations: tuple[int, int] = (1, 1),
    activation: FusedActivation = FusedActivation.NONE,
    out_scale: float = 40.0,
    bias: int = 50,
    multiplier: int = 1,
    nchw: bool = False,
) -> Model:
    """A convolution with explicit pads (left, right, top, bottom), (width, height) strides and dilations."""
    random, b = np.random.default_rng(5), Builder()
    image = b.input(of, *extents, scale=0.5, zero_point=3)
    deep = code == O.CONV_2D
    c_in = extents[1] if nchw else extents[3]
    c_out = 4 if deep else c_in * multiplier
    dims = (c_out, *kernel, c_in) if deep else (1, *kernel, c_out)
    biases = [bias, *random.integers(-bias, bias, c_out - 1)]
    if of == Q8S:
        scales = SymmPerChannelQuantParams(tuple((np.arange(c_out) + 1) / 8), 0 if deep else 3)
        weights = b.constant(
            T.TENSOR_QUANT8_SYMM_PER_CHANNEL, random.integers(-127, 128, dims).astype(np.int8), extra_params=scales
        )
        terms = b.constant(T.TENSOR_INT32, biases)
    else:
        weights = b.constant(of, random.integers(0, 256, dims).astype(np.uint8), scale=0.25, zero_point=100)
        terms = b.constant(T.TENSOR_INT32, biases, scale=0.125)
    scalars = [*pads, *strides, *([] if deep else [multiplier]), activation]
    rest = [b.constant(T.INT32, each) for each in scalars]
    layout = [b.constant(T.BOOL, nchw), *(b.constant(T.INT32, each) for each in dilations)]
    out = b.output(of, 0, 0, 0, 0, scale=out_scale, zero_point=9)
    b.step(code, [image, weights, terms, *rest, *layout], [out])
    return b.model()


def matrix_product(of: OperandType = Q8, extents: tuple[int, ...] = (2, 3, 4)) -> Model:
    random, b = np.random.default_rng(6), Builder()
    rows = b.input(of, *extents, scale=0.5, zero_point=7)
    weights = b.constant(of, random.integers(-128, 128, (5, 6)).astype(DTYPES[of]), scale=0.25, zero_point=3)
    bias = b.constant(T.TENSOR_INT32, [0, 9, -9, 800, -800], scale=0.125)
    b.step(O.FULLY_CONNECTED, [rows, weights, bias, b.constant(T.INT32, 1)], [b.output(of, 4, 5, scale=100.0)])
    return b.model()


def program(model: Model, step: type[Step] = Step) -> Program:
    device = open_device()
    return Program(model, validate_model(model), device.kernels, device.binding, step)


def is_product(made: Program) -> bool:
    (step,) = made.main.steps
    assert isinstance(step, Step)
    return step.product is not None


def values(model: Model) -> Array:
    (operand,) = (model.main.operands[index] for index in model.main.input_indexes)
    dtype = DTYPES[OperandType(operand.type)]
    ends = np.iinfo(dtype)
    return np.random.default_rng(7).integers(ends.min, ends.max + 1, operand.dimensions).astype(dtype)


def assert_same(model: Model) -> None:
    made, given = program(model), values(model)
    assert is_product(made)
    (result,) = made.run([given], Limits())
    (in_turn,) = made.run([np.asfortranarray(given)], Limits())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "_compiled", None)
        (wanted,) = made.run([given], Limits())
    assert len(np.unique(wanted)) > 1
    for each in (result, in_turn):
        assert (each.dtype, each.shape) == (wanted.dtype, wanted.shape)
        assert each.tobytes() == wanted.tobytes()


@pytest.mark.parametrize("code", [O.CONV_2D, O.DEPTHWISE_CONV_2D])
@pytest.mark.parametrize("of", [Q8, Q8S])
@pytest.mark.parametrize(
    "call",
    [
        {},
        {"kernel": (1, 1)},
        {"kernel": (1, 1), "strides": (2, 2)},
        {"extents": (2, 5, 6, 3), "kernel": (3, 4), "pads": (1, 3, 2, 1), "strides": (2, 1)},
        {"extents": (1, 2, 2, 4), "kernel": (3, 3), "pads": (2, 0, 2, 0), "strides": (8, 8)},
        {"extents": (2, 7, 7, 2), "dilations": (2, 3), "kernel": (2, 2)},
        {"extents": (1, 4, 300, 1), "pads": (1, 1, 1, 1), "kernel": (3, 3)},
        {"activation": FusedActivation.RELU6, "out_scale": 0.5},
        {"bias": 2**20, "out_scale": 2000.0},
    ],
    ids=str,
)
def test_images(loaded: None, code: OperationType, of: OperandType, call: dict[str, Any]) -> None:
    assert_same(image_product(code, of, **call))


@pytest.mark.parametrize("of", [Q8, Q8S])
def test_matrices(loaded: None, of: OperandType) -> None:
    assert_same(matrix_product(of))


class Wrong(Step):
    """A step of a faulty driver."""


@pytest.mark.parametrize(
    "model",
    [
        image_product(O.DEPTHWISE_CONV_2D, multiplier=2),
        image_product(O.CONV_2D, nchw=True, extents=(1, 3, 5, 6)),
        image_product(O.CONV_2D, out_scale=0.0625),
        image_product(O.CONV_2D, bias=2**31 - 1),
        image_product(O.CONV_2D, extents=(1, 0, 6, 3)),
    ],
    ids=["several filters a channel", "NCHW", "a multiplier above 1", "more than 32 bits", "unknown extents"],
)
def test_what_is_left_to_the_kernel(loaded: None, model: Model) -> None:
    assert not is_product(program(model))


def test_a_faulty_step_computes_itself(loaded: None) -> None:
    model = image_product(O.CONV_2D)
    assert (is_product(program(model)), is_product(program(model, Wrong))) == (True, False)


def test_without_the_loops_there_is_none() -> None:
    assert not is_product(program(image_product(O.CONV_2D)))
