# RELU, RELU1, RELU6, LOGISTIC, TANH.

CLIPPED = "worked by hand: the input between the bounds"
CLOSED = "float64 closed form: 1 / (1 + exp(-x)) (scipy.special.expit), tanh(x) (numpy)"
LITERT = "LiteRT 2.3, BUILTIN_REF kernels"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def activation(operation, name, dimensions, values, expected, source, quantised=()):
    """An example in each floating-point type, and converted to the ``quantised`` types."""
    i = Input("input", ("TENSOR_FLOAT32", dimensions))
    o = Output("output", ("TENSOR_FLOAT32", dimensions))
    Model(f"{operation}_{name}").Operation(operation, i).To(o)
    types = [
        DataTypeConverter(name="signed" if low else "quant8").Identify(dict.fromkeys((i, o), (kind, scale, zero + low)))
        for scale, zero in quantised
        for kind, low in KINDS
    ]
    Example({i: values, o: expected}, source=source).AddVariations("relaxed", "float16", *types, defaultName="float32")


# On both sides of every bound, and on the bounds.
VALUES = [-7, 2.5, -1.25, 0.75, 6, 10, -0.5, 1, 6.25, -1, 0.25, 31]
for operation, low, high in (("RELU", 0, 31), ("RELU1", -1, 1), ("RELU6", 0, 6)):
    expected = [min(max(x, low), high) for x in VALUES]
    for name, dimensions in (("rank_1", [12]), ("rank_2", [3, 4]), ("rank_3", [2, 3, 2]), ("rank_4", [1, 3, 2, 2])):
        activation(operation, name, dimensions, VALUES, expected, CLIPPED, [(0.25, 100)])
    # Zero points at the ends of the range: the values on one side are not there.
    positive, negative = [0, 0.25, 0.75, 3, 6.5, 63.75], [0, -0.25, -0.75, -3, -6.5, -63.75]
    if operation != "RELU":
        activation(operation, "zero_point_low", [6], positive, [min(x, high) for x in positive], CLIPPED, [(0.25, 0)])
    if operation == "RELU1":
        activation(operation, "zero_point_high", [6], negative, [max(x, low) for x in negative], CLIPPED, [(0.25, 255)])

# Floats: the ends of the range, denormals and minus zero.
activation("RELU", "extremes", [6], [3e4, -3e4, -0.0, 1e-07, -65504, 65504], [3e4, 0, 0, 1e-07, 0, 65504], CLIPPED)
activation("RELU1", "extremes", [6], [3e4, -3e4, -0.0, 0.5, -65504, 65504], [1, -1, 0, 0.5, -1, 1], CLIPPED)
activation("RELU6", "extremes", [6], [3e4, -3e4, -0.0, 0.5, -65504, 65504], [6, 0, 0, 0.5, 0, 6], CLIPPED)


def curve(operation, name, values, expected):
    """An example of LOGISTIC or TANH."""
    activation(operation, name, *values, expected[1], CLOSED)


RANK_1 = ([8], [0.25, -0.25, 1, -1, 3.5, -3.5, 8, -8])
RANK_2 = ([2, 3], [0.125, -2, 0.75, 4, -0.5, 1.5])
RANK_3 = ([2, 1, 3], [-0.75, 2.25, -1.5, 0.375, -5, 0.0625])
RANK_4 = ([1, 2, 2, 2], [5.5, -0.125, 1.75, -2.5, 0.5, -4, 2, -1.25])
# exp of these overflows in float32, or in float16.
LARGE = ([5], [100, -100, 1, 20, -20])
# Near 0, where tanh(x) is close to x.
SMALL = ([4], [0.0009765625, -0.0625, 0.375, -0.0])
curve(
    "LOGISTIC",
    "rank_1",
    RANK_1,
    ([8], [0.5621765, 0.4378235, 0.7310586, 0.26894143, 0.97068775, 0.02931223, 0.99966466, 0.00033535014]),
)
curve("LOGISTIC", "rank_2", RANK_2, ([2, 3], [0.53120935, 0.11920292, 0.6791787, 0.98201376, 0.37754068, 0.8175745]))
curve(
    "LOGISTIC", "rank_3", RANK_3, ([2, 1, 3], [0.32082132, 0.9046505, 0.18242553, 0.5926666, 0.006692851, 0.51561993])
)
curve(
    "LOGISTIC",
    "rank_4",
    RANK_4,
    ([1, 2, 2, 2], [0.99592984, 0.46879062, 0.8519528, 0.07585818, 0.62245935, 0.01798621, 0.8807971, 0.22270013]),
)
curve("LOGISTIC", "large", LARGE, ([5], [1, 3.8e-44, 0.7310586, 1, 2.0611537e-09]))
curve(
    "TANH",
    "rank_1",
    RANK_1,
    ([8], [0.24491866, -0.24491866, 0.7615942, -0.7615942, 0.9981779, -0.9981779, 0.99999976, -0.99999976]),
)
curve("TANH", "rank_2", RANK_2, ([2, 3], [0.124353, -0.9640276, 0.63514894, 0.9993293, -0.46211717, 0.90514827]))
curve("TANH", "rank_3", RANK_3, ([2, 1, 3], [-0.63514894, 0.9780261, -0.90514827, 0.3583574, -0.9999092, 0.062418748]))
curve(
    "TANH",
    "rank_4",
    RANK_4,
    ([1, 2, 2, 2], [0.9999666, -0.124353, 0.94137555, -0.9866143, 0.46211717, -0.9993293, 0.9640276, -0.84828365]),
)
curve("TANH", "large", LARGE, ([5], [1, -1, 0.7615942, 1, -1]))
curve("TANH", "small", SMALL, ([4], [0.0009765622, -0.062418748, 0.3583574, -0]))


def raw(operation, name, given, expected, input_is, output_is):
    """An example in raw values, unsigned and signed; ``*_is`` are scale and zero point."""
    for kind, low in KINDS:
        i = Input("input", (kind, given[0], input_is[0], input_is[1] + low))
        o = Output("output", (kind, given[0], output_is[0], output_is[1] + low))
        Model(f"{operation}_{name}").Operation(operation, i).To(o)
        Example(
            {i: [x + low for x in given[1]], o: [x + low for x in expected[1]]},
            name="signed" if low else "quant8",
            source=LITERT,
        )


# The output's quantisation is fixed: 1/256 and 0 for LOGISTIC, 1/128 and the middle for TANH.
VALUES = [0, 255, 128, 131, 90, 200, 117, 60, 3, 145, 178, 110]
for operation, output_is, outputs in (
    (
        "LOGISTIC",
        (1 / 256, 0),
        [
            ([12], [0, 255, 128, 138, 33, 249, 94, 8, 0, 179, 237, 74]),
            ([3, 4], [128, 241, 206, 207, 187, 230, 201, 169, 130, 213, 224, 197]),
            ([2, 3, 2], [9, 128, 41, 43, 27, 84, 37, 19, 9, 49, 69, 34]),
            ([1, 3, 2, 2], [61, 239, 175, 177, 140, 221, 165, 112, 63, 188, 210, 159]),
        ],
    ),
    (
        "TANH",
        (1 / 128, 128),
        [
            ([12], [0, 255, 128, 147, 6, 255, 64, 0, 0, 216, 254, 36]),
            ([3, 4], [128, 255, 242, 242, 225, 253, 238, 202, 132, 246, 251, 235]),
            ([2, 3, 2], [0, 128, 9, 10, 3, 49, 7, 2, 0, 14, 30, 6]),
            ([1, 3, 2, 2], [23, 255, 210, 214, 153, 250, 197, 96, 25, 227, 244, 187]),
        ],
    ),
):
    for output, input_is in zip(outputs, [(0.05, 128), (0.011, 0), (0.013, 255), (0.015, 77)]):
        raw(operation, f"raw_rank_{len(output[0])}", (output[0], VALUES), output, input_is, output_is)
# The bounds of RELU1 and RELU6 are rounded to units: 1 is 6.67 units of 0.15, 6 is 40 of them.
VALUES = [0, 95, 96, 101, 104, 107, 109, 141, 142, 255, 93, 130]
raw(
    "RELU",
    "raw",
    ([12], VALUES),
    ([12], [101, 101, 101, 101, 104, 107, 109, 141, 142, 255, 101, 130]),
    (0.15, 101),
    (0.15, 101),
)
raw(
    "RELU1",
    "raw",
    ([12], VALUES),
    ([12], [94, 95, 96, 101, 104, 107, 108, 108, 108, 108, 94, 108]),
    (0.15, 101),
    (0.15, 101),
)
raw(
    "RELU6",
    "raw",
    ([12], VALUES),
    ([12], [101, 101, 101, 101, 104, 107, 109, 141, 141, 141, 101, 130]),
    (0.15, 101),
    (0.15, 101),
)
