"""Checks of buffers with several roles: those of each of their models, and what is left when one of these is closed."""

from __future__ import annotations

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.buffers import allocate, expect_allocated, expect_content, fill, place, ways
from nnconform.harness.conformance.support.models import case
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.driver.interface import Buffer, BufferRole, PreparedModel
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.spec.case import Case

_NAMES = "first", "second"


def _write(subject: Subject, prepared: PreparedModel, own_case: Case, buffer: Buffer, path: str, whose: str) -> None:
    """Execute with the buffer as the output, and expect the right content."""
    request = place(subject.lay_out(own_case), {}, {0: buffer})
    result = subject.execute(prepared, request, path)
    call = f"{path} execution of {whose} with its output in a buffer that has roles of two models"
    expect_status(result.status, ErrorStatus.NONE, call=call)
    expect_content(subject, own_case, {0: buffer})


def _read(subject: Subject, prepared: PreparedModel, own_case: Case, buffer: Buffer, path: str, whose: str) -> None:
    """Execute with the buffer, which holds the first input, as that input."""
    result = subject.execute(prepared, place(subject.lay_out(own_case), {0: buffer}), path)
    call = f"{path} execution of {whose} with an input in a buffer that has roles of two models"
    expect_status(result.status, ErrorStatus.NONE, call=call)
    judge_outputs(own_case, subject.arena, result)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: the buffer can be used in each of its roles; IBuffer.hal 1.3",
    variants=("both models", "the first closed", "the second closed"),
)
def are_those_of_each_model(subject: Subject, which: str) -> None:
    """A buffer that was allocated for inputs and outputs of two models serves each of them in each role. When one of
    the models is closed, the buffer keeps its content, and serves the other.
    """
    first = case("add_float32")
    models = [subject.prepare(first.model) for _ in _NAMES]
    roles = [BufferRole(number, 0) for number in range(len(models))]
    buffer = expect_allocated(*allocate(subject, models, roles, roles))
    held = dict(zip(_NAMES, models, strict=True))
    for turn, path in enumerate(ways(subject)):
        for number, (name, prepared) in enumerate(held.items()):
            own_case = scaled(first, (turn + number) % 4)
            _write(subject, prepared, own_case, buffer, path, f"the {name} model")
            fill(subject, buffer, own_case.inputs[0])
            _read(subject, prepared, own_case, buffer, path, f"the {name} model")
    closed = which.split()[1]
    if closed not in held:
        return
    last = scaled(first, 2)
    fill(subject, buffer, last.inputs[0])
    subject.give_back(held.pop(closed))
    ((name, prepared),) = held.items()
    for path in ways(subject):
        _read(subject, prepared, last, buffer, path, f"the {name} model, the other being closed,")
    for path in ways(subject):
        _write(subject, prepared, last, buffer, path, f"the {name} model, the other being closed,")
