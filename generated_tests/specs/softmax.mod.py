# SOFTMAX.

CLOSED = "float64 closed form: exp(beta * x), over its sum along the axis (scipy.special.softmax)"
LITERT = "LiteRT 2.3, BUILTIN_REF kernels, with the axis moved last"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def softmax(name, given, output, beta, axis=()):
    """An example in each floating-point type."""
    i = Input("input", ("TENSOR_FLOAT32", given[0]))
    o = Output("output", ("TENSOR_FLOAT32", output[0]))
    b = Float32Scalar("beta", beta)
    Model(name).Operation("SOFTMAX", i, b, *axis).To(o)
    half = DataTypeConverter("float16").Identify({i: ("TENSOR_FLOAT16",), b: ("FLOAT16",), o: ("TENSOR_FLOAT16",)})
    Example({i: given[1], o: output[1]}, source=CLOSED).AddVariations("relaxed", half, defaultName="float32")


VECTOR = ([5], [-1.5, 2, 0.25, -3, 1])
ROWS = ([2, 3], [1, -2, 0.5, 3, 4.5, -1])
SLICES = ([2, 3, 2], [0.5, -1, 2, 1.5, -2, 0, 1, 3, -0.5, 2.5, -3, 0.25])
IMAGE = ([2, 1, 3, 2], [1, 2, -1, 0.5, 3, -2, 0, 1.5, 2.5, -0.5, -3, 4])

# Nothing optional: the last axis. HAL 1.0 has ranks 2 and 4 only.
softmax("rank_1", VECTOR, ([5], [0.019129355, 0.6334772, 0.11008184, 0.004268336, 0.23304325]), 1.0)
softmax("rank_2", ROWS, ([2, 3], [0.49951774, 0.111457475, 0.3890248, 0.30747136, 0.6509169, 0.041611724]), 0.5)
softmax("rank_3", SLICES, ([2, 3, 2], [
    0.9046505, 0.09534947, 0.6791787, 0.32082132, 0.047425874, 0.95257413, 0.047425874, 0.95257413, 0.010986943,
    0.9890131, 0.0075772414, 0.99242276,
]), 1.5)
softmax("rank_4", IMAGE, ([2, 1, 3, 2], [
    0.26894143, 0.7310586, 0.18242553, 0.8175745, 0.9933072, 0.006692851, 0.18242553, 0.8175745, 0.95257413,
    0.047425874, 0.0009110512, 0.99908894,
]), 1.0)
# Every axis that makes a difference, counted from the front and from the back.
softmax("rank_1_axis_0", VECTOR, ([5], [0.13327575, 0.3197119, 0.20642151, 0.09159899, 0.24899186]), 0.25, [0])
softmax(
    "rank_2_axis_0", ROWS, ([2, 3], [0.11920292, 0.0015011822, 0.8175745, 0.8807971, 0.9984988, 0.18242553]), 1.0, [0]
)
softmax(
    "rank_2_axis_1",
    ROWS,
    ([2, 3], [0.7297362, 0.0018088352, 0.26845494, 0.047425117, 0.952559, 1.5909354e-05]),
    2.0,
    [1],
)
softmax(
    "rank_2_axis_minus_2",
    ROWS,
    ([2, 3], [0.11920292, 0.0015011822, 0.8175745, 0.8807971, 0.9984988, 0.18242553]),
    1.0,
    [-2],
)
softmax("rank_3_axis_0", SLICES, ([2, 3, 2], [
    0.37754068, 0.01798621, 0.9241418, 0.26894143, 0.7310586, 0.4378235, 0.62245935, 0.98201376, 0.07585818,
    0.7310586, 0.26894143, 0.5621765,
]), 1.0, [0])
softmax("rank_3_axis_1", SLICES, ([2, 3, 2], [
    0.29381478, 0.16289127, 0.6220059, 0.5685464, 0.08417934, 0.26856232, 0.6220059, 0.4922131, 0.29381478,
    0.38333595, 0.08417934, 0.12445096,
]), 0.5, [1])
softmax("rank_3_axis_minus_1", SLICES, ([2, 3, 2], [
    0.6791787, 0.32082132, 0.5621765, 0.4378235, 0.26894143, 0.7310586, 0.26894143, 0.7310586, 0.18242553, 0.8175745,
    0.16451646, 0.83548355,
]), 0.5, [-1])
softmax("rank_4_axis_0", IMAGE, ([2, 1, 3, 2], [
    0.7310586, 0.62245935, 0.02931223, 0.7310586, 0.99752736, 0.0024726233, 0.26894143, 0.37754068, 0.97068775,
    0.26894143, 0.0024726233, 0.99752736,
]), 1.0, [0])
softmax("rank_4_axis_2", IMAGE, ([2, 1, 3, 2], [
    0.24472848, 0.6220059, 0.09003057, 0.29381478, 0.66524094, 0.08417934, 0.21215779, 0.20583661, 0.74050343,
    0.07572305, 0.0473388, 0.71844035,
]), 0.5, [2])
softmax("rank_4_axis_minus_1", IMAGE, ([2, 1, 3, 2], [
    0.26894143, 0.7310586, 0.18242553, 0.8175745, 0.9933072, 0.006692851, 0.18242553, 0.8175745, 0.95257413,
    0.047425874, 0.0009110512, 0.99908894,
]), 1.0, [-1])
softmax("rank_4_axis_minus_4", IMAGE, ([2, 1, 3, 2], [
    0.7310586, 0.62245935, 0.02931223, 0.7310586, 0.99752736, 0.0024726233, 0.26894143, 0.37754068, 0.97068775,
    0.26894143, 0.0024726233, 0.99752736,
]), 1.0, [-4])
# exp of these alone overflows, or is 0 throughout: the maximum has to come off first.
softmax(
    "large_values",
    ([2, 3], [1000, 998, 999.5, -1000, -1001, -998]),
    ([2, 3], [0.574097, 0.07769558, 0.3482074, 0.1141952, 0.042010065, 0.84379476]),
    1.0,
)
softmax(
    "large_beta",
    ([2, 3], [1, 0.96875, 0.875, -0.5, -0.46875, -0.25]),
    ([2, 3], [0.8805369, 0.11916771, 0.00029538723, 1.1253507e-07, 8.315279e-07, 0.99999905]),
    64.0,
)


def raw(name, given, output, scale, zero_point, beta, axis=()):
    """An example in raw values, unsigned and signed; the output's scale is 1/256."""
    for kind, low in KINDS:
        i = Input("input", (kind, given[0], scale, zero_point + low))
        o = Output("output", (kind, output[0], 1 / 256, low))
        Model(name).Operation("SOFTMAX", i, Float32Scalar("beta", beta), *axis).To(o)
        Example(
            {i: [x + low for x in given[1]], o: [x + low for x in output[1]]},
            name="signed" if low else "quant8",
            source=LITERT,
        )


VALUES = [10, 200, 131, 129, 140, 119, 122, 255, 121, 133, 160, 0]
raw("raw_rank_1", ([12], VALUES), ([12], [1, 42, 10, 10, 13, 8, 9, 125, 9, 11, 19, 1]), 0.02, 131, 1.0)
raw("raw_rank_2", ([3, 4], VALUES), ([3, 4], [2, 189, 34, 32, 13, 8, 8, 227, 51, 68, 134, 2]), 0.05, 128, 0.5)
raw(
    "raw_rank_3",
    ([2, 3, 2], VALUES),
    ([2, 3, 2], [5, 251, 131, 125, 156, 100, 15, 241, 112, 144, 247, 9]),
    0.03,
    255,
    0.7,
)
raw(
    "raw_rank_4",
    ([1, 2, 3, 2], VALUES),
    ([1, 2, 3, 2], [1, 255, 132, 124, 167, 89, 5, 251, 105, 151, 254, 2]),
    0.03,
    0,
    1.0,
)
raw(
    "raw_rank_2_axis_0",
    ([3, 4], VALUES),
    ([3, 4], [33, 131, 79, 53, 122, 58, 72, 188, 101, 67, 105, 15]),
    0.01,
    100,
    1.0,
    [0],
)
raw(
    "raw_rank_2_axis_minus_1",
    ([3, 4], VALUES),
    ([3, 4], [4, 169, 42, 41, 21, 14, 14, 207, 56, 72, 123, 5]),
    0.01,
    100,
    2.0,
    [-1],
)
raw(
    "raw_rank_3_axis_1",
    ([2, 3, 2], VALUES),
    ([2, 3, 2], [10, 178, 112, 43, 134, 35, 62, 234, 61, 20, 133, 1]),
    0.02,
    77,
    1.0,
    [1],
)
raw(
    "raw_rank_4_axis_1",
    ([1, 2, 3, 2], VALUES),
    ([1, 2, 3, 2], [25, 64, 141, 123, 103, 234, 231, 192, 115, 133, 153, 22]),
    0.02,
    77,
    1.0,
    [1],
)
# One certain class: 1 does not fit the scale of 1/256 and becomes 255.
raw("raw_certain", ([2, 3], [255, 3, 9, 100, 160, 152]), ([2, 3], [255, 0, 0, 0, 176, 79]), 0.1, 128, 1.0)
