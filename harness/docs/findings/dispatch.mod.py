# What LiteRT's CompiledModel on OpenVINO gets wrong, in the smallest case that shows it. The numbers are worked by hand:
# see dispatch.md. Floats are of 16 bits: float32 is claimed where a model is relaxed.

HAND = "by hand"
F16, UNSIGNED, SIGNED = "TENSOR_FLOAT16", "TENSOR_QUANT8_ASYMM", "TENSOR_QUANT8_ASYMM_SIGNED"


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source=HAND).DisableLifeTimeVariation()


# CAST is of the values that are stored.
i, o = Input("raw", (UNSIGNED, [2], 0.0625, 128)), Output("same", ("TENSOR_INT32", [2]))
Model("cast").Operation("CAST", i).To(o)
show("with_a_scale", {i: [50, 100]}, {o: [50, 100]})

# 1 * 1.5 + 1, in quarters
i, w = Input("x", (UNSIGNED, [1, 1], 0.5, 0)), Input("w", (UNSIGNED, [1, 1], 0.5, 0))
b, o = Input("b", ("TENSOR_INT32", [1], 0.25, 0)), Output("y", (UNSIGNED, [1, 1], 0.25, 0))
Model("fully_connected").Operation("FULLY_CONNECTED", i, w, b, 0).To(o)
show("fed_bias", {i: [2], w: [3], b: [4]}, {o: [10]})

# A filter of 1, and RELU6.
row = (F16, [1, 1, 3, 1])
i, o = Input("x", row), Output("y", row)
w, b = Parameter("w", (F16, [1, 1, 1, 1]), [1]), Parameter("b", (F16, [1]), [0])
size = Parameter("size", ("TENSOR_INT32", [4]), [1, 1, 3, 1])
Model("transpose_conv").Operation("TRANSPOSE_CONV_2D", i, w, b, size, 1, 1, 1, 3, False).To(o)
show("relu6", {i: [-8, 5, 9]}, {o: [0, 5, 6]})

i, o = Input("x", (F16, [1])), Output("y", (F16, [1, 1]))
Model("reshape").Operation("RESHAPE", i, [1, 1]).To(o)
show("one_element", {i: [7]}, {o: [7]})

# SYMMETRIC repeats the ends.
i, o = Input("x", (F16, [3])), Output("y", (F16, [5]))
Model("mirror_pad").Operation("MIRROR_PAD", i, Parameter("ends", ("TENSOR_INT32", [1, 2]), [1, 1]), 1).To(o)
show("symmetric", {i: [1, 2, 3]}, {o: [1, 1, 2, 3, 3]})

i, o = Input("raw", (SIGNED, [2, 2], 0.5, -8)), Output("max", (SIGNED, [2, 1], 0.5, -8))
Model("reduce_max").Operation("REDUCE_MAX", i, [1], True).To(o)
show("signed_zero_point", {i: [5, -3, 4, -6]}, {o: [5, 4]})
