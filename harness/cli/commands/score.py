"""``nnconform score``: count the faults in kernels that the conformance suite catches."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing

import click
import msgspec

from nnconform.harness.cli.options import (
    FILE,
    faulty_option,
    goal_option,
    grouped,
    jobs_option,
    json_option,
    seed_option,
)
from nnconform.harness.cli.progress import Progress
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.table import TABLE
from nnconform.harness.selftest.score import OpScore
from nnconform.harness.selftest.suite_score import FAULTY, ScorePlan, score_suite


@click.command(name="score")
@click.argument("operations", nargs=-1)
@seed_option(1)
@click.option("--specs", type=FILE, help="Folder of the cases to score (.mod.py, .jsonl). Default: generate them.")
@faulty_option(FAULTY)
@goal_option(1.0)
@jobs_option()
@click.option("--write", type=FILE, help="Folder to write cases to (.jsonl) that catch the survivors.")
@click.option("--list-equivalent", is_flag=True, help="Also list the faults that change no output.")
@json_option()
@grouped("plan", ScorePlan)
def command(
    operations: tuple[str, ...], plan: ScorePlan, goal: float, jobs: int, list_equivalent: bool, as_json: bool
) -> None:
    """Inject every fault into the kernels of OPERATIONS (default: all), one at a time, and count those that the suite
    catches.

    A fault survives if no case fails on the driver that has it, although a random call shows that it changes outputs.
    The exit status is 1 if the share of caught faults is below --goal, or if a case fails on a driver without faults.
    """
    known = [code.name for code in sorted(TABLE)]
    unknown = set(operations) - set(known)
    if unknown:
        raise UsageError(f"unknown operation {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    names = operations or tuple(known)
    start = time.monotonic()
    scores = []
    with closing(score_suite(plan, names, jobs)) as results, Progress("operations", len(names)) as progress:
        for score in progress.over(results, lambda score: score.alarms):
            scores.append(score)
            click.echo(msgspec.json.encode(score).decode() if as_json else _line(score))
    scores.sort(key=lambda score: names.index(score.operation))
    if not as_json:
        for line in _summary(scores, time.monotonic() - start, list_equivalent):
            click.echo(line)
    if any(score.alarms for score in scores) or _share(scores) < goal:
        raise click.exceptions.Exit(1)


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
