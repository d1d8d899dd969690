"""Collection of calls on large tensors as pytest items, for each LargeTensors in a test file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from nnconform.harness.campaigns.graphs import run_graph
from nnconform.harness.campaigns.large import large_call
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.large.draw import applies
from nnconform.harness.generate.large.kit import LargeTensors
from nnconform.harness.generate.per_op import Undrawable
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.bounds import Unanswered
from nnconform.harness.pytest_plugin.bounded_item import BoundedItem
from nnconform.harness.pytest_plugin.run_state import RunState
from nnconform.harness.results.events import Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


class LargeItem(BoundedItem):
    """One call on one driver."""

    kind = Kind.LARGE

    def __init__(self, *, oracle: Oracle, op: Op, signature: Signature, seed: int, **more: Any) -> None:
        super().__init__(**more)
        self.oracle, self.op, self.signature, self.seed = oracle, op, signature, seed

    def judge(self, session: Session) -> Outcome:
        try:
            graph_case = large_call(self.op, self.signature, self.oracle, self.seed)
        except (Undrawable, Unanswered) as error:
            return Outcome(Verdict.NOT_APPLICABLE, Stage.LOAD, f"no such call can be drawn: {error}")
        self.case = graph_case.case
        return run_graph(session, graph_case)


class LargeCollector(pytest.Collector):
    """Collects the calls of a kit."""

    def __init__(self, *, kit: LargeTensors, **more: Any) -> None:
        super().__init__(**more)
        self.kit = kit

    def collect(self) -> Iterator[LargeItem]:
        addresses = RunState.create_once(self.config).addresses
        if not addresses:
            raise self.CollectError(f"{self.name}: no driver to test; name one with --driver ADDRESS")
        oracle = open_oracle()
        self.config.add_cleanup(oracle.close)
        seed = self.kit.seed + RunState.of(self.config).seed
        for address in addresses:
            suffix = f"@{address}" if len(addresses) > 1 else ""
            counts = Counter[str]()
            for _, op in sorted(TABLE.items()):
                if self.kit.operations and op.code.name not in self.kit.operations:
                    continue
                for signature in op.signatures():
                    if applies(op, signature):
                        name = f"{op.code.name}_{signature.form.name}_{counts[op.code.name]}{suffix}"
                        counts[op.code.name] += 1
                        more = {"op": op, "signature": signature, "oracle": oracle, "seed": seed}
                        yield LargeItem.from_parent(self, name=name, address=address, **more)


def collect_kit(collector: pytest.Collector, name: str, kit: LargeTensors) -> LargeCollector:
    """Return the collector of a kit that a test file has under ``name``."""
    return LargeCollector.from_parent(collector, name=name, kit=kit)
