"""The score of the conformance suite by operation, distributed over processes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec.structs import replace

from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, open_oracle
from nnconform.harness.generate.suite import SOURCE, generate
from nnconform.harness.ops.table import FAMILY, TABLE
from nnconform.harness.process.jobs import run_sharded, split
from nnconform.harness.selftest.score import HAL, OpScore, score_operation
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import case_files, read_cases
from nnconform.harness.spec.jsonl import SUFFIX, Header
from nnconform.harness.spec.jsonl_writer import append_cases

FAULTY = "inproc:reference_driver.faulty"
# Right drivers that round differently: the default, one that sums in another order, one that computes in float64.
REFERENCES = (f"inproc:reference_driver?{HAL}", f"inproc:reference_driver?{HAL}&order=reversed", ORACLE_ADDRESS)
# The times of operations differ a lot: with several shards for each job, all jobs end at about the same time.
SHARDS_PER_JOB = 6


class ScorePlan(msgspec.Struct, frozen=True):
    """The options of a run: score the cases in the folder ``specs``, or generated ones if it is None.

    ``faulty`` is the address of the driver into which faults are injected. Cases that catch survivors are written to
    the folder ``write``, unless it is None.
    """

    seed: int = 1
    specs: Path | None = None
    faulty: str = FAULTY
    write: Path | None = None


class ScoreShard(msgspec.Struct, frozen=True):
    """A part of the operations, by name."""

    plan: ScorePlan
    operations: tuple[str, ...]


def score_suite(plan: ScorePlan, operations: Sequence[str], jobs: int) -> Generator[OpScore, None, None]:
    """Score each operation; with several jobs, in the order in which they finish. The caller closes the generator.

    Raises UsageError if the plan's folder has no file of cases, or its driver cannot have faults.
    """
    if jobs == 1:
        yield from run_shard(ScoreShard(plan, tuple(operations)))
        return
    shards = [ScoreShard(plan, tuple(share)) for share in split(operations, SHARDS_PER_JOB * jobs)]
    with closing(run_sharded(run_shard, shards, OpScore, jobs)) as scores:
        yield from scores


def run_shard(shard: ScoreShard) -> Iterator[OpScore]:
    """Score each operation of a shard in this process."""
    plan = shard.plan
    by_operation = _read(plan.specs) if plan.specs else None
    oracle = open_oracle()
    for name in shard.operations:
        op = next(op for code, op in TABLE.items() if code.name == name)
        cases = generate(op, oracle, plan.seed).cases if by_operation is None else by_operation.get(name, [])
        score, killers = score_operation(op, cases, plan.faulty, REFERENCES, seed=plan.seed)
        yield score
        if plan.write and killers:
            plan.write.mkdir(parents=True, exist_ok=True)
            family = FAMILY[op.code]
            named = [replace(case, name=f"{family}_{name.lower()}_{case.name}") for case in killers]
            append_cases(named, plan.write / f"{family}{SUFFIX}", Header(SOURCE, plan.seed, REFERENCES[-1]))


def _read(folder: Path) -> Mapping[str, list[Case]]:
    """Read the cases in a folder, by the operations that they test. Raises UsageError if there are none."""
    by_operation: dict[str, list[Case]] = defaultdict(list)
    for path in case_files([folder]):
        for case in read_cases(path):
            for name in case.operations():
                by_operation[name].append(case)
    return by_operation
