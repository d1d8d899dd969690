# What MNN gets wrong, each in the smallest case that shows it. The numbers are worked by hand: see mnn.md.

HAND = "by hand"
F32, UNSIGNED, SIGNED = "TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM", "TENSOR_QUANT8_ASYMM_SIGNED"


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source=HAND).DisableLifeTimeVariation()


# (raw - 3) / 2
i, o = Input("raw", (UNSIGNED, [2, 3], 0.5, 3)), Output("real", (F32, [2, 3]))
Model("dequantize").Operation("DEQUANTIZE", i).To(o)
show("two_rows", {i: [1, 2, 3, 4, 5, 6]}, {o: [-1, -0.5, 0, 0.5, 1, 1.5]})

i, o = Input("raw", (UNSIGNED, [1, 2, 1, 2], 0.5, 3)), Output("real", (F32, [1, 2, 1, 2]))
Model("dequantize").Operation("DEQUANTIZE", i).To(o)
show("image", {i: [1, 2, 3, 4]}, {o: [-1, -0.5, 0, 0.5]})

# real * 2 + 3
i, o = Input("real", (F32, [3])), Output("raw", (SIGNED, [3], 0.5, 3))
Model("quantize").Operation("QUANTIZE", i).To(o)
show("signed", {i: [1, 2, 3]}, {o: [5, 7, 9]})

i, j, o = Input("a", (F32, [2])), Input("b", (F32, [2])), Output("holds", ("TENSOR_BOOL8", [2]))
Model("less").Operation("LESS", i, j).To(o)
show("negative", {i: [-2, -1], j: [-1, -2]}, {o: [True, False]})

# 1 * 1 + 2 * 3, ...
ints = ("TENSOR_INT32", [1, 2, 2])
i, j, o = Input("a", ints), Input("b", ints), Output("products", ints)
Model("batch_matmul").Operation("BATCH_MATMUL", i, j, False, False).To(o)
show("integers", {i: [1, 2, 3, 4], j: [1, 2, 3, 4]}, {o: [7, 10, 15, 22]})
