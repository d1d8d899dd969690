"""Which kernel computes an operation."""

from __future__ import annotations

from collections.abc import Mapping

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import QUANTISED
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import TypeRow
from nnconform.reference_driver.kernels.registry import Kernel, Takes

Kernels = Mapping[tuple[OperationType, Takes], Kernel]


def choose_kernel(kernels: Kernels, call: Call) -> Kernel | None:
    """Return the kernel for a call: a STORED one, else a QUANTISED one if the call has quantised tensors, else a REAL
    one.
    """
    return kernel_for(kernels, call.op, call.form, call.types)


def kernel_for(kernels: Kernels, op: Op, form: Form, types: TypeRow) -> Kernel | None:
    """Return the kernel for a signature."""
    stored = kernels.get((op.code, Takes.STORED))
    if stored:
        return stored
    raw = kernels.get((op.code, Takes.QUANTISED)) if _quantised(form, types) else None
    return raw or kernels.get((op.code, Takes.REAL))


# Whether signatures have quantised tensors, by identity; the definitions never go.
_known: dict[tuple[int, int], tuple[Form, TypeRow, bool]] = {}


def _quantised(form: Form, types: TypeRow) -> bool:
    known = _known.get((id(form), id(types)))
    if known is None or known[0] is not form or known[1] is not types:
        every = (*form.inputs, *form.outputs)
        known = form, types, any(types.type_of(arg) in QUANTISED for arg in every if not arg.any_type)
        _known[id(form), id(types)] = known
    return known[2]
