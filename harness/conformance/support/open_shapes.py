"""Models whose outputs' extents are known only after an execution, and which of them a driver executes.

A driver need not compute shapes: it refuses such a model, or fails its executions with GENERAL_FAILURE, which AOSP's
own tests pass over too. What it does execute must be right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import eq

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.models import unspecified
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.preparation import Preparation
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.model.request import OutputShape
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

Extents = tuple[int, ...]

_REASON = "the driver computes no output extents that neither the model nor the request gives"


def need_open_shapes(status: ErrorStatus) -> None:
    """Raises VerdictReached (unsupported) for GENERAL_FAILURE of a call with a model of unknown extents."""
    if status == ErrorStatus.GENERAL_FAILURE:
        raise VerdictReached(Verdict.UNSUPPORTED, f"{_REASON}: got GENERAL_FAILURE")


def has_open_outputs(case: Case) -> bool:
    """Return whether the model of ``case`` leaves extents of its outputs unknown."""
    return any(map(_is_open, case.output_operands()))


def leaves_extents_open(model: Model) -> bool:
    """Return whether a model leaves extents or ranks of its tensors unknown."""
    return any(_is_open(each) and each.lifetime != OperandLifeTime.NO_VALUE for each in model.main.operands)


def _is_open(operand: Operand) -> bool:
    return is_tensor(operand.type) and (not operand.dimensions or 0 in operand.dimensions)


def executes_open_outputs(subject: Subject, case: Case, prepared: PreparedModel, path: str) -> bool:
    """Execute ``case``, and return whether the driver computes the output extents that its model leaves unknown."""
    result = subject.execute(prepared, subject.lay_out(case), path)
    return result.status != ErrorStatus.GENERAL_FAILURE


def with_open_outputs(subject: Subject, cases: Iterable[Case], path: str) -> list[tuple[Case, PreparedModel]]:
    """Return the cases that the driver executes on ``path`` with unknown extents of their outputs, each with its model
    prepared so.

    Raises VerdictReached: unsupported if there is none.
    """
    executed: list[tuple[Case, PreparedModel]] = []
    for case in cases:
        try:
            prepared = prepare_open(subject, unspecified(case.model), case.name)
        except VerdictReached as reached:
            if executed and reached.verdict is Verdict.NOT_APPLICABLE:
                # The driver has room for no more: those that it has do.
                break
            raise
        if prepared is None:
            continue
        if executes_open_outputs(subject, case, prepared, path):
            executed.append((case, prepared))
    if not executed:
        raise VerdictReached(Verdict.UNSUPPORTED, _REASON)
    return executed


def prepare_open(subject: Subject, model: Model, name: str) -> PreparedModel | None:
    """Return a model with unknown extents, prepared; None if the driver does not support it.

    Raises VerdictReached for a valid model that is refused as invalid, or one that is supported and not prepared.
    """
    status, supported = subject.device.supported_operations(model)
    if status == ErrorStatus.INVALID_ARGUMENT and model.referenced:
        source = "types.hal 1.3, control flow: extents of outputs may be unknown; AOSP's validation refuses them"
        with subject.demanded_by(Level.STRICT, source):
            expect_status(status, ErrorStatus.NONE, call=f"supported_operations of {name} with open output extents")
        return None
    expect_status(status, ErrorStatus.NONE, call=f"supported_operations of {name} with open output extents")
    preparation: Preparation = subject.launch(model)
    if all(supported):
        call = f"prepare_model of {name} with open output extents, whose operations are all supported"
        subject.expect_prepared(preparation.status, call)
    return preparation.prepared


def of_given_extents(case: Case, extents: Sequence[int]) -> Case:
    """Return one of the models' ``given_`` cases, whose last input gives the extents of the output, with these ones."""
    data, own = case.inputs
    assert data is not None
    assert own is not None
    expected = data.reshape(extents) if case.name == "given_shape" else np.tile(data, extents)
    values = np.array(extents, own.dtype)
    return replace(case, name=f"{case.name} {extents}", inputs=(data, values), expected=(expected,))


def expect_shapes(case: Case, shapes: Sequence[OutputShape]) -> None:
    """Raises VerdictReached unless ``shapes`` are those of all outputs of ``case``, each with enough room. Those of an
    output that is not compared may be any.
    """
    wanted = _shapes_of(case)
    right = _all(eq, shapes, wanted) and all(shape.is_sufficient for shape in shapes)
    expect(right, f"output shapes of {case.name}: got {tuple(shapes)}, wanted {wanted}", Verdict.WRONG)


def expect_shapes_without_room(
    subject: Subject, case: Case, shapes: Sequence[OutputShape], short: Sequence[int]
) -> None:
    """Raises VerdictReached unless outputs of ``short`` alone are marked as insufficient, and each output has its rank
    and right extents, or 0 for one that the driver does not know; 0 is refused beyond AOSP's tests and the text, and so
    is a mark on some of ``short`` only: AOSP's own driver ends at the first operation whose output has no room. The
    shape of an output that is not compared may be any.
    """
    wanted, got = _shapes_of(case), [tuple(shape.dimensions) for shape in shapes]
    marked = [index for index, shape in enumerate(shapes) if not shape.is_sufficient]
    text = f"output shapes of {case.name} with outputs {list(short)} a byte short: got {got}, wanted {wanted}"
    expect(_all(_agree, shapes, wanted), f"{text}, with 0 for what is not known", Verdict.WRONG)
    marks = f"outputs of {case.name} marked insufficient: got {marked}, wanted {list(short)}"
    expect(bool(marked) and set(marked) <= set(short), marks, Verdict.WRONG)
    with subject.demanded_by(Level.STRICT, "the driver guide, output shapes: which outputs have too little room"):
        expect(marked == list(short), marks, Verdict.WRONG)
    with subject.demanded_by(Level.STRICT, "the driver guide, output shapes: as many extents as it can"):
        expect(_all(eq, shapes, wanted), text, Verdict.WRONG)


def _shapes_of(case: Case) -> list[Extents | None]:
    """Return the shape of each output; None for one that is not compared."""
    return [None if array is None else array.shape for array in case.expected]


def _all(
    agree: Callable[[Extents, Extents], bool], shapes: Sequence[OutputShape], wanted: list[Extents | None]
) -> bool:
    """Return whether there are as many shapes as wanted, and each agrees with the one that is wanted."""
    return len(shapes) == len(wanted) and all(
        want is None or agree(tuple(shape.dimensions), want) for shape, want in zip(shapes, wanted, strict=True)
    )


def _agree(got: Extents, wanted: Extents) -> bool:
    return len(got) == len(wanted) and all(a in (0, b) for a, b in zip(got, wanted, strict=True))
