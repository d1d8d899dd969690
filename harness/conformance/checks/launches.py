"""Checks of when a call that launches a task returns: after the callback of a refusal, before the task is done."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.long_execution import chain_that_takes
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, PreparedModel, Remote
from nnconform.harness.driver.room import LEAST_ALIVE, is_busy, no_room
from nnconform.harness.execution.expect import expect, expect_status, fail, not_applicable
from nnconform.harness.execution.paths import Launch
from nnconform.harness.execution.preparation import Preparation
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, name_of
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_REFUSALS = {
    "prepare_model": HalVersion.V1_0,
    "prepare_model_from_cache": HalVersion.V1_2,
    "execute": HalVersion.V1_0,
}
_ATTEMPTS = 3
# Seconds that a callback of another process may take to this one; there it came before the call returned.
_ON_ITS_WAY = 0.1
# The operations of a model that takes long to prepare.
_LENGTH = 400
# Those of the short models beside a long one, and the seconds that the long one takes.
_LENGTHS, _LONG = (1, 2), 0.04
# A call that takes no longer, in seconds, is one that returns immediately.
_IMMEDIATELY = 0.1


def _refuse_preparation(subject: Subject) -> tuple[ErrorStatus, Preparation]:
    preparation = Preparation()
    preparation.launched = subject.device.prepare_model(models.with_cycle(), callback=preparation)
    return preparation.launched, preparation


def _refuse_cache(subject: Subject) -> tuple[ErrorStatus, Preparation]:
    need_own(subject, "caching")
    preparation, token = Preparation(), bytes(BYTE_SIZE_OF_CACHE_TOKEN)
    preparation.launched = subject.device.prepare_model_from_cache(None, (), (), token, preparation)
    return preparation.launched, preparation


def _refuse_execution(subject: Subject) -> tuple[ErrorStatus, Launch]:
    need_own(subject, "asynchronous")
    case = models.case("add_float32")
    request = replace(subject.lay_out(case), outputs=())
    execution, prepared = Launch(), subject.prepare(case.model)
    execution.launched = prepared.execute(request, callback=execution)
    return execution.launched, execution


_CALLS: dict[str, Callable[[Subject], tuple[ErrorStatus, Preparation | Launch]]] = {
    "prepare_model": _refuse_preparation,
    "prepare_model_from_cache": _refuse_cache,
    "execute": _refuse_execution,
}


@check(
    Level.TEXT,
    source="IDevice.hal, prepareModel, and IPreparedModel.hal, execute, 1.0 to 1.3: must immediately invoke the "
    "callback with the status, then return",
    stage=Stage.PREPARE,
    variants=_REFUSALS,
)
def call_back_before_they_refuse(subject: Subject, call: str) -> None:
    """A call that refuses what it should launch has called its callback when it returns."""
    patience = _ON_ITS_WAY if isinstance(subject.device, Remote) else 0.0
    for _ in range(_ATTEMPTS):
        status, task = _CALLS[call](subject)
        if status == ErrorStatus.NONE:
            not_applicable(f"{call} finds later what it could refuse at once")
        came = task.arrived.wait(patience)
        if not came:
            subject.session.wait(task.arrived, call)
        if came:
            return
    fail(f"{call} returned {name_of(ErrorStatus, status)} and called its callback after that, wanted before")


@check(
    Level.TEXT,
    source="IDevice.hal 1.0 to 1.3, prepareModel: launch an asynchronous task to prepare the model, and immediately "
    "return",
    stage=Stage.PREPARE,
)
def return_before_the_model_is_prepared(subject: Subject) -> None:
    """``prepare_model`` of a valid model that takes long to prepare returns before its callback is called, or as soon
    as the model can be verified: in twice the time of ``supported_operations``, or a tenth of a second.
    """
    blocked = []
    for _ in range(_ATTEMPTS):
        text = _blocked(subject, _LENGTH)
        if not text:
            return
        blocked.append(text)
    fail("; ".join(blocked), Verdict.SLOW)


def _blocked(subject: Subject, length: int) -> str:
    """Prepare a model of ``length`` operations. Return how the call lasted until the model was prepared, "" if it did
    not.
    """
    model = models.long_chain(length)
    verified = []
    for _ in range(2):
        began = time.monotonic()
        status, flags = subject.device.supported_operations(model)
        verified.append(time.monotonic() - began)
        expect_status(status, ErrorStatus.NONE, call=f"supported_operations of a chain of {length} additions")
    if not all(flags):
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver does not support a chain of additions")
    preparation, ends = Preparation(), list[float]()

    def callback(status: ErrorStatus, prepared: PreparedModel | None) -> None:
        ends.append(time.monotonic())
        preparation(status, prepared)

    began = time.monotonic()
    preparation.launched = subject.device.prepare_model(model, callback=callback)
    call = time.monotonic() - began
    subject.session.wait(preparation.arrived, "prepare_model")
    preparation.expect_no_problem()
    if preparation.prepared is not None:
        preparation.prepared.close()
    whole = ends[0] - began
    if call <= max(_IMMEDIATELY, 2 * min(verified)) or call < 0.9 * whole:
        return ""
    text = f"prepare_model of {length} additions returned after {call:.2f} s and called back after {whole:.2f} s"
    return f"{text}; verifying takes {min(verified):.2f} s"


@check(
    Level.TEXT,
    source="IDevice.hal 1.0 to 1.3, prepareModel: an asynchronous task; its callback gets the prepared model",
    stage=Stage.PREPARE,
)
def give_each_its_own_model(subject: Subject) -> None:
    """Preparations that are under way at once may end in any order: the callback of each gets its own model, or the
    refusal of it. A long one begins before short ones, and before one of a model that is refused. A busy driver may
    refuse others.
    """
    short = supported(subject, map(models.long_case, _LENGTHS))
    long = chain_that_takes(subject, _LONG)
    for order in ([long, *short], [long, *short[::-1]], [*short[:1], long, *short[1:]], [long, *short]):
        works: list[tuple[Model, Case | None]] = [(case.model, case) for case in order]
        works.insert(1, (models.with_cycle(), None))
        preparations = [Preparation() for _ in works]
        for preparation, (model, _) in zip(preparations, works, strict=True):
            preparation.launched = subject.device.prepare_model(model, callback=preparation)
        for preparation in preparations:
            subject.session.wait(preparation.arrived, "prepare_model")
        given = [each.prepared for each in preparations if each.prepared is not None]
        for prepared in given:
            subject.closing.callback(prepared.close)
        for number, (preparation, (_, case)) in enumerate(zip(preparations, works, strict=True), 1):
            preparation.expect_no_problem()
            call = f"prepare_model {number} of {len(works)} at once"
            if case is None:
                expect(preparation.prepared is None, f"{call}: a model with a cycle was prepared")
                continue
            if is_busy(preparation.status, len(given)):
                continue
            # Beyond these a driver may have no room.
            more = no_room(subject.hal) if len(given) >= LEAST_ALIVE else ()
            expect_status(preparation.status, ErrorStatus.NONE, *more, call=call)
            if preparation.prepared is not None:
                subject.expect_right(preparation.prepared, case)
        for prepared in given:
            subject.give_back(prepared)
