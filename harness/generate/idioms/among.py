"""Constants among tensors that are joined: those beside each other may become one, others must stay where they are."""

from __future__ import annotations

from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.drawn.arguments import at_axis
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of
from nnconform.harness.model.codes import OperationType as O

# c a constant, k the first constant again, x an input, y the first input again.
_ORDERS = ("cxc", "xcx", "ccx", "xcc", "cxcx", "xccx", "cxxc", "ccxc", "cxccx", "cxk", "kcx", "cxky", "xcyc", "cxcxc")


def _parts(s: Sketch, order: str, shape: tuple[int, ...]) -> list[SketchTensor]:
    parts: dict[str, list[SketchTensor]] = {"c": [], "x": []}
    joined = list[SketchTensor]()
    for letter in order:
        of = "c" if letter in "ck" else "x"
        if letter in "cx" or not parts[of]:
            # All of one scale, as PACK wants them.
            scale = scale_of(s, joined[0]) if joined else None
            parts[of].append((s.weights if of == "c" else s.input)(*shape, scale=scale))
            joined.append(parts[of][-1])
        else:
            joined.append(parts[of][0])
    return joined


@idiom(packed=True, sure=True, types=EVERY, order=_ORDERS)
def constants(s: Sketch, order: str) -> None:
    """Constants at some places of a CONCATENATION or a PACK, and a part of what is joined."""

    def written(code: O, axis: int, cut: bool) -> None:
        parts = _parts(s, order, (2, 2))
        scale = scale_of(s, parts[0])
        whole = s(code, parts, axis, scale=scale) if code == O.CONCATENATION else s(code, axis, parts)
        if cut:
            extent = whole.shape[axis]
            s(O.SLICE, whole, at_axis(whole, axis, 1, 0), at_axis(whole, axis, extent - 2, -1))

    cases = [*product((O.CONCATENATION,), (0, 1), (False, True)), (O.PACK, 0, False), (O.PACK, 2, True)]
    s.attempt_each(partial(written, *case) for case in cases)
