"""Asks the rules of the client's side in a process of its own: a library may crash on what a rule hands it."""

from __future__ import annotations

import os
import select
from collections.abc import Iterator, Sequence

import msgspec

from nnconform.harness.conformance.client import ask_at
from nnconform.harness.process.jobs import CHUNK
from nnconform.harness.process.shard_child import ShardChild, decode, encode, work_name
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


class ClientShard(msgspec.Struct, frozen=True):
    """Rules, by name, to ask of the implementation at an address."""

    address: str
    rules: tuple[str, ...]


class RuleResult(msgspec.Struct, frozen=True):
    """What came of one rule."""

    rule: str
    outcome: Outcome


def ask_shard(shard: ClientShard) -> Iterator[RuleResult]:
    """Yield what comes of each rule. Raises UsageError."""
    for rule in shard.rules:
        yield RuleResult(rule, ask_at(shard.address, rule))


def ask_apart(address: str, rules: Sequence[str], limit: float) -> Iterator[RuleResult]:
    """Yield what comes of each rule, asked in a child process; a new one goes on after one that crashed, or that gave
    no answer within ``limit`` seconds. Raises UsageError.
    """
    left = list(rules)
    while left:
        child = ShardChild(work_name(ask_shard))
        try:
            child.give(encode(ClientShard(address, tuple(left))), last=True)
            for result in _results(child, limit):
                left.remove(result.rule)
                yield result
            if left:
                yield RuleResult(left.pop(0), _how_it_failed(child, limit))
        finally:
            child.end()


def _results(child: ShardChild, limit: float) -> Iterator[RuleResult]:
    """Yield results until the child ends, or is silent for ``limit`` seconds."""
    while select.select([child.output], [], [], limit)[0]:
        more = os.read(child.output.fileno(), CHUNK)
        if not more:
            return
        for result in child.results(more):
            yield decode(result, RuleResult)


def _how_it_failed(child: ShardChild, limit: float) -> Outcome:
    if select.select([child.output], [], [], 0)[0]:
        return Outcome(Verdict.CRASHED, Stage.EXECUTE, f"the process {child.how_it_ended()}")
    return Outcome(Verdict.HUNG, Stage.EXECUTE, f"no answer within {limit:g} s")
