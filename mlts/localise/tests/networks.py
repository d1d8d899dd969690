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
