"""The score of the conformance suite, operation by operation, shared between processes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

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
# Right in three ways: as users know it, with sums in another order, and rounded from float64.
REFERENCES = (f"inproc:reference_driver?{HAL}", f"inproc:reference_driver?{HAL}&order=reversed", ORACLE_ADDRESS)
# Operations take very different times: with a few shards for each job all jobs end at about the same time.
SHARDS_PER_JOB = 6


@dataclass(frozen=True)
class ScorePlan:
    """Whose cases are scored: those in the folder ``specs``, else generated ones; against faults of which driver.

    Cases that catch survivors are written to the folder ``write``, if one is named.
    """

    seed: int = 1
    specs: Path | None = None
    faulty: str = FAULTY
    write: Path | None = None


@dataclass(frozen=True)
class ScoreShard:
    """Some of the operations, by name."""

    plan: ScorePlan
    operations: tuple[str, ...]


def score_suite(plan: ScorePlan, operations: Sequence[str], jobs: int) -> Generator[OpScore, None, None]:
    """The score of each operation; with several jobs in the order that they fall. The caller closes the generator.

    Raises UsageError where the plan's folder holds no spec, or its driver has no faults to choose.
    """
    if jobs == 1:
        yield from run_shard(ScoreShard(plan, tuple(operations)))
        return
    shards = [ScoreShard(plan, tuple(share)) for share in split(operations, SHARDS_PER_JOB * jobs)]
    with closing(run_sharded(run_shard, shards, OpScore, jobs)) as scores:
        yield from scores


def run_shard(shard: ScoreShard) -> Iterator[OpScore]:
    """The score of each operation of a shard, in this process."""
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
    """The cases in a folder, by the operations that they are about. Raises UsageError where there is none."""
    by_operation: dict[str, list[Case]] = defaultdict(list)
    for path in case_files([folder]):
        for case in read_cases(path):
            for name in case.operations():
                by_operation[name].append(case)
    return by_operation
