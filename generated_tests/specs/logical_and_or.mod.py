# LOGICAL_AND, LOGICAL_OR.

NUMPY = "numpy"


def logical(operation, name, lhs, rhs, expected):
    """An example; each tensor is given as its dimensions and its elements."""
    l, r = (Input(side, ("TENSOR_BOOL8", given[0])) for side, given in (("lhs", lhs), ("rhs", rhs)))
    o = Output("output", ("TENSOR_BOOL8", expected[0]))
    Model(f"{operation}_{name}").Operation(operation, l, r).To(o)
    Example({l: lhs[1], r: rhs[1], o: expected[1]}, source=NUMPY)


T, F = True, False
logical("LOGICAL_AND", "plain", ([5], [T, T, F, F, F]), ([5], [T, F, T, F, T]), ([5], [T, F, F, F, F]))
logical("LOGICAL_OR", "plain", ([5], [T, T, F, F, F]), ([5], [T, F, T, F, F]), ([5], [T, T, T, F, F]))
logical(
    "LOGICAL_AND", "row", ([3, 4], [F, T, T, T, F, F, F, F, F, F, F, T]), ([4], [F, T, F, T]),
    ([3, 4], [F, T, F, T, F, F, F, F, F, F, F, T]),
)
logical(
    "LOGICAL_OR", "row", ([3, 4], [T, F, F, F, T, T, T, T, T, T, T, F]), ([4], [T, F, T, F]),
    ([3, 4], [T, F, T, F, T, T, T, T, T, T, T, F]),
)
logical(
    "LOGICAL_AND", "rank_5_and_2", ([2, 1, 3, 1, 1], [F, F, T, F, T, T]), ([3, 2], [F, T, F, T, F, F]),
    ([2, 1, 3, 3, 2], [F, F, F, F, F, F, F, F, F, F, F, F, F, T, F, T, F, F, F, F, F, F, F, F, F, T, F, T, F, F,
        F, T, F, T, F, F]),
)
logical(
    "LOGICAL_OR", "rank_5_and_2", ([2, 1, 3, 1, 1], [T, T, F, T, F, F]), ([3, 2], [T, F, T, F, T, T]),
    ([2, 1, 3, 3, 2], [T, T, T, T, T, T, T, T, T, T, T, T, T, F, T, F, T, T, T, T, T, T, T, T, T, F, T, F, T, T,
        T, F, T, F, T, T]),
)
