"""Checks of concurrent and repeated use: queries and preparations on many threads, devices opened and closed, resources
released.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.busy import OfAThread
from nnconform.harness.conformance.support.comings import COMING, Coming
from nnconform.harness.conformance.support.deadlines import LIMITED_PATHS
from nnconform.harness.conformance.support.exact_sums import sum_of, sum_type
from nnconform.harness.conformance.support.growth import expect_no_growth, kept_by
from nnconform.harness.conformance.support.layouts import with_wrong_pool, without_room
from nnconform.harness.conformance.support.look_alikes import write
from nnconform.harness.driver.interface import Device
from nnconform.harness.driver.room import is_busy
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect, not_applicable
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import ExecutionOptions
from nnconform.harness.execution.preparation import Preparation
from nnconform.harness.execution.preparation import prepare as prepare_once
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import DeviceStatus
from nnconform.harness.model.memory import Memory
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_THREADS = 8
# What is called at the same time, and how often: one of them prepares models, for a driver may have room for two alone.
_ALL_KINDS = (
    "prepared models",
    "refused models",
    "refused requests",
    "executions without room",
    "fences that fail",
    "bursts",
    "buffers",
    "refused buffers",
)
_CALLS = 24
_CLIENTS = "the driver guide, security and stability: clients come and go without harm to others"
# Growth that counts as a leak: memory grows in larger steps than there are repetitions.
_TIMES = 8
_GROWTH = kept_by(_TIMES, 1 << 20, one_in=2)
_CYCLES = 3


@check(
    Level.TEXT,
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations: the answer is for the model, and for nothing else",
    stage=Stage.QUERY,
)
def answers_many_threads(subject: Subject) -> None:
    """A device gives the same answers about itself and about models, however many threads ask at once."""
    cases = models.cases(subject.hal)
    device = subject.device
    wanted = [device.supported_operations(case.model) for case in cases]
    capabilities = device.capabilities()

    def ask(start: int) -> None:
        for number in range(start, start + len(cases)):
            case = cases[number % len(cases)]
            got = device.supported_operations(case.model)
            text = f"supported_operations of {case.name}: got {got} while {_THREADS} threads called it"
            expect(got == wanted[number % len(cases)], f"{text}, wanted {wanted[number % len(cases)]}")
        expect(device.capabilities() == capabilities, "capabilities: changed while many threads called it")

    run_concurrently(subject.session, [partial(ask, start) for start in range(_THREADS)])


@check(
    Level.TEXT,
    source="IDevice.hal, IPreparedModel.hal, IBuffer.hal 1.0 to 1.3: the result of each call, whatever others are "
    "under way",
)
def calls_of_all_kinds_may_overlap(subject: Subject) -> None:
    """A model is prepared and closed, bursts are opened and buffers allocated, models, requests and buffers refused,
    and executions fail, on a thread each at the same time: every call is right, and ends.
    """
    kind = sum_type(subject)
    bystander = subject.prepare(sum_of(kind, 0).model)
    kinds = [COMING[name] for name in _ALL_KINDS]

    def work(make: Coming) -> None:
        with OfAThread(subject.session, subject.name, _THREADS) as own:
            try:
                call = make(own, kind, bystander)
            except VerdictReached as reached:
                if reached.verdict is Verdict.NOT_APPLICABLE:
                    return
                raise
            for number in range(_CALLS):
                call(number)

    run_concurrently(subject.session, [partial(work, make) for since, make in kinds if since <= subject.hal])
    subject.expect_right(bystander, sum_of(kind, 1))


@check(
    Level.TEXT,
    source="IDevice.hal 1.0 to 1.3, prepareModel: several threads may prepare at once, also the same model",
    stage=Stage.PREPARE,
)
def prepares_in_many_threads(subject: Subject) -> None:
    """Several models, the same or different ones, can be prepared at once: each callback is called once, and each
    prepared model computes the right outputs. One that a busy driver refuses meanwhile can be prepared afterwards.
    """
    cases = [case for case in models.cases(subject.hal) if all(subject.device.supported_operations(case.model)[1])]
    if not cases:
        not_applicable("the driver supports none of the models of this check")
    chosen = [cases[number % len(cases)] for number in range(2 * _THREADS)]
    preparations: dict[int, Preparation] = {}

    def prepare(number: int) -> None:
        preparations[number] = subject.launch(chosen[number].model)

    run_concurrently(subject.session, [partial(prepare, number) for number in range(len(chosen))])
    for number, preparation in preparations.items():
        call = f"prepare_model of {chosen[number].name}, one of {len(chosen)} at once"
        preparation.expect_no_problem()
        if preparation.prepared is None and is_busy(preparation.status, preparation.meanwhile):
            preparation = subject.launch(chosen[number].model)
        if preparation.prepared is not None:
            subject.expect_right(preparation.prepared, chosen[number])
        else:
            subject.expect_prepared(preparation.status, call)


@check(Level.TEXT, source=_CLIENTS, stage=Stage.CLOSE)
def survives_being_opened_and_closed(subject: Subject) -> None:
    """A device can be opened, used, closed twice and opened again, several times, while another device is in use."""
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)
    for number in range(_CYCLES):
        session = Session(subject.session.address, hal=subject.hal, seed=number, limit=subject.session.limit)
        device = session.device()
        try:
            with Subject(session, subject.name) as other:
                status = device.status()
                expect(status == DeviceStatus.AVAILABLE, f"status of a device opened anew: {status!r}")
                # Every other device is closed without being used.
                if number % 2:
                    other.expect_right(other.prepare(case.model), case)
        finally:
            device.close()
            device.close()
            session.close()
    subject.expect_right(prepared, case)


@check(Level.TEXT, source=_CLIENTS, stage=Stage.CLOSE)
def opens_several_at_once(subject: Subject) -> None:
    """Several devices can be open at the same time; each computes the right outputs."""
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)
    devices: list[Device] = []
    try:
        for _ in range(2):
            devices.append(open_driver(subject.session.address))
        statuses = [device.status() for device in devices]
        expect(set(statuses) == {DeviceStatus.AVAILABLE}, f"status of two more devices: {statuses}")
        subject.expect_right(prepared, case)
    finally:
        for device in devices:
            device.close()
    subject.expect_right(prepared, case)


@check(
    Level.TEXT,
    source="driver guide, Cleanup: a prepared model without references is destroyed; the driver must hold none",
    stage=Stage.CLOSE,
    variants=("queries", "preparations", "refused preparations", "executions", "failed executions", "clients"),
)
def keeps_nothing_of(subject: Subject, what: str) -> None:
    """Repeated work does not make the driver's process hold more descriptors, threads, memory, mappings or child
    processes each time.
    """
    work = _work(subject, models.case("conv_float32"), what)

    def repeat() -> None:
        for _ in range(_TIMES):
            work()

    expect_no_growth(subject.session, repeat, _GROWTH)


def _work(subject: Subject, case: Case, what: str) -> Callable[[], None]:
    device, session = subject.device, subject.session
    # Pools are mapped, or given to another process, by descriptors.
    pool = Memory.create(16 + len(case.model.operand_values))
    write(case.model, pool, 8)
    in_pool = models.in_pools(case.model, [pool], 8)

    def query() -> None:
        device.supported_operations(case.model)
        device.capabilities()

    def prepare() -> None:
        # Not by the subject, which keeps each prepared model to its end: with its pools, if both share a process.
        preparation = prepare_once(session, in_pool)
        preparation.expect_no_problem()
        if preparation.prepared is not None:
            preparation.prepared.close()

    def refuse() -> None:
        subject.launch(models.with_cycle())

    def come_and_go() -> None:
        client = device.another_client()
        if client is None:
            not_applicable("the driver knows of one client only")
        client.supported_operations(case.model)
        client.close()

    works = {"queries": query, "preparations": prepare, "refused preparations": refuse, "clients": come_and_go}
    if what in works:
        return works[what]
    if what == "failed executions":
        return _failures(subject, case)
    prepared, arena = subject.prepare(case.model), Arena(session.seed)

    def execute() -> None:
        for path in subject.paths():
            result = subject.execute(prepared, subject.lay_out(case, arena), path.name)
            judge_outputs(case, arena, result)

    return execute


def _failures(subject: Subject, case: Case) -> Callable[[], None]:
    """Return executions that are refused, have too little room, or a deadline that has passed, on each path."""
    prepared, arena = subject.prepare(case.model), Arena(subject.session.seed)
    outdated = ExecutionOptions(deadline=1)

    def fail() -> None:
        for path in subject.paths():
            for change in (with_wrong_pool, without_room):
                subject.execute(prepared, change(subject.lay_out(case, arena)), path.name)
            if LIMITED_PATHS[path.name] <= subject.hal:
                subject.execute(prepared, subject.lay_out(case, arena), path.name, outdated)

    return fail
