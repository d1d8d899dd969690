# REDUCE_ALL, REDUCE_ANY, REDUCE_MAX, REDUCE_MIN, REDUCE_PROD, REDUCE_SUM.

NUMPY = "numpy: all, any, max, min, prod, sum; exact"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def reduce(operation, name, axes, keep_dims, given, expected):
    """An example in every type that the operation has."""
    boolean = operation in ("REDUCE_ALL", "REDUCE_ANY")
    kind = "TENSOR_BOOL8" if boolean else "TENSOR_FLOAT32"
    i, o = Input("input", (kind, given[0])), Output("output", (kind, expected[0]))
    Model(f"{operation}_{name}").Operation(operation, i, Int32Vector("axes", axes), keep_dims).To(o)
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    if boolean:
        return
    types = [
        DataTypeConverter(name="signed" if low else "quant8").Identify(dict.fromkeys((i, o), (of, 0.5, 120 + low)))
        for of, low in KINDS
        if operation in ("REDUCE_MAX", "REDUCE_MIN")
    ]
    example.AddVariations("relaxed", "float16", *types, defaultName="float32")


reduce("REDUCE_MAX", "rows", [1], False, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]), ([3], [11, 15, 10]))
reduce(
    "REDUCE_MAX", "rows_from_the_end_kept", [-1], True, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]),
    ([3, 1], [11, 15, 10]),
)
reduce(
    "REDUCE_MAX", "columns", [0], False, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]),
    ([4], [8, 15, 11, 10]),
)
reduce("REDUCE_MAX", "all", [1, 0], False, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]), ([1], [15]))
reduce(
    "REDUCE_MAX", "rank_4_image", [1, 2], False,
    ([2, 3, 2, 2], [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16]),
    ([2, 2], [15, 6, 7, 16]),
)
reduce(
    "REDUCE_MAX", "rank_4_kept_and_named_twice", [-1, 0, 3], True,
    ([2, 3, 2, 2], [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16]),
    ([1, 3, 2, 1], [13, 11, 10, 15, 12, 16]),
)
reduce(
    "REDUCE_MAX", "rank_4_all", [3, 1, 0, 2], False,
    ([2, 3, 2, 2], [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16]),
    ([1], [16]),
)
reduce("REDUCE_MAX", "rank_1", [0], False, ([3], [4, -7, 11]), ([1], [11]))

reduce("REDUCE_MIN", "rows", [1], False, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]), ([3], [-7, -8, -2]))
reduce(
    "REDUCE_MIN", "rows_from_the_end_kept", [-1], True, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]),
    ([3, 1], [-7, -8, -2]),
)
reduce(
    "REDUCE_MIN", "columns", [0], False, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]),
    ([4], [-3, -7, 6, -8]),
)
reduce("REDUCE_MIN", "all", [1, 0], False, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]), ([1], [-8]))
reduce(
    "REDUCE_MIN", "rank_4_image", [1, 2], False,
    ([2, 3, 2, 2], [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16]),
    ([2, 2], [-8, -7, -9, -12]),
)
reduce(
    "REDUCE_MIN", "rank_4_kept_and_named_twice", [-1, 0, 3], True,
    ([2, 3, 2, 2], [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16]),
    ([1, 3, 2, 1], [-7, -12, -3, -5, -8, -9]),
)
reduce(
    "REDUCE_MIN", "rank_4_all", [3, 1, 0, 2], False,
    ([2, 3, 2, 2], [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16]),
    ([1], [-12]),
)
reduce("REDUCE_MIN", "rank_1", [0], False, ([3], [4, -7, 11]), ([1], [-7]))

# Factors that are powers of two but for small ones: products are exact.
reduce("REDUCE_PROD", "rows", [1], False, ([3, 4], [2, -3, 0.5, 4, -1, 5, 2, 8, 3, 0.25, -2, -6]), ([3], [-12, -80, 9]))
reduce(
    "REDUCE_PROD", "rows_from_the_end_kept", [-1], True, ([3, 4], [2, -3, 0.5, 4, -1, 5, 2, 8, 3, 0.25, -2, -6]),
    ([3, 1], [-12, -80, 9]),
)
reduce(
    "REDUCE_PROD", "columns", [0], False, ([3, 4], [2, -3, 0.5, 4, -1, 5, 2, 8, 3, 0.25, -2, -6]),
    ([4], [-6, -3.75, -2, -192]),
)
reduce("REDUCE_PROD", "all", [1, 0], False, ([3, 4], [2, -3, 0.5, 4, -1, 5, 2, 8, 3, 0.25, -2, -6]), ([1], [8640]))
reduce(
    "REDUCE_PROD", "rank_4_image", [1, 2], False, ([2, 3, 2, 1], [2, -1, 3, 0.5, -2, 1.5, 4, -3, 1, -0.25, 2.5,
        6]),
    ([2, 1], [9, 45]),
)
reduce(
    "REDUCE_PROD", "rank_4_kept_and_named_twice", [-1, 0, 3], True,
    ([2, 3, 2, 1], [2, -1, 3, 0.5, -2, 1.5, 4, -3, 1, -0.25, 2.5, 6]), ([1, 3, 2, 1], [8, 3, 3, -0.125, -5, 9]),
)
reduce("REDUCE_PROD", "rank_1", [0], False, ([3], [2, -3, 0.5]), ([1], [-3]))

reduce("REDUCE_SUM", "rows", [1], False, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]), ([3], [10, 10, 23]))
reduce(
    "REDUCE_SUM", "rows_from_the_end_kept", [-1], True, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]),
    ([3, 1], [10, 10, 23]),
)
reduce("REDUCE_SUM", "columns", [0], False, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]), ([4], [9, 6, 24, 4]))
reduce("REDUCE_SUM", "all", [1, 0], False, ([3, 4], [4, -7, 11, 2, -3, 15, 6, -8, 8, -2, 7, 10]), ([1], [43]))
reduce(
    "REDUCE_SUM", "rank_4_image", [1, 2], False,
    ([2, 3, 2, 2], [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16]),
    ([2, 2], [40, 3, -7, 53]),
)
reduce(
    "REDUCE_SUM", "rank_4_kept_and_named_twice", [-1, 0, 3], True,
    ([2, 3, 2, 2], [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16]),
    ([1, 3, 2, 1], [9, 4, 23, 30, 4, 19]),
)
reduce(
    "REDUCE_SUM", "rank_4_all", [3, 1, 0, 2], False,
    ([2, 3, 2, 2], [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16]),
    ([1], [89]),
)
reduce("REDUCE_SUM", "rank_1", [0], False, ([3], [4, -7, 11]), ([1], [8]))

T, F = True, False
reduce("REDUCE_ALL", "rows", [1], False, ([4, 3], [T, T, T, T, F, F, T, T, T, F, F, T]), ([4], [T, F, T, F]))
reduce("REDUCE_ALL", "columns_kept", [0], True, ([2, 3], [T, T, T, T, F, F]), ([1, 3], [T, F, F]))
reduce(
    "REDUCE_ALL", "rank_4", [1, -1], False,
    ([3, 1, 4, 2], [F, T, T, T, F, T, T, T, T, T, T, T, T, T, F, F, T, T, T, T, T, T, T, T]),
    ([3, 4], [F, T, F, T, T, T, T, F, T, T, T, T]),
)
reduce("REDUCE_ALL", "everything", [0, 1], False, ([1, 3], [T, T, T]), ([1], [T]))

reduce("REDUCE_ANY", "rows", [1], False, ([4, 3], [F, F, F, T, F, F, T, T, F, F, F, T]), ([4], [F, T, T, T]))
reduce("REDUCE_ANY", "columns_kept", [0], True, ([2, 3], [F, F, F, T, F, F]), ([1, 3], [T, F, F]))
reduce(
    "REDUCE_ANY", "rank_4", [1, -1], False,
    ([3, 1, 4, 2], [F, F, F, F, F, F, F, T, F, F, F, F, F, F, F, F, T, T, T, F, F, F, F, F]),
    ([3, 4], [F, F, F, T, F, F, F, F, T, T, F, F]),
)
reduce("REDUCE_ANY", "everything", [0, 1], False, ([1, 3], [F, T, F]), ([1], [T]))
