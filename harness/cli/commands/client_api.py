"""``nnconform client-api``: ask the rules of the client's side of the NNAPI."""

from __future__ import annotations

import shlex
import time

import click

from nnconform.harness.campaigns.description import DescriptionShard, describe_on
from nnconform.harness.cli.campaign import Keeping
from nnconform.harness.cli.options import expect_option, grouped, limit_option, results_option, resume_option
from nnconform.harness.cli.pools import Workers
from nnconform.harness.conformance.client import ClientRule, all_client_rules
from nnconform.harness.conformance.client_run import ask_apart
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome


@click.command(name="client-api")
@click.argument("address")
@click.option("--rules", "pattern", default="", metavar="PATTERN", help="Only the rules whose names contain PATTERN.")
@limit_option()
@results_option()
@resume_option()
@expect_option()
@grouped("keeping", Keeping)
def command(address: str, pattern: str, limit: float, keeping: Keeping) -> None:
    """Ask the rules of the client's side of the NNAPI, null pointers, order of calls, values, outputs, memories,
    devices, limits, of a framework:ADDRESS or a nnapi:LIBRARY.

    The rules are asked in another process, a new one after a crash or a hang. The exit status is 1 if one is broken.
    """
    rules = {rule.name: rule for rule in all_client_rules() if pattern in rule.name}
    if not rules:
        raise UsageError(f"no rule contains {pattern!r}; for example nulls, states, values, executions")
    failed = 0
    with (
        Workers().open() as pool,
        keeping.open("client-api", 0, {"address": address, "pattern": pattern}) as recording,
    ):
        recording.describe(address, lambda: describe_on(pool, DescriptionShard(address, None, limit)))
        left = [name for name in rules if (address, rules[name].case) not in recording.done]
        began = time.monotonic()
        for result in ask_apart(address, left, limit):
            outcome, rule = result.outcome, rules[result.rule]
            event = recording.record(_event(address, rule, outcome, time.monotonic() - began))
            failed += event.failed
            began = time.monotonic()
            click.echo(f"{rule.name}: {outcome.verdict}{f': {outcome.message}' if outcome.message else ''}")
            if event.failed:
                click.echo(f"  {rule.rule} ({rule.source})")
        failed += recording.failed_before
    click.echo(f"{len(rules)} rules, {failed} broken")
    if failed:
        raise click.exceptions.Exit(1)


def _event(address: str, rule: ClientRule, outcome: Outcome, seconds: float) -> Event:
    again = shlex.join(["nnconform", "client-api", address, "--rules", rule.name])
    return Event(
        Kind.CHECK, rule.case, address, outcome, reproduce=again, seconds=seconds, when=time.time(), subject=rule.case
    )
