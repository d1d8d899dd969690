"""What comes and goes hundreds of times beside a prepared model that lives on, each given back before the next.

Each kind takes what is right beside what fails: a driver may count its failures, and refuse what is valid then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.aftermath import without_its_row
from nnconform.harness.conformance.support.buffers import (
    allocate,
    content,
    expect_allocated,
    fill,
    try_allocate,
)
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.exact_sums import SumType, sum_of
from nnconform.harness.conformance.support.fences import end_with_a_failed_fence, need_launched
from nnconform.harness.conformance.support.layouts import without_room
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import BufferRole, PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import ExecutionOptions, finish, open_burst
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.request import Request

# Takes the number of the time, does the work, and gives everything back.
Work = Callable[[int], None]
# Takes a type of sums, and a prepared model of sums that lives on.
Coming = Callable[[Subject, SumType, PreparedModel], Work]
# A deadline that has passed.
_PASSED = ExecutionOptions(deadline=1)
# Of so many clients one has a prepared model.
_WITH_A_MODEL = 10


def _models(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    def work(number: int) -> None:
        case = sum_of(kind, number, constant=number)
        prepared = subject.prepare(case.model)
        subject.expect_right(prepared, case)
        subject.give_back(prepared)

    return work


def _unused_models(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    model = sum_of(kind, 0, constant=3).model

    def work(number: int) -> None:
        subject.give_back(subject.prepare(model))

    return work


def _bursts(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    need_own(subject, "burst")

    def work(number: int) -> None:
        case, burst = sum_of(kind, number), open_burst(bystander)
        result = burst.execute_synchronously(subject.lay_out(case), (0, 1))
        judge_case(case, subject.arena, result, f"execution in burst {number + 1} of one prepared model")
        burst.close()

    return work


def _buffers(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    need_own(subject, "allocate")

    def work(number: int) -> None:
        array = sum_of(kind, number).inputs[0]
        status, allocated = allocate(subject, [bystander], [BufferRole(0, 0)])
        if number:
            # A driver without such buffers has none from the beginning.
            expect_status(status, ErrorStatus.NONE, call=f"allocate, with the {number} buffers before closed")
        buffer = expect_allocated(status, allocated)
        fill(subject, buffer, array)
        right = content(subject, buffer, array).tobytes() == (b"" if array is None else array.tobytes())
        expect(right, f"buffer {number + 1} of one prepared model does not hold what was copied to it")
        buffer.close()

    return work


def _refused_buffers(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    """Of a buffer without a role; then one with a role, as if it were the first."""
    need_own(subject, "allocate")
    allocated = _buffers(subject, kind, bystander)

    def work(number: int) -> None:
        # With any status: whether it is refused is for the checks of memory domains to say.
        try_allocate(subject, [bystander])
        allocated(number)

    return work


def _restored_models(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    files, case = CacheFiles.create(subject), sum_of(kind, 1, constant=7)
    subject.give_back(files.save(case))

    def work(number: int) -> None:
        prepared = files.restore(f"for the {number + 1}. time")
        subject.expect_right(prepared, case)
        subject.give_back(prepared)

    return work


def refused_models(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    """Return the preparation of a model with a cycle."""
    broken = models.with_cycle()

    def work(number: int) -> None:
        preparation = subject.launch(broken)
        expect(preparation.prepared is None, "a model with a cycle was prepared")

    return work


def refused_requests(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    """Return the execution of a request without inputs."""

    def work(number: int) -> None:
        request = subject.lay_out(sum_of(kind, number))
        result = subject.execute(bystander, Request((), request.outputs, request.pools))
        expect(result.status != ErrorStatus.NONE, "a request without inputs was executed")

    return work


def _without_room(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    def work(number: int) -> None:
        result = subject.execute(bystander, without_room(subject.lay_out(sum_of(kind, number))))
        expect(result.status != ErrorStatus.NONE, "an output was written to a place that is too small for it")

    return work


def _of_illegal_values(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    """Of rows that a table does not have; the same prepared model finds those that it has."""
    (case,) = supported(subject, [models.case("lookup_float32")])
    prepared, wrong = subject.prepare(case.model), without_its_row(case)

    def work(number: int) -> None:
        # With any status: what such an execution comes to is for other checks to say.
        subject.execute(prepared, subject.lay_out(wrong))
        subject.expect_right(prepared, case)

    return work


def _too_late(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    need_own(subject, "deadline")

    def work(number: int) -> None:
        # A driver need not keep deadlines: with any status.
        subject.execute(bystander, subject.lay_out(sum_of(kind, number)), options=_PASSED)

    return work


def _with_failed_fences(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    need_own(subject, "fenced")
    need_launched(subject)

    def work(number: int) -> None:
        launched = end_with_a_failed_fence(subject, bystander, subject.lay_out(sum_of(kind, number)))
        expect_status(launched.status, ErrorStatus.NONE, call=f"execute_fenced, with {number} that failed before")
        if launched.fence == -1:
            finish(subject.session, launched)

    return work


def _clients(subject: Subject, kind: SumType, bystander: PreparedModel) -> Work:
    """Of clients that ask for the status alone, and of some that have a prepared model."""
    case = sum_of(kind, 3, constant=2)

    def work(number: int) -> None:
        client = subject.device.another_client()
        if client is None:
            not_applicable("the driver knows of one client only")
        client.status()
        if number % _WITH_A_MODEL == 0 and (prepared := subject.prepare_if_room(case.model, client)) is not None:
            subject.expect_right(prepared, case)
            subject.alive.forget(prepared)
        client.close()

    return work


COMING: Mapping[str, tuple[HalVersion, Coming]] = {
    "prepared models": (HalVersion.V1_0, _models),
    "models that nobody executes": (HalVersion.V1_0, _unused_models),
    "refused models": (HalVersion.V1_0, refused_models),
    "refused requests": (HalVersion.V1_0, refused_requests),
    "executions without room": (HalVersion.V1_0, _without_room),
    "executions of illegal values": (HalVersion.V1_0, _of_illegal_values),
    "executions that are too late": (HalVersion.V1_3, _too_late),
    "fences that fail": (HalVersion.V1_3, _with_failed_fences),
    "bursts": (HalVersion.V1_2, _bursts),
    "restored models": (HalVersion.V1_2, _restored_models),
    "buffers": (HalVersion.V1_3, _buffers),
    "refused buffers": (HalVersion.V1_3, _refused_buffers),
    "clients": (HalVersion.V1_0, _clients),
}
