"""The signatures that graphs for a driver are drawn from: those that it claims to support."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary
from zlib import crc32

from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.lazy_palette import LazyPalette
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Op, Signature

# Calls drawn of a signature: if the driver supports none of them, it counts as not supporting the signature.
CALLS_ASKED = 3
# The models of these calls, by their number and signature.
_models: dict[tuple[Any, ...], Model | None] = {}
# Of each session what its driver answered, so that all graphs of a run ask once.
_known: WeakKeyDictionary[Session, dict[tuple[Any, ...], bool]] = WeakKeyDictionary()


def claims(session: Session, op: Op, signature: Signature) -> bool:
    """Return whether the driver claims to support a signature: it is asked about calls drawn of it, once a session. It
    may take seconds to answer, as one does that crashes at the question and begins anew.
    """
    known, key = _known.setdefault(session, {}), _key(op, signature)
    if key not in known:
        known[key] = _ask(session, op, signature)
    return known[key]


def _key(op: Op, signature: Signature) -> tuple[Any, ...]:
    """Return what tells a signature from all others."""
    row = signature.row
    return op.code, signature.form.name, row.of, *sorted(row.but.items())


def _ask(session: Session, op: Op, signature: Signature) -> bool:
    for number in range(CALLS_ASKED):
        model = _model_of(number, op, signature)
        if model is None:
            continue
        try:
            device = session.device()
            status, supported = session.ask("a query", partial(device.supported_operations, model))
        except DriverFault:
            # The suite's cases report this fault; the graphs leave the operation out.
            session.discard_device()
            return False
        if status == ErrorStatus.NONE and all(supported):
            return True
    return False


def _model_of(number: int, op: Op, signature: Signature) -> Model | None:
    """Return a call of a signature, None if none can be drawn. Kept: each driver of a process is asked about the same,
    and drawing those of all signatures takes a third of a second.
    """
    key = number, *_key(op, signature)
    if key not in _models:
        seed = crc32(f"0 {number} {op.code.name} {signature.form.name} {signature.row.of}".encode())
        try:
            _models[key] = draw(Choices.from_seed(seed), op, signature.form, signature.row).model
        except Undrawable:
            _models[key] = None
    return _models[key]


def palette_of(session: Session, operations: Sequence[str] = ()) -> Palette:
    """Return the signatures that the driver claims to support, each asked about now.

    If ``operations`` are named, only their signatures.
    """

    def wanted(op: Op, signature: Signature) -> bool:
        return not (operations and op.code.name not in operations) and claims(session, op, signature)

    return Palette.of(session.hal(), wanted)


def lazy_palette_of(session: Session) -> LazyPalette:
    """Return the same, of which the driver is asked about those alone that a graph comes to."""
    return LazyPalette(session.hal(), partial(claims, session))
