"""``nnconform replay``: run something again, by its name, from a file or from a results store."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click

from nnconform.harness.campaigns.named import ReplayPlan, command_of, near_names, own_command_of
from nnconform.harness.campaigns.replay import find_cases, replay_case
from nnconform.harness.cli.options import (
    driver_option,
    grouped,
    hal_option,
    limit_option,
    profile_option,
    results_option,
    seed_option,
    time_option,
    trust_option,
    trusted_driver,
)
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable, single_line
from nnconform.harness.spec.case import Case

# The exit statuses of pytest, as ours; any other is a breakdown.
_STATUSES = {0: 0, 1: 1, 4: 2}


@click.command(name="replay")
@click.argument("what")
@driver_option(default="with --trust the one that the case failed on; else required")
@hal_option()
@seed_option()
@limit_option()
@profile_option()
@click.option("--matrix", type=click.Choice(["one", "all"]), help="As of pytest: in one other way, or all.")
@click.option("--coupling", is_flag=True, help="As of pytest: with the signed twin of a case.")
@click.option("--extremes", default="sample", help="As of pytest: of which sample of calls at extremes the name is.")
@click.option("--bias", default="sample", help="As of pytest: of which sample of mean errors the name is.")
@time_option()
@results_option("Results store (SQLite) that holds the case named WHAT.")
@trust_option()
@grouped("plan", ReplayPlan)
def command(plan: ReplayPlan, what: str, results: Path | None, trust: bool) -> None:
    """Run something again and show the verdict. WHAT is its name, whatever it is: a case, check, graph or call of the
    conformance suite, a mutant (mutate/...), a stress test (stress/...), a random graph (random-graphs/...), a finding
    (fuzz/...) or a network (mlts::...); FILE or FILE::NAME for cases (.mod.py, .jsonl) and tests of your own; with
    --results, a name in a results store.

    The exit status is 1 if it fails.
    """
    if results is None and what.partition("::")[0].endswith(".py") and ".mod.py" not in what:
        raise click.exceptions.Exit(_run(own_command_of(what, plan)))
    cases = list(find_cases(what, results))
    if cases:
        failed = [_replay(case, plan, failed_on, trust=trust) for case, failed_on in cases]
        raise click.exceptions.Exit(int(any(failed)))
    if not plan.address:
        trusted_driver(what, "", trust)
    status = _run(command_of(what, plan))
    if status == _NOTHING:
        raise UsageError(f"{what!r} is no name of a case, check, graph, mutant or stress test{near_names(what)}")
    raise click.exceptions.Exit(status)


# The exit status of pytest that collected nothing.
_NOTHING = 5


def _run(words: list[str]) -> int:
    """Run a program in a process of its own, with this one's output; return the exit status."""
    program, *rest = words
    status = subprocess.run([sys.executable, "-P", "-m", program, *rest], check=False).returncode
    return status if program != "pytest" or status == _NOTHING else _STATUSES.get(status, 1)


def _replay(case: Case, plan: ReplayPlan, failed_on: str, *, trust: bool) -> bool:
    """Run a case and print what came of it; return whether it failed."""
    driver = plan.address or trusted_driver(case.name, failed_on, trust)
    session = Session(driver, hal=plan.hal, seed=plan.seed, limit=plan.limit, profile=plan.profile)
    try:
        outcome = replay_case(session, case, trusted=trust, matrix=plan.matrix or "", coupling=plan.coupling)
    finally:
        problem = session.close()
    click.echo(f"{printable(case.name)} on {driver}: {outcome.verdict} at {outcome.stage}")
    click.echo(f"    {case.model.main!r}")
    for text in (outcome.message, *(f"{name}: {more}" for name, more in outcome.details.items())):
        for line in text.splitlines():
            click.echo(f"    {printable(line)}")
    if problem:
        click.echo(f"    the driver cannot be closed: {single_line(problem)}")
    return outcome.failed or bool(problem)
