"""Draws a call whose tensors have a few thousand elements.

What a device does wrong beyond a tile, a vector, a line buffer or a counter of 8 bits shows in no small tensor. Cases
of specs are small, so that somebody can read them; these are drawn when they are run, and kept nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from zlib import crc32

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, Drawn, Undrawable, draw
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.schema import Arg

# By rank: about 2,000 elements, in extents that are no multiples of what vectors and tiles measure.
EXTENTS = {1: (2053,), 2: (17, 131), 3: (5, 7, 61), 4: (2, 9, 11, 13), 5: (2, 3, 5, 7, 11)}
# Of what else the extents of a call are made: channels of a result, boxes, units of a cell.
OTHERS = 13
# With so many elements a result is large.
ENOUGH = 1024
# Weights of what a step is given of the step before it, so that nothing grows over many steps: small errors would, too.
RECURRENT = (-0.125, 0.125)
# Draws for one wish: what is left open may make a result small.
DRAWS = 4


def applies(op: Op, signature: Signature) -> bool:
    """Whether a call can be judged element by element, and has extents to choose: IF and WHILE have those of graphs."""
    return not op.random and _main_tensor(signature) is not None


def draw_large(op: Op, signature: Signature, seed: int) -> Drawn:
    """The call of this signature with the largest result that was drawn. Raises Undrawable."""
    key = f"{seed} {op.code.name} {signature.form.name} {signature.row.of}"
    best: tuple[int, Drawn] | None = None
    reason = "no tensor has extents to choose"
    for wish, number in product(_wishes(signature, crc32(key.encode())), range(DRAWS)):
        try:
            drawn = draw(Choices.from_seed(crc32(f"{key} {number}".encode())), op, signature.form, signature.row, wish)
        except Undrawable as error:
            reason = str(error)
            continue
        size = result_size(drawn)
        if best is None or size > best[0]:
            best = size, drawn
        if size >= ENOUGH:
            break
    if best is None:
        raise Undrawable(reason)
    return best[1]


def result_size(drawn: Drawn) -> int:
    """How many elements the largest output has, as far as the model tells."""
    graph = drawn.model.main
    return max(prod(graph.operands[index].dimensions) for index in graph.output_indexes)


def _wishes(signature: Signature, turn: int) -> Iterator[Constraints]:
    """Wishes for large tensors, what makes most of them first; ``turn`` says with which rank to begin."""
    form, main = signature.form, _main_tensor(signature)
    if main is None:
        return
    if main.type is not None:
        # Its contents are the extents of the result.
        yield Constraints(values={main.name: list(EXTENTS[1 + turn % len(EXTENTS)])})
        return
    if main.extents:
        extents = EXTENTS[len(main.extents)]
        named = {part for arg in (*form.inputs, *form.outputs) for part in arg.extents or () if isinstance(part, str)}
        calm = {arg.name: RECURRENT for arg in form.inputs if "recurrent" in arg.name}
        for order in (extents, extents[::-1]):
            own = {part: extent for part, extent in zip(main.extents, order, strict=True) if isinstance(part, str)}
            yield Constraints(sizes={**dict.fromkeys(named, OTHERS), **own}, domains=calm)
            yield Constraints(sizes=own, domains=calm)
        return
    low, high = main.ranks
    ranks = [rank for rank in EXTENTS if max(low, 1) <= rank <= (high or len(EXTENTS))]
    for place in range(len(ranks)):
        yield Constraints(extents={main.name: EXTENTS[ranks[(turn + place) % len(ranks)]]})


def _main_tensor(signature: Signature) -> Arg | None:
    """The first tensor of the row's type, else the first whose contents extents follow from."""
    tensors = [arg for arg in signature.form.inputs if not arg.any_type and is_tensor(signature.row.type_of(arg))]
    own = [arg for arg in tensors if arg.type is None and arg.ranks[1] != 0]
    return next(iter([*own, *(arg for arg in tensors if arg.type == OperandType.TENSOR_INT32)]), None)
