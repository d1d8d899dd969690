"""The base classes of targets of our own code: whatever it is given, it may refuse that with one line, and no more."""

from __future__ import annotations

import gc
import os
import re
import time
import traceback
import zlib
from abc import abstractmethod
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from nnconform.fuzz.target import Target
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.scratch import folder_of
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached

# The number of innermost functions that tell one failure from another.
_FRAMES = 2
_FUZZ = str(Path(__file__).parent)
_OURS = str(Path(__file__).parent.parent)
# What refusals of one kind differ in: numbers, quoted texts, lists, the path.
_NAMES = re.compile(r"^\S+:|'[^']*'|\"[^\"]*\"|\[[^]]*\]|`[^`]*`|-?\d[\w.+-]*")
_LONGEST = 100
# Seconds that threads may take to close descriptors, after the answer that they were for.
_PATIENCE = 2.0
# The bytes of a file that a description shows.
_SHOWN = 64


def _is_ours(file: str) -> bool:
    """Whether a file is one of nnconform's, but for this package."""
    return file.startswith(_OURS) and not file.startswith(_FUZZ) and "site-packages" not in file[len(_OURS) :]


def _descriptors() -> int:
    """Return how many descriptors this process has."""
    return len(os.listdir("/proc/self/fd"))


def _left_open(before: int) -> int:
    """Return how many descriptors there are more than before, once threads that end have had time to close theirs."""
    until = time.monotonic() + _PATIENCE
    while (left := _descriptors() - before) > 0 and time.monotonic() < until:
        gc.collect()
        time.sleep(_PATIENCE / 100)
    return max(left, 0)


class OwnTarget(Target):
    """A target of our own code. ``instruments`` are the packages whose coverage guides the fuzzer."""

    own = True
    instruments: ClassVar[tuple[str, ...]]
    # The text of the last refusal.
    refusal = ""

    def refusal_kind(self) -> str:
        """Return the last refusal without its numbers and names: a feature."""
        return _NAMES.sub("#", self.refusal)[:_LONGEST]

    def start(self) -> None:
        """Start what all inputs share, once; nothing by default."""
        return

    def outcome(self, fuzz_input: Any) -> Outcome | None:
        self.start()
        before = _descriptors()
        outcome = self._outcome(fuzz_input)
        if not outcome.failed and (left := _left_open(before)):
            return Outcome(Verdict.LEAKED, self.stage, f"{left} descriptors are left open", {"cause": "descriptors"})
        return outcome

    def _outcome(self, fuzz_input: Any) -> Outcome:
        self.refusal = ""
        try:
            self.run(fuzz_input)
        except VerdictReached as reached:
            return Outcome(reached.verdict, self.stage, str(reached), reached.details)
        except UsageError as refusal:
            self.refusal = str(refusal)
            if "\n" in self.refusal.strip():
                return Outcome(Verdict.ERROR, self.stage, f"refused with more than one line: {refusal}")
            return Outcome(Verdict.PASSED, self.stage, self.refusal)
        except MemoryError as error:
            return self._failure("ran out of memory", error)
        except Exception as error:
            return self._failure(f"raised {type(error).__name__}: {error}", error)
        return Outcome(Verdict.PASSED, self.stage)

    def _failure(self, text: str, error: Exception) -> Outcome:
        frames = traceback.extract_tb(error.__traceback__)
        inside = [frame.name for frame in frames if not frame.filename.startswith(_FUZZ)]
        # Of a library only the function that was called: what it calls depends on its version.
        ours = [frame.name for frame in frames if _is_ours(frame.filename)]
        cause = " ".join([type(error).__name__, *ours[-_FRAMES:], *inside[-1:]])
        details = {"traceback": "".join(traceback.format_exception(error)[-40:]), "cause": cause}
        return Outcome(Verdict.ERROR, self.stage, text, details)


class FileInput(msgspec.Struct, frozen=True):
    """The content of a file, compressed by zlib: most of a generated one repeats."""

    compressed: bytes

    @classmethod
    def of(cls, content: bytes) -> FileInput:
        """Return the input of a file with this content."""
        return cls(zlib.compress(content, 1))

    @property
    def content(self) -> bytes:
        """The content. Raises zlib.error if it is damaged."""
        return zlib.decompress(self.compressed)


class ReaderTarget(OwnTarget):
    """A target that reads a file. ``suffix`` ends its name."""

    kind = FileInput
    suffix: ClassVar[str]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._path = folder_of(self) / f"file{self.suffix}"

    @abstractmethod
    def read(self, path: Path) -> None:
        """Read the file, and check what can be checked of the result. Raises VerdictReached, UsageError."""

    def run(self, fuzz_input: FileInput) -> None:
        self.at(Stage.LOAD)
        self._path.write_bytes(fuzz_input.content)
        self.read(self._path)

    def describe(self, fuzz_input: FileInput) -> str:
        content = fuzz_input.content
        return f"a {self.suffix} file of {len(content)} bytes, {content[:_SHOWN]!r}..."
