# FULLY_CONNECTED. Small integers, so that every sum is exact in float16 too.

EINSUM = "numpy.einsum over rows and units, float64; exact"
LITERT = "LiteRT 2.3, BUILTIN_REF kernels"
INTEGERS = "a plain loop over rows and units in integers; the sum rescaled in float64, rounded half away from 0"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def dense(name, rows, weights, bias, output, activation=0, unit=1.0):
    """An example in every type; quantised outputs have the scale ``unit`` and 256 values from ``-100 * unit``."""
    i = Input("rows", ("TENSOR_FLOAT32", rows[0]))
    w = Parameter("weights", ("TENSOR_FLOAT32", weights[0]), weights[1])
    b = Parameter("bias", ("TENSOR_FLOAT32", [len(bias)]), bias)
    o = Output("output", ("TENSOR_FLOAT32", output[0]))
    act = Int32Scalar("activation", activation)
    Model(name).Operation("FULLY_CONNECTED", i, w, b, act).To(o)
    types = [
        DataTypeConverter(name="signed" if low else "quant8").Identify(
            {
                i: (kind, 0.5, 127 + low),
                w: (kind, 0.25, 131 + low),
                b: ("TENSOR_INT32", 0.125, 0),
                o: (kind, unit, 100 + low),
            }
        )
        for kind, low in KINDS
    ]
    example = Example({i: rows[1], o: output[1]}, source=EINSUM)
    return example.AddVariations("relaxed", "float16", *types, defaultName="float32"), act, o


dense(
    "rank_2",
    rows=([2, 5], [0, -4, -7, -2, -3, 10, 2, 8, 9, 5]),
    weights=([3, 5], [-5, -2, 1, 6, -1, 2, 5, 3, 0, -3, 4, -4, 4, -1, -4]),
    bias=[7, -20, 3],
    output=([2, 3], [-1, -52, 5, 10, 19, 38]),
)
# The input is flattened to rows as wide as the weights, whatever its own last extent.
dense(
    "rank_3_other_rows",
    rows=([3, 2, 4], [3, 4, 2, -7, 8, -9, 1, 9, 10, -3, 5, -8, 0, -5, -2, -4, 6, 7, -6, -1, -2, 7, 9, 1]),
    weights=([2, 6], [0, -1, 1, 3, 2, -4, -2, -3, 4, 5, -4, 1]),
    bias=[-8, 5],
    output=([4, 2], [21, -81, 26, -27, -33, -25, 26, 12]),
)
dense(
    "rank_4_one_row",
    rows=([1, 3, 2, 2], [-3, -5, -2, 6, -4, 5, -1, 4, 2, -6, 7, 0]),
    weights=([4, 12], [
        3, -1, -2, 2, 1, 0, 3, 0, 2, -1, 1, -2, 0, 2, -2, -1, 3, 1, 2, -2, 1, 3, -1, 0, -1, 3, 0, 2, 1, -2, -1, 3, -2,
        1, 2, 0, 2, 0, -2, -1, 1, 3, -1, 2, 1, 0, -2, 3,
    ]),
    bias=[1, 0, -9, 4],
    output=([1, 4], [23, -52, -6, 4]),
)
# Each activation, over results on both sides of all bounds.
example, activation, output = dense(
    "activation",
    rows=([6, 1], [-4, 3, 0, -2, 5, 1]),
    weights=([2, 1], [1, -2]),
    bias=[2, -1],
    output=([6, 2], [-2, 7, 5, -7, 2, -1, 0, 3, 7, -11, 3, -3]),
    unit=0.5,
)
example.AddAllActivations(activation, output)


def raw(name, rows, weights, bias, output, rows_are, weights_are, output_is, activation=0, source=LITERT):
    """An example in raw values, unsigned and signed; ``*_are`` and ``output_is`` are scale and zero point."""
    for kind, low in KINDS:
        i = Input("rows", (kind, rows[0], rows_are[0], rows_are[1] + low))
        w = Parameter(
            "weights", (kind, weights[0], weights_are[0], weights_are[1] + low), [x + low for x in weights[1]]
        )
        b = Parameter("bias", ("TENSOR_INT32", [len(bias)], rows_are[0] * weights_are[0], 0), bias)
        o = Output("output", (kind, output[0], output_is[0], output_is[1] + low))
        Model(name).Operation("FULLY_CONNECTED", i, w, b, activation).To(o)
        Example(
            {i: [x + low for x in rows[1]], o: [x + low for x in output[1]]},
            name="signed" if low else "quant8",
            source=source,
        )


# Scales that are no powers of two, zero points at the ends of the range.
raw(
    "zero_points_low_and_high",
    rows=([2, 7], [158, 28, 102, 188, 247, 177, 130, 55, 101, 157, 206, 154, 183, 107]),
    weights=([3, 7], [
        137, 149, 250, 53, 240, 208, 136, 210, 12, 15, 114, 220, 206, 184, 144, 97, 132, 233, 133, 78, 71,
    ]),
    bias=[4000, -9000, 150],
    output=([2, 3], [145, 123, 92, 151, 91, 102]),
    rows_are=(0.37, 0),
    weights_are=(0.011, 255),
    output_is=(3.1, 255),
)
raw(
    "zero_points_high_and_low",
    rows=([2, 7], [105, 220, 192, 76, 153, 221, 2, 165, 246, 130, 151, 98, 9, 223]),
    weights=([3, 7], [
        53, 188, 73, 116, 143, 119, 64, 58, 109, 145, 78, 201, 137, 133, 126, 16, 196, 113, 147, 166, 190,
    ]),
    bias=[-700, 3000, 0],
    output=([2, 3], [156, 135, 96, 147, 125, 100]),
    rows_are=(0.37, 255),
    weights_are=(0.011, 0),
    output_is=(3.1, 255),
)
# Results beyond both ends of the output's range, and between.
raw(
    "saturation",
    rows=([5, 1], [255, 0, 128, 131, 120]),
    weights=([3, 1], [255, 0, 141]),
    bias=[5, 300, -30],
    output=([5, 3], [255, 0, 131, 0, 255, 21, 77, 87, 76, 90, 74, 77, 43, 121, 73]),
    rows_are=(0.1, 128),
    weights_are=(0.1, 128),
    output_is=(0.3, 77),
)
# A scale of the output below the product of the others: allowed since HAL 1.2.
raw(
    "small_output_scale",
    rows=([3, 2], [126, 131, 129, 128, 124, 133]),
    weights=([2, 2], [131, 126, 128, 127]),
    bias=[2, -5],
    output=([3, 2], [65, 70, 102, 78, 40, 65]),
    rows_are=(1.5, 128),
    weights_are=(0.5, 128),
    output_is=(0.3, 90),
)
# The bounds of activations are quantised: 6 is 40 units of 0.15, 1 is 6.67 of them.
for activation, name, output in (
    (1, "relu", ([8, 1], [101, 101, 101, 104, 107, 127, 152, 177])),
    (2, "relu1", ([8, 1], [94, 94, 98, 104, 107, 108, 108, 108])),
    (3, "relu6", ([8, 1], [101, 101, 101, 104, 107, 127, 141, 141])),
):
    raw(
        name,
        rows=([8, 1], [40, 97, 103, 113, 118, 150, 190, 231]),
        weights=([1, 1], [140]),
        bias=[13],
        output=output,
        rows_are=(0.07, 109),
        weights_are=(0.11, 128),
        output_is=(0.15, 101),
        activation=activation,
    )
# No bias fits into 16 bits; the sums weigh as much.
raw(
    "bias_beyond_16_bits",
    rows=([2, 4], [255, 1, 200, 140, 3, 128, 90, 250]),
    weights=([3, 4], [255, 20, 131, 90, 128, 128, 250, 1, 60, 254, 128, 200]),
    bias=[100100, -70000, 40000],
    output=([2, 3], [255, 67, 144, 206, 40, 184]),
    rows_are=(0.5, 128),
    weights_are=(0.5, 128),
    output_is=(256.0, 128),
    source=INTEGERS,
)
# Rows of 1024 in one of which all is large and in the other small: sums, biases and both together beyond 24 bits.
LARGE, SMALL = [200 + (k * 37 + 11) % 56 for k in range(1024)], [(k * 29 + 5) % 56 for k in range(1024)]
raw(
    "deep",
    rows=([2, 1024], [*LARGE, *SMALL]),
    weights=([3, 1024], [*LARGE, *SMALL, *LARGE]),
    bias=[20500000, -20000000, -17000000],
    output=([2, 3], [212, 45, 140, 172, 85, 101]),
    rows_are=(0.5, 0),
    weights_are=(0.5, 128),
    output_is=(131072.0, 128),
    source=INTEGERS,
)
# Sums beyond 24 bits, of products whose pairs are beyond 16: 640 times 128 * 124, of a scale of 1/8, in units of 10,000.
raw(
    "large_sums",
    rows=([2, 640], [255] * 640 + [50] * 640),
    weights=([1, 640], [255] * 640),
    bias=[0],
    output=([2, 1], [227, 24]),
    rows_are=(0.5, 127),
    weights_are=(0.25, 131),
    output_is=(10000.0, 100),
    source=INTEGERS,
)
