"""The bytes of a pool beside an output, which only the client writes."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event

from nnconform.harness.execution.expect import expect
from nnconform.harness.model.memory import Memory
from nnconform.harness.results.verdict import Verdict

# Seconds between two writes: many during an execution, whenever it begins on a busy machine.
_PAUSE = 0.0005


class Beside:
    """Parts of a pool to which the client writes while executions are under way. They hold zeros at first."""

    def __init__(self, pool: Memory, parts: Sequence[slice]) -> None:
        self._pool, self._parts, self._content = pool, parts, 0

    def write_until(self, ended: Event) -> None:
        """Write another content again and again until the execution has ended; expect each to be there still."""
        while not ended.wait(_PAUSE):
            self.expect_kept()
            self._content = self._content % 255 + 1
            for part in self._parts:
                self._pool.view()[part] = bytes([self._content]) * (part.stop - part.start)

    def expect_kept(self) -> None:
        """Expect what was written last. Raises what ``expect`` raises."""
        for part in self._parts:
            kept = bytes(self._pool.view()[part]) == bytes([self._content]) * (part.stop - part.start)
            expect(kept, "what the client wrote beside an output during the execution is gone", Verdict.WRONG)
