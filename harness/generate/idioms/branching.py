"""IF: what its branches read and give out, conditions inside conditions, branches that may not be computed."""

from __future__ import annotations

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.idioms.control import CODES, condition_of
from nnconform.harness.generate.pattern.bodies import TRUTH, SubgraphBody, body_of
from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand

# Which of three inputs the branches read.
READS = {"all": (0, 1, 2), "last two": (1, 2, 1), "ends": (0, 2, 0), "last": (2, 2, 2), "first": (0, 0, 0)}
HOW = ("computed", "input", "constant")
TRUTHS = ((True, False), (False, True), (True, True), (False, False))


@idiom(
    types=CODES,
    then=tuple(READS),
    other=("last two", "all", "ends", "first"),
    truth=(True, False),
    how=HOW,
    passed=((0, 1, 2), (2, 1, 0), (0, 0, 1), (1, 0, 1)),
    order=((0, 1), (1, 0)),
)
def inputs_read(
    s: Sketch, then: str, other: str, truth: bool, how: str, passed: tuple[int, ...], order: tuple[int, int]
) -> None:
    """Branches that read some of what is passed in; one value may be passed in twice, and results out of order."""
    values = [s.input(2, 3) for _ in range(3)]
    states = [values[place] for place in passed]
    operand = Operand(s.code, (2, 3))
    graphs = []
    for reads, constant in ((READS[then], 2.0), (READS[other], 3.0)):

        def write(body: SubgraphBody, reads: tuple[int, ...] = reads, constant: float = constant) -> list[int]:
            first = body.apply(O.ADD, reads[0], constant)
            results = [first, body.apply(O.SUB, reads[1], body.apply(O.MUL, reads[2], constant))]
            return [results[place] for place in order]

        graphs.append(s.add_graph(body_of(s, [operand] * 3, operand, write)))
    results = s.all(O.IF, condition_of(s, how, truth), *graphs, states, like=states[:2])
    s(O.SUB, *results, NONE)


@idiom(
    types=CODES,
    truths=TRUTHS,
    how=HOW,
    inside=("then", "other", "both"),
    condition=("passed", "negated", "same"),
    leaves=("different", "inner equal outer", "inner equal"),
)
def nested(s: Sketch, truths: tuple[bool, bool], how: str, inside: str, condition: str, leaves: str) -> None:
    """A condition in a branch of another, of the same signature: both true, one, none."""
    data = [s.input(2, 3), s.input(2, 3)]
    conditions = [condition_of(s, how, truth) for truth in truths]
    if condition == "same":
        conditions[1] = conditions[0]
    operand = Operand(s.code, (2, 3))
    inputs = [TRUTH, operand, operand]
    kinds = {
        "different": ((O.ADD, 2.0), (O.MUL, 3.0), (O.SUB, 1.0)),
        "inner equal outer": ((O.ADD, 2.0), (O.MUL, 3.0), (O.MUL, 3.0)),
        "inner equal": ((O.ADD, 2.0), (O.ADD, 2.0), (O.SUB, 1.0)),
    }[leaves]

    def leaf(place: int) -> SubgraphBody:
        return SubgraphBody(s, inputs, operand)

    def plain(body: SubgraphBody, place: int) -> list[int]:
        kind, constant = kinds[place]
        return [body.apply(O.SUB, body.apply(kind, 1, constant), 2)]

    def deep(body: SubgraphBody) -> list[int]:
        graphs = []
        for place in (0, 1):
            one = leaf(place)
            graphs.append(body.refer(one.finish(plain(one, place))))
        which = body.step(O.LOGICAL_NOT, (0,), TRUTH) if condition == "negated" else 0
        return [body.step(O.IF, (which, *graphs, 0, 1, 2), operand)]

    graphs = []
    for place, name in enumerate(("then", "other")):
        body = leaf(place)
        graphs.append(s.add_graph(body.finish(deep(body) if inside in (name, "both") else plain(body, 2))))
    s.all(O.IF, conditions[0], *graphs, [conditions[1], *data], like=data[:1])


@idiom(
    types=REAL, fails=("division", "logarithm", "root", "overflow"), truth=(True, False), how=HOW, used=(False, True)
)
def branch_that_fails(s: Sketch, fails: str, truth: bool, how: str, used: bool) -> None:
    """A branch that is not taken, and would give infinities or no numbers if it were computed."""
    data = s.input(2, 3, within=(-3.0, -0.5))
    operand = Operand(s.code, (2, 3))

    def good(body: SubgraphBody) -> list[int]:
        return [body.apply(O.ADD, 0, 1.5)]

    def bad(body: SubgraphBody) -> list[int]:
        if fails == "division":
            return [body.apply(O.DIV, 0, 0.0)]
        if fails == "overflow":
            return [body.step(O.EXP, (body.apply(O.MUL, 0, -300.0),), operand)]
        return [body.step(O.LOG if fails == "logarithm" else O.SQRT, (0,), operand)]

    graphs = [s.add_graph(body_of(s, [operand], operand, write)) for write in ((good, bad) if truth else (bad, good))]
    result = s.all(O.IF, condition_of(s, how, truth), *graphs, [data], like=[data])[0]
    if used:
        s(O.SUB, result, data, NONE)


@idiom(
    types=CODES,
    truths=TRUTHS,
    how=HOW,
    second=("same", "negated", "other", "not not"),
    chained=(True, False),
    swapped=(False, True),
)
def conditions_in_a_row(
    s: Sketch, truths: tuple[bool, bool], how: str, second: str, chained: bool, swapped: bool
) -> None:
    """Two IFs on conditions that are equal, opposite or not related, with the same branches or exchanged ones."""
    if second != "other" and truths[0] == truths[1]:
        raise Misfit("the second condition is the first's")
    data = s.input(2, 3)
    operand = Operand(s.code, (2, 3))
    graphs = [
        s.add_graph(body_of(s, [operand], operand, lambda body, kind=kind: [body.apply(kind, 0, 2.0)]))  # type: ignore[misc]
        for kind in (O.ADD, O.MUL)
    ]
    condition = condition_of(s, how, truths[0])
    result = s.all(O.IF, condition, *graphs, [data], like=[data])[0]
    if second == "other":
        condition = condition_of(s, how, truths[1])
    elif second != "same":
        condition = s(O.LOGICAL_NOT, condition)
        condition = s(O.LOGICAL_NOT, condition) if second == "not not" else condition
    again = s.all(O.IF, condition, *(graphs[::-1] if swapped else graphs), [result if chained else data], like=[data])[
        0
    ]
    if not chained:
        s(O.CONCATENATION, [result, again], 0)
