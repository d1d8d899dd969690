# IF and WHILE. The graphs that they refer to differ, so that the wrong one shows.

HAND = "worked by hand"


def binary(operation, shape):
    """A graph of one operation on two tensors; of three inputs the last takes no part."""
    x, y, z = (Input(name, ("TENSOR_FLOAT32", shape)) for name in "xyz")
    o = Output("o", ("TENSOR_FLOAT32", shape))
    graph = Model(operation).IdentifyInputs(x, y, z).Operation(operation, x, y, 0).To(o)
    return graph.IdentifyOutputs(o)


def branch(name, condition, first, second, third, expected):
    """x + y if the condition holds, else x - y."""
    shape = [len(first)]
    c = Input("condition", ("TENSOR_BOOL8", [1]))
    x, y, z = (Input(each, ("TENSOR_FLOAT32", shape)) for each in ("first", "second", "third"))
    o = Output("output", ("TENSOR_FLOAT32", shape))
    adds, subtracts = binary("ADD", shape), binary("SUB", shape)
    model = Model(f"if_{name}").Operation("IF", c, adds, subtracts, x, y, z).To(o)
    example = Example({c: [condition], x: first, y: second, z: third, o: expected}, model=model, source=HAND)
    example.DisableLifeTimeVariation().AddVariations("relaxed", "float16", defaultName="float32")


branch("then", True, [1, -7, 2.5], [4, 3, -9], [8, 8, 8], [5, -4, -6.5])
branch("else", False, [1, -7, 2.5], [4, 3, -9], [8, 8, 8], [-3, -10, 11.5])


def below(shape, limit):
    """Whether the count is below the limit."""
    total, count, step = state(shape)
    verdict = Output("verdict", ("TENSOR_BOOL8", [1]))
    graph = Model("below").IdentifyInputs(total, count, step)
    return graph.Operation("LESS", count, Int32Vector("limit", [limit])).To(verdict).IdentifyOutputs(verdict)


def turn(shape):
    """The total and the step added up, and the count and 1."""
    total, count, step = state(shape)
    more, next_ = Output("more", ("TENSOR_FLOAT32", shape)), Output("next", ("TENSOR_INT32", [1]))
    graph = Model("turn").IdentifyInputs(total, count, step)
    graph.Operation("ADD", total, step, 0).To(more).Operation("ADD", count, Int32Vector("one", [1]), 0).To(next_)
    return graph.IdentifyOutputs(more, next_)


def state(shape):
    """What goes from turn to turn; the step is an input alone, and stays."""
    names = (("total", "TENSOR_FLOAT32", shape), ("count", "TENSOR_INT32", [1]), ("step", "TENSOR_FLOAT32", shape))
    return [Input(name, (kind, extents)) for name, kind, extents in names]


def loop(name, start, limit, total, step, expected, counted=True):
    """The step added up while the count is below the limit; where it is not ``counted``, the count stays inside."""
    shape = [len(total)]
    x, n, y = state(shape)
    o, last = Output("output", ("TENSOR_FLOAT32", shape)), Output("last", ("TENSOR_INT32", [1]))
    outputs = [o, last] if counted else [o]
    model = Model(f"while_{name}").Operation("WHILE", below(shape, limit), turn(shape), x, n, y).To(outputs)
    fed = {x: total, n: [start], y: step, o: expected, **({last: [max(start, limit)]} if counted else {})}
    example = Example(fed, model=model, source=HAND)
    example.DisableLifeTimeVariation().AddVariations("relaxed", "float16", defaultName="float32")


loop("no_turn", 3, 3, [1, -7, 2.5], [4, 3, -9], [1, -7, 2.5])
loop("one_turn", 2, 3, [1, -7, 2.5], [4, 3, -9], [5, -4, -6.5])
loop("several_turns", -2, 3, [1, -7, 2.5], [4, 3, -9], [21, 8, -42.5])
loop("count_stays_inside", -1, 2, [1, -7, 2.5], [4, 3, -9], [13, 2, -24.5], counted=False)
