"""Draws a call whose tensors have a few thousand elements.

Faults of a device beyond a tile, a vector, a line buffer or an 8-bit counter do not show in small tensors. Cases of
specs are small, so that they can be read; these are drawn when they are run, and not stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from zlib import crc32

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, DrawnCall, Undrawable, draw
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.schema import Arg

# By rank: about 2,000 elements, in extents that are not multiples of common vector and tile sizes.
EXTENTS = {1: (2053,), 2: (17, 131), 3: (5, 7, 61), 4: (2, 9, 11, 13), 5: (2, 3, 5, 7, 11)}
# Other extents of a call: channels of a result, boxes, units of a cell.
OTHERS = 13
# A result with so many elements is large enough.
ENOUGH = 1024
# Recurrent weights, small so that nothing grows over many steps: small errors would grow too.
RECURRENT = (-0.125, 0.125)
# Draws for each set of constraints: whatever is unconstrained may make a result small.
DRAWS = 4


def applies(op: Op, signature: Signature) -> bool:
    """Return whether a call can be compared element by element, and has variable extents: IF and WHILE have those
    of graphs.
    """
    return not op.random and _main_tensor(signature) is not None


def draw_large(op: Op, signature: Signature, seed: int) -> DrawnCall:
    """Return the call of this signature with the largest result drawn. Raises Undrawable."""
    key = f"{seed} {op.code.name} {signature.form.name} {signature.row.of}"
    best: tuple[int, DrawnCall] | None = None
    reason = "no tensor has extents to choose"
    for constraints, number in product(_large_constraints(signature, crc32(key.encode())), range(DRAWS)):
        try:
            drawn = draw(
                Choices.from_seed(crc32(f"{key} {number}".encode())), op, signature.form, signature.row, constraints
            )
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


def result_size(drawn: DrawnCall) -> int:
    """Return the number of elements of the largest output, as far as the model declares it."""
    graph = drawn.model.main
    return max(prod(graph.operands[index].dimensions) for index in graph.output_indexes)


def _large_constraints(signature: Signature, turn: int) -> Iterator[Constraints]:
    """Yield constraints for large tensors, those that make most tensors large first; ``turn`` selects the first
    rank.
    """
    form, main = signature.form, _main_tensor(signature)
    if main is None:
        return
    if main.type is not None:
        # Its elements are the extents of the result.
        yield Constraints(values={main.name: list(EXTENTS[1 + turn % len(EXTENTS)])})
        return
    if main.extents:
        extents = EXTENTS[len(main.extents)]
        symbols = {part for arg in (*form.inputs, *form.outputs) for part in arg.extents or () if isinstance(part, str)}
        domains = {arg.name: RECURRENT for arg in form.inputs if "recurrent" in arg.name}
        for order in (extents, extents[::-1]):
            own = {part: extent for part, extent in zip(main.extents, order, strict=True) if isinstance(part, str)}
            yield Constraints(sizes={**dict.fromkeys(symbols, OTHERS), **own}, domains=domains)
            yield Constraints(sizes=own, domains=domains)
        return
    low, high = main.ranks
    ranks = [rank for rank in EXTENTS if max(low, 1) <= rank <= (high or len(EXTENTS))]
    for place in range(len(ranks)):
        yield Constraints(extents={main.name: EXTENTS[ranks[(turn + place) % len(ranks)]]})


def _main_tensor(signature: Signature) -> Arg | None:
    """Return the first tensor of the row's type, else the first whose contents determine extents."""
    tensors = [arg for arg in signature.form.inputs if not arg.any_type and is_tensor(signature.row.type_of(arg))]
    own = [arg for arg in tensors if arg.type is None and arg.ranks[1] != 0]
    return next(iter([*own, *(arg for arg in tensors if arg.type == OperandType.TENSOR_INT32)]), None)
