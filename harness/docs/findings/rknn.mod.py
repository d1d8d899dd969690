# What Rockchip's simulator gets wrong, each in the smallest case that shows it. The numbers are worked by hand: see rknn.md.

HAND = "by hand"
F16, UNSIGNED = "TENSOR_FLOAT16", "TENSOR_QUANT8_ASYMM"


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source=HAND).DisableLifeTimeVariation()


# 1 * 3 + 10, 2 * 3 + 10
i, w, b, o = Input("x", (F16, [2, 1])), Input("w", (F16, [1, 1])), Input("b", (F16, [1])), Output("y", (F16, [2, 1]))
Model("fully_connected").Operation("FULLY_CONNECTED", i, w, b, 0).To(o)
show("fed_bias", {i: [1, 2], w: [3], b: [10]}, {o: [13, 16]})

# 256 / (1 + exp(-x)) for x = (raw - 128) / 16: -4, -1, 1, 4
i, o = Input("raw", (UNSIGNED, [1, 4, 1, 1], 1 / 16, 128)), Output("y", (UNSIGNED, [1, 4, 1, 1], 1 / 256, 0))
Model("logistic").Operation("LOGISTIC", i).To(o)
show("of_8_bits", {i: [64, 112, 144, 192]}, {o: [5, 69, 187, 251]})

i, o = Input("x", (UNSIGNED, [1, 4], 0.5, 3)), Output("y", (UNSIGNED, [2, 2], 0.5, 3))
Model("reshape").Operation("RESHAPE", i, [2, 2]).To(o)
show("of_8_bits", {i: [1, 2, 3, 4]}, {o: [1, 2, 3, 4]})

# 1 * 1 + 2 * 3, ...
ints = ("TENSOR_INT32", [1, 2, 2])
i, j, o = Input("a", ints), Input("b", ints), Output("products", ints)
Model("batch_matmul").Operation("BATCH_MATMUL", i, j, False, False).To(o)
show("integers", {i: [1, 2, 3, 4], j: [1, 2, 3, 4]}, {o: [7, 10, 15, 22]})
