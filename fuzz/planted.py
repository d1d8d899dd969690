"""The drivers with planted faults that fuzzing must find, and whether it does."""

from __future__ import annotations

import importlib
import pkgutil
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fuzz.campaign import Campaign, Plan
from fuzz.findings import Finding
from harness.results.store import Store

PACKAGE = "reference_driver.faulty.fuzzing"


@dataclass(frozen=True)
class Planted:
    """A driver with a fault: the target that must find it, and the verdict that it must come to."""

    name: str
    address: str
    target: str
    verdict: str
    limit: float

    def fuzz(self, seconds: float, seed: int) -> tuple[list[Finding], int, float]:
        """What a campaign finds first, after how many inputs and seconds."""
        plan = Plan(self.target, self.address, seconds, seed, self.limit, first=True)
        with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "fuzz.sqlite") as store:
            run = store.begin_run("planted", seed, versions={}, machine="")
            campaign = Campaign(plan, store, run, lambda found: None)
            began = time.monotonic()
            campaign.run()
            return list(campaign.findings.values()), campaign.executions, time.monotonic() - began


def planted(package: str = PACKAGE) -> Iterator[Planted]:
    """All of them, by name."""
    for info in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
        module = importlib.import_module(info.name)
        if hasattr(module, "FOUND_BY"):
            name = info.name.rpartition(".")[2]
            limit = getattr(module, "LIMIT", 10.0)
            yield Planted(name, f"inproc:{info.name}", module.FOUND_BY, module.AS, limit)
