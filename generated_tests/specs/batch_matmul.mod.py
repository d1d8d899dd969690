# BATCH_MATMUL.

EXACT = "numpy.matmul, float64 and int32; exact"


def matmul(name, adj_x, adj_y, lhs, rhs, expected):
    """An example in every type."""
    l, r = (Input(side, ("TENSOR_FLOAT32", given[0])) for side, given in (("lhs", lhs), ("rhs", rhs)))
    o = Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(name).Operation("BATCH_MATMUL", l, r, adj_x, adj_y).To(o)
    signed = "TENSOR_QUANT8_ASYMM_SIGNED"
    types = [
        DataTypeConverter(name="int32").Identify(dict.fromkeys((l, r, o), ("TENSOR_INT32",))),
        DataTypeConverter(name="signed").Identify({l: (signed, 0.5, -7), r: (signed, 0.25, 12), o: (signed, 1.0, -20)}),
    ]
    example = Example({l: lhs[1], r: rhs[1], o: expected[1]}, source=EXACT)
    example.AddVariations("relaxed", "float16", *types, defaultName="float32")


matmul(
    "rank_2", False, False, ([2, 3], [3, -2, 5, 1, 4, -6]), ([3, 4], [2, -1, 4, 0, -3, 5, 1, 7, 6, -4, -5, 8]),
    ([2, 4], [42, -33, -15, 26, -46, 43, 38, -20]),
)
matmul(
    "rank_2_adj_x", True, False, ([3, 2], [3, 1, -2, 4, 5, -6]), ([3, 4], [2, -1, 4, 0, -3, 5, 1, 7, 6, -4, -5,
        8]),
    ([2, 4], [42, -33, -15, 26, -46, 43, 38, -20]),
)
matmul(
    "rank_2_adj_y", False, True, ([2, 3], [3, -2, 5, 1, 4, -6]), ([4, 3], [2, -3, 6, -1, 5, -4, 4, 1, -5, 0, 7,
        8]),
    ([2, 4], [42, -33, -15, 26, -46, 43, 38, -20]),
)
matmul(
    "rank_2_both", True, True, ([3, 2], [3, 1, -2, 4, 5, -6]), ([4, 3], [2, -3, 6, -1, 5, -4, 4, 1, -5, 0, 7, 8]),
    ([2, 4], [42, -33, -15, 26, -46, 43, 38, -20]),
)
matmul(
    "rank_3", False, False, ([2, 1, 3], [2, -2, 6, -3, -6, -8]),
    ([2, 3, 2], [7, 1, 4, 0, -6, 3, -7, -4, -3, 5, -8, 8]), ([2, 1, 2], [-30, 20, 103, -82]),
)
matmul(
    "rank_3_both", True, True, ([2, 3, 1], [2, -2, 6, -3, -6, -8]),
    ([2, 2, 3], [7, 4, -6, 1, 0, 3, -7, -3, -8, -4, 5, 8]), ([2, 1, 2], [-30, 20, 103, -82]),
)
matmul(
    "rank_4", False, False, ([2, 2, 1, 2], [-5, 7, 4, 5, -6, -8, 1, 0]),
    ([2, 2, 2, 2], [-2, -6, -5, 1, -1, 8, 7, 0, 4, -7, 2, -3, -8, -4, 6, 3]),
    ([2, 2, 1, 2], [-25, 37, 31, 32, -40, 66, -8, -4]),
)
matmul(
    "rank_4_adj_y", False, True, ([2, 2, 1, 2], [-5, 7, 4, 5, -6, -8, 1, 0]),
    ([2, 2, 2, 2], [-2, -5, -6, 1, -1, 7, 8, 0, 4, 2, -7, -3, -8, 6, -4, 3]),
    ([2, 2, 1, 2], [-25, 37, 31, 32, -40, 66, -8, -4]),
)
# Square matrices have the same shapes in any order: only the numbers tell A'B' from (AB)'.
matmul("square_both", True, True, ([2, 2], [1, 2, 3, 4]), ([2, 2], [5, -6, 7, 8]), ([2, 2], [-13, 31, -14, 46]))
matmul(
    "squares_adj_x", True, False, ([2, 2, 2], [1, 2, 3, 4, 0, 1, -1, 2]), ([2, 2, 2], [5, -6, 7, 8, 1, 2, 3, 4]),
    ([2, 2, 2], [26, 18, 38, 20, -3, -4, 7, 10]),
)
