"""The smallest models with IF and WHILE, in the forms that converters write and some that they may write."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nnconform.mlts.tests.build_tflite import Net, Op, T
from nnconform.mlts.tests.nets import F, I, U

ZERO, ONE, FOUR = (I(data=value) for value in (0, 1, 4))
PLAIN: dict[str, Any] = {}


def B(*shape: int, data: Any = None) -> T:
    """A truth value."""
    return T("BOOL", shape, data)


def of_two(name: str, tensor: T, others: tuple[Net, ...] = (), **options: Any) -> Net:
    """Return an operation on two tensors of one type."""
    return Net((tensor, tensor, tensor), (Op(name, (0, 1), (2,), options),), (0, 1), others=others)


def choice(condition: T, then_graph: Net, else_graph: Net, *inputs: T, outputs: tuple[T, ...] = ()) -> Net:
    """An IF alone."""
    outputs = outputs or inputs[:1]
    input_tensors = tuple(range(1 + len(inputs)))
    tensors = tuple(range(len(input_tensors), len(input_tensors) + len(outputs)))
    operator = Op("IF", input_tensors, tensors, {"thenSubgraphIndex": 1, "elseSubgraphIndex": 2})
    return Net((condition, *inputs, *outputs), (operator,), input_tensors, tensors, (then_graph, else_graph))


def loop(state: tuple[T, ...], body: Net, condition: Net, fed: tuple[int, ...], read: tuple[int, ...]) -> Net:
    """Return a single WHILE: of its variables, some are ``fed`` and some are ``read`` after it; the others are
    constant.
    """
    count = len(state)
    after = tuple(replace(each, data=None) for each in state)
    operator = Op(
        "WHILE",
        tuple(range(count)),
        tuple(range(count, 2 * count)),
        {"condSubgraphIndex": 1, "bodySubgraphIndex": 2},
    )
    return Net((*state, *after), (operator,), fed, tuple(count + place for place in read), (condition, body))


def below(limit: T, *state: T, at: int = 0, verdict: T | None = None) -> Net:
    """Return a subgraph that tests whether a variable is below a constant."""
    count = len(state)
    tensors = (*(replace(each, data=None) for each in state), limit, verdict or B())
    return Net(tensors, (Op("LESS", (at, count), (count + 1,), PLAIN),), tuple(range(count)))


def counted(*state: T) -> Net:
    """Return a body: the first variable plus 1, the second plus the third, and the third unchanged."""
    inner = tuple(replace(each, data=None) for each in state)
    operators = (Op("ADD", (0, 3), (4,), PLAIN), Op("ADD", (1, 2), (5,), PLAIN))
    return Net((*inner, ONE, inner[0], inner[1]), operators, (0, 1, 2), (4, 5, 2))


_STATE = (ZERO, F(2, 3), F(2, 3))
_COUNT_FED = (I(), F(2, 3), F(2, 3))
_LOOP = loop(_STATE, counted(*_STATE), below(FOUR, *_STATE), (1, 2), (0, 1))

# What is handed on stands in the middle, and the count at the end, of the variables and of the loop's outputs.
_MIDDLE = (F(2), F(2), I(1))
_MIDDLE_BODY = Net(
    (F(2), F(2), I(1), I(1, data=[2]), F(2), I(1)),
    (Op("SUB", (0, 1), (4,), PLAIN), Op("ADD", (2, 3), (5,), PLAIN)),
    (0, 1, 2),
    (4, 1, 5),
)

# A body that chooses: x + step while the count is below 2, else x * step. 1 and 2 stand in several subgraphs.
_CHOOSING = Net(
    (I(), F(2, 3), F(2, 3), I(data=2), B(), F(2, 3), ONE, I()),
    (
        Op("LESS", (0, 3), (4,), PLAIN),
        Op("IF", (4, 1, 2), (5,), {"thenSubgraphIndex": 3, "elseSubgraphIndex": 4}),
        Op("ADD", (0, 6), (7,), PLAIN),
    ),
    (0, 1, 2),
    (7, 5, 2),
)
_NESTED = loop(_STATE, _CHOOSING, below(FOUR, *_STATE), (1, 2), (1,))

# A body whose sum is an operator that stands for a subgraph; so is the chosen branch of an IF.
_STANDING_FOR = replace(
    counted(*_STATE),
    operators=(Op("ADD", (0, 3), (4,), PLAIN), Op("STABLEHLO_COMPOSITE", (1, 2), (5,), {"subgraph": 3})),
)
_COMPOSITE_IN_LOOP = loop(_STATE, _STANDING_FOR, below(FOUR, *_STATE), (1, 2), (1,))
_COMPOSITE_BRANCH = replace(
    of_two("ADD", F(2, 3)), operators=(Op("STABLEHLO_COMPOSITE", (0, 1), (2,), {"subgraph": 3}),)
)
_COMPOSITE_CHOSEN = choice(B(1), _COMPOSITE_BRANCH, of_two("MUL", F(2, 3)), F(2, 3), F(2, 3))

# A body that is a loop itself, three turns from 0 on in each of two turns.
_INNER = Net(
    (I(), F(2, 3), F(2, 3), ZERO, I(), F(2, 3), F(2, 3), ONE, I()),
    (
        Op("WHILE", (3, 1, 2), (4, 5, 6), {"condSubgraphIndex": 3, "bodySubgraphIndex": 4}),
        Op("ADD", (0, 7), (8,), PLAIN),
    ),
    (0, 1, 2),
    (8, 5, 6),
)
_LOOP_IN_LOOP = loop(_STATE, _INNER, below(I(data=2), *_STATE), (1, 2), (1, 2))

_NEG = Net((F(2), F(2)), (Op("NEG", (0,), (1,), PLAIN),))
_DENSE = Net(
    (U(1, 2), I(2, scale=0.25), U(2, 2, data=[[1, 2], [3, 255]]), U(1, 2, scale=1.0)),
    (Op("FULLY_CONNECTED", (0, 2, 1), (3,), PLAIN),),
    (0, 1),
)
_BIAS = I(2, scale=0.25, data=[100, -100])
_EMPTY: Any = ()

FLOWS: dict[str, Net] = {
    "if": choice(B(1), of_two("ADD", F(2, 2)), of_two("MUL", F(2, 2)), F(2, 2), F(2, 2)),
    "if_scalar": choice(B(), of_two("ADD", F(2)), of_two("MUL", F(2)), F(2), F(2)),
    "if_rank_3": choice(B(1, 1, 1), of_two("SUB", I(2)), of_two("ADD", I(2)), I(2), I(2)),
    "if_scalars": choice(B(), of_two("ADD", F()), of_two("MUL", F()), F(), F()),
    "if_unknown_rank": choice(B(), of_two("ADD", F()), of_two("MUL", F()), F(2, 3), F(2, 3), outputs=(F(2, 3),)),
    "if_handed_on": choice(B(1), Net((F(2), F(2)), _EMPTY, (0, 1), (1,)), of_two("SUB", F(2)), F(2), F(2)),
    "if_constant": choice(B(1), Net((I(2), I(2, data=[7, -7])), _EMPTY), Net((I(2),), _EMPTY), I(2)),
    "if_swapped": choice(
        B(1),
        Net((F(2), F(2)), _EMPTY, (0, 1), (1, 0)),
        Net((F(2), F(2)), _EMPTY, (0, 1), (1, 1)),
        F(2),
        F(2),
        outputs=(F(2), F(2)),
    ),
    "if_one_branch_twice": replace(
        choice(B(1), _NEG, _NEG, F(2)),
        operators=(Op("IF", (0, 1), (2,), {"thenSubgraphIndex": 1, "elseSubgraphIndex": 1}),),
        others=(_NEG,),
    ),
    "if_bias": choice(B(1), _DENSE, _DENSE, U(1, 2), I(2, scale=0.25), outputs=(U(1, 2, scale=1.0),)),
    "if_bias_constant": replace(
        choice(B(1), _DENSE, _DENSE, U(1, 2), _BIAS, outputs=(U(1, 2, scale=1.0),)), inputs=(0, 1)
    ),
    "while": _LOOP,
    "while_count_unread": replace(_LOOP, outputs=(4,)),
    "while_reads_what_stays": replace(_LOOP, outputs=(4, 5)),
    "while_count_fed": loop(_COUNT_FED, counted(*_COUNT_FED), below(FOUR, *_COUNT_FED), (0, 1, 2), (0, 1)),
    "while_from_the_middle": loop(_MIDDLE, _MIDDLE_BODY, below(I(1, data=[9]), *_MIDDLE, at=2), (0, 1, 2), (2, 1, 0)),
    "while_never": loop((F(2),), Net((F(2),), _EMPTY), Net((F(2), B(1, data=[False])), _EMPTY), (0,), (0,)),
    "while_quantised": loop(
        (ZERO, U(2), U(2)), counted(ZERO, U(2), U(2)), below(FOUR, ZERO, U(2), U(2)), (1, 2), (0, 1)
    ),
    "if_in_while": replace(_NESTED, others=(*_NESTED.others, of_two("ADD", F(2, 3)), of_two("MUL", F(2, 3)))),
    "while_in_while": replace(
        _LOOP_IN_LOOP, others=(*_LOOP_IN_LOOP.others, below(I(data=3), *_STATE), counted(*_STATE))
    ),
    "composite_in_while": replace(_COMPOSITE_IN_LOOP, others=(*_COMPOSITE_IN_LOOP.others, of_two("ADD", F(2, 3)))),
    "composite_in_if": replace(_COMPOSITE_CHOSEN, others=(*_COMPOSITE_CHOSEN.others, of_two("SUB", F(2, 3)))),
    "while_in_if": choice(
        B(1),
        Net(
            (F(2, 3), F(2, 3), ZERO, I(), F(2, 3), F(2, 3)),
            (Op("WHILE", (2, 0, 1), (3, 4, 5), {"condSubgraphIndex": 3, "bodySubgraphIndex": 4}),),
            (0, 1),
            (4,),
        ),
        of_two("MUL", F(2, 3)),
        F(2, 3),
        F(2, 3),
    ),
}
FLOWS["while_in_if"] = replace(
    FLOWS["while_in_if"], others=(*FLOWS["while_in_if"].others, below(FOUR, *_STATE), counted(*_STATE))
)
