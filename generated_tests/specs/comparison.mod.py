# EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL.

COMPARED = "the comparison itself, in Python, of the pairs that meet"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))
COMPARISONS = {
    "EQUAL": lambda x, y: x == y,
    "NOT_EQUAL": lambda x, y: x != y,
    "LESS": lambda x, y: x < y,
    "LESS_EQUAL": lambda x, y: x <= y,
    "GREATER": lambda x, y: x > y,
    "GREATER_EQUAL": lambda x, y: x >= y,
}


def compared(name, dimensions, lhs, rhs, pairs, types=()):
    """An example of each operation; ``pairs`` are the elements of lhs and rhs that meet in the output."""
    pairs = list(pairs)
    for operation, holds in COMPARISONS.items():
        l, r = (Input(side, ("TENSOR_FLOAT32", given[0])) for side, given in (("lhs", lhs), ("rhs", rhs)))
        o = Output("output", ("TENSOR_BOOL8", dimensions))
        Model(f"{operation}_{name}").Operation(operation, l, r).To(o)
        converted = [DataTypeConverter(name=title).Identify({l: of_l, r: of_r}) for title, of_l, of_r in types]
        example = Example({l: lhs[1], r: rhs[1], o: [holds(x, y) for x, y in pairs]}, source=COMPARED)
        example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


# Quantised tensors are compared by what they stand for: the same raw values under two scales are different numbers.
TYPES = [
    ("int32", ("TENSOR_INT32",), ("TENSOR_INT32",)),
    *(("signed" if low else "quant8", (kind, 0.5, 120 + low), (kind, 0.25, 130 + low)) for kind, low in KINDS),
]
compared(
    "plain", [7], ([7], [0, 0, 3, 6, -9, -6, 3]), ([7], [6, -6, -3, 6, -3, -6, 6]),
    [(0, 6), (0, -6), (3, -3), (6, 6), (-9, -3), (-6, -6), (3, 6)], TYPES,
)
compared(
    "row", [3, 4], ([3, 4], [6, 0, 0, -6, -3, -9, -9, -9, -6, 3, 3, 6]), ([4], [0, 0, 6, 3]),
    [(6, 0), (0, 0), (0, 6), (-6, 3), (-3, 0), (-9, 0), (-9, 6), (-9, 3), (-6, 0), (3, 0), (3, 6), (6, 3)], TYPES,
)
compared(
    "column", [3, 4], ([4], [0, 0, 3, 6]), ([3, 1], [-9, -6, 3]),
    [(0, -9), (0, -9), (3, -9), (6, -9), (0, -6), (0, -6), (3, -6), (6, -6), (0, 3), (0, 3), (3, 3), (6, 3)],
        TYPES,
)
compared(
    "rank_5", [2, 1, 3, 1, 2], ([2, 1, 3, 1, 2], [0, 0, 3, 6, -9, -6, 3, 6, -6, -3, 6, -3]), ([3, 1, 1], [-6, 6,
        -6]),
    [(0, -6), (0, -6), (3, 6), (6, 6), (-9, -6), (-6, -6), (3, -6), (6, -6), (-6, 6), (-3, 6), (6, -6), (-3, -6)],
    TYPES,
)
# One unit of float16 apart at 1, at 1000 and at 1 / 8.
LEFT = [1, 1.0009765625, 1000.5, 1000, -0.125, -0.1251220703125, 7, 0]
RIGHT = [1.0009765625, 1, 1000, 1000.5, -0.1251220703125, -0.125, 7, -0.0]
compared("close", [8], ([8], LEFT), ([8], RIGHT), zip(LEFT, RIGHT))

# Integers that float32 cannot tell apart, and booleans, of which false is the smaller one.
for kind, LEFT, RIGHT in (
    ("TENSOR_INT32", [16777217, 16777216, 2147483647, -2147483648, 9], [16777216, 16777217, 2147483646, -2147483648,
        9]),
    ("TENSOR_BOOL8", [False, True, True, False, False], [True, False, True, False, False]),
):
    for operation, holds in COMPARISONS.items():
        l, r = Input("lhs", (kind, [5])), Input("rhs", (kind, [5]))
        o = Output("output", ("TENSOR_BOOL8", [5]))
        Model(f"{operation}_{kind.removeprefix('TENSOR_').lower()}").Operation(operation, l, r).To(o)
        Example({l: LEFT, r: RIGHT, o: [holds(x, y) for x, y in zip(LEFT, RIGHT)]}, source=COMPARED)
