"""A network for the tests of localisation."""

import numpy as np

from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.tests.build_tflite import Net, Op, T, build


def clamped(folder, **changes):
    """A convolution, its clamp as an operation of its own, and a pooling; many sums are above 6."""
    random = np.random.default_rng(3)
    weights = random.uniform(1, 4, (4, 3, 3, 2)) * random.choice([-1, 1], (4, 3, 3, 2))
    window = {"padding": 0, "strideW": 1, "strideH": 1}
    net = Net(
        (
            T("FLOAT32", (1, 6, 6, 2)),
            T("FLOAT32", (4, 3, 3, 2), weights),
            T("FLOAT32", (4,), [1, 2, 3, 4]),
            T("FLOAT32", (1, 6, 6, 4)),
            T("FLOAT32", (1, 6, 6, 4)),
            T("FLOAT32", (1, 6, 6, 4)),
        ),
        (
            Op("CONV_2D", (0, 1, 2), (3,), {**window, "dilationWFactor": 1, "dilationHFactor": 1}),
            Op("RELU6", (3,), (4,)),
            Op("MAX_POOL_2D", (4,), (5,), {**window, "filterWidth": 2, "filterHeight": 2}),
        ),
        changes=changes,
    )
    path = folder / "clamped.tflite"
    path.write_bytes(build(net))
    return read_tflite(path).model


def summing_alike(folder):
    """A convolution of one pixel, whose sums have 1,024 terms that are all the same."""
    net = Net(
        (
            T("FLOAT32", (1, 8, 8, 1024)),
            T("FLOAT32", (8, 1, 1, 1024), np.full((8, 1, 1, 1024), 0.1)),
            T("FLOAT32", (8,), np.zeros(8)),
            T("FLOAT32", (1, 8, 8, 8)),
        ),
        (
            Op(
                "CONV_2D",
                (0, 1, 2),
                (3,),
                {"padding": 0, "strideW": 1, "strideH": 1, "dilationWFactor": 1, "dilationHFactor": 1},
            ),
        ),
    )
    path = folder / "alike.tflite"
    path.write_bytes(build(net))
    return read_tflite(path).model
