# FILL.

HAND = "worked by hand"


def fill(name, shape, value):
    """An example in each floating-point type."""
    s = Input("shape", ("TENSOR_INT32", [len(shape)]))
    o = Output("output", ("TENSOR_FLOAT32", shape))
    Model(name).Operation("FILL", s, Float32Scalar("value", value)).To(o)
    count = 1
    for extent in shape:
        count *= extent
    Example({s: shape, o: [value] * count}, source=HAND).AddVariations("relaxed", "float16", defaultName="float32")


fill("rank_1", [3], -7.5)
fill("rank_3", [2, 1, 4], 0.125)
fill("rank_5", [1, 2, 1, 3, 1], 1000.5)
for shape, value, count in (([4], -16777217, 4), ([2, 3], 2147483647, 6)):
    s = Input("shape", ("TENSOR_INT32", [len(shape)]))
    o = Output("output", ("TENSOR_INT32", shape))
    Model("integers").Operation("FILL", s, value).To(o)
    Example({s: shape, o: [value] * count}, source=HAND)
