# HASHTABLE_LOOKUP. A key that is not there gives a slice of zero bytes, whatever the zero point.

NUMPY = "numpy: searchsorted among the keys, take along the first axis"


def lookup(name, lookups, keys, given, expected, hits):
    """An example in TENSOR_FLOAT32, TENSOR_INT32, and in raw values TENSOR_QUANT8_ASYMM."""
    for title, kind, quantisation in (
        ("float32", "TENSOR_FLOAT32", ()),
        ("int32", "TENSOR_INT32", ()),
        ("quant8", "TENSOR_QUANT8_ASYMM", (0.5, 60)),
    ):
        wanted, known = Input("lookups", ("TENSOR_INT32", [len(lookups)])), Input("keys", ("TENSOR_INT32", [len(keys)]))
        values = Input("values", (kind, given[0], *quantisation))
        o = Output("output", (kind, expected[0], *quantisation))
        found = Output("hits", ("TENSOR_QUANT8_ASYMM", [len(hits)], 1.0, 0))
        Model(name).Operation("HASHTABLE_LOOKUP", wanted, known, values).To(o, found)
        fed = {wanted: lookups, known: keys, values: given[1], o: expected[1], found: hits}
        example = Example(fed, name=title, source=NUMPY)
        if title == "float32":
            example.AddVariations("relaxed")


lookup(
    "rank_2", [7, -3, 4, 9], [-3, 2, 7, 9], ([4, 3], [13, 12, 57, 19, 9, 7, 37, 36, 18, 52, 56, 42]),
    ([4, 3], [37, 36, 18, 13, 12, 57, 0, 0, 0, 52, 56, 42]), [1, 1, 0, 1],
)
lookup("rank_1", [5, 0, 11], [0, 5, 10], ([3], [43, 25, 56]), ([3], [25, 43, 0]), [1, 1, 0])
lookup(
    "rank_3", [8, 1, 6], [-20, 1, 6], ([3, 2, 2], [57, 39, 24, 49, 53, 36, 35, 42, 14, 27, 59, 6]),
    ([3, 2, 2], [0, 0, 0, 0, 53, 36, 35, 42, 14, 27, 59, 6]), [0, 1, 1],
)
lookup(
    "next_to_a_key", [1000000, -1000000, 999999, -1000001], [-1000000, 0, 1000000], ([3, 2], [8, 2, 58, 45, 59, 44]),
    ([4, 2], [59, 44, 8, 2, 0, 0, 0, 0]), [1, 1, 0, 0],
)
# Keys whose lower 16 bits are the same.
lookup(
    "same_lower_bits", [70000, 201072, -61072, 135536, 4464], [-61072, 4464, 70000, 135536],
    ([4, 2], [8, 2, 58, 45, 59, 44, 13, 37]), ([5, 2], [59, 44, 0, 0, 8, 2, 13, 37, 58, 45]), [1, 0, 1, 1, 1],
)
