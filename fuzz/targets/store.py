"""Fuzz target of results stores, read to the page: edits of their values and their bytes."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from pathlib import Path

from nnconform.fuzz.damage import damage
from nnconform.fuzz.own_target import FileInput, ReaderTarget
from nnconform.fuzz.store_sketch import draw_store
from nnconform.harness.generate.choices import Choices
from nnconform.harness.results.verdict import Outcome, Verdict, VerdictReached
from nnconform.reports.write import report_text, write_report

_MOST = 4
# The page of a store is written for one in so many: it takes as long as ten of the text.
_PAGE_OF = 8


class StoreTarget(ReaderTarget):
    """Reads results stores."""

    name = "store"
    says = __doc__.partition("\n")[0]
    suffix = ".sqlite"
    instruments = ("nnconform.harness.results", "nnconform.reports")

    def make(self, choices: Choices) -> FileInput:
        most = 4 if choices.integer(0, 3) == 3 else 0
        return FileInput.of(damage(draw_store(choices, _MOST), choices, most))

    def read(self, path: Path) -> None:
        before = path.read_bytes()
        try:
            text = report_text(path, "json", whole_store=len(before) % 2 == 1)
            if not text.startswith("{"):
                raise VerdictReached(Verdict.WRONG, f"the report as JSON begins with {text[:40]!r}")
            if sum(before[-64:] + before[96:100]) % _PAGE_OF == 0:
                write_report(path, page=path.with_suffix(".html"), csv=None)
        finally:
            # Of a file that is in the journal mode of a store, SQLite leaves these two beside it.
            for more in ("-wal", "-shm"):
                path.with_name(path.name + more).unlink(missing_ok=True)

    def features(self, fuzz_input: FileInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Yield the refusal without its numbers."""
        yield self.refusal_kind()


TARGET = StoreTarget
