"""Checks of what a device reports about itself."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from math import isnan
from threading import Event

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.long_execution import sums_that_take
from nnconform.harness.driver.interface import MAX_NUMBER_OF_CACHE_FILES, BufferDesc, BufferRole, Device
from nnconform.harness.driver.versions import offers
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect, expect_status, fail, not_applicable
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.authority import Level
from nnconform.harness.model.capabilities import FIGURES_SINCE, Capabilities, types_with_performance
from nnconform.harness.model.codes import DeviceStatus, DeviceType, ErrorStatus, HalVersion, OperandType, name_of
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.results.verdict import Stage


@check(
    Level.VTS,
    until=HalVersion.V1_3,
    source="IDevice.hal 1.0, getStatus; VTS BasicTests, StatusTest",
    feature="status",
    stage=Stage.QUERY,
)
def is_available(subject: Subject) -> None:
    """An open driver without work reports the status AVAILABLE."""
    status = subject.device.status()
    expect(status == DeviceStatus.AVAILABLE, f"status: got {status!r}, wanted AVAILABLE")


@check(
    Level.VTS,
    since=HalVersion.V1_2,
    source="IDevice.hal 1.2, getVersionString: the string must not be empty; "
    "VTS BasicTests, GetDeviceVersionStringTest",
    stage=Stage.QUERY,
)
def has_a_version(subject: Subject) -> None:
    """The version string is not empty."""
    version = subject.device.info().version
    expect(version, f"info: the version string is {version!r}, wanted one that identifies the build")


@check(
    Level.STRICT,
    since=HalVersion.V1_2,
    source="VTS 1.2 to 1.3, BasicTests, GetDeviceName: of the name under which a service is registered",
    stage=Stage.QUERY,
)
def has_a_name_to_be_registered_by(subject: Subject) -> None:
    """The device's name could be that of a service: one dash, which is neither the first nor the last character."""
    vendor, dash, rest = subject.device.name.partition("-")
    wanted = "wanted VENDOR-DEVICE, with one dash, as VTS wants it of a service's name"
    expect(vendor and dash and rest and "-" not in rest, f"the device's name is {subject.device.name!r}, {wanted}")


@check(
    Level.VTS,
    since=HalVersion.V1_2,
    source="types.hal 1.2, DeviceType: a device must be of one of these types; VTS BasicTests, GetDeviceTypeTest",
    stage=Stage.QUERY,
)
def has_a_type(subject: Subject) -> None:
    """The device type is one of OTHER, CPU, GPU and ACCELERATOR."""
    got = subject.device.info().type
    expect(
        got in frozenset(DeviceType), f"info: the type is {got!r}, wanted one of {', '.join(DeviceType.__members__)}"
    )


@check(
    Level.VTS,
    since=HalVersion.V1_2,
    feature="caching",
    source="IDevice.hal 1.2, getNumberOfCacheFilesNeeded: each number must not exceed the constant; "
    "VTS BasicTests, getNumberOfCacheFilesNeeded",
    stage=Stage.QUERY,
)
def needs_few_cache_files(subject: Subject) -> None:
    """A driver needs at most 32 model cache files and at most 32 data cache files."""
    status, *counts = subject.device.number_of_cache_files_needed()
    expect_status(status, ErrorStatus.NONE, call="number_of_cache_files_needed")
    for kind, count in zip(("model", "data"), counts, strict=True):
        wanted = f"wanted 0 to {MAX_NUMBER_OF_CACHE_FILES}"
        expect(0 <= count <= MAX_NUMBER_OF_CACHE_FILES, f"number_of_cache_files_needed: {count} {kind} files, {wanted}")


@check(
    Level.VTS,
    source="types.hal 1.0 to 1.3, Capabilities: its fields; VTS BasicTests, GetCapabilitiesTest",
    feature="capabilities",
    stage=Stage.QUERY,
)
def has_every_figure(subject: Subject) -> None:
    """The capabilities have every performance figure of the HAL version: relaxed computation from 1.1 on, relaxed
    scalars from 1.2 on, IF and WHILE from 1.3 on; before 1.2 also float32 and 8-bit tensors.
    """
    figures = _capabilities(subject).figures()
    wanted = [name for name, since in FIGURES_SINCE.items() if since <= subject.hal]
    if subject.hal < HalVersion.V1_2:
        wanted += [code.name for code in sorted(types_with_performance(subject.hal))]
    missing = [name for name in wanted if name not in figures]
    expect(not missing, f"capabilities: got no {', '.join(missing)}, which HAL {subject.hal} has")


@check(
    Level.VTS,
    source="types.hal 1.0, PerformanceInfo: a ratio to the CPU's time and energy; VTS BasicTests, GetCapabilitiesTest",
    feature="capabilities",
    stage=Stage.QUERY,
)
def figures_are_positive(subject: Subject) -> None:
    """Every ``exec_time`` and every ``power_usage`` in the capabilities is a number greater than 0."""
    for name, info in _capabilities(subject).figures().items():
        for what, value in (("exec_time", info.exec_time), ("power_usage", info.power_usage)):
            expect(value > 0 and not isnan(value), f"capabilities: {what} of {name} is {value!r}, wanted above 0")


@check(
    Level.VTS,
    since=HalVersion.V1_2,
    source="types.hal 1.2 and 1.3, Capabilities.operandPerformance: must be sorted by type; "
    "VTS BasicTests, GetCapabilitiesTest",
    feature="capabilities",
    stage=Stage.QUERY,
)
def figures_are_sorted(subject: Subject) -> None:
    """The performance figures of operand types are sorted by type, and no type occurs twice."""
    types = [int(entry.type) for entry in _capabilities(subject).operand_performance]
    for before, after in pairwise(types):
        names = name_of(OperandType, before), name_of(OperandType, after)
        expect(before <= after, f"capabilities: {names[1]} ({after}) comes after {names[0]} ({before}), wanted rising")
        with subject.demanded_by(Level.STRICT, "AOSP's runtime takes no driver whose table has a type twice"):
            expect(before < after, f"capabilities: two figures of {names[0]} ({before}), wanted one")


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="types.hal 1.2 and 1.3, Capabilities: figures of the HAL's operand types, none of SUBGRAPH",
    feature="capabilities",
    stage=Stage.QUERY,
)
def figures_are_of_known_types(subject: Subject) -> None:
    """The performance figures are of operand types of the driver's HAL version only, and never of SUBGRAPH."""
    known = types_with_performance(subject.session.info().hal)
    unknown = [entry.type for entry in _capabilities(subject).operand_performance if entry.type not in known]
    names = ", ".join(name_of(OperandType, code) for code in unknown)
    expect(not unknown, f"capabilities: figures of {names}, which are not types of HAL {subject.session.info().hal}")


@check(
    Level.STRICT,
    source="types.hal 1.2 and 1.3, Capabilities.operandPerformance lets a figure be missing: it counts as the slowest",
    feature="capabilities",
    stage=Stage.QUERY,
)
def figures_cover_what_is_supported(subject: Subject) -> None:
    """If the driver supports an operation whose first operand is a tensor, the capabilities have a performance figure
    of that tensor's type; a type without a figure counts as infinitely slow.
    """
    figures = {entry.type for entry in _capabilities(subject).operand_performance}
    known = types_with_performance(subject.hal)
    for case in models.cases(subject.hal):
        supported = subject.supported_operations(case.model, case.name)
        for operation, is_supported in zip(case.model.main.operations, supported, strict=False):
            code = case.model.main.operands[operation.inputs[0]].type
            missing = is_supported and is_tensor(code) and code in known - figures
            name = name_of(OperandType, code)
            expect(not missing, f"capabilities: no figure of {name}, though {operation!r} on it is supported")


@check(
    Level.TEXT,
    source="driver guide, Initialisation: every query of a driver has the same answer until a restart of the product",
    stage=Stage.QUERY,
)
def says_the_same_again(subject: Subject) -> None:
    """A device gives the same information, capabilities, extensions and numbers of cache files each time it is asked
    for them.
    """
    first = _all_answers(subject.device, subject.hal)
    for _ in range(3):
        _expect_same(first, _all_answers(subject.device, subject.hal), "when asked again")


@check(
    Level.TEXT,
    source="driver guide, Initialisation: the answers stay the same between restarts of the product",
    stage=Stage.QUERY,
)
def says_the_same_after_a_restart(subject: Subject) -> None:
    """A device gives the same information, capabilities, extensions and numbers of cache files after a restart of the
    driver.
    """
    first = _all_answers(subject.device, subject.hal)
    restarted = open_driver(subject.session.address)
    try:
        _expect_same(first, _all_answers(restarted, subject.hal), "after a restart")
    finally:
        restarted.close()


@check(
    Level.TEXT,
    source="driver guide, Initialisation: the answers are those of the product, whoever asks",
    stage=Stage.QUERY,
)
def says_the_same_to_every_client(subject: Subject) -> None:
    """A device gives the same information, capabilities, extensions and numbers of cache files to each of its clients,
    while others have it open and after they have closed it.
    """
    first = _all_answers(subject.device, subject.hal)
    second = subject.another_client()
    _expect_same(first, _all_answers(second, subject.hal), "to another client")
    second.close()
    _expect_same(first, _all_answers(subject.another_client(), subject.hal), "to a client after another was closed")


# Questions that are asked while the device executes, the executions that they fall into, and the most that are asked
# for so many.
_AT_WORK, _EXECUTIONS, _MOST = 10, 3, 200
# Seconds that an execution is to take, so that a question falls into it.
_AT_LEAST = 0.05


@check(
    Level.TEXT,
    source="driver guide, Initialisation: every query of a driver has the same answer until a restart of the product",
    stage=Stage.QUERY,
)
def says_the_same_at_work(subject: Subject) -> None:
    """A device gives the same information, capabilities, extensions and numbers of cache files before it has prepared
    or executed anything, while it executes, and after that; then it is AVAILABLE again.
    """
    session = Session(subject.session.address, hal=subject.hal, seed=subject.session.seed, limit=subject.session.limit)
    with closing(session), Subject(session, subject.name) as fresh:
        device = session.device()
        first = _all_answers(device, fresh.hal)
        case, prepared = sums_that_take(fresh, _AT_LEAST)
        executing, over, ended = Event(), Event(), 0

        def execute() -> None:
            nonlocal ended
            while not over.is_set():
                request = fresh.lay_out(case)
                executing.set()
                fresh.execute(prepared, request)
                executing.clear()
                ended += 1

        def ask() -> None:
            asked, during = 0, list[int]()
            try:
                while (len(during) < _AT_WORK or len(set(during)) < _EXECUTIONS) and asked < _MOST:
                    # Not all of them at once: the device begins to execute some time after it was told to.
                    over.wait(_AT_LEAST / _AT_WORK)
                    executing.wait(1)
                    before = ended
                    device.status()
                    _expect_same(first, _all_answers(device, fresh.hal), "while the device executed")
                    # The execution that was under way still is: the questions fell into it.
                    asked += 1
                    if executing.is_set() and before == ended:
                        during.append(before)
            finally:
                over.set()

        run_concurrently(session, [execute, ask])
        _expect_same(first, _all_answers(device, fresh.hal), "after executions")
        if "status" not in session.info().emulated:
            status = device.status()
            expect(status == DeviceStatus.AVAILABLE, f"status after executions: {name_of(DeviceStatus, status)}")


@check(
    Level.STRICT,
    until=HalVersion.V1_2,
    feature="versions",
    source="IDevice.hal and IPreparedModel.hal 1.0 to 1.2 have no such method: a driver of theirs cannot be asked",
)
def refuses_what_came_later(subject: Subject) -> None:
    """A method that is newer than the driver's HAL version returns an error and no result."""
    hal = subject.session.info().hal
    if hal >= HalVersion.V1_3:
        not_applicable(f"the driver is one of HAL {hal}, which has every method")
    case = models.case("add_float32")
    answers: dict[str, tuple[int, object]] = {}
    if not offers(hal, "supported_extensions"):
        status, extensions = subject.device.supported_extensions()
        answers["supported_extensions"] = status, extensions or None
        status, *counts = subject.device.number_of_cache_files_needed()
        answers["number_of_cache_files_needed"] = status, any(counts) or None
    prepared = subject.prepare(case.model)
    if not offers(hal, "execute_synchronously"):
        result = prepared.execute_synchronously(subject.lay_out(case))
        answers["execute_synchronously"] = result.status, result.output_shapes or None
        answers["configure_execution_burst"] = prepared.configure_execution_burst()
    fenced = prepared.execute_fenced(subject.lay_out(case))
    answers["execute_fenced"] = fenced.status, fenced.callback
    status, buffer, token = subject.device.allocate(BufferDesc(), [prepared], [BufferRole(0, 0)], [])
    answers["allocate"] = status, buffer or token or None
    for method, (answer, value) in answers.items():
        got = name_of(ErrorStatus, answer)
        expect(answer != ErrorStatus.NONE, f"{method} of a driver of HAL {hal}: got {got}, wanted GENERAL_FAILURE")
        expect(value is None, f"{method} of a driver of HAL {hal}: got {got} and {value!r}, wanted no result")


@check(
    Level.TEXT,
    until=HalVersion.V1_3,
    feature="status",
    source="IDevice.hal 1.0 to 1.3, getStatus, and DEVICE_UNAVAILABLE of each method: the driver is offline or busy",
    stage=Stage.QUERY,
)
def is_as_available_as_it_says(subject: Subject) -> None:
    """A device that is AVAILABLE before and after a call does not answer it with DEVICE_UNAVAILABLE. One that is not
    before and after does not answer it with NONE, which is a strict demand.
    """
    model = models.case("add_float32").model
    device = subject.device
    calls: dict[str, Callable[[], int]] = {
        "capabilities": lambda: device.capabilities()[0],
        "supported_operations": lambda: device.supported_operations(model)[0],
        "prepare_model": lambda: subject.launch(model).status,
    }
    for name, call in calls.items():
        statuses = {device.status()}
        answer = call()
        statuses.add(device.status())
        got = f"{name}: got {name_of(ErrorStatus, answer)} of a device whose status before and after is"
        available = statuses == {DeviceStatus.AVAILABLE}
        expect(not available or answer != ErrorStatus.DEVICE_UNAVAILABLE, f"{got} AVAILABLE")
        if DeviceStatus.AVAILABLE not in statuses:
            with subject.demanded_by(Level.STRICT, "a status that says nothing of the answers is of no use"):
                expect(
                    answer != ErrorStatus.NONE, f"{got} {', '.join(name_of(DeviceStatus, each) for each in statuses)}"
                )


def _capabilities(subject: Subject) -> Capabilities:
    status, capabilities = subject.device.capabilities()
    expect_status(status, ErrorStatus.NONE, call="capabilities")
    if capabilities is None:
        fail("capabilities: got NONE without capabilities")
    return capabilities


def _all_answers(device: Device, hal: HalVersion) -> dict[str, object]:
    """Return the answers to all queries that a device of HAL ``hal`` has beside those of models, by method name."""
    answers: dict[str, object] = {"info": device.info(), "capabilities": device.capabilities()}
    if hal >= HalVersion.V1_2:
        answers["supported_extensions"] = device.supported_extensions()
        answers["number_of_cache_files_needed"] = device.number_of_cache_files_needed()
    return answers


def _expect_same(first: dict[str, object], second: dict[str, object], when: str) -> None:
    for what, answer in first.items():
        expect(second[what] == answer, f"{what}: got {answer!r} first, and {second[what]!r} {when}")
