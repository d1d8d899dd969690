# One operation each: those that some driver may lack. For checks of models that are supported in part.

F, B = "TENSOR_FLOAT32", "TENSOR_BOOL8"


def single(operation, inputs, wanted, shape, more=(), kind=F):
    """Add a case of one operation on tensors of float32, with ``more`` arguments."""
    given = [Input(f"input{number}", (F, list(each[0]))) for number, each in enumerate(inputs)]
    o = Output("output", (kind, list(shape)))
    Model(operation.lower()).Operation(operation, *given, *more).To(o)
    fed = {x: each[1] for x, each in zip(given, inputs)} | {o: wanted}
    Example(fed, source="worked by hand").DisableLifeTimeVariation()


x, y = ([4], [1, -2.5, 4, 9]), ([4], [4, 3, 4, -0.5])
for operation, wanted in (
    ("RELU", [1, 0, 4, 9]),
    ("RELU1", [1, -1, 1, 1]),
    ("RELU6", [1, 0, 4, 6]),
    ("FLOOR", [1, -3, 4, 9]),
    ("TANH", [0.7615942, -0.9866143, 0.9993293, 1]),
    ("LOGISTIC", [0.7310586, 0.0758582, 0.9820138, 0.9998766]),
    ("ABS", [1, 2.5, 4, 9]),
    ("NEG", [-1, 2.5, -4, -9]),
):
    single(operation, [x], wanted, [4])
for operation, wanted in (("SQRT", [1, 1.5, 2, 3]), ("RSQRT", [1, 2 / 3, 0.5, 1 / 3])):
    single(operation, [([4], [1, 2.25, 4, 9])], wanted, [4])
for operation, wanted in (("SUB", [-3, -5.5, 0, 9.5]), ("DIV", [0.25, -2.5 / 3, 1, -18]), ("MUL", [4, -7.5, 16, -4.5])):
    single(operation, [x, y], wanted, [4], [0])
single("ADD", [x, y], [5, 0.5, 8, 8.5], [4], [0])
for operation, wanted in (("MAXIMUM", [4, 3, 4, 9]), ("MINIMUM", [1, -2.5, 4, -0.5])):
    single(operation, [x, y], wanted, [4])
for operation, wanted in (
    ("EQUAL", [False, False, True, False]),
    ("LESS", [True, True, False, False]),
    ("GREATER", [False, False, False, True]),
    ("NOT_EQUAL", [True, True, False, True]),
):
    single(operation, [x, y], wanted, [4], kind=B)
single("TRANSPOSE", [([2, 3], [1, 2, 3, 4, 5, 6])], [1, 4, 2, 5, 3, 6], [3, 2], [Int32Vector("order", [1, 0])])
pads = Parameter("pads", ("TENSOR_INT32", [1, 2]), [1, 2])
single("PAD", [([2], [3, 4])], [0, 3, 4, 0, 0], [5], [pads])
single("RESHAPE", [([2, 3], [1, 2, 3, 4, 5, 6])], [1, 2, 3, 4, 5, 6], [6], [Int32Vector("shape", [6])])
single("MEAN", [([2, 2], [1, 2, 3, 6])], [2, 4], [2], [Int32Vector("axes", [0]), 0])
single("CONCATENATION", [x, y], [1, -2.5, 4, 9, 4, 3, 4, -0.5], [8], [0])
single("SOFTMAX", [([1, 2], [0, 1])], [0.2689414, 0.7310586], [1, 2], [1.0])
