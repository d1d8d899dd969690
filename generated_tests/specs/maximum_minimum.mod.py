# MAXIMUM, MINIMUM.

NUMPY = "numpy: maximum, minimum"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def extremum(name, lhs, rhs, largest, smallest):
    """An example of each operation in every type; all scales and zero points differ."""
    for operation, expected in (("MAXIMUM", largest), ("MINIMUM", smallest)):
        l, r = (Input(side, ("TENSOR_FLOAT32", given[0])) for side, given in (("lhs", lhs), ("rhs", rhs)))
        o = Output("output", ("TENSOR_FLOAT32", expected[0]))
        Model(f"{operation}_{name}").Operation(operation, l, r).To(o)
        types = [
            DataTypeConverter(name="signed" if low else "quant8").Identify(
                {l: (kind, 0.5, 120 + low), r: (kind, 0.25, 130 + low), o: (kind, 1.0, 90 + low)}
            )
            for kind, low in KINDS
        ]
        types.append(DataTypeConverter(name="int32").Identify(dict.fromkeys((l, r, o), ("TENSOR_INT32",))))
        example = Example({l: lhs[1], r: rhs[1], o: expected[1]}, source=NUMPY)
        example.AddVariations("relaxed", "float16", *types, defaultName="float32")


extremum(
    "plain", ([6], [7, -4, 12, 3, -9, 5]), ([6], [2, 3, -6, 11, 4, -8]), ([6], [7, 3, 12, 11, 4, 5]),
    ([6], [2, -4, -6, 3, -9, -8]),
)
extremum(
    "row", ([2, 3], [7, -4, 12, 3, -9, 5]), ([3], [2, -5, 6]), ([2, 3], [7, -4, 12, 3, -5, 6]),
    ([2, 3], [2, -5, 6, 2, -9, 5]),
)
extremum(
    "column", ([3], [6, -10, 4]), ([2, 1], [5, -2]), ([2, 3], [6, 5, 5, 6, -2, 4]),
    ([2, 3], [5, -10, 4, -2, -10, -2]),
)
extremum(
    "rank_5", ([2, 1, 1, 2, 1], [3, -8, 6, 15]), ([2, 1, 2], [2, 7, -4, 9]),
    ([2, 1, 2, 2, 2], [3, 7, 2, 7, 3, 9, -4, 9, 6, 7, 15, 15, 6, 9, 15, 15]),
    ([2, 1, 2, 2, 2], [2, 3, -8, -8, -4, 3, -8, -8, 2, 6, 2, 7, -4, 6, -4, 9]),
)

# Integers that float32 cannot tell apart.
for operation, expected in (("MAXIMUM", [16777217, 2147483647, -16777218]), ("MINIMUM", [16777216, 2147483646,
    -16777219])):
    l, r = Input("lhs", ("TENSOR_INT32", [3])), Input("rhs", ("TENSOR_INT32", [3]))
    o = Output("output", ("TENSOR_INT32", [3]))
    Model(f"{operation}_large_integers").Operation(operation, l, r).To(o)
    Example({l: [16777217, 2147483646, -16777219], r: [16777216, 2147483647, -16777218], o: expected}, source=NUMPY)
# Infinities of both signs are numbers like others: 1e999 is one.
for operation, expected in (("MAXIMUM", [-1e999, 3, 1e999, 1e999]), ("MINIMUM", [-1e999, -1e999, -1e999, 1e999])):
    l, r = (Input(side, ("TENSOR_FLOAT32", [4])) for side in ("lhs", "rhs"))
    o = Output("output", ("TENSOR_FLOAT32", [4]))
    Model(f"{operation}_infinities").Operation(operation, l, r).To(o)
    infinities = {l: [-1e999, -1e999, 1e999, 1e999], r: [-1e999, 3, -1e999, 1e999], o: expected}
    example = Example(infinities, source=NUMPY).AddVariations("relaxed", "float16", defaultName="float32")
    # What an ADD before an input makes of infinities is another matter.
    example.DisableLifeTimeVariation()
