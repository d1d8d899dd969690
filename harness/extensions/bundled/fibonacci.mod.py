# FIBONACCI. The data of the numbers are their scale, a double, and their zero point, 64 bits.

HAND = "worked by hand"
NUMBERS = [1, 1, 2, 3, 5, 8, 13, 21, 34, 55]


def numbers(name, data, count, expected, extent=None, constant=False):
    """The first ``count`` numbers, quantised; the extent of the output may be left open (0)."""
    int64, tensor = "com.nnconform.fibonacci.INT64", "com.nnconform.fibonacci.TENSOR_QUANT64_ASYMM"
    n = Parameter("n", (int64, []), [count]) if constant else Input("n", (int64, []))
    extent = count if extent is None else extent
    o = Output("numbers", (tensor, [extent]), extraParams=bytes.fromhex(data))
    Model(name).Operation("com.nnconform.fibonacci.FIBONACCI", n).To(o)
    fed = {} if constant else {n: [count]}
    Example({**fed, o: expected}, source=HAND).DisableLifeTimeVariation()


ONE_FROM_0, HALVES_FROM_MINUS_3 = "000000000000f03f" + "00" * 8, "000000000000e03f" + "fdffffffffffffff"
numbers("one", ONE_FROM_0, 1, [1])
numbers("ten", ONE_FROM_0, 10, NUMBERS)
numbers("in_halves", HALVES_FROM_MINUS_3, 10, [2 * each - 3 for each in NUMBERS])
numbers("of_unknown_extent", ONE_FROM_0, 10, NUMBERS, extent=0)

# Beside an operation of the HAL, on operands of its own.
n = Input("n", ("com.nnconform.fibonacci.INT64", []))
o = Output("numbers", ("com.nnconform.fibonacci.TENSOR_QUANT64_ASYMM", [3]), extraParams=bytes.fromhex(ONE_FROM_0))
x, y = Input("x", ("TENSOR_FLOAT32", [2])), Output("y", ("TENSOR_FLOAT32", [2]))
Model("beside_relu").Operation("com.nnconform.fibonacci.FIBONACCI", n).To(o).Operation("RELU", x).To(y)
Example({n: [3], o: [1, 1, 2], x: [-1, 2], y: [0, 2]}, source=HAND).DisableLifeTimeVariation()
