"""The compiled loops against the numpy code that they stand in for: the same bits; and when they are loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import DTYPES, Array, dequantise, quantise
from nnconform.harness.ops.shapes import explicit_axis
from nnconform.harness.ops.windowed import Window
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.tests.models import chain, convolution
from nnconform.reference_driver import compiled, loops
from nnconform.reference_driver.activation import raw_finisher
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import open_device
from nnconform.reference_driver.fixed_point import Rescaling, multiply_exact, quantise_multipliers
from nnconform.reference_driver.kernels.depthwise_conv_2d import correlate_channels
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.summation_order import backwards
from nnconform.reference_driver.tensors import Quantisation, Quantised

FLOATS = (np.float32, np.float64)
Q8, Q8S = T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED


@pytest.fixture(params=["interpreted", "compiled"])
def fast(request: pytest.FixtureRequest) -> Iterator[compiled.Loops]:
    """The loops as they stand in ``loops.py``, and as numba compiles them, in use for the time of a test."""
    compiled.unload()
    if request.param == "interpreted":
        made = compiled.Loops(**{name: getattr(loops, name) for name in compiled.Loops.__struct_fields__})
        with pytest.MonkeyPatch.context() as patch, np.errstate(all="ignore"):
            patch.setattr(compiled, "_compiled", made)
            yield made
        return
    if not compiled.load():
        pytest.skip("numba is not installed: pip install 'nnconform[fast]'")
    loaded = compiled.compiled_for()
    assert loaded is not None
    yield loaded
    compiled.unload()


def both(compute: Callable[[], Array]) -> tuple[Array, Array]:
    """Return the results with the loops in use, and in numpy."""
    with_loops = compute()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "_compiled", None)
        return with_loops, compute()


def same_bits(with_loops: Array, in_numpy: Array) -> None:
    assert (with_loops.dtype, with_loops.shape) == (in_numpy.dtype, in_numpy.shape)
    assert with_loops.tobytes() == in_numpy.tobytes()


@pytest.mark.sampled(one_in=8)
@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("low", [-24.0, -10.0, -4.0, 0.0, 12.0])
def test_rescaled(fast: compiled.Loops, dtype: type[np.floating], low: float) -> None:
    """Multipliers from e**low to e**(low + 4); sums and biases from small to the largest that there are."""
    random = np.random.default_rng(11)
    for size in (2**8, 2**23):
        real = np.exp(random.uniform(low, low + 4, 5))
        bias, zero_point = random.integers(-(2**31), 2**31, 5) // random.choice([1, 2**20], 5), 7
        sums = random.integers(-size, size, (40, 5)).astype(dtype)
        result = Rescaling(bias, real, zero_point)(sums)
        assert result.dtype == np.int16
        mantissa, exponent = quantise_multipliers(real)
        exact = [
            [int(multiply_exact(np.array(value), *pair)) if abs(value) < 2 ** (31 - max(0, pair[1])) else far(value)
             for value, pair in zip(row, zip(mantissa.tolist(), exponent.tolist(), strict=True), strict=True)]
            for row in (sums.astype(np.int64) + bias).tolist()
        ]  # fmt: skip
        np.testing.assert_array_equal(np.clip(result, -1024, 1024), np.clip(np.array(exact) + zero_point, -1024, 1024))


def far(value: int) -> int:
    """A result whose left shift needs more than 32 bits: its multiplier is above 1."""
    return 2**30 if value > 0 else -(2**30)


def test_what_saturates_is_no_byte_s_end() -> None:
    """A driver that wraps instead of saturating must show."""
    for end in (-loops.FAR, loops.FAR):
        assert end % 256 not in (0, 255, 128, 127)


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("code", [Q8, Q8S])
def test_quantised_and_dequantised(fast: compiled.Loops, dtype: type[np.floating], code: T) -> None:
    zero_point = 3
    quantisation = Quantisation(code, np.float32(0.3), zero_point)
    ties = (np.arange(-300, 300) + dtype(0.5)) * dtype(np.float32(0.3))
    odd = np.array([np.nan, np.inf, -np.inf, -0.0, 0.0, 1e30, -1e30, 1e-40], dtype)
    real = np.concatenate([ties, np.nextafter(ties, dtype(np.inf)), np.nextafter(ties, dtype(-np.inf)), odd])
    raw, wanted = both(lambda: quantisation.raw(real.reshape(2, -1)))
    same_bits(raw, wanted)
    np.testing.assert_array_equal(raw.reshape(-1), quantise(real, code, np.float32(0.3), zero_point))
    every = np.arange(256, dtype=np.uint8).view(raw.dtype)
    values, wanted = both(lambda: quantisation.real(every, dtype))
    same_bits(values, wanted)
    np.testing.assert_array_equal(values, dequantise(every, np.float32(0.3), zero_point, dtype))


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize(("stride", "dilation"), [(1, 1), (2, 1), (1, 2), (3, 2)])
def test_correlated(fast: compiled.Loops, dtype: type[np.floating], stride: int, dilation: int) -> None:
    random = np.random.default_rng(3)
    axes = [explicit_axis(extent, 3, stride, dilation, 0, 0) for extent in (9, 7)]
    image = random.standard_normal((2, 9, 7, 5)).astype(dtype)
    filters = random.standard_normal((1, 3, 3, 5)).astype(dtype)
    image[0, 0, 0, 0], filters[0, 0, 0, 1] = np.inf, -0.0
    same_bits(*both(lambda: correlate_channels(image, filters, Window(axes[0], axes[1]))))


def test_correlated_never_reads_outside(fast: compiled.Loops) -> None:
    """A window that reaches beyond the image is left to numpy, which refuses it."""
    axis = replace(explicit_axis(4, 3, 1, 1, 0, 0), out=4)
    with pytest.raises(ValueError, match="shape"):
        correlate_channels(np.ones((1, 4, 4, 2), np.float32), np.ones((1, 3, 3, 2), np.float32), Window(axis, axis))


@pytest.mark.parametrize("raw", [0, 128, 255])
def test_a_quantised_convolution(fast: compiled.Loops, raw: int) -> None:
    model, device = convolution(), open_device()
    (operand,) = (model.main.operands[index] for index in model.main.input_indexes)
    program = Program(model, validate_model(model), device.kernels, device.binding)
    image = np.full(operand.dimensions, raw, np.uint8)
    same_bits(*both(lambda: program.run([image], Limits())[0]))


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("code", [Q8, Q8S])
def test_centred_and_finished(fast: compiled.Loops, dtype: type[np.floating], code: T) -> None:
    """A frame of zeros around an image whose last column it cuts off; then the requantisation, to both ends."""
    random = np.random.default_rng(12)
    raw = random.integers(0, 256, (2, 3, 4, 5)).astype(np.uint8).view(DTYPES[code])
    image = np.full((2, 6, 5, 5), 77, dtype)
    fast.centred(raw, 9, (2, 2), image)
    wanted = np.zeros_like(image)
    wanted[:, 2:5, 2:] = raw[:, :, :3].astype(int) - 9
    same_bits(image, wanted)
    bias, real = random.integers(-(2**20), 2**20, 5), np.exp(random.uniform(-12, -6, 5))
    mantissa, exponent = quantise_multipliers(real)
    sums = random.integers(-(2**22), 2**22, (200, 5)).astype(dtype)
    result = np.empty(sums.shape, DTYPES[code])
    fast.finished(sums, np.stack([bias, mantissa, -exponent]).astype(np.int32), 7, 3, 120, result)
    exact = multiply_exact(sums.astype(np.int64) + bias, mantissa, exponent) + 7
    np.testing.assert_array_equal(result, exact.clip(3, 120))
    assert np.any(exact < 3)
    assert np.any(exact > 120)


def test_other_arrays_are_left_to_numpy(fast: compiled.Loops) -> None:
    assert compiled.compiled_for(np.ones(3)) is fast
    assert compiled.compiled_for(np.ones(3), backwards(np.ones(3))) is None
    unaligned = np.frombuffer(bytes(13), np.float32, 3, offset=1)
    assert compiled.compiled_for(unaligned) is None


@pytest.mark.parametrize("dtype", FLOATS)
def test_what_a_client_gives_is_taken_as_it_is(fast: compiled.Loops, dtype: type[np.floating]) -> None:
    """Inputs are views of the client's memory that nobody may write to, of any layout."""
    random, axis = np.random.default_rng(4), explicit_axis(6, 3, 1, 1, 0, 0)
    image = random.standard_normal((1, 6, 6, 4)).astype(dtype)
    filters = random.standard_normal((1, 3, 3, 4)).astype(dtype)
    image.flags.writeable = filters.flags.writeable = False
    for seen in (image, image.transpose(0, 2, 1, 3), image[:, ::-1]):
        same_bits(*both(partial(correlate_channels, seen, filters, Window(axis, axis))))
    raw = np.arange(256, dtype=np.uint8).reshape(16, 16)
    raw.flags.writeable = False
    quantisation = Quantisation(Q8, np.float32(0.25), 9)
    for each in (raw, raw.T):
        real, wanted = both(partial(quantisation.real, each, dtype))
        same_bits(real, wanted)
        real.flags.writeable = False
        same_bits(*both(partial(quantisation.raw, real)))


@pytest.mark.parametrize("code", [T.TENSOR_QUANT16_ASYMM, T.TENSOR_QUANT16_SYMM])
def test_16_bits_are_left_to_numpy(fast: compiled.Loops, code: T) -> None:
    quantisation, real = Quantisation(code, np.float32(0.125), 0), np.arange(300, dtype=np.float32)
    raw, wanted = both(partial(quantisation.raw, real))
    same_bits(raw, wanted)
    same_bits(*both(partial(quantisation.real, raw, np.float32)))
    clip = partial(raw_finisher(FusedActivation.RELU, quantisation), np.arange(-99, 99, dtype=np.int16))
    same_bits(*both(clip))


def test_a_constant_filter_keeps_nothing_of_a_request() -> None:
    """What a filter keeps for the next call holds the content of a bias, not the client's memory."""
    quantisation = Quantisation(Q8, np.float32(0.5), 0)
    weights = Quantised(np.ones((1, 2), np.uint8), quantisation)
    convolve = open_device().kernels
    kernel = next(each for each in convolve.values() if each.compute.__name__ == "fully_connected_quantised")
    image = Quantised(np.array([[2, 4]], np.uint8), quantisation)
    bias = np.array([3], np.int32)
    first = kernel.compute(image, weights, bias, quantisation)
    bias[:] = 9
    second = kernel.compute(image, weights, bias, quantisation)
    assert (first.tolist(), second.tolist()) == ([[5.0]], [[8.0]])  # (6 + 3) / 2 and (6 + 9) / 2, away from 0


@pytest.mark.parametrize(
    ("operations", "elements", "limits", "loaded"),
    [
        (1, 1, Limits(), True),
        (2, 1, Limits(), False),
        (1, 10**6, Limits(), False),
        (1, 1, Limits(2**62), False),
    ],
    ids=["worthwhile", "one operation", "few elements", "with a deadline"],
)
def test_when_loops_are_loaded(
    operations: int, elements: int, limits: Limits, loaded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a model with much to compute, unless its preparation has a deadline."""
    calls: list[bool] = []
    monkeypatch.setattr(compiled, "OPERATIONS", operations)
    monkeypatch.setattr(compiled, "ELEMENTS", elements)
    monkeypatch.setattr(compiled, "load", lambda: calls.append(True))
    device = open_device()
    # The second model has nothing that loops compute.
    for model in (convolution(), chain()):
        Program(model, validate_model(model), device.kernels, device.binding, limits=limits)
    assert calls == [True] * loaded


def test_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.unload()
    monkeypatch.setattr(compiled, "INSTALLED", False)
    assert not compiled.load()
    assert compiled.compiled_for(np.ones(3)) is None
