"""Checks of preparing models: what is accepted and refused, how the callback is called, and that prepared models are
independent.
"""

from __future__ import annotations

import gc
import mmap
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.deadlines import after
from nnconform.harness.conformance.support.layouts import parts_of_one_file
from nnconform.harness.conformance.support.look_alikes import precise
from nnconform.harness.conformance.support.supported_cases import is_supported, supported
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, fail
from nnconform.harness.execution.preparation import Preparation
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, HalVersion, Priority, name_of
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_PLAIN = "chain_float32"
# Seconds.
_HOUR = 3600
# Bytes before the constants: none is the start of a page, and the odd one is not that of a value either.
_OFFSETS = {
    "pool at an offset": 20,
    "pool at an odd offset": 21,
    "pool of odd pages": 2 * 4096 + 19,
    "file at an offset": 4096 + 20,
}


@check(
    Level.TEXT, source="IDevice.hal 1.0 to 1.3, prepareModel: the callback is called exactly once", stage=Stage.PREPARE
)
def calls_back_once(subject: Subject) -> None:
    """The callback of a preparation that succeeds is called once, and not again while the model is used or after it is
    closed.
    """
    case = models.case("add_float32")
    preparation = subject.launch(case.model)
    prepared = _expect_prepared(preparation)
    subject.expect_right(prepared, case)
    subject.give_back(prepared)
    # A second call of the callback would come before that of a later preparation.
    subject.expect_right(subject.prepare(case.model), case)
    preparation.expect_no_problem()


@check(
    Level.TEXT,
    source="IDevice.hal 1.0 to 1.3, prepareModel: an error goes to the callback, then the call returns "
    "it; exactly once",
    stage=Stage.PREPARE,
)
def calls_back_once_when_it_refuses(subject: Subject) -> None:
    """The callback of a preparation that fails at once is called once, with the error that the call returns and without
    a prepared model.
    """
    preparation = subject.launch(models.with_cycle())
    call = "prepare_model of a model with a cycle"
    launched = preparation.launched
    expect(launched != ErrorStatus.NONE, f"{call}: got NONE, wanted an error", Verdict.ACCEPTED_INVALID)
    with subject.demanded_by(
        Level.TEXT, "IDevice.hal 1.0 to 1.3, prepareModel: INVALID_ARGUMENT for an invalid argument"
    ):
        expect_status(launched, ErrorStatus.INVALID_ARGUMENT, call=call)
    subject.prepare(models.case("add_float32").model)
    preparation.expect_no_problem()


@check(
    Level.VTS,
    since=HalVersion.V1_1,
    feature="validation",
    source="types.hal 1.1, ExecutionPreference; IDevice.hal 1.1, prepareModel_1_1: INVALID_ARGUMENT; "
    "VTS ValidateModel, mutateExecutionPreferenceTest",
    stage=Stage.PREPARE,
    variants=("below", "above", "far above"),
)
def refuses_an_unknown_preference(subject: Subject, which: str) -> None:
    """An unknown execution preference is refused with INVALID_ARGUMENT."""
    number = {"below": -1, "above": max(ExecutionPreference) + 1, "far above": 1 << 30}[which]
    preparation = subject.launch(models.case("add_float32").model, preference=number)
    _expect_refused(preparation, f"prepare_model with preference {number}")


@check(
    Level.VTS,
    since=HalVersion.V1_3,
    feature="validation",
    source="types.hal 1.3, Priority; IDevice.hal 1.3, prepareModel_1_3: INVALID_ARGUMENT; "
    "VTS ValidateModel, mutateExecutionPriorityTest",
    stage=Stage.PREPARE,
    variants=("below", "above", "far above"),
)
def refuses_an_unknown_priority(subject: Subject, which: str) -> None:
    """An unknown priority is refused with INVALID_ARGUMENT."""
    number = {"below": -1, "above": max(Priority) + 1, "far above": 1 << 30}[which]
    preparation = subject.launch(models.case("add_float32").model, priority=number)
    _expect_refused(preparation, f"prepare_model with priority {number}")


@check(
    Level.TEXT,
    since=HalVersion.V1_1,
    source="types.hal 1.1, ExecutionPreference; IDevice.hal 1.1, prepareModel_1_1",
    variants=tuple(ExecutionPreference.__members__),
)
def takes_each_preference(subject: Subject, name: str) -> None:
    """A model can be prepared with each execution preference, and computes the right outputs: in float32, whichever it
    is.
    """
    for case in supported(subject, [models.case("chain_float32"), precise()]):
        subject.expect_right(subject.prepare(case.model, preference=ExecutionPreference[name]), case)


@check(
    Level.VTS,
    since=HalVersion.V1_3,
    source="types.hal 1.3, Priority; IDevice.hal 1.3, prepareModel_1_3; "
    "VTS QualityOfServiceTests, DeadlineTest: priorities",
    variants=tuple(Priority.__members__),
)
def takes_each_priority(subject: Subject, name: str) -> None:
    """A model can be prepared with each priority, and computes the right outputs: in float32, whichever it is."""
    for case in supported(subject, [models.case("chain_float32"), precise()]):
        subject.expect_right(subject.prepare(case.model, priority=Priority[name]), case)


@check(
    Level.TEXT,
    source="types.hal 1.0, OperandLifeTime, DataLocation and Model.pools: any offset, any hidl_memory",
    variants=(
        "copies",
        "copies at odd offsets",
        "pool",
        "copies and a pool",
        *_OFFSETS,
        "two pools",
        "pools among others",
        "parts of one file",
        "file",
    ),
)
def takes_constants_from(subject: Subject, where: str) -> None:
    """Constants may be copied into the model, in pools of shared memory, or some of both, or in files that are mapped
    read-only, all at any offset, several pools in one file too, up to the last byte of a pool, also one of odd size,
    and among pools that nothing refers to; so may those of referenced graphs. The outputs are right.
    """
    cases = [models.case(name) for name in ("chain_float32", "conv_float32")]
    if subject.hal >= HalVersion.V1_3:
        cases += [case for case in [models.case("while_float32")] if is_supported(subject, case)]
    for case in cases:
        for model in _placed(subject, models.ending_in_a_number(case.model), where):
            prepared = subject.prepare(model)
            subject.expect_right(prepared, case)
            subject.give_back(prepared)


def _placed(subject: Subject, model: Model, where: str) -> Iterator[Model]:
    """Yield the model with its constants in other places."""
    offset, values = _OFFSETS.get(where, 0), model.operand_values
    if where == "copies and a pool":
        for first in range(2):
            yield models.partly_in_pool(model, subject.memory(values), first)
    elif where == "two pools":
        yield models.in_pools_apart(model, [subject.memory(values) for _ in range(2)])
    elif where == "pools among others":
        pools = [subject.memory(values) for _ in range(4)]
        yield models.between_pools(models.in_pools_apart(model, pools[:2]), *pools[2:])
    elif where == "parts of one file":
        yield models.in_pools_apart(model, parts_of_one_file(2, len(values)))
    elif where == "copies at odd offsets":
        yield models.at_odd_offsets(model)
    elif where.startswith("pool"):
        yield models.in_pools(model, [subject.memory(bytes(offset) + values)], offset=offset)
    elif where.startswith("file"):
        yield models.in_pools(model, [_file(values, offset)])
    else:
        yield model


@check(
    Level.TEXT,
    source="types.hal 1.0 to 1.3, Model.pools: memories, which each process holds for itself",
)
def keeps_constants_of_freed_pools(subject: Subject) -> None:
    """The client may close and unmap the pools of a model as soon as the model is prepared."""
    case = models.case("conv_float32")
    values = case.model.operand_values
    prepared = subject.prepare(models.in_pools(case.model, [subject.memory(values)]))
    # The pools are closed with the model; the next pools get their descriptors.
    gc.collect()
    subject.session.flush()
    others = [subject.memory(bytes(len(values))) for _ in range(4)]
    other = subject.prepare(models.in_pools(models.case("chain_float32").model, [_file(bytes(64), 0)]))
    subject.expect_right(prepared, case)
    del others, other


@check(Level.TEXT, source="IDevice.hal 1.0 to 1.3, prepareModel: the model to be prepared includes its constants")
def tells_models_apart_by_their_constants(subject: Subject) -> None:
    """Two models that differ only in a constant are prepared as different models."""
    case = models.case("chain_float32")
    other = models.case(models.OTHER_FACTOR)
    first, second = subject.prepare(case.model), subject.prepare(other.model)
    subject.expect_right(second, other)
    subject.expect_right(first, case)


@check(Level.TEXT, source="driver guide, Execution: a driver may have to keep several prepared models at once")
def prepares_a_model_twice(subject: Subject) -> None:
    """A model can be prepared twice; closing the second prepared model does not affect the first."""
    case = models.case("conv_float32")
    first, second = subject.prepare(case.model), subject.prepare(case.model)
    subject.expect_right(second, case)
    subject.give_back(second)
    subject.session.flush()
    subject.expect_right(first, case)


def _refused_cycle(subject: Subject) -> None:
    subject.launch(models.with_cycle())


def _refused_preference(subject: Subject) -> None:
    subject.launch(models.case(_PLAIN).model, preference=-1)


def _refused_cache(subject: Subject) -> None:
    CacheFiles.create(subject).load()


def _too_late(subject: Subject) -> None:
    launched = subject.launch(models.case(_PLAIN).model, deadline=1)
    if launched.prepared is not None:
        subject.give_back(launched.prepared)


def _too_late_to_load(subject: Subject) -> None:
    files = CacheFiles.create(subject)
    subject.give_back(files.save(models.case(_PLAIN)))
    launched = files.load(deadline=1)
    if launched.prepared is not None:
        subject.give_back(launched.prepared)


_FAILURES: Mapping[str, tuple[HalVersion, Callable[[Subject], None]]] = {
    "cycle": (HalVersion.V1_0, _refused_cycle),
    "unknown preference": (HalVersion.V1_1, _refused_preference),
    "files without a cache": (HalVersion.V1_2, _refused_cache),
    "too late": (HalVersion.V1_3, _too_late),
    "too late to load": (HalVersion.V1_3, _too_late_to_load),
}


@check(
    Level.TEXT,
    feature="validation",
    source="IDevice.hal 1.0 to 1.3, prepareModel: an error is that of its own preparation",
    variants={name: since for name, (since, _) in _FAILURES.items()},
)
def leave_nothing_when_they_fail(subject: Subject, failure: str) -> None:
    """A preparation that is refused or fails has no effect on the one behind it, whether that has no arguments, a
    deadline or cache files, or comes from a cache: its model computes the right outputs.
    """
    (case,) = supported(subject, [models.case(_PLAIN)])
    fail_first = _FAILURES[failure][1]
    behind = f"behind one that fails: {failure}"
    ways: list[dict[str, Any]] = [{}]
    if subject.hal >= HalVersion.V1_3:
        ways.append({"deadline": after(_HOUR)})
    for arguments in ways:
        fail_first(subject)
        preparation = subject.launch(case.model, **arguments)
        subject.expect_prepared(preparation.status, " ".join(("prepare_model", *arguments, behind)))
        if preparation.prepared is not None:
            subject.expect_right(preparation.prepared, case)
            subject.give_back(preparation.prepared)
    if subject.hal >= HalVersion.V1_2 and any(subject.device.number_of_cache_files_needed()[1:]):
        _expect_cached(subject, fail_first, case, behind)


def _expect_cached(subject: Subject, fail_first: Callable[[Subject], None], case: Case, behind: str) -> None:
    """Expect that a model is saved behind a failure, and restored behind one."""
    files = CacheFiles.create(subject)
    fail_first(subject)
    prepared, saved = files.offer(case)
    subject.expect_right(prepared, case)
    subject.give_back(prepared)
    for deadline in (None, after(_HOUR)) if subject.hal >= HalVersion.V1_3 else (None,):
        if saved:
            fail_first(subject)
            restored = files.restore(behind, deadline=deadline)
            subject.expect_right(restored, case)
            subject.give_back(restored)


def _file(values: bytes, offset: int) -> Memory:
    """Return a mapped, read-only file with the values at ``offset``, and other bytes before them."""
    with tempfile.TemporaryFile() as file:
        file.write(b"\x55" * offset + values)
        file.flush()
        return Memory(os.dup(file.fileno()), len(values), offset, mmap.PROT_READ)


def _expect_prepared(preparation: Preparation) -> PreparedModel:
    if preparation.prepared is None:
        status = name_of(ErrorStatus, preparation.status)
        raise VerdictReached(Verdict.UNSUPPORTED, f"the driver does not prepare an ADD of float32: {status}")
    return preparation.prepared


def _expect_refused(preparation: Preparation, call: str) -> None:
    expect_status(preparation.status, ErrorStatus.INVALID_ARGUMENT, call=call)
    if preparation.launched not in (ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT):
        fail(f"{call}: returned {name_of(ErrorStatus, preparation.launched)}, wanted INVALID_ARGUMENT")
