# Operations that may be done in place, or that need move no bytes, worked by hand.


def example(name, operation, arguments, output, fed, *more):
    """Add a case of one operation; ``more`` are inputs of the model that the arguments do not begin with."""
    first = arguments[0]
    model = Model(name).Operation(operation, *arguments).To(output)
    given, *others = fed
    feeding = {first: given[0], output: given[1]} | dict(zip(more, others))
    Example(feeding, model=model, source="worked by hand").DisableLifeTimeVariation()


def floats(name, *shape):
    return Input(name, ("TENSOR_FLOAT32", list(shape)))


def result(*shape):
    return Output("result", ("TENSOR_FLOAT32", list(shape)))


def numbers(name, *values):
    return Parameter(name, ("TENSOR_INT32", [len(values)]), list(values))


row = [3, 1, -4, 1, 5, -9]
SAME = (row, row),
example("reshaped", "RESHAPE", (floats("x", 2, 3), numbers("shape", 3, 2)), result(3, 2), SAME)
example("squeezed", "SQUEEZE", (floats("x", 1, 6, 1), numbers("axes", 0, 2)), result(6), SAME)
example("expanded", "EXPAND_DIMS", (floats("x", 2, 3), 0), result(1, 2, 3), SAME)
example("turned", "TRANSPOSE", (floats("x", 1, 6), numbers("order", 1, 0)), result(6, 1), SAME)
whole = (floats("x", 2, 3), numbers("begin", 0, 0), numbers("size", 2, 3))
example("whole", "SLICE", whole, result(2, 3), SAME)
example("first", "SLICE", (floats("x", 2, 3), numbers("begin", 0, 0), numbers("size", 1, 3)), result(1, 3), [(row, row[:3])])
example("alone", "CONCATENATION", (floats("x", 2, 3), 0), result(2, 3), SAME)
example("unsplit", "SPLIT", (floats("x", 2, 3), 0, 1), result(2, 3), SAME)
pads = Parameter("pads", ("TENSOR_INT32", [2, 2]), [0, 0, 0, 0])
example("unpadded", "PAD", (floats("x", 2, 3), pads), result(2, 3), SAME)
example("once", "TILE", (floats("x", 2, 3), numbers("times", 1, 1)), result(2, 3), SAME)
example("rectified", "RELU", (floats("x", 2, 3),), result(2, 3), [(row, [3, 1, 0, 1, 5, 0])])
rows = Input("rows", ("TENSOR_QUANT8_ASYMM", [2, 3], 0.5, 10))
kept = Output("kept", ("TENSOR_QUANT8_ASYMM", [3, 2], 0.5, 10))
example("bytes", "RESHAPE", (rows, numbers("shape", 3, 2)), kept, [([3, 1, 4, 1, 5, 9], [3, 1, 4, 1, 5, 9])])
x, y = floats("x", 2, 3), floats("y", 2, 3)
example("product", "MUL", (x, y, 0), result(2, 3), [(row, [6, 3, 0, 0.5, 5, 9]), [2, 3, 0, 0.5, 1, -1]], y)

# A state comes in and goes out: 3 * 2 + 5 * 0.5 + 1.
x, state = floats("x", 1, 1), floats("state", 1, 1)
weights, more = (Parameter(name, ("TENSOR_FLOAT32", [1, 1]), [value]) for name, value in (("weights", 2), ("more", 0.5)))
bias = Parameter("bias", ("TENSOR_FLOAT32", [1]), [1])
new, o = Output("new", ("TENSOR_FLOAT32", [1, 1])), result(1, 1)
model = Model("state").Operation("RNN", x, weights, more, bias, state, 0).To(new, o)
Example({x: [3], state: [5], new: [9.5], o: [9.5]}, model=model, source="worked by hand").DisableLifeTimeVariation()
