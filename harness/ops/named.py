"""Operations by the names that users give."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.table import TABLE


def ops_named(names: Iterable[str]) -> list[Op]:
    """Return the operations of these names, in upper or lower case; all for none. Raises UsageError for an unknown one,
    with those of similar names.
    """
    known = {op.code.name: op for op in TABLE.values()}
    wanted = [name.upper() for name in names]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        similar = difflib.get_close_matches(unknown[0], known, cutoff=0.5) or list(known)[:2]
        known_ones = f"known are for example {', '.join(similar)}; all are in harness/docs/operations.md"
        raise UsageError(f"unknown operation {', '.join(unknown)}; {known_ones}")
    return [known[name] for name in wanted] or list(TABLE.values())
