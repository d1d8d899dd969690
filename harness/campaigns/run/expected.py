"""Entries of expected failures that are about nothing in a run."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from nnconform.harness.campaigns.run.counts import is_created
from nnconform.harness.campaigns.run.journal import PartRecord, State
from nnconform.harness.campaigns.run.parts import RunPlan, Suite
from nnconform.harness.results.expectations import Expectations
from nnconform.harness.results.matching import stale_entries

# The suites that have every case: an entry that matches none is about nothing.
_WHOLE = (Suite.FULL, Suite.NIGHTLY)


def stale_lines(plan: RunPlan, records: Iterable[PartRecord], store: Path, expectations: Expectations) -> list[str]:
    """Return a line for each entry about the drivers of a run that has expired or, if everything was run, that is about
    no case.
    """
    ended = all(record.state in (State.PASSED, State.FAILED, State.LEFT_OUT) for record in records)
    whole = plan.suite in _WHOLE and not plan.only and not plan.budget and not plan.exit_first
    return stale_entries(expectations, store, plan.addresses, complete=ended and whole and is_created(store))
