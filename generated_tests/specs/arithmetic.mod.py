# ADD, SUB, MUL, DIV.

HAND = "worked by hand"
EXACT = "numpy, float64 and int32; exact"
ROUNDED = "numpy, float64, rounded once"
LITERT = "LiteRT 2.3, BUILTIN_REF kernels"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def arithmetic(operation, name, lhs, rhs, output, activation=0, integers=True, unit=1.0, source=EXACT):
    """An example of small numbers in every type that the operation has; ``unit`` is the scale of quantised outputs."""
    l = Input("lhs", ("TENSOR_FLOAT32", lhs[0]))
    r = Input("rhs", ("TENSOR_FLOAT32", rhs[0]))
    o = Output("output", ("TENSOR_FLOAT32", output[0]))
    act = Int32Scalar("activation", activation)
    Model(f"{operation}_{name}").Operation(operation, l, r, act).To(o)
    types = [
        DataTypeConverter(name="signed" if low else "quant8").Identify(
            {l: (kind, 0.5, 120 + low), r: (kind, 0.25, 128 + low), o: (kind, unit, 110 + low)}
        )
        for kind, low in KINDS
        if operation != "DIV"
    ]
    if integers:
        types.append(DataTypeConverter(name="int32").Identify(dict.fromkeys((l, r, o), ("TENSOR_INT32",))))
    example = Example({l: lhs[1], r: rhs[1], o: output[1]}, source=source)
    return example.AddVariations("relaxed", "float16", *types, defaultName="float32"), act, o


# Broadcasting goes both ways, by extents of 1 and by axes that one side does not have.
PLAIN = (([2, 3], [7, -4, 12, 3, -9, 5]), ([2, 3], [2, 3, -6, 11, 4, -8]))
ROW = (([2, 3], [7, -4, 12, 3, -9, 5]), ([3], [2, -5, 3]))
COLUMN = (([3], [6, -10, 4]), ([2, 1], [5, -2]))
BOTH = (([2, 1, 3], [6, -1, 9, -7, 3, 4]), ([2, 1], [-2, 5]))
SCALAR = (([1], [-5]), ([4], [3, -7, 8, 2]))
RANK_4 = (([2, 1, 2, 1], [3, -8, 6, 5]), ([1, 2, 1, 3], [2, -3, 7, -4, 9, 1]))
RANK_4_AND_1 = (([1, 2, 2, 2], [3, -8, 6, 5, -2, 10, 7, -11]), ([2], [-3, 4]))

arithmetic("ADD", "plain", *PLAIN, ([2, 3], [9, -1, 6, 14, -5, -3]))
arithmetic("ADD", "row", *ROW, ([2, 3], [9, -9, 15, 5, -14, 8]))
arithmetic("ADD", "column", *COLUMN, ([2, 3], [11, -5, 9, 4, -12, 2]))
arithmetic("ADD", "both", *BOTH, ([2, 2, 3], [4, -3, 7, 11, 4, 14, -9, 1, 2, -2, 8, 9]))
arithmetic("ADD", "scalar", *SCALAR, ([4], [-2, -12, 3, -3]))
arithmetic(
    "ADD",
    "rank_4",
    *RANK_4,
    ([2, 2, 2, 3], [5, 0, 10, -6, -11, -1, -1, 12, 4, -12, 1, -7, 8, 3, 13, 7, 2, 12, 2, 15, 7, 1, 14, 6]),
)
arithmetic("ADD", "rank_4_and_1", *RANK_4_AND_1, ([1, 2, 2, 2], [0, -4, 3, 9, -5, 14, 4, -7]))

arithmetic("SUB", "plain", *PLAIN, ([2, 3], [5, -7, 18, -8, -13, 13]))
arithmetic("SUB", "row", *ROW, ([2, 3], [5, 1, 9, 1, -4, 2]))
arithmetic("SUB", "column", *COLUMN, ([2, 3], [1, -15, -1, 8, -8, 6]))
arithmetic("SUB", "both", *BOTH, ([2, 2, 3], [8, 1, 11, 1, -6, 4, -5, 5, 6, -12, -2, -1]))
arithmetic("SUB", "scalar", *SCALAR, ([4], [-8, 2, -13, -7]))
arithmetic(
    "SUB",
    "rank_4",
    *RANK_4,
    ([2, 2, 2, 3], [1, 6, -4, -10, -5, -15, 7, -6, 2, -4, -17, -9, 4, 9, -1, 3, 8, -2, 10, -3, 5, 9, -4, 4]),
)
arithmetic("SUB", "rank_4_and_1", *RANK_4_AND_1, ([1, 2, 2, 2], [6, -12, 9, 1, 1, 6, 10, -15]))

arithmetic("MUL", "plain", *PLAIN, ([2, 3], [14, -12, -72, 33, -36, -40]))
arithmetic("MUL", "row", *ROW, ([2, 3], [14, 20, 36, 6, 45, 15]))
arithmetic("MUL", "column", *COLUMN, ([2, 3], [30, -50, 20, -12, 20, -8]))
arithmetic("MUL", "both", *BOTH, ([2, 2, 3], [-12, 2, -18, 30, -5, 45, 14, -6, -8, -35, 15, 20]))
arithmetic("MUL", "scalar", *SCALAR, ([4], [-15, 35, -40, -10]))
arithmetic(
    "MUL",
    "rank_4",
    *RANK_4,
    (
        [2, 2, 2, 3],
        [6, -9, 21, -16, 24, -56, -12, 27, 3, 32, -72, -8, 12, -18, 42, 10, -15, 35, -24, 54, 6, -20, 45, 5],
    ),
)
arithmetic("MUL", "rank_4_and_1", *RANK_4_AND_1, ([1, 2, 2, 2], [-9, -32, -18, 20, 6, 40, -21, -44]))

# The other way round: SUB and DIV tell the two apart.
arithmetic("SUB", "row_first", *reversed(ROW), ([2, 3], [-5, -1, -9, -1, 4, -2]))
arithmetic("SUB", "scalar_last", *reversed(SCALAR), ([4], [8, -2, 13, 7]))

# DIV of floats; the divisors are powers of two, so that quotients are exact in float16 too.
DIVIDEND, DIVISOR = ([2, 3], [7, -4, 12, 3, -9, 5]), ([3], [2, -4, 0.5])
arithmetic(
    "DIV",
    "plain",
    DIVIDEND,
    ([2, 3], [2, -8, 0.25, -1, 4, -0.5]),
    ([2, 3], [3.5, 0.5, 48, -3, -2.25, -10]),
    integers=False,
)
arithmetic("DIV", "row", DIVIDEND, DIVISOR, ([2, 3], [3.5, 1, 24, 1.5, 2.25, 10]), integers=False)
arithmetic(
    "DIV", "row_first", ([3], [6, -10, 4]), ([2, 1], [4, -2]), ([2, 3], [1.5, -2.5, 1, -3, 5, -2]), integers=False
)
arithmetic("DIV", "scalar", ([1], [-5]), ([4], [2, -4, 0.5, 8]), ([4], [-2.5, 1.25, -10, -0.625]), integers=False)
arithmetic("DIV", "rank_4", ([2, 1, 2, 1], [3, -8, 6, 5]), ([1, 2, 1, 3], [2, -4, 8, -0.5, 1, 16]), ([2, 2, 2, 3], [
    1.5, -0.75, 0.375, -4, 2, -1, -6, 3, 0.1875, 16, -8, -0.5, 3, -1.5, 0.75, 2.5, -1.25, 0.625, -12, 6, 0.375, -10,
    5, 0.3125,
]), integers=False)
arithmetic(
    "DIV",
    "thirds",
    ([5], [1, -2, 10, 0.7, -100]),
    ([5], [3, 3, -7, 0.3, -11]),
    ([5], [0.33333334, -0.6666667, -1.4285715, 2.3333333, 9.090909]),
    integers=False,
    source=ROUNDED,
)

# Each activation, over results on both sides of all bounds. Integers have none.
LEFT, RIGHT = ([8], [5, -3, 4, 1, -1, 2, 9, -8]), ([8], [3, 1, 2, -0.5, 0.5, -1.5, 1, 2])
for operation, output in (
    ("ADD", ([8], [8, -2, 6, 0.5, -0.5, 0.5, 10, -6])),
    ("SUB", ([8], [2, -4, 2, 1.5, -1.5, 3.5, 8, -10])),
    ("MUL", ([8], [15, -3, 8, -0.5, -0.5, -3, 9, -16])),
    ("DIV", ([8], [1.25, -3, 2, -0.5, -0.5, -0.5, 9, -4])),
):
    right = (RIGHT[0], [4, 1, 2, -2, 2, -4, 1, 2]) if operation == "DIV" else RIGHT
    example, activation, o = arithmetic(operation, "activation", LEFT, right, output, integers=False, unit=0.5)
    example.AddAllActivations(activation, o)


def integers(operation, name, lhs, rhs, output):
    """An example of TENSOR_INT32."""
    l = Input("lhs", ("TENSOR_INT32", lhs[0]))
    r = Input("rhs", ("TENSOR_INT32", rhs[0]))
    o = Output("output", ("TENSOR_INT32", output[0]))
    Model(f"{operation}_{name}").Operation(operation, l, r, 0).To(o)
    Example({l: lhs[1], r: rhs[1], o: output[1]}, source=EXACT)


# Integers that float32 cannot hold, up to the ends of the range.
integers(
    "ADD",
    "integers",
    ([4], [16777217, 2147483600, -2147483600, 5]),
    ([4], [2, 47, -48, -16777222]),
    ([4], [16777219, 2147483647, -2147483648, -16777217]),
)
integers(
    "SUB",
    "integers",
    ([4], [16777219, 2147483600, -2147483600, 5]),
    ([4], [2, -47, 48, 16777222]),
    ([4], [16777217, 2147483647, -2147483648, -16777217]),
)
integers(
    "MUL",
    "integers",
    ([4], [16777217, -46341, 1073741824, -7]),
    ([4], [3, 46340, -2, 306783378]),
    ([4], [50331651, -2147441940, -2147483648, -2147483646]),
)
# DIV of integers is the floor, whatever the signs; C and most hardware round towards 0.
integers(
    "DIV",
    "integers",
    ([8], [7, -7, 7, -7, 6, -6, 1, -1]),
    ([8], [2, 2, -2, -2, 3, 3, -5, 5]),
    ([8], [3, -4, -4, 3, 2, -2, -1, -1]),
)
integers(
    "DIV",
    "integers_large",
    ([4], [2147483647, -2147483648, 16777217, -2147483647]),
    ([4], [-2, 3, 1, 2147483646]),
    ([4], [-1073741824, -715827883, 16777217, -2]),
)
integers("DIV", "integers_row_first", ([3], [17, -17, 5]), ([2, 1], [3, -4]), ([2, 3], [5, -6, 1, -5, 4, -2]))


def raw(operation, name, lhs, rhs, output, lhs_is, rhs_is, output_is, activation=0):
    """An example in raw values, unsigned and signed; ``*_is`` are scale and zero point."""
    for kind, low in KINDS:
        l = Input("lhs", (kind, lhs[0], lhs_is[0], lhs_is[1] + low))
        r = Input("rhs", (kind, rhs[0], rhs_is[0], rhs_is[1] + low))
        o = Output("output", (kind, output[0], output_is[0], output_is[1] + low))
        Model(f"{operation}_{name}").Operation(operation, l, r, activation).To(o)
        Example(
            {l: [x + low for x in lhs[1]], r: [x + low for x in rhs[1]], o: [x + low for x in output[1]]},
            name="signed" if low else "quant8",
            source=LITERT,
        )


# Scales far apart that are no powers of two, zero points at the ends of the range, results beyond the range and within.
LEFT, RIGHT = ([2, 4], [0, 255, 128, 3, 200, 77, 131, 90]), ([2, 4], [255, 0, 7, 128, 201, 60, 99, 254])
raw(
    "ADD",
    "raw_low_and_high",
    LEFT,
    RIGHT,
    ([2, 4], [3, 205, 99, 0, 168, 59, 106, 78]),
    (0.31, 0),
    (0.017, 255),
    (0.37, 3),
)
raw(
    "ADD",
    "raw_high_and_low",
    LEFT,
    RIGHT,
    ([2, 4], [255, 0, 0, 154, 255, 68, 124, 255]),
    (0.017, 255),
    (0.31, 0),
    (0.23, 0),
)
raw(
    "ADD",
    "raw_saturation",
    LEFT,
    RIGHT,
    ([2, 4], [141, 223, 27, 0, 255, 13, 151, 255]),
    (0.5, 100),
    (0.4, 120),
    (0.31, 128),
)
raw(
    "SUB",
    "raw_low_and_high",
    LEFT,
    RIGHT,
    ([2, 4], [3, 228, 122, 11, 173, 76, 120, 78]),
    (0.31, 0),
    (0.017, 255),
    (0.37, 3),
)
raw(
    "SUB",
    "raw_high_and_low",
    LEFT,
    RIGHT,
    ([2, 4], [2, 255, 242, 122, 63, 189, 156, 8]),
    (0.017, 255),
    (0.31, 0),
    (0.33, 255),
)
raw(
    "SUB",
    "raw_saturation",
    LEFT,
    RIGHT,
    ([2, 4], [0, 255, 255, 0, 185, 168, 205, 0]),
    (0.5, 100),
    (0.4, 120),
    (0.31, 128),
)
raw(
    "MUL",
    "raw_low_and_high",
    LEFT,
    RIGHT,
    ([2, 4], [255, 0, 26, 252, 177, 147, 107, 254]),
    (0.31, 0),
    (0.017, 255),
    (0.73, 255),
)
raw(
    "MUL",
    "raw_high_and_low",
    LEFT,
    RIGHT,
    ([2, 4], [0, 255, 250, 68, 191, 193, 184, 12]),
    (0.017, 255),
    (0.31, 0),
    (0.91, 255),
)
raw(
    "MUL",
    "raw_saturation",
    LEFT,
    RIGHT,
    ([2, 4], [0, 0, 40, 93, 255, 140, 96, 81]),
    (0.1, 100),
    (0.11, 120),
    (0.5, 110),
)
# Activations: 6 is 40 units of 0.15, 1 is 6.67 of them.
LEFT, RIGHT = ([8], [100, 142, 88, 119, 126, 93, 76, 131]), ([8], [120, 132, 99, 104, 133, 126, 119, 139])
raw(
    "ADD",
    "raw_relu",
    LEFT,
    RIGHT,
    ([8], [101, 137, 101, 104, 123, 101, 101, 130]),
    (0.13, 109),
    (0.07, 117),
    (0.15, 101),
    1,
)
raw(
    "ADD",
    "raw_relu1",
    LEFT,
    RIGHT,
    ([8], [99, 108, 94, 101, 108, 99, 94, 108]),
    (0.04, 109),
    (0.03, 117),
    (0.15, 101),
    2,
)
raw(
    "ADD",
    "raw_relu6",
    LEFT,
    RIGHT,
    ([8], [101, 141, 101, 117, 141, 101, 101, 141]),
    (0.33, 109),
    (0.07, 117),
    (0.15, 101),
    3,
)
raw(
    "SUB",
    "raw_relu1",
    LEFT,
    RIGHT,
    ([8], [98, 107, 99, 106, 102, 95, 94, 102]),
    (0.04, 109),
    (0.03, 117),
    (0.15, 101),
    2,
)
raw(
    "SUB",
    "raw_relu6",
    LEFT,
    RIGHT,
    ([8], [101, 141, 101, 129, 131, 101, 101, 139]),
    (0.33, 109),
    (0.07, 117),
    (0.15, 101),
    3,
)
raw(
    "MUL",
    "raw_relu1",
    LEFT,
    RIGHT,
    ([8], [99, 108, 108, 94, 108, 94, 97, 108]),
    (0.13, 109),
    (0.07, 117),
    (0.15, 101),
    2,
)
raw(
    "MUL",
    "raw_relu6",
    LEFT,
    RIGHT,
    ([8], [101, 141, 141, 101, 141, 101, 101, 141]),
    (0.53, 109),
    (0.13, 117),
    (0.15, 101),
    3,
)

# A constant for the second argument.
l = Input("lhs", ("TENSOR_FLOAT32", [2, 2]))
o = Output("output", ("TENSOR_FLOAT32", [2, 2]))
for operation, expected in (
    ("ADD", [4, 0, 8, -3]), ("SUB", [-2, 4, 2, -7]), ("MUL", [3, -4, 15, -10]), ("DIV", [0.25, -2, 2.5, -1])
):
    divisor = [4, -1, 2, 5] if operation == "DIV" else [3, -2, 3, 2]
    r = Parameter("rhs", ("TENSOR_FLOAT32", [2, 2]), divisor)
    Model(f"{operation}_constant").Operation(operation, l, r, 0).To(o)
    Example({l: [1, 2, 5, -5], o: expected}, source=HAND)

# Numbers at the ends of float32's range; signs of zero go unseen by a comparison, but not by a division.
def single(operation, name, lhs, rhs, expected):
    l, r = (Input(side, ("TENSOR_FLOAT32", [len(lhs)])) for side in ("lhs", "rhs"))
    o = Output("output", ("TENSOR_FLOAT32", [len(lhs)]))
    Model(f"{operation}_{name}").Operation(operation, l, r, 0).To(o)
    Example({l: lhs, r: rhs, o: expected}, source=HAND)


single("ADD", "far_apart", [16777216, 1e30, 3e38, -0.0], [3, -1e30, -1e38, 0.5], [16777220, 0, 2e38, 0.5])
single("MUL", "far_apart", [1e-30, 1e20, -3e-38, -0.0], [1e30, 1e18, -1e38, 7], [1, 1e38, 3, 0])
single("SUB", "far_apart", [16777216, 1e30, 3e38, -0.0], [-3, 1e30, 1e38, 0.5], [16777220, 0, 2e38, -0.5])
single("DIV", "far_apart", [1e30, 1e-30, -3e38, -0.0], [1e28, 1e-32, 1e38, 5], [100, 100, -3, 0])
# One element of each row meets more than a vector of four, in whole vectors and beside a rest.
ONE, MANY = ([2, 1], [3, -2]), ([2, 7], [1, -2, 4, 5, -3, 6, 2, -1, 3, 2, -4, 7, 5, -6])
PAIRED = [(ONE[1][place // 7], MANY[1][place]) for place in range(14)]
for sides, order in (("one_and_many", 1), ("many_and_one", -1)):
    lhs, rhs = (ONE, MANY)[::order]
    arithmetic("ADD", sides, lhs, rhs, ([2, 7], [one + other for one, other in PAIRED]))
    arithmetic("SUB", sides, lhs, rhs, ([2, 7], [order * (one - other) for one, other in PAIRED]))
    arithmetic("MUL", sides, lhs, rhs, ([2, 7], [one * other for one, other in PAIRED]))


# A unit of one side is 512 of the other, and the result shows both: 8 and 255, 128 or 0 of 512 in quarters, 20 and 0.
for operation, numbers in (("ADD", [54, 53, 52, 100]), ("SUB", [50, 51, 52, 100])):
    for kind, low in KINDS:
        l = Input("lhs", (kind, [4], 1.0, 120 + low))
        r = Input("rhs", (kind, [4], 1 / 512, low))
        o = Output("output", (kind, [4], 0.25, 20 + low))
        Model(f"{operation}_scales_far_apart").Operation(operation, l, r, 0).To(o)
        Example(
            {l: [128 + low, 128 + low, 128 + low, 140 + low], r: [255 + low, 128 + low, low, low], o: [number + low for number in numbers]},
            name="signed" if low else "quant8",
            source=HAND,
        )
