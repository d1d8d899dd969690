"""``nnconform score``: how many faults, seeded into the kernels of a driver, the conformance suite catches."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import click
import msgspec

from nnconform.harness.cli.options import jobs_option, seed_option
from nnconform.harness.execution.oracle_device import ORACLE, open_oracle
from nnconform.harness.generate.suite import SOURCE, generate
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.table import FAMILY, TABLE
from nnconform.harness.process.jobs import NNCONFORM
from nnconform.harness.selftest.score import HAL, OpScore, score_operation
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import case_files, read_cases
from nnconform.harness.spec.jsonl import SUFFIX, Header
from nnconform.harness.spec.jsonl_writer import append_cases

FAULTY = "inproc:reference_driver.faulty"
# Right in three ways: as users know it, with sums in another order, and rounded from float64.
REFERENCES = (f"inproc:reference_driver?{HAL}", f"inproc:reference_driver?{HAL}&order=reversed", ORACLE)

# How many processes there are, one after the other, for each job: operations take very different times.
PIECES = 6


@click.command(name="score")
@click.argument("operations", nargs=-1)
@seed_option("What the cases and the random calls follow from.", 1)
@click.option("--specs", type=click.Path(path_type=Path), help="Read the cases in this folder; else generate.")
@click.option("--faulty", default=FAULTY, show_default=True, help="The driver to seed faults into.")
@click.option("--goal", default=1.0, show_default=True, help="The share of faults to catch.")
@jobs_option("Processes to share the operations between.")
@click.option("--write", type=click.Path(path_type=Path), help="Add cases that catch the survivors here.")
@click.option("--list-equivalent", is_flag=True, help="Also list the faults that change nothing.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object for each operation, and nothing else.")
def command(
    operations: tuple[str, ...],
    seed: int,
    specs: Path | None,
    faulty: str,
    goal: float,
    jobs: int,
    write: Path | None,
    list_equivalent: bool,
    as_json: bool,
) -> None:
    """Seed every fault into the kernels of OPERATIONS (default: all) and count those that the suite catches."""
    known = {code.name: op for code, op in sorted(TABLE.items())}
    unknown = set(operations) - set(known)
    if unknown:
        raise UsageError(f"unknown operation {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    names = operations or tuple(known)
    began = time.monotonic()
    if jobs > 1:
        options = ["--seed", str(seed), "--faulty", faulty]
        options += ["--specs", str(specs)] if specs else []
        options += ["--write", str(write)] if write else []
        scores = _shared(names, jobs, options)
    else:
        scores = _scores(names, seed, specs, faulty, write)
    found = []
    for score in scores:
        found.append(score)
        click.echo(msgspec.json.encode(score).decode() if as_json else _line(score))
    if not as_json:
        for line in _summary(found, time.monotonic() - began, list_equivalent):
            click.echo(line)
    if any(score.alarms for score in found) or _share(found) < goal:
        sys.exit(1)


def _scores(names: Sequence[str], seed: int, specs: Path | None, faulty: str, write: Path | None) -> Iterator[OpScore]:
    """The scores of these operations, one after the other, in this process."""
    there = _read(specs) if specs else None
    killers: dict[str, list[Case]] = defaultdict(list)
    oracle = open_oracle()
    for name in names:
        op = next(op for code, op in TABLE.items() if code.name == name)
        cases = generate(op, oracle, seed).cases if there is None else there.get(name, [])
        score, more = score_operation(op, cases, faulty, REFERENCES, seed=seed)
        killers[name] += more
        yield score
        if write and more:
            write.mkdir(parents=True, exist_ok=True)
            family = FAMILY[op.code]
            named = [replace(case, name=f"{family}_{name.lower()}_{case.name}") for case in more]
            append_cases(named, write / f"{family}{SUFFIX}", Header(SOURCE, seed, REFERENCES[-1]))


def _read(folder: Path) -> Mapping[str, list[Case]]:
    """The cases in a folder, by the operations that they are about. Raises UsageError."""
    found: dict[str, list[Case]] = defaultdict(list)
    for path in case_files([folder]):
        for case in read_cases(path):
            for name in case.operations():
                found[name].append(case)
    return found


def _shared(names: Sequence[str], jobs: int, options: Sequence[str]) -> Iterator[OpScore]:
    """The scores, from as many processes at a time as there are jobs."""
    program = [*NNCONFORM, "score", "--json", *options]
    pieces = PIECES * jobs
    shares = [names[start::pieces] for start in range(pieces) if names[start::pieces]]

    def run(share: Sequence[str]) -> list[bytes]:
        # A goal that is missed is the caller's to say: what counts is that there is a line for each.
        done = subprocess.run([*program, *share], stdout=subprocess.PIPE, check=False)
        lines = done.stdout.splitlines()
        if len(lines) != len(share):
            raise UsageError(
                f"scoring {', '.join(share)} ended with status {done.returncode} after {len(lines)} of them"
            )
        return lines

    with ThreadPoolExecutor(jobs) as pool:
        for lines in pool.map(run, shares):
            yield from (msgspec.json.decode(line, type=OpScore) for line in lines)


def _share(scores: Sequence[OpScore]) -> float:
    seeded = sum(score.seeded for score in scores)
    return sum(score.caught for score in scores) / seeded if seeded else 1.0


def _line(score: OpScore) -> str:
    equivalent = sum(map(len, score.equivalent.values()))
    alarms = f"  FALSE ALARMS {len(score.alarms)}" if score.alarms else ""
    return (
        f"{score.operation:32} caught {score.caught:5} / {score.seeded:<5} "
        f"equivalent {equivalent:4}  cases {score.cases:4}{alarms}"
    )


def _summary(scores: Sequence[OpScore], seconds: float, list_equivalent: bool) -> Iterator[str]:
    for score in scores:
        for alarm in score.alarms:
            yield f"false alarm: {alarm}"
        for each in score.survivors:
            yield f"survived: {score.operation} {each.signature}: {each.fault}: {each.says}"
            yield f"    needs {each.needs} ({each.shown_by}); {each.address}"
    reasons: dict[str, list[str]] = defaultdict(list)
    for score in scores:
        for reason, texts in score.equivalent.items():
            reasons[reason] += [f"{score.operation} {text}" for text in texts]
    for reason, texts in reasons.items():
        yield f"equivalent, {reason}: {len(texts)}"
        yield from (f"    {text}" for text in texts if list_equivalent)
    caught, seeded = sum(score.caught for score in scores), sum(score.seeded for score in scores)
    alarms = sum(len(score.alarms) for score in scores)
    yield (
        f"score: caught {caught} / {seeded} ({_share(scores):.1%}) with {sum(score.cases for score in scores)} cases "
        f"of {len(scores)} operations; false alarms {alarms}; {seconds:.0f} s"
    )
