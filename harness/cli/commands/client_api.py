"""``nnconform client-api``: ask the rules of the client's side of the NNAPI."""

from __future__ import annotations

import click

from nnconform.harness.cli.options import limit_option
from nnconform.harness.conformance.client import all_client_rules
from nnconform.harness.conformance.client_run import ask_apart
from nnconform.harness.model.errors import UsageError


@click.command(name="client-api")
@click.argument("address")
@click.option("--rules", "pattern", default="", metavar="PATTERN", help="Only the rules whose names contain PATTERN.")
@limit_option()
def command(address: str, pattern: str, limit: float) -> None:
    """Ask the rules of the client's side of the NNAPI, null pointers, order of calls, values, outputs, of a
    framework:ADDRESS or a nnapi:LIBRARY.

    The rules are asked in another process, a new one after a crash or a hang. The exit status is 1 if one is broken.
    """
    rules = {rule.name: rule for rule in all_client_rules() if pattern in rule.name}
    if not rules:
        raise UsageError(f"no rule contains {pattern!r}; for example nulls, states, values, executions")
    failed = 0
    for result in ask_apart(address, tuple(rules), limit):
        outcome, rule = result.outcome, rules[result.rule]
        failed += outcome.failed
        click.echo(f"{rule.name}: {outcome.verdict}{f': {outcome.message}' if outcome.message else ''}")
        if outcome.failed:
            click.echo(f"  {rule.rule} ({rule.source})")
    click.echo(f"{len(rules)} rules, {failed} broken")
    if failed:
        raise click.exceptions.Exit(1)
