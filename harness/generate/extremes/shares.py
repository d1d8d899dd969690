"""Which signature an extreme size is tried in: each type of elements has its share of what is long in each role."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from nnconform.harness.generate.extremes.rows import LONG, Row
from nnconform.harness.model.codes import OperandType
from nnconform.harness.ops.operation import Signature


class LengthsOfTypes:
    """The longest extent that each role has had, by the type of the elements."""

    def __init__(self) -> None:
        self._longest: defaultdict[tuple[OperandType, str], int] = defaultdict(int)
        self._rows: defaultdict[int, int] = defaultdict(int)

    def next(self, signatures: Sequence[Signature], lead: str, row: Row) -> Signature:
        """Return the signature that gains most by the row, and count the row as one of it."""
        chosen = max(signatures, key=lambda signature: self._gain(signature, lead, row))
        self._rows[id(chosen)] += 1
        for role, extent in row.items():
            key = chosen.row.of, role
            self._longest[key] = max(self._longest[key], extent)
        return chosen

    def short(self, signature: Signature, roles: Iterable[str]) -> list[str]:
        """Return those of the roles that have never been long with the signature's elements."""
        return [role for role in roles if self._longest[signature.row.of, role] <= LONG]

    def _gain(self, signature: Signature, lead: str, row: Row) -> tuple[int, int, int]:
        had = {role: self._longest[signature.row.of, role] for role in row}
        lengthened = sum(row[role] > LONG >= had[role] for role in row)
        # What leads the row is drawn; the others may be dropped for it.
        return 2 * (row[lead] > LONG >= had[lead]) + lengthened, -self._rows[id(signature)], -had[lead]
