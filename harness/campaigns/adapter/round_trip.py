"""Every signature of an operation that an adapter claims: written, prepared, executed, and right."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.campaigns.probe import Support, probe
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.ops.operation import Op
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


def round_trip(session: Session, op: Op, oracle: Oracle, seed: int) -> Outcome:
    """Return the outcome of a call of every signature of ``op``: the worst is the first that fails, with the names of
    all that do. ``unsupported`` if the driver claims none. Raises UsageError if it cannot be opened.
    """
    found = [each for each in probe(session, op, oracle, seed) if each.outcome is not None]
    broken = [each for each in found if each.support is Support.BROKEN]
    claimed = [each for each in found if each.support in (Support.YES, Support.HIDDEN)]
    for each in broken:
        assert each.outcome is not None
        if each.outcome.failed:
            which = ", ".join(map(str, broken))
            count = f"{len(broken)} of the {len(broken) + len(claimed)} signatures that are claimed fail: {which}"
            return replace(each.outcome, message=f"{count}; the first: {each.outcome.message}")
    if broken:
        text = f"claimed, but {broken[0].outcome.message if broken[0].outcome else ''}: {', '.join(map(str, broken))}"
        return Outcome(Verdict.REJECTED_VALID, Stage.PREPARE, text)
    if not claimed:
        return Outcome(Verdict.UNSUPPORTED, Stage.QUERY, f"no signature of {op.code.name} is claimed")
    return Outcome(Verdict.PASSED, Stage.COMPARE, f"{len(claimed)} signatures")
