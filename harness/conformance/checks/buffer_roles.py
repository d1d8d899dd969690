"""Checks of buffers with several roles: those of each of their models, the extents that these know, and what is left
when one of the models is closed.
"""

from __future__ import annotations

from itertools import cycle

import numpy as np

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.buffers import (
    allocate,
    content,
    expect_allocated,
    expect_content,
    expect_uninitialised,
    fill,
    need_copy_dimensions,
    place,
    ways,
)
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.exact_sums import SumType, sum_type, value
from nnconform.harness.conformance.support.layouts import with_output_shape
from nnconform.harness.conformance.support.models import case
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.driver.interface import Buffer, BufferRole, PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, fail
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, name_of
from nnconform.harness.results.verdict import Verdict
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
    the models is closed, the buffer keeps its content, and serves the other. When both are, it still is what
    ``copy_from`` and ``copy_to`` make of it.
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
    subject.give_back(prepared)
    # A service is told with the next call.
    subject.device.status()
    expect_content(subject, last, {0: buffer})
    fill(subject, buffer, last.inputs[0])
    got, wanted = content(subject, buffer, last.inputs[0]), last.inputs[0]
    same = wanted is not None and got.tobytes() == wanted.tobytes()
    expect(same, f"copy_to gave {got}, wanted {wanted}: no model of the buffer's roles is left", Verdict.WRONG)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="caching",
    source="IDevice.hal 1.3, allocate: preparedModels, as prepareModel_1_3 or prepareModelFromCache_1_3 gives them",
)
def are_those_of_restored_models_too(subject: Subject) -> None:
    """A buffer can be allocated for inputs and outputs of a model that was restored from its cache, also with one that
    was prepared, and serves both.
    """
    need_own(subject, "caching")
    need_own(subject, "allocate")
    own_case, files = case("add_float32"), CacheFiles.create(subject)
    prepared = files.save(own_case)
    roles = [BufferRole(0, 0)]
    expect_allocated(*allocate(subject, [prepared], roles, roles)).close()
    restored = files.restore("of a model for buffers")
    for models in ([restored], [prepared, restored], [restored, prepared]):
        roles = [BufferRole(number, 0) for number in range(len(models))]
        status, buffer = allocate(subject, models, roles, roles)
        if buffer is None:
            call = f"allocate for {'a restored model' if len(models) == 1 else 'a prepared model and a restored one'}"
            level = Level.STRICT if status == ErrorStatus.GENERAL_FAILURE else Level.TEXT
            with subject.demanded_by(level, "IDevice.hal 1.3, allocate: GENERAL_FAILURE for roles not supported"):
                fail(f"{call}: got {name_of(ErrorStatus, status)}, wanted NONE, as for the model that was saved")
            return
        for number, (model, path) in enumerate(zip(models * 2, cycle(ways(subject)), strict=False)):
            scaled_case = scaled(own_case, number)
            _write(subject, model, scaled_case, buffer, path, "a model, restored or saved,")
            fill(subject, buffer, scaled_case.inputs[0])
            _read(subject, model, scaled_case, buffer, path, "a model, restored or saved,")
        buffer.close()


# Who knows extents of a buffer of [2, 3]: its models, which have those of their arguments, and its description.
_Extents = tuple[int, int]
_KNOWN: dict[str, tuple[tuple[_Extents, ...], tuple[int, ...]]] = {
    "its description": (((0, 0),), (2, 0)),
    "its first role": (((2, 0), (0, 0)), ()),
    "its last role": (((0, 0), (0, 3)), ()),
    "each of its roles": (((0, 3), (2, 0)), ()),
    "its role and its description": (((0, 3),), (2, 0)),
}
_SHAPE = 2, 3
# Shapes with one extent that is right, or with none.
_OTHERS = (4, 3), (1, 3), (2, 2), (2, 5), (3, 2), (6, 1)


def _agree(known: tuple[int, ...], shape: tuple[int, ...]) -> bool:
    return all(extent in (0, other) for extent, other in zip(known, shape, strict=False))


def _sum(kind: SumType, shape: tuple[int, int], known: _Extents) -> Case:
    numbers = np.array([value(place) for place in range(shape[0] * shape[1])]).reshape(shape)
    return kind.sum(numbers, [[value(2)]], shape=known)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: the dimensions of the description and of all roles' operands go together; "
    "IBuffer.hal 1.3, copyFrom: each dimension that the buffer has must be the same",
    variants=tuple(_KNOWN),
)
def have_the_extents_that_any_of_them_knows(subject: Subject, who: str) -> None:
    """A buffer has each extent that its description or the operand of any role has: ``copy_from`` with another one
    fails with INVALID_ARGUMENT, and an execution whose output has another one fails. One that nobody knows may be any.
    """
    need_copy_dimensions(subject)
    extents, description = _KNOWN[who]
    kind = sum_type(subject)
    models = [subject.prepare(_sum(kind, _SHAPE, known).model) for known in extents]
    roles = [BufferRole(number, 0) for number in range(len(models))]
    buffer = expect_allocated(*allocate(subject, models, roles, roles, description))
    everyone = [*extents, *filter(None, [description])]
    for shape in (_SHAPE, *_OTHERS, _SHAPE):
        (x,) = _sum(kind, shape, _SHAPE).inputs
        assert x is not None
        if all(_agree(known, shape) for known in everyone):
            fill(subject, buffer, x, shape)
        else:
            status = buffer.copy_from(subject.memory(x.tobytes()), shape)
            call = f"copy_from with dimensions {list(shape)} to a buffer of which {who} knows more"
            expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=call)
            expect_uninitialised(subject, buffer, x.nbytes, "after a copy_from that failed")
    for known, prepared in zip(extents, models, strict=True):
        for shape in (_SHAPE, *_OTHERS):
            own_case = _sum(kind, shape, known)
            if not _agree(known, shape):
                continue
            request = place(with_output_shape(subject.lay_out(own_case), shape), {}, {0: buffer})
            result = subject.execute(prepared, request)
            call = f"execution whose output is {list(shape)}, into a buffer of which {who} knows extents"
            if all(_agree(each, shape) for each in everyone):
                expect_status(result.status, ErrorStatus.NONE, call=call)
                expect_content(subject, own_case, {0: buffer})
            else:
                expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE, call=call)
    for prepared in models:
        subject.give_back(prepared)
