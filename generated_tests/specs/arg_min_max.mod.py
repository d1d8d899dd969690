# ARGMAX, ARGMIN.

NUMPY = "numpy: argmax, argmin; of equals worked by hand"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def arg(name, axis, dimensions, values, output_dimensions, largest, smallest):
    """An example of each operation in every type."""
    for operation, expected in (("ARGMAX", largest), ("ARGMIN", smallest)):
        i = Input("input", ("TENSOR_FLOAT32", dimensions))
        o = Output("output", ("TENSOR_INT32", output_dimensions))
        Model(f"{operation}_{name}").Operation(operation, i, axis).To(o)
        types = [
            DataTypeConverter(name="signed" if low else "quant8").Identify({i: (kind, 0.5, 120 + low)})
            for kind, low in KINDS
        ]
        types.append(DataTypeConverter(name="int32").Identify({i: ("TENSOR_INT32",)}))
        example = Example({i: values, o: expected}, source=NUMPY)
        example.AddVariations("relaxed", "float16", *types, defaultName="float32")


arg("rows", 1, [3, 5], [4, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 5, -2, 13, 3], [3], [2, 1, 3], [1, 3, 2])
arg("rows_from_the_end", -1, [3, 4], [-7, 11, 2, 9, 15, 6, -8, 1, 5, -2, 13, 3], [3], [1, 0, 2], [0, 2, 1])
arg("columns", 0, [3, 5], [4, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 5, -2, 13, 3], [5], [2, 1, 0, 2, 0], [1, 0, 2, 1, 1])
arg(
    "columns_from_the_end", -2, [3, 5], [4, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 5, -2, 13, 3], [5], [2, 1, 0, 2,
        0],
    [1, 0, 2, 1, 1],
)
arg(
    "rank_5", 1, [2, 3, 1, 2, 2],
    [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16], [2, 1, 2, 2],
    [1, 2, 1, 1, 1, 0, 0, 2], [2, 0, 2, 0, 0, 1, 2, 0],
)
arg("rank_1", 0, [6], [4, -7, 2, 11, 5, -9], [1], [3], [5])
# Of equals the first.
arg("equals", 1, [2, 5], [3, 7, 2, 7, 2, 5, -3, 8, 8, -3], [2], [1, 2], [2, 1])
