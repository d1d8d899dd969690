"""Tests of what the suites consist of."""

from __future__ import annotations

from pathlib import Path

from nnconform.fuzz.target import find_target, target_names
from nnconform.harness.campaigns.run.parts import RunPlan, Suite, parts_of, turns_of

DRIVER = "inproc:reference_driver"


def test_a_night_fuzzes_every_target_of_drivers() -> None:
    of_drivers = {f"fuzz-{name}" for name in target_names() if not find_target(name).own}
    for budget in (0.0, 60.0):
        plan = RunPlan((DRIVER,), Suite.NIGHTLY, budget=budget)
        parts = [*parts_of(plan, DRIVER, Path("out")), *turns_of(plan, DRIVER, Path("out"))]
        names = [part.name for part in parts if part.name.startswith("fuzz-")]
        assert sorted(names) == sorted(of_drivers)
        for part in parts:
            if part.name in of_drivers:
                assert part.words[part.words.index("--target") + 1] == part.name.removeprefix("fuzz-")
