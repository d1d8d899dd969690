"""Fuzz target of files of cases, ``.jsonl``: valid lines with edits of their values and bytes.

What is read must be written again as the same text. A ``.mod.py`` file is Python, which is run, and no target.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from nnconform.fuzz.damage import damage
from nnconform.fuzz.own_target import FileInput, ReaderTarget
from nnconform.fuzz.tree import edit_tree
from nnconform.harness.conformance.support import models
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Outcome, Verdict, VerdictReached
from nnconform.harness.spec.jsonl import SUFFIX, Header, read_header, read_jsonl
from nnconform.harness.spec.jsonl_writer import cases_text

_MOST = 4
_MOST_LINES = 2


@cache
def _lines() -> tuple[Any, ...]:
    """Return the header and the lines of our own small models, as values."""
    text = cases_text(models.cases(HalVersion.V1_3), Header("by hand"))
    return tuple(msgspec.json.decode(line) for line in text.splitlines())


class SpecTextTarget(ReaderTarget):
    """Reads files of cases."""

    name = "spec_text"
    says = __doc__.partition("\n")[0]
    suffix = SUFFIX
    instruments = ("nnconform.harness.spec",)

    def make(self, choices: Choices) -> FileInput:
        header, *cases = _lines()
        lines = [edit_tree(header, choices, 1)]
        for _ in range(choices.integer(0, _MOST_LINES)):
            begin = len(choices.sequence)
            lines.append(edit_tree(choices.pick(cases), choices, _MOST))
            choices.mark_span(begin)
        content = b"\n".join(map(_json, lines)) + b"\n"
        return FileInput.of(damage(content, choices, 2))

    def read(self, path: Path) -> None:
        header, cases = read_header(path), list(read_jsonl(path))
        try:
            text = cases_text(cases, header)
        except UsageError:
            return  # our own form has no words for it, AOSP's has
        path.write_text(text, encoding="utf-8")
        again = cases_text(read_jsonl(path), read_header(path))
        if again != text:
            raise VerdictReached(Verdict.WRONG, "the cases that were read are written otherwise when read again")

    def features(self, fuzz_input: FileInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Yield the refusal without its numbers."""
        yield self.refusal_kind()


def _json(value: Any) -> bytes:
    # JSON has no bytes, which stand for what they look like; msgspec writes NaN and infinities as null.
    return msgspec.json.encode(value, enc_hook=str)


TARGET = SpecTextTarget
