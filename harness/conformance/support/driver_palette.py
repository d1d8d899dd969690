"""The signatures that graphs for a driver are drawn from: those that it claims to support."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Op, Signature

# Calls drawn of a signature: if the driver supports none of them, it counts as not supporting the signature.
CALLS_ASKED = 3
# The models of these calls by what they are drawn from.
_models: dict[str, Model | None] = {}


def palette_of(session: Session, seed: int = 0, operations: Sequence[str] = ()) -> Palette:
    """Return the signatures that the driver claims to support, found by asking about calls drawn of each.

    If ``operations`` are named, only their signatures.
    """

    def supports(op: Op, signature: Signature) -> bool:
        if operations and op.code.name not in operations:
            return False
        for number in range(CALLS_ASKED):
            model = _model_of(seed, number, op, signature)
            if model is None:
                continue
            try:
                status, supported = session.device().supported_operations(model)
            except DriverFault:
                # The suite's cases report this fault; the graphs leave the operation out.
                session.discard_device()
                return False
            if status == ErrorStatus.NONE and all(supported):
                return True
        return False

    return Palette.of(session.hal(), supports)


def _model_of(seed: int, number: int, op: Op, signature: Signature) -> Model | None:
    """Return a call of a signature, None if none can be drawn. Kept: each driver of a process is asked about the same,
    and drawing those of all signatures takes a third of a second.
    """
    key = f"{seed} {number} {op.code.name} {signature.form.name} {signature.row.of}"
    if key not in _models:
        try:
            drawn = draw(Choices.from_seed(crc32(key.encode())), op, signature.form, signature.row)
        except Undrawable:
            _models[key] = None
        else:
            _models[key] = drawn.model
    return _models[key]
