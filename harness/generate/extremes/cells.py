"""Calls of cells in fixed point whose states are at the ends of 16 bits, and go on growing, or are clipped beyond."""

from __future__ import annotations

from collections.abc import Iterator

from nnconform.harness.generate.extremes.given import Given
from nnconform.harness.generate.extremes.sizes import applies
from nnconform.harness.generate.per_op import Constraints
from nnconform.harness.model.codes import OperandType
from nnconform.harness.ops.operation import Op

_STATE, _STATES = "prev_cell_state", (32767.0, -32768.0, 32000.0, -31000.0)
# Biases that open a gate and drive the cell on, in the direction of its state.
_OPEN, _ON = (float(1 << 20),), tuple(float((1 << 20) * sign) for sign in (1, -1, 1, -1))
_GATES, _CELL = ("input_gate_bias", "forget_gate_bias", "output_gate_bias"), "cell_bias"
# The clip of a state: in its units beyond 16 bits, whatever its scale; as many cells as states.
_CLIP, _BEYOND, _CELLS = "cell_clip", 100.0, ("n_cell", "cells")


def cells(op: Op) -> Iterator[Given]:
    """Yield calls of cells in 16 bits whose states grow beyond, without a clip, and with one that is beyond too."""
    for signature in op.signatures():
        names = signature.form.input_names
        if not applies(op, signature) or _STATE not in names:
            continue
        if signature.row.type_of(signature.form.argument(_STATE)) != OperandType.TENSOR_QUANT16_SYMM:
            continue
        fill = {_STATE: _STATES, _CELL: _ON, **dict.fromkeys(_GATES, _OPEN)}
        sizes = dict.fromkeys(_CELLS, len(_STATES))
        needed = tuple(each for each in _GATES if each in names)
        yield Given(signature, Constraints(sizes=sizes, fill=fill), needed)
        if _CLIP in names:
            for values in ({_CLIP: _BEYOND}, {_CLIP: 3 * _BEYOND}):
                yield Given(signature, Constraints(values, sizes, fill=fill), (*needed, _CLIP))
