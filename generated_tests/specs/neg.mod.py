# NEG.

HAND = "worked by hand"


def neg(name, dimensions, values, expected, *types):
    """An example in each floating-point type, and converted to other ``types``."""
    i = Input("input", ("TENSOR_FLOAT32", dimensions))
    o = Output("output", ("TENSOR_FLOAT32", dimensions))
    Model(name).Operation("NEG", i).To(o)
    converted = [DataTypeConverter(name="int32").Identify(dict.fromkeys((i, o), (kind,))) for kind in types]
    Example(
        {i: values, o: expected}, source=HAND).AddVariations("relaxed", "float16", *converted,
            defaultName="float32",
    )


neg("rank_1", [6], [7, -2, 1, 0, -11, 300], [-7, 2, -1, 0, 11, -300], "TENSOR_INT32")
neg("rank_4", [2, 1, 3, 1], [3, -5, 8, -13, 21, -34], [-3, 5, -8, 13, -21, 34], "TENSOR_INT32")
neg("rank_5", [1, 2, 1, 2, 1], [0.125, -0.75, 1e-07, -65504], [-0.125, 0.75, -1e-07, 65504])

# Integers that float32 cannot hold.
i = Input("input", ("TENSOR_INT32", [4]))
o = Output("output", ("TENSOR_INT32", [4]))
Model("large_integers").Operation("NEG", i).To(o)
Example(
    {i: [16777217, -2147483647, 2147483647, -16777219], o: [-16777217, 2147483647, -2147483647, 16777219]},
    source=HAND,
)
