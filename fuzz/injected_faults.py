"""The drivers with planted faults that fuzzing must find, and whether it does."""

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
    """A campaign against a planted fault: the finding, None where it found something else or nothing; after how many
    inputs, seconds, and seconds of processor time of all its processes.
    """

    finding: Finding | None
    inputs: int
    seconds: float
    processor: float


@dataclass(frozen=True)
class InjectedFault:
    """A driver with a fault: the target that must find it, and the verdict that it must come to."""

    name: str
    address: str
    target: str
    verdict: str
    limit: float

    def detect(self, seconds: float, seed: int) -> FuzzDetection:
        """What a campaign finds first."""
        plan = FuzzPlan(self.target, self.address, seconds, seed, self.limit, first=True)
        with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "fuzz.sqlite") as store:
            run = store.begin_run("planted", seed, versions={}, machine="")
            campaign = Campaign(plan, store, run, lambda found: None)
            began, before = time.monotonic(), _processor()
            campaign.run()
            found = next((each for each in campaign.findings.values() if each.verdict == self.verdict), None)
            return FuzzDetection(found, campaign.executions, time.monotonic() - began, _processor() - before)


def _processor() -> float:
    """Seconds of processor time of this process and of those that it has seen end."""
    below = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + below.ru_utime + below.ru_stime


def injected_faults(package: str = PACKAGE) -> Iterator[InjectedFault]:
    """All of them, by name."""
    for each in faults_of(package, "fuzzing"):
        (target, verdict), *_ = each.caught_by[""].items()
        name = each.name.partition(".")[2]
        yield InjectedFault(name, each.address(package), target, verdict, 10.0 if each.limit is None else each.limit)
