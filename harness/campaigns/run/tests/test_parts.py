"""Tests of what the suites consist of."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from nnconform.fuzz.target import find_target, target_names
from nnconform.harness.campaigns.run.parts import RunPart, RunPlan, Suite, parts_of, turns_of

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


def parts_by_name(address: str = f"service:{DRIVER}", **options) -> dict[str, RunPart]:
    return {each.name: each for each in parts_of(RunPlan((address,), **options), address, Path("out"))}


@pytest.mark.parametrize(("jobs", "workers"), [(1, None), (2, None), (3, None), (4, "2")])
def test_parts_share_the_processes(jobs: int, workers: str | None) -> None:
    parts = parts_by_name(jobs=jobs)
    words = parts["specs"].words
    assert (words[words.index("--numprocesses") + 1] if "--numprocesses" in words else None) == workers
    assert parts["specs"].processes == max(1, jobs // 2)
    assert parts["fuzz-model"].processes == 1
    assert parts["mutate"].processes == jobs
    assert ("--jobs", str(jobs)) in pairwise(parts["mutate"].words) or jobs == 1
    assert parts["stress"].processes == parts["conformance"].processes == (0 if jobs > 1 else 1), "they wait much"
    assert parts["mlts"].processes == jobs, "what is measured has nothing beside it"


def test_one_part_alone_has_all_processes() -> None:
    assert "--numprocesses 2" in parts_by_name(jobs=2, only=("specs",))["specs"].command


def test_a_driver_in_the_process_of_pytest_cannot_end_its_part() -> None:
    assert "--numprocesses 1" in parts_by_name(DRIVER, jobs=2)["specs"].command
