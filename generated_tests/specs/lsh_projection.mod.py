# LSH_PROJECTION. Bytes are hashed: the answer depends on the type of the input, and nothing is near enough.

LITERT = "LiteRT 2.3"
WIDENED = "LiteRT 2.3, of the same seeds and weights in float32: they are widened before they are hashed"
BYTES = "LiteRT 2.3, of the bytes of the same input as TENSOR_UINT8"
SPARSE_DEPRECATED, DENSE, SPARSE = 1, 2, 3
HASH = ([4, 3], [0.125, 0.5, -0.75, 2, 0.25, 1.5, -0.375, 0.625, 3, -2.5, 0.0625, 7])
INPUT = ([3, 2], [12, 34, 67, 9, 0, 255])
WEIGHT = [0.125, 0.375, 0.5]


def project(name, seeds, kind, type, expected, source=LITERT, given=INPUT):
    """One example: ``seeds`` is the type of the seeds and the weights, ``kind`` the input's."""
    hash_ = Parameter("hash", (seeds, HASH[0]), HASH[1])
    i = Input("input", (kind, given[0], *((0.5, 3) if "QUANT8" in kind else ())))
    weight = Parameter("weight", (seeds, [len(WEIGHT)]), WEIGHT if type == DENSE else None)
    o = Output("output", ("TENSOR_INT32", [len(expected)]))
    Model(name).Operation("LSH_PROJECTION", hash_, i, weight, Int32Scalar("type", type)).To(o)
    Example({i: given[1], o: expected}, source=source)


project("dense_float32", "TENSOR_FLOAT32", "TENSOR_FLOAT32", DENSE, [1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0])
project("sparse_float32", "TENSOR_FLOAT32", "TENSOR_FLOAT32", SPARSE, [2, 12, 23, 30])
project("sparse_deprecated_float32", "TENSOR_FLOAT32", "TENSOR_FLOAT32", SPARSE_DEPRECATED, [2, 4, 7, 6])
project("dense_int32", "TENSOR_FLOAT32", "TENSOR_INT32", DENSE, [1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1])
project("sparse_int32", "TENSOR_FLOAT32", "TENSOR_INT32", SPARSE, [4, 12, 16, 29])
project("sparse_deprecated_int32", "TENSOR_FLOAT32", "TENSOR_INT32", SPARSE_DEPRECATED, [4, 4, 0, 5])
project("dense_quant8_asymm", "TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM", DENSE, [0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1])
project("sparse_quant8_asymm", "TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM", SPARSE, [0, 15, 16, 25])
project("sparse_deprecated_quant8_asymm", "TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM", SPARSE_DEPRECATED, [0, 7, 0, 1])
project("dense_float16", "TENSOR_FLOAT32", "TENSOR_FLOAT16", DENSE, [1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 1], BYTES)
project("sparse_float16", "TENSOR_FLOAT32", "TENSOR_FLOAT16", SPARSE, [4, 10, 20, 31], BYTES)
project("sparse_deprecated_float16", "TENSOR_FLOAT32", "TENSOR_FLOAT16", SPARSE_DEPRECATED, [4, 2, 4, 7], BYTES)
project(
    "dense_float32_half_seeds", "TENSOR_FLOAT16", "TENSOR_FLOAT32", DENSE, [1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0],
    WIDENED,
)
project("sparse_float32_half_seeds", "TENSOR_FLOAT16", "TENSOR_FLOAT32", SPARSE, [2, 12, 23, 30], WIDENED)
project(
    "sparse_deprecated_float32_half_seeds", "TENSOR_FLOAT16", "TENSOR_FLOAT32", SPARSE_DEPRECATED, [2, 4, 7, 6],
    WIDENED,
)
project(
    "dense_int32_half_seeds", "TENSOR_FLOAT16", "TENSOR_INT32", DENSE, [1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1], WIDENED,
)
project("sparse_int32_half_seeds", "TENSOR_FLOAT16", "TENSOR_INT32", SPARSE, [4, 12, 16, 29], WIDENED)
project(
    "dense_quant8_asymm_half_seeds", "TENSOR_FLOAT16", "TENSOR_QUANT8_ASYMM", DENSE,
    [0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1], WIDENED,
)
project("sparse_quant8_asymm_half_seeds", "TENSOR_FLOAT16", "TENSOR_QUANT8_ASYMM", SPARSE, [0, 15, 16, 25], WIDENED)
project(
    "dense_float16_half_seeds", "TENSOR_FLOAT16", "TENSOR_FLOAT16", DENSE, [1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 1],
    BYTES,
)
project("sparse_float16_half_seeds", "TENSOR_FLOAT16", "TENSOR_FLOAT16", SPARSE, [4, 10, 20, 31], BYTES)
project(
    "sparse_rank_3", "TENSOR_FLOAT32", "TENSOR_FLOAT32", SPARSE, [3, 10, 17, 28],
    given=([3, 1, 2], [1.5, -2, 0, 3.25, -1, 8]),
)
