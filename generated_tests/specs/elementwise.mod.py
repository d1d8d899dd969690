# ABS, EXP, FLOOR, LOG, RSQRT, SIN, SQRT.

HAND = "worked by hand"
ROUNDED = "numpy, float64, rounded once"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def elementwise(operation, name, dimensions, values, expected, source, *types, floats=("relaxed", "float16")):
    """An example in each floating-point type, and converted to other ``types``."""
    i = Input("input", ("TENSOR_FLOAT32", dimensions))
    o = Output("output", ("TENSOR_FLOAT32", dimensions))
    Model(f"{operation}_{name}").Operation(operation, i).To(o)
    converted = [
        DataTypeConverter(name=kind.removeprefix("TENSOR_").lower()).Identify({i: (kind, *of_i), o: (kind, *of_o)})
        for kind, of_i, of_o in types
    ]
    Example({i: values, o: expected}, source=source).AddVariations(*floats, *converted, defaultName="float32")


INT32 = ("TENSOR_INT32", (), ())
elementwise("ABS", "rank_1", [6], [-7, 2, -1, 0, 11, -300], [7, 2, 1, 0, 11, 300], HAND, INT32)
elementwise("ABS", "rank_4", [1, 2, 1, 3], [3, -5, 8, -13, 21, -34], [3, 5, 8, 13, 21, 34], HAND, INT32)
elementwise("ABS", "fractions", [4], [-0.0, -0.125, 65504, -1e-07], [0, 0.125, 65504, 1e-07], HAND)

VALUES = [-1.5, -0.25, 2.75, 3, -4, 0.5, -2.0625, 7.875]
elementwise("FLOOR", "rank_1", [8], VALUES, [-2, -1, 2, 3, -4, 0, -3, 7], HAND)
elementwise("FLOOR", "rank_4", [2, 1, 2, 2], VALUES, [-2, -1, 2, 3, -4, 0, -3, 7], HAND)
# Close to a whole number, and beyond what has fractions.
elementwise(
    "FLOOR", "edges", [5], [1023.5, -1023.5, -0.0009765625, 0.99951171875, -2049], [1023, -1024, -1, 0, -2049],
        HAND,
)
# Beyond 16 and 32 bits, and beyond float16.
elementwise(
    "FLOOR", "large", [6], [-40000.5, 4294967296, 70000.75, -8388607.5, -1e20, 2147483648],
    [-40001, 4294967296, 70000, -8388608, -1e20, 2147483648], HAND, floats=(),
)

elementwise(
    "EXP", "rank_2", [2, 3], [0, 1, -1, 2.5, -3.25, 0.5],
    [1, 2.7182817, 0.36787945, 12.182494, 0.038774207, 1.6487212], ROUNDED,
)
elementwise(
    "EXP", "rank_5", [1, 5, 1, 1, 1], [10, -8, 0.0625, 5.75, -0.125],
    [22026.465, 0.00033546262, 1.0644945, 314.19067, 0.8824969], ROUNDED,
)

elementwise(
    "LOG", "rank_2", [3, 2], [1, 2, 0.5, 10, 0.125, 1000],
    [0, 0.6931472, -0.6931472, 2.3025851, -2.0794415, 6.9077554], ROUNDED,
)
elementwise(
    "LOG", "rank_5", [1, 1, 5, 1, 1], [1.0625, 0.875, 3, 30000, 0.0009765625],
    [0.06062462, -0.13353139, 1.0986123, 10.308952, -6.931472], ROUNDED,
)

elementwise("SQRT", "exact", [2, 4], [4, 0, 2.25, 100, 0.0625, 1, 625, 0.25], [2, 0, 1.5, 10, 0.25, 1, 25, 0.5], HAND)
elementwise(
    "SQRT", "rank_5", [5, 1, 1, 1, 1], [2, 3, 0.375, 1000, 0.001953125],
    [1.4142135, 1.7320508, 0.61237246, 31.622776, 0.044194173], ROUNDED,
)

elementwise(
    "SIN", "rank_3", [2, 2, 2], [0.5, -0.5, 1.5, -2.75, 3.125, 0, -6.25, 10],
    [0.47942555, -0.47942555, 0.997495, -0.381661, 0.016591892, 0, 0.033179216, -0.5440211], ROUNDED,
)
elementwise(
    "SIN", "rank_5", [1, 2, 1, 2, 1], [0.0009765625, -0.0625, 20, -31.5],
    [0.0009765623, -0.062459316, 0.9129453, -0.08397446], ROUNDED,
)

# An eighth's steps for numbers from 0.25 on; the answers are exact but for 1 / 3.
elementwise(
    "RSQRT",
    "exact",
    [6],
    [4, 0.25, 16, 1, 9, 6.25],
    [0.5, 2, 0.25, 1, 0.33333334, 0.4],
    HAND,
    *((kind, (0.125, low), (0.0078125, low)) for kind, low in KINDS),
)
elementwise(
    "RSQRT", "rank_5", [1, 1, 1, 5, 1], [2, 3, 0.375, 1000, 0.001953125],
    [0.70710677, 0.57735026, 1.6329932, 0.031622775, 22.627417], ROUNDED,
)
