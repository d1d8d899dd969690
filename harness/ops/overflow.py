"""Detects int32 overflow in sums and products, whose result the contract does not define."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call, Undefined

_MOST = 2**31 - 1


def overflows(largest: Callable[[int, int, int], int]) -> Undefined:
    """Return the rule for arithmetic on ``lhs`` and ``rhs``.

    ``largest`` computes the largest magnitude of a result from the largest of each, and from the longest axis of
    ``lhs``.
    """

    def rule(call: Call, values: Mapping[str, Array]) -> str:
        lhs, rhs = values["lhs"], values["rhs"]
        if lhs.dtype != np.int32 or not (lhs.size and rhs.size):
            return ""
        one, other = (int(np.abs(each.astype(np.int64)).max()) for each in (lhs, rhs))
        over = largest(one, other, max(lhs.shape)) > _MOST
        return "integers that overflow: a driver may wrap, saturate or do else" if over else ""

    return rule
