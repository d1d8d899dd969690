"""A finding: choices that make a driver do wrong, and the signature by which one wrong is told from another."""

from __future__ import annotations

import re
import zlib
from itertools import dropwhile, takewhile
from pathlib import Path

import msgspec

from nnconform.harness.campaigns.folders import writing_to
from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# So many functions of a stack tell one crash from another.
_FRAMES = 3
_ENTRY = 2
_FRAME = re.compile(r'File "([^"]+)", line \d+,? in (\S+)')
_NUMBERS = re.compile(r"(?<!\w)-?\d[\d_.e+-]*|(?<!\w)-?(?:nan|inf)\b")
# Where a thread that has nothing to do waits, and what only carries calls to the driver.
_WAITING = re.compile(r"/(?:threading|selectors|socket|queue|subprocess|(?:multiprocessing|concurrent)/.+)\.py$|^<")
_CARRIERS = re.compile(r"/(?:harness/(?:execution|loaders|process|stress)|fuzz)/(?!tests/)")
_LONGEST = 160


class Finding(msgspec.Struct, frozen=True):
    """What a campaign found: the choices, what they come to, and what was made of them, in words and as kept (``kept``:
    see there; empty in a finding that is all choices).
    """

    target: str
    driver: str
    choices: list[int]
    verdict: Verdict
    stage: Stage
    message: str
    signature: str
    made: str = ""
    kept: str = ""

    @property
    def case(self) -> str:
        """What the results store calls it."""
        return f"fuzz/{self.target}/{short_name(self.signature)}"

    def write(self, folder: Path) -> Path:
        """Write it to a file of its own, to be replayed. Raises FormatError."""
        path = folder / f"{self.target}-{short_name(self.signature)}.json"
        with writing_to(folder):
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.format(msgspec.json.encode(self)) + b"\n")
        return path


def read_finding(path: Path) -> Finding:
    """Read a finding. Raises FormatError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Finding)
    except OSError as error:
        raise FormatError(path, f"cannot be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise FormatError(path, f"no finding of a fuzz campaign: {error}") from error


def short_name(signature: str) -> str:
    """A signature as the end of a file's name."""
    return f"{zlib.crc32(signature.encode()):08x}"


def signature(outcome: Outcome, kind: str = "") -> str:
    """What is the same whenever the same is wrong: verdict, stage, and the functions or the words without numbers, or
    ``kind`` in the place of the words.
    """
    text = kind or outcome.message
    if outcome.verdict in (Verdict.CRASHED, Verdict.HUNG):
        dump = outcome.details.get("stack") or outcome.details.get("stderr", "")
        number = outcome.details.get("signal", "")
        text = " ".join([number, *frames(dump, outcome.verdict is Verdict.CRASHED)]).strip()
    elif trace := outcome.details.get("traceback") or _raised(outcome):
        found = [name for file, name in _FRAME.findall(trace) if not _CARRIERS.search(file)]
        text = " ".join([trace.strip().splitlines()[-1].partition(":")[0], *found[-_FRAMES:]])
    return f"{outcome.verdict} {outcome.stage}: {_plain(text)}"


def frames(dump: str, current: bool) -> list[str]:
    """The innermost functions of the thread that a dump is about: the one that died, or the first that is at work."""
    sections = [part for part in re.split(r"\n(?=Thread |Current thread |Fatal )", dump) if "most recent" in part]
    if current:
        sections.sort(key=lambda part: "Current thread" not in part)
    for part in sections:
        every = _FRAME.findall(part)
        # From the innermost out to where the driver was called; beyond that is whoever called it.
        inside = dropwhile(lambda frame: _outside(frame[0]), every)
        found = [name for _, name in takewhile(lambda frame: not _CARRIERS.search(frame[0]), inside)]
        if found and current:
            return found[:_FRAMES]
        # A loop is in other functions each time that one looks; where it was entered stays the same.
        if found and not _WAITING.search(every[0][0]):
            return found[-_ENTRY:]
    return []


def _outside(file: str) -> bool:
    """Whether a function is none of the driver's."""
    return bool(_CARRIERS.search(file) or _WAITING.search(file))


def _raised(outcome: Outcome) -> str:
    """The traceback of what a driver in another process raised."""
    text = outcome.details.get("stderr", "")
    return text if outcome.verdict is Verdict.ERROR and "Traceback (most recent call last)" in text else ""


def _plain(text: str) -> str:
    line = " ".join(text.split())
    return _NUMBERS.sub("#", line)[:_LONGEST]
