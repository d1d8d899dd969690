"""Faults in what a device reports about itself."""

from __future__ import annotations

import itertools
import time

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import MAX_NUMBER_OF_CACHE_FILES, Device, DeviceInfo
from nnconform.harness.model.authority import Level
from nnconform.harness.model.capabilities import Capabilities, OperandPerformance, PerformanceInfo
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus, MeasureTiming, OperandType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

Figures = tuple[OperandPerformance, ...]


class OtherFigures(ReferenceDevice):
    """A device that reports the operand performance returned by ``figures``."""

    def figures(self, right: Figures) -> Figures:
        """Return the operand performance to report, from the correct one."""
        raise NotImplementedError

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        status, right = super().capabilities()
        return status, right and replace(right, operand_performance=self.figures(right.operand_performance))


@fault("basics.has_a_name_to_be_registered_by")
class NameWithTwoDashes(ReferenceDevice):
    """The device's name has two dashes, so that no service can be registered by it."""

    name = "nnconform-reference-two"


@fault("basics.has_a_name_to_be_registered_by")
class NameThatBeginsWithADash(ReferenceDevice):
    """The device's name has no vendor before its dash."""

    name = "-reference"


class _SynchronousModel(ReferencePreparedModel):
    """A prepared model that executes synchronously in every HAL version."""

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        status = self.check(request, measure)
        return self.run(request, measure, Limits()) if status == ErrorStatus.NONE else ExecutionResult(status)


@fault("basics.refuses_what_came_later")
class AnswersWhatCameLater(ReferenceDevice):
    """A driver of HAL 1.1 executes synchronously, which was added in HAL 1.2."""

    prepared_model = _SynchronousModel

    def __init__(self) -> None:
        super().__init__(hal="1.1")


@fault(
    "basics.says_the_same_at_work",
    "basics.says_the_same_again",
    "basics.says_the_same_after_a_restart",
    "basics.says_the_same_to_every_client",
    "concurrency.answers_many_threads",
)
class CapabilitiesDrift(ReferenceDevice):
    """The performance of IF differs each time that the capabilities are queried."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.measured = itertools.count(1)

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        status, capabilities = super().capabilities()
        return status, capabilities and replace(capabilities, if_performance=PerformanceInfo(next(self.measured), 1.0))


@fault(
    "basics.says_the_same_at_work",
    # NaN is not equal to itself, so that it also counts as changed.
    "basics.figures_are_positive",
    "basics.says_the_same_again",
    "basics.says_the_same_after_a_restart",
    "basics.says_the_same_to_every_client",
    "concurrency.answers_many_threads",
)
class CapabilitiesNotANumber(OtherFigures):
    """The power usage of float32 tensors is NaN, which a check for ``<= 0`` does not find."""

    def figures(self, right: Figures) -> Figures:
        wrong = PerformanceInfo(1.0, float("nan"))
        return tuple(
            OperandPerformance(each.type, wrong) if each.type == OperandType.TENSOR_FLOAT32 else each for each in right
        )


@fault("basics.figures_are_of_known_types")
class CapabilitiesOfSubgraphs(OtherFigures):
    """The operand performance has an entry for the type SUBGRAPH."""

    def figures(self, right: Figures) -> Figures:
        wrong = replace(right[0], type=OperandType.SUBGRAPH)
        return tuple(sorted([*right, wrong], key=lambda each: each.type))


@fault("basics.figures_are_sorted", level=Level.STRICT)
class CapabilitiesTwice(OtherFigures):
    """Each entry of the operand performance comes twice."""

    def figures(self, right: Figures) -> Figures:
        return tuple(each for each in right for _ in range(2))


@fault("basics.figures_are_sorted")
class CapabilitiesUnsorted(OtherFigures):
    """The entries of the operand performance are in reverse order."""

    def figures(self, right: Figures) -> Figures:
        return right[::-1]


@fault("basics.has_every_figure")
class CapabilitiesWithoutIf(ReferenceDevice):
    """The performance of IF, which HAL 1.3 requires, is missing."""

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        status, capabilities = super().capabilities()
        return status, capabilities and replace(capabilities, if_performance=None)


@fault("basics.figures_are_positive")
class CapabilitiesZero(ReferenceDevice):
    """The execution time of WHILE is 0."""

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        status, capabilities = super().capabilities()
        return status, capabilities and replace(capabilities, while_performance=PerformanceInfo(0.0, 1.0))


@fault(
    "basics.is_available",
    "basics.says_the_same_at_work",
    "concurrency.survives_being_opened_and_closed",
    "concurrency.opens_several_at_once",
)
class IsBusy(ReferenceDevice):
    """The device always reports the status BUSY."""

    def status(self) -> DeviceStatus:
        return DeviceStatus.BUSY


@fault("basics.needs_few_cache_files")
class NeedsTooManyCacheFiles(ReferenceDevice):
    """The driver asks for more cache files than the contract allows."""

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return ErrorStatus.NONE, 1, MAX_NUMBER_OF_CACHE_FILES + 1


@fault("basics.has_a_type")
class TypeUnknown(ReferenceDevice):
    """The device type is 0, which is not defined."""

    def info(self) -> DeviceInfo:
        return replace(super().info(), type=0)


@fault("basics.says_the_same_after_a_restart")
class VersionChanges(ReferenceDevice):
    """The version string differs each time the driver starts."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.started = time.monotonic_ns()

    def info(self) -> DeviceInfo:
        return replace(super().info(), version=f"1.{self.started}")


@fault("basics.says_the_same_to_every_client")
class VersionOfTheClient(ReferenceDevice):
    """The version string counts the clients that the device has had."""

    client = 1

    def another_client(self) -> Device:
        self.client += 1
        return super().another_client()

    def info(self) -> DeviceInfo:
        return replace(super().info(), version=f"1.{self.client}")


@fault("basics.has_a_version")
class VersionStringEmpty(ReferenceDevice):
    """The version string is empty."""

    def info(self) -> DeviceInfo:
        return replace(super().info(), version="")


@fault("basics.is_as_available_as_it_says", "basics.says_the_same_at_work")
class UnavailableThoughAvailable(ReferenceDevice):
    """Every preparation is answered with DEVICE_UNAVAILABLE, though the status of the device is AVAILABLE."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        return ErrorStatus.DEVICE_UNAVAILABLE, ()


@fault(
    "basics.says_the_same_at_work",
    "basics.is_available",
    "basics.is_as_available_as_it_says",
    "concurrency.survives_being_opened_and_closed",
    "concurrency.opens_several_at_once",
    level=Level.STRICT,
)
class WorksOffline(ReferenceDevice):
    """The status of the device is OFFLINE, and every call succeeds."""

    def status(self) -> DeviceStatus:
        return DeviceStatus.OFFLINE


@fault("basics.says_the_same_at_work", may_be_caught_by=["basics.says_the_same_after_a_restart"])
class OneMoreFileLater(ReferenceDevice):
    """After its first preparation a device needs one more cache file."""

    more = 0

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        self.more = 1
        return super().program(model, checked, limits)

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        status, model, data = super().number_of_cache_files_needed()
        return status, model + self.more, data


class _Working(ReferencePreparedModel):
    """A prepared model that tells its device when it executes, long enough that a question falls into it."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        vars(self.device)["at_work"] = True
        try:
            time.sleep(0.2)
            return super().run(request, measure, limits)
        finally:
            vars(self.device)["at_work"] = False


@fault("basics.says_the_same_at_work")
class NoFiguresAtWork(ReferenceDevice):
    """A device that executes does not tell its capabilities."""

    prepared_model = _Working
    at_work = False

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        return (ErrorStatus.DEVICE_UNAVAILABLE, None) if self.at_work else super().capabilities()


@fault("basics.says_the_same_at_work")
class OfflineAfterWork(ReferenceDevice):
    """A device that was asked for its status while it executed is OFFLINE from then on."""

    prepared_model = _Working
    at_work = offline = False

    def status(self) -> DeviceStatus:
        self.offline |= self.at_work
        return DeviceStatus.OFFLINE if self.offline else super().status()
