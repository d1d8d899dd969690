"""Integers that become real numbers, and real numbers that become integers, around what gives fractions: what is cut
off before is lost behind.
"""

from __future__ import annotations

from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_OUTER = (O.MUL, O.SUB, O.MAXIMUM)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, T.TENSOR_FLOAT16), inner=(O.DIV, O.MUL, O.ADD, O.SUB))
def around(s: Sketch, inner: O) -> None:
    """An operation on integers, a conversion and an operation on numbers; and the other way round."""
    integers = [s.input(3, 4, code=T.TENSOR_INT32, within=within) for within in ((-40, 40), (2, 7))]
    numbers = [s.input(3, 4, within=within) for within in ((-9.0, 9.0), (0.5, 3.0))]
    step, digit = s.constant([3], T.TENSOR_INT32), s.constant([1.5])

    def behind(outer: O, by: SketchTensor, left: bool) -> None:
        """Integers first."""
        result = s(O.CAST, binary(s, inner, *((by, integers[1]) if left else (integers[0], by))), to=s.code)
        binary(s, outer, result, digit)

    def before(outer: O, by: SketchTensor, left: bool) -> None:
        """Numbers first: their fractions are cut off."""
        other = digit if by is step else numbers[1]
        result = s(O.CAST, binary(s, inner, *((other, numbers[1]) if left else (numbers[0], other))), to=T.TENSOR_INT32)
        binary(s, outer, result, step, NONE)

    cases = product((behind, before), _OUTER, (step, integers[1]), (False, True))
    s.attempt_each(partial(write, outer, by, left) for write, outer, by, left in cases)
