# PACK.

NUMPY = "numpy: stack"
TYPES = {
    "quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121),
    "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7),
    "int32": ("TENSOR_INT32",),
}


def pack(name, axis, dimensions, given, expected):
    """An example in every type."""
    inputs = [Input(f"input{place}", ("TENSOR_FLOAT32", dimensions)) for place in range(len(given))]
    o = Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(name).Operation("PACK", axis, *inputs).To(o)
    converted = [
        DataTypeConverter(name=title).Identify(dict.fromkeys((*inputs, o), kind)) for title, kind in TYPES.items()
    ]
    example = Example({**dict(zip(inputs, given)), o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


pack("rank_1_first", 0, [3], [[29, -1, 53], [-6, -43, -56]], ([2, 3], [29, -1, 53, -6, -43, -56]))
pack("rank_1_last", 1, [2], [[-11, 38], [-25, -30], [37, -48]], ([2, 3], [-11, -25, 37, 38, -30, -48]))
pack(
    "rank_2_first", 0, [2, 3], [[53, -49, -34, -56, 40, 29], [-8, -21, -51, -40, 32, 8]],
    ([2, 2, 3], [53, -49, -34, -56, 40, 29, -8, -21, -51, -40, 32, 8]),
)
pack(
    "rank_2_middle", 1, [2, 2], [[-3, 19, 47, -15], [38, -27, 55, 12], [44, 52, -7, -51]],
    ([2, 3, 2], [-3, 19, 38, -27, 44, 52, 47, -15, 55, 12, -7, -51]),
)
pack(
    "rank_2_last", 2, [2, 3], [[31, -58, -54, -1, 59, -14], [-27, 57, 13, 29, -7, 55]],
    ([2, 3, 2], [31, -27, -58, 57, -54, 13, -1, 29, 59, -7, -14, 55]),
)
pack(
    "rank_4", 3, [1, 2, 1, 2], [[-10, 51, 0, -17], [-15, 1, 18, -20]],
    ([1, 2, 1, 2, 2], [-10, 51, -15, 1, 0, -17, 18, -20]),
)
pack("one_input", 1, [2, 3], [[9, 20, 46, 49, 13, 33]], ([2, 1, 3], [9, 20, 46, 49, 13, 33]))
# More bits than float16 has.
one, two = Input("one", ("TENSOR_FLOAT32", [2])), Input("two", ("TENSOR_FLOAT32", [2]))
o = Output("output", ("TENSOR_FLOAT32", [2, 2]))
Model("full_mantissas").Operation("PACK", 1, one, two).To(o)
fed = {one: [100000.75, -0.1], two: [16777215, 1.0001], o: [100000.75, 16777215, -0.1, 1.0001]}
Example(fed, source=NUMPY)
