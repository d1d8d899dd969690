# The models that a framework splits: of several operations each, worked by hand.

HAND = "worked by hand"


def example(*fed, model=None):
    """Add cases of ``model`` (default: the model declared last), without variations of its types or layout."""
    Example(*fed, model=model, source=HAND).DisableLifeTimeVariation()


F = "TENSOR_FLOAT32"

# One operation after the other, and the input again before the last: 2 * (x + 1), not below 0, plus x, times a factor.
x, o = Input("value", (F, [4])), Output("answer", (F, [4]))
sum, product, above, more = (Internal(each, (F, [4])) for each in ("sum", "product", "above", "more"))
model = Model("line_float32").Operation("ADD", x, Parameter("one", (F, [4]), [1, 1, 1, 1]), 0).To(sum)
model.Operation("MUL", sum, Parameter("two", (F, [4]), [2, 2, 2, 2]), 0).To(product).Operation("RELU", product).To(above)
model.Operation("ADD", above, x, 0).To(more)
model.Operation("MUL", more, Parameter("factor", (F, [4]), [1, -1, 2, 0.5]), 0).To(o)
example({x: [1, 2, 3, -4], o: [5, -8, 22, -2]}, {x: [-1, -2, 0, 1], o: [-1, 2, 4, 2.5]})

# Two ways from the inputs to the output, and an output that other operations read: (x + y) * x * y, and that plus x + y.
x, y = Input("first", (F, [4])), Input("second", (F, [4]))
sum, product = Internal("sum", (F, [4])), Internal("product", (F, [4]))
r, o = Output("both", (F, [4])), Output("answer", (F, [4]))
model = Model("diamond_float32").Operation("ADD", x, y, 0).To(sum).Operation("MUL", x, y, 0).To(product)
model.Operation("MUL", sum, product, 0).To(r).Operation("ADD", r, sum, 0).To(o)
example({x: [1, 2, -3, 0.5], y: [2, -1, 4, 2], r: [6, -2, -12, 2.5], o: [9, -1, -11, 5]})

# Scale 0.5 and zero point 100: 2 + 3 + 3, -10 + 4 + 4 and 0 + 1 + 1, not below 0.
q = ("TENSOR_QUANT8_ASYMM", [3], 0.5, 100)
x, y, o = Input("first", q), Input("second", q), Output("answer", q)
sum, more = Internal("sum", q), Internal("more", q)
model = Model("line_quant8").Operation("ADD", x, y, 0).To(sum).Operation("ADD", sum, y, 0).To(more)
model.Operation("RELU", more).To(o)
example({x: [104, 80, 100], y: [106, 108, 102], o: [116, 100, 104]})

# HAL 1.2: extents that follow from those of others. Rows beside themselves, plus a row, not below 0.
x, o = Input("value", (F, [2, 2])), Output("answer", (F, [2, 4]))
wide, more = Internal("wide", (F, [0, 0])), Internal("more", (F, []))
model = Model("open_float32").Operation("CONCATENATION", x, x, 1).To(wide)
model.Operation("ADD", wide, Parameter("row", (F, [4]), [1, 2, 3, -5]), 0).To(more).Operation("RELU", more).To(o)
example({x: [1, -2, 3, 4], o: [2, 0, 4, 0, 4, 6, 6, 0]})

# HAL 1.2: extents that follow from values. As often as the second input says, twice as large, not below 0.
x, n, o = Input("value", (F, [2])), Input("times", ("TENSOR_INT32", [1])), Output("answer", (F, [0]))
often, more = Internal("often", (F, [0])), Internal("more", (F, [0]))
model = Model("open_values_float32").Operation("TILE", x, n).To(often).Operation("ADD", often, often, 0).To(more)
model.Operation("RELU", more).To(o)
example({x: [1, -2], n: [3], o: [2, 0, 2, 0, 2, 0]}, {x: [5, 7], n: [1], o: [10, 14]})


def graph(name, operation):
    """Return a graph of two tensors: one operation."""
    x, y, o = Input("x", (F, [3])), Input("y", (F, [3])), Output("o", (F, [3]))
    return Model(name).IdentifyInputs(x, y).Operation(operation, x, y, 0).To(o).IdentifyOutputs(o)


# HAL 1.3: an IF between other operations. (x + y) + y or (x + y) * y, times x.
which, x, y = Input("which", ("TENSOR_BOOL8", [1])), Input("first", (F, [3])), Input("second", (F, [3]))
sum, chosen, o = Internal("sum", (F, [3])), Internal("chosen", (F, [3])), Output("answer", (F, [3]))
model = Model("branch_float32").Operation("ADD", x, y, 0).To(sum)
model.Operation("IF", which, graph("again", "ADD"), graph("times", "MUL"), sum, y).To(chosen)
model.Operation("MUL", chosen, x, 0).To(o)
example(
    {which: [False], x: [1, -7, 2.5], y: [4, 3, -9], o: [20, 84, 146.25]},
    {which: [True], x: [1, -7, 2.5], y: [4, 3, -9], o: [9, 7, -38.75]},
    model=model,
)


def counting(limit):
    """Return a condition graph, count below a limit, and a body graph: count + 1, (total + [0.5, 2]) * [1, 2]."""
    count, total = Input("count", ("TENSOR_INT32", [1])), Input("total", (F, [2]))
    verdict = Output("verdict", ("TENSOR_BOOL8", [1]))
    condition = Model("condition").IdentifyInputs(count, total)
    condition.Operation("LESS", count, Int32Vector("limit", [limit])).To(verdict).IdentifyOutputs(verdict)
    count, total = Input("count", ("TENSOR_INT32", [1])), Input("total", (F, [2]))
    more, sum, larger = Output("more", ("TENSOR_INT32", [1])), Internal("sum", (F, [2])), Output("larger", (F, [2]))
    body = Model("body").IdentifyInputs(count, total).Operation("ADD", count, Int32Vector("one", [1]), 0).To(more)
    body.Operation("ADD", total, Float32Vector("step", [0.5, 2]), 0).To(sum)
    body.Operation("MUL", sum, Float32Vector("factor", [1, 2]), 0).To(larger)
    return condition, body.IdentifyOutputs(more, larger)


# HAL 1.3: a WHILE between other operations. [1, -3] + 1 is [2, -2]; three turns make [2.5, 0], [3, 4] and [3.5, 12];
# times [2, 3] and plus [1, -3]. No turn: [4, -6] plus [1, -3].
start, x = Input("start", ("TENSOR_INT32", [1])), Input("value", (F, [2]))
last, o = Output("last", ("TENSOR_INT32", [1])), Output("answer", (F, [2]))
first, total, larger = (Internal(each, (F, [2])) for each in ("first", "total", "larger"))
model = Model("loop_float32").Operation("ADD", x, Parameter("one", (F, [2]), [1, 1]), 0).To(first)
model.Operation("WHILE", *counting(3), start, first).To(last, total)
model.Operation("MUL", total, Parameter("scale", (F, [2]), [2, 3]), 0).To(larger).Operation("ADD", larger, x, 0).To(o)
example(
    {start: [0], x: [1, -3], last: [3], o: [8, 33]}, {start: [3], x: [1, -3], last: [3], o: [5, -9]}, model=model
)
