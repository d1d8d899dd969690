"""Drivers with injected faults that fuzzing must detect, and campaigns against them."""

from __future__ import annotations

import resource
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from nnconform.fuzz.campaign import Campaign, FuzzPlan
from nnconform.fuzz.findings import Finding
from nnconform.harness.driver.fault import faults_of
from nnconform.harness.results.store import Store

PACKAGE = "nnconform.reference_driver.faulty"


@dataclass(frozen=True)
class FuzzDetection:
    """The result of a campaign against an injected fault.

    ``finding`` is None if the fault was not detected. ``inputs``, ``seconds`` and ``processor`` are what the campaign
    took: inputs run, seconds, and seconds of processor time of all its processes.
    """

    finding: Finding | None
    inputs: int
    seconds: float
    processor: float


@dataclass(frozen=True)
class InjectedFault:
    """A driver with a fault, the target that must detect it, and the verdict of the finding."""

    name: str
    address: str
    target: str
    verdict: str
    limit: float

    def detect(self, seconds: float, seed: int) -> FuzzDetection:
        """Run a campaign until its first finding."""
        plan = FuzzPlan(self.target, self.address, seconds, seed, self.limit, first=True)
        with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "fuzz.sqlite") as store:
            run = store.begin_run("planted", seed, versions={}, machine="")
            campaign = Campaign(plan, store, run, lambda finding: None)
            start, before = time.monotonic(), _processor()
            campaign.run()
            finding = next((each for each in campaign.findings.values() if each.verdict == self.verdict), None)
            return FuzzDetection(finding, campaign.executions, time.monotonic() - start, _processor() - before)


def _processor() -> float:
    """Return the seconds of processor time of this process and its ended children."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def injected_faults(package: str = PACKAGE) -> Iterator[InjectedFault]:
    """Yield the faults of a package that fuzzing must detect."""
    for each in faults_of(package, "fuzzing"):
        (target, verdict), *_ = each.caught_by[""].items()
        name = each.name.partition(".")[2]
        yield InjectedFault(name, each.address(package), target, verdict, 10.0 if each.limit is None else each.limit)
