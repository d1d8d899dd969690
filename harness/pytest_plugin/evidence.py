"""What the results store keeps of a failure beside its outcome, so that a page can show it without the run's files."""

from __future__ import annotations

from nnconform.harness.campaigns.replay import stored_case
from nnconform.harness.model.errors import UsageError
from nnconform.harness.spec.case import Case

# Bytes of the inputs, constants and outputs of a case that is kept; of a larger one nobody reads the values.
LARGEST_CASE = 16_384


def evidence(case: Case | None, source: str) -> dict[str, str]:
    """Return the details of a failure that are not the driver's: the case, if it is small, and where its expected
    values or the rule come from.
    """
    details = {"source": source} if source else {}
    if case is None or _size(case) > LARGEST_CASE:
        return details
    try:
        return details | stored_case(case)
    except UsageError:  # a model that the form cannot express, such as one of a vendor extension
        return details


def _size(case: Case) -> int:
    arrays = [array for array in (*case.inputs, *case.expected) if array is not None]
    pools = sum(len(pool.view()) for pool in case.model.pools)
    return sum(array.nbytes for array in arrays) + len(case.model.operand_values) + pools
