# LOGICAL_NOT.

HAND = "worked by hand"


def logical_not(name, dimensions, values, expected):
    """An example."""
    i = Input("input", ("TENSOR_BOOL8", dimensions))
    o = Output("output", ("TENSOR_BOOL8", dimensions))
    Model(name).Operation("LOGICAL_NOT", i).To(o)
    Example({i: values, o: expected}, source=HAND)


T, F = True, False
logical_not("rank_1", [5], [T, F, T, T, F], [F, T, F, F, T])
logical_not("rank_4", [1, 3, 1, 2], [F, F, T, F, T, T], [T, T, F, T, F, F])
logical_not("rank_5", [2, 1, 2, 1, 2], [T, T, F, T, F, F, T, F], [F, F, T, F, T, T, F, T])
