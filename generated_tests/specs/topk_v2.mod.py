# TOPK_V2.

NUMPY = "numpy: argsort"
TYPES = {
    "quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121),
    "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7),
    "int32": ("TENSOR_INT32",),
}


def topk(name, k, given, dimensions, largest, places):
    """An example in every type."""
    i, v = Input("input", ("TENSOR_FLOAT32", given[0])), Output("values", ("TENSOR_FLOAT32", dimensions))
    n = Output("indices", ("TENSOR_INT32", dimensions))
    Model(name).Operation("TOPK_V2", i, k).To(v, n)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, v), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], v: largest, n: places}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


topk("rank_1", 3, ([6], [29, -1, 53, -6, -43, -56]), [3], [53, 29, -1], [2, 0, 1])
topk(
    "rank_2", 2, ([3, 4], [41, 7, -24, 54, -59, -37, -47, -44, 47, -33, -55, -10]), [3, 2],
    [54, 41, -37, -44, 47, -10], [3, 0, 1, 3, 0, 3],
)
topk("rank_2_all", 3, ([2, 3], [-50, 59, -32, 34, -39, 36]), [2, 3], [59, -32, -50, 36, 34, -39], [1, 2, 0, 2, 0, 1])
topk(
    "rank_3_one", 1,
    ([2, 3, 4], [26, 41, -12, 57, 34, -40, -54, 37, -5, -13, 4, 27, -38, 19, -53, -6, -55, 0, -8, -41, -52, -17,
        -47, -36]),
    [2, 3, 1], [57, 37, 27, 19, 0, -17], [3, 3, 3, 1, 1, 1],
)
topk(
    "rank_5", 2,
    ([1, 2, 1, 2, 5], [49, 22, -5, 56, -45, 58, -17, 8, 51, -29, -55, -58, -43, -60, 47, -11, 60, -14, 5, 24]),
    [1, 2, 1, 2, 2], [56, 49, 58, 51, 47, -43, 60, 24], [3, 0, 0, 3, 4, 2, 1, 4],
)
