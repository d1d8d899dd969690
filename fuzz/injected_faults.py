"""The planted faults that fuzzing must detect, and campaigns against them.

They are drivers in Python, drivers in C behind ``exec:`` and ``nnapi:``, and faults of our own code.
"""

from __future__ import annotations

import resource
import tempfile
import time
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec

from nnconform.fuzz import own
from nnconform.fuzz.campaign import Campaign, FuzzPlan
from nnconform.fuzz.findings import Finding
from nnconform.fuzz.native_build import build_native, first_toolchain, library_address, program_address
from nnconform.harness.driver.fault import faults_of
from nnconform.harness.results.events import Event
from nnconform.harness.results.store import Store

PACKAGE = "nnconform.reference_driver.faulty"
# What is compiled, by the folder below the reference driver: the faults that it has by its environment.
_LIBRARY, _PROGRAM = "capi", "clients/c"
_NATIVE = {
    _LIBRARY: ("short_shape@operand", "stale_zero@operand", "wrapped_size@operand"),
    _PROGRAM: ("zero_table", "wrapped_count"),
}
# What begins the names of faults in C.
NATIVE_SCHEMES = "nnapi: exec:"
# A library may also be one that exports another interface, by this file.
_LEFT_OUT = "support_library.c"


class FuzzDetection(msgspec.Struct, frozen=True):
    """The result of a campaign against an injected fault.

    ``finding`` is None if the fault was not detected. ``inputs``, ``seconds`` and ``processor`` are what the campaign
    took: inputs run, seconds, and seconds of processor time of all its processes.
    """

    finding: Finding | None
    inputs: int
    seconds: float
    processor: float


class InjectedFault(msgspec.Struct, frozen=True):
    """A driver, or our own code, with a fault; the target that must detect it, and the verdict of the finding."""

    name: str
    address: str
    target: str
    verdict: str
    limit: float

    def detect(self, seconds: float, seed: int, *, structured: bool = True, processor: float = 0.0) -> FuzzDetection:
        """Run a campaign until its first finding of the fault's verdict, or for ``processor`` seconds of the workers'
        processor time unless that is 0.
        """
        plan = FuzzPlan(self.target, self.address, seconds, seed, self.limit, structured=structured)
        with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "fuzz.sqlite") as store:
            run = store.begin_run("planted", seed, versions={}, machine="")
            campaign = _Bounded(plan, store, run, lambda finding: None)
            campaign.wanted, campaign.most = self.verdict, processor
            start, before = time.monotonic(), _processor()
            campaign.run()
            return FuzzDetection(
                campaign.detected(), campaign.executions, time.monotonic() - start, _processor() - before
            )


class _Bounded(Campaign):
    """A campaign that ends at its first finding of the ``wanted`` verdict, or after ``most`` seconds of its workers'
    processor time unless that is 0.
    """

    wanted = ""
    most = 0.0

    def detected(self) -> Finding | None:
        """Return the finding of the wanted verdict."""
        return next((each for each in self.findings.values() if each.verdict == self.wanted), None)

    def _is_over(self) -> bool:
        return self.detected() is not None or (bool(self.most) and self.processor > self.most)

    def _minimise(self, finding: Finding) -> tuple[Finding, Event] | None:
        # A small driver in C takes much that is invalid, which is not what is looked for.
        return super()._minimise(finding) if finding.verdict == self.wanted else None


def _processor() -> float:
    """Return the seconds of processor time of this process and its ended children."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def injected_faults(package: str = PACKAGE) -> Iterator[InjectedFault]:
    """Yield the faults of a package of drivers that fuzzing must detect."""
    for each in faults_of(package, "fuzzing"):
        (target, verdict), *_ = each.caught_by[""].items()
        name = each.name.partition(".")[2]
        yield InjectedFault(name, each.address(package), target, verdict, 10.0 if each.limit is None else each.limit)


def own_faults() -> Iterator[InjectedFault]:
    """Yield the faults of our own code."""
    for each in faults_of(own.PACKAGE):
        (target, verdict), *_ = each.caught_by[""].items()
        address = f"{own.OWN}?fault={each.name}"
        name = each.name.partition(".")[2]
        yield InjectedFault(name, address, target, verdict, 10.0 if each.limit is None else each.limit)


def native_faults(folder: Path) -> Iterator[InjectedFault]:
    """Build the drivers in C in a folder, and yield their faults. Raises UsageError without a compiler."""
    toolchain, driver = first_toolchain(), files("nnconform.reference_driver")
    sources = [Path(str(each)) for each in driver.joinpath(_LIBRARY).iterdir() if each.name.endswith(".c")]
    wanted = [each for each in sources if each.name != _LEFT_OUT]
    library = build_native(folder / "libfaulty.so", wanted, toolchain, ("-shared",))
    program = build_native(folder / "faulty", [Path(str(driver.joinpath(_PROGRAM, "service.c")))], toolchain)
    for kind, faults in _NATIVE.items():
        for fault in faults:
            chosen = f"NNCONFORM_FAULT={fault}"
            address = (
                library_address(library, toolchain, chosen) if kind == _LIBRARY else program_address(program, chosen)
            )
            scheme = "nnapi" if kind == _LIBRARY else "exec"
            yield InjectedFault(f"{scheme}: {fault.partition('@')[0]}", address, "model", "crashed", 30.0)
