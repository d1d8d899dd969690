# INSTANCE_NORMALIZATION. Each channel of each image has a mean and a deviation of its own.

CLOSED = "float64 closed form, confirmed by onnxruntime: (x - mean) / sqrt(variance + epsilon) * gamma + beta"


def normalise(name, given, expected, scalars, types=("relaxed", "float16")):
    """An example in all ``types`` and both orders; ``scalars`` are gamma, beta and epsilon."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    named = [Float32Scalar(each, value) for each, value in zip(("gamma", "beta", "epsilon"), scalars)]
    nchw = BoolScalar("nchw", False)
    Model(name).Operation("INSTANCE_NORMALIZATION", i, *named, nchw).To(o)
    example = Example({i: given[1], o: expected[1]}, source=CLOSED)
    example.AddNchw(i, o, nchw).AddVariations(*types, defaultName="float32")


normalise(
    "plain",
    ([2, 2, 3, 2], [1, 1.125, -4.625, -3.125, 2.625, -2, -4.125, -4, 4.375, -4.75, 2, -4.5, 4, -3.25, -1.625,
        -2.625, 0.375, 4.25, -3, 2.375, 3.75, -5.625, 4.875, -5.375]),
    ([2, 2, 3, 2], [0.23252138, 1.9744562, -1.4196043, -0.12340351, 0.70980215, 0.43191227, -1.2727487, -0.5553158,
        1.2237968, -0.9255263, 0.5262326, -0.80212283, 0.86569995, -0.41068038, -1.0042119, -0.24418834, -0.3393544,
        1.5872241, -1.4613016, 1.087748, 0.7825928, -1.0433501, 1.1565752, -0.97675335]),
    (1.0, 0.0, 0.0625),
)
normalise(
    "moved_and_scaled",
    ([1, 3, 2, 3], [3.5, 2, 3.125, 0.75, -6, -5.875, 2.875, -5, -3, -0.5, 1, 0.5, -5.25, -5.125, -3.5, -3.75,
        -4.875, -1.625]),
    ([1, 3, 2, 3], [2.2793787, 3.1374013, 3.4334755, 0.1409937, -3.0824409, -4.3230114, 1.793382, -2.3049605,
        -1.8452446, -0.83099943, 2.359921, 1.1711668, -4.5245733, -2.4021456, -2.2761605, -3.3581815, -2.2077754,
        -0.66022587]),
    (2.5, -0.75, 0.001),
)
normalise(
    "large_epsilon", ([1, 2, 2, 2], [-4.75, -0.125, -4.625, 0.375, 0.125, 5.625, 4.375, 1.75]),
    ([1, 2, 2, 2], [1.2124004, 0.9136032, 1.1783332, 0.7502547, -0.11622317, -0.9649043, -1.2745104, 0.3010464]),
    (-1.5, 0.25, 16.0),
)
# Squares beyond float16; and channels far from 0: the difference of two squares loses their deviation. Their means are
# exact in float32, so that every other order of the steps stays well within the tolerance.
normalise(
    "large", ([1, 2, 3, 2], [300, -300, -280, 290, 310, 260, -275, -310, 295, -305, -290, 285]),
    ([1, 2, 3, 2], [0.99405813, -0.98231167, -0.99405813, 1.0394228, 1.028336, 0.93662274, -0.97691923, -1.0165783,
        0.97691923, -0.999445, -1.028336, 1.0222894]),
    (1.0, 0.0, 0.0625), types=(),
)
normalise(
    "far_from_0", ([1, 2, 2, 2], [75.592041015625, -74.72265625, 75.60205078125, -75.175537109375, 75.54638671875,
        -74.8662109375, 75.937255859375, -75.488525390625]),
    ([1, 2, 2, 2], [0.013915564, 1.6475996, 0.07678453, 0.12158007, -0.27282825, 1.1638802, 2.1821282, -0.9330598]),
    (1.0, 0.5, 0.001), types=(),
)
